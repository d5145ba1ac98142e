/** Public entry point: registers `<address-entry>`. */
import { AddressEntry } from './elements/address-entry/element.ts';

// If a page loads two copies, the first one wins.
if (!customElements.get('address-entry')) customElements.define('address-entry', AddressEntry);

export type {
  BuildingListMode,
  Country,
  DutchAddress,
  Grade,
  InternationalAddress,
  Location,
  ValidationLevel,
} from './contract/types.ts';
export type { Address, DutchDetails, Source } from './core/address/address.ts';
export type { AddressInput, SavedAddress } from './core/address/address-input.ts';
export type { PoBoxPolicy, VerifyPolicy } from './core/entry/state.ts';
export type { Verdict } from './core/manual/verdict.ts';
export type { SubmitNames } from './core/page-fields/field-map.ts';
export type { AddressEvent, AddressProblem, AddressSelected, Measures, Step } from './elements/field/events.ts';
export type { PageFieldMap } from './elements/field/own-fields.ts';
export { AddressEntry };
