/** Public entry of types alone: both elements in the templates of Vue 3. */
import type { HTMLAttributes } from 'vue';
import type {
  CamelCaseListeners,
  EntryAttributes,
  EntryProperties,
  InCamelCase,
  LookupAttributes,
  LookupProperties,
} from './attributes.ts';

/** What both elements take by its attribute's name, too, where that is one word. */
type OneWord = Pick<LookupAttributes, 'readonly'>;

/** Templates say `proxy-url` and `@address-selected`; Vue checks them as `proxyUrl` and `onAddressSelected`. */
type Props<Own> = { readonly $props: Own & OneWord & CamelCaseListeners & Omit<HTMLAttributes, keyof Own> };

declare module 'vue' {
  interface GlobalComponents {
    'address-entry': new () => Props<InCamelCase<EntryAttributes> & EntryProperties>;
    'nl-postcode-lookup': new () => Props<InCamelCase<LookupAttributes> & LookupProperties>;
  }
}
