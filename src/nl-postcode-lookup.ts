/** Public entry point: registers `<nl-postcode-lookup>`. */
import { NlPostcodeLookup } from './elements/nl-postcode-lookup/element.ts';

// If a page loads two copies, the first one wins.
if (!customElements.get('nl-postcode-lookup')) customElements.define('nl-postcode-lookup', NlPostcodeLookup);

export type {
  Country,
  DutchAddress,
  Grade,
  InternationalAddress,
  Location,
  ValidationLevel,
} from './contract/types.ts';
export type { Address, DutchDetails, Source } from './core/address/address.ts';
export type { AddressInput } from './core/address/address-input.ts';
export type { PoBoxPolicy } from './core/entry/state.ts';
export type { SubmitNames } from './core/page-fields/field-map.ts';
export type { AddressEvent, AddressProblem, AddressSelected, Measures, Step } from './elements/field/events.ts';
export type { PageFieldMap } from './elements/field/own-fields.ts';
export { NlPostcodeLookup };
