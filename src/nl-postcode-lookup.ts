/** Public entry: registers `<nl-postcode-lookup>`. */
import { NlPostcodeLookup } from './elements/nl-postcode-lookup/element.ts';
import { commonNl } from './i18n/nl/common.ts';
import { lookupNl } from './i18n/nl/lookup.ts';
import { onWanted, registerMessages } from './i18n/registry.ts';

registerMessages('nl', { common: commonNl, lookup: lookupNl });
// The manual fields come later, and so do their Dutch texts; without them the fields are English.
onWanted((tag) => {
  if (!/^nl\b/i.test(tag)) return;
  import('./i18n/nl/manual.ts').then(({ manualNl }) => registerMessages('nl', { manual: manualNl })).catch(() => {});
});

// The page may load two copies; the first one stays.
if (!customElements.get('nl-postcode-lookup')) customElements.define('nl-postcode-lookup', NlPostcodeLookup);

export type * from './contract/types.ts';
export type { Address, Source } from './core/address/address.ts';
export type { AddressInput } from './core/address/address-input.ts';
export type { PageFieldMap, SubmitNames } from './core/page-fields/field-map.ts';
export {
  AddressEvent,
  type AddressEventDetails,
  type AddressProblem,
  type AddressSelected,
  type Step,
} from './elements/field/events.ts';
export { NlPostcodeLookup };
