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

/** Templates say `proxy-url` and `@address-selected`; Vue checks them as `proxyUrl` and `onAddressSelected`. */
type Props<Own> = { readonly $props: Own & CamelCaseListeners & Omit<HTMLAttributes, keyof Own> };

declare module 'vue' {
  interface GlobalComponents {
    'address-entry': new () => Props<InCamelCase<EntryAttributes> & EntryProperties>;
    'nl-postcode-lookup': new () => Props<InCamelCase<LookupAttributes> & LookupProperties>;
  }
}
