/** Public entry: registers `<nl-postcode-lookup>`. */
import { NlPostcodeLookup } from './elements/nl-postcode-lookup/element.ts';
import { registerLookupMessages } from './i18n/lookup-messages.ts';
import { lookupNl } from './i18n/lookup-nl.ts';

registerLookupMessages('nl', lookupNl);
// The page may load two copies; the first one stays.
if (!customElements.get('nl-postcode-lookup')) customElements.define('nl-postcode-lookup', NlPostcodeLookup);

export type * from './contract/types.ts';
export type { Address, Source } from './core/address/address.ts';
export type { AddressInput } from './core/address/address-input.ts';
export type { FieldMap, FieldNames } from './core/page-fields/field-map.ts';
export * from './elements/events.ts';
export { type LookupMessageOverrides, type LookupMessages, registerLookupMessages } from './i18n/lookup-messages.ts';
export { NlPostcodeLookup };
