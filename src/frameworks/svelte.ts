/** Public entry point, types only: both elements in Svelte 5's templates. */
import type {} from 'svelte/elements';
import type { AddressEntry } from '../elements/address-entry/element.ts';
import type { NlPostcodeLookup } from '../elements/nl-postcode-lookup/element.ts';
import type { EntryProps, LookupProps } from './attributes.ts';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'address-entry': EntryProps & Omit<HTMLAttributes<AddressEntry>, keyof EntryProps>;
    'nl-postcode-lookup': LookupProps & Omit<HTMLAttributes<NlPostcodeLookup>, keyof LookupProps>;
  }
}
