/** Public entry: registers `<address-entry>`. */
import { AddressEntry } from './elements/address-entry/element.ts';

// The page may load two copies; the first one stays.
if (!customElements.get('address-entry')) customElements.define('address-entry', AddressEntry);

export type * from './contract/types.ts';
export type { Address, Source } from './core/address/address.ts';
export type { AddressInput } from './core/address/address-input.ts';
export type { Candidate, MissingPart, Verdict } from './core/manual/verdict.ts';
export type { PageFieldMap, SubmitNames } from './core/page-fields/field-map.ts';
export {
  AddressEvent,
  type AddressEventDetails,
  type AddressProblem,
  type AddressSelected,
  type Step,
} from './elements/field/events.ts';
export { AddressEntry };
