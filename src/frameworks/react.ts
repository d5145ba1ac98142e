/** Public entry point, types only: both elements in React 19's JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AddressEntry } from '../elements/address-entry/element.ts';
import type { NlPostcodeLookup } from '../elements/nl-postcode-lookup/element.ts';
import type { EntryProps, LookupProps } from './attributes.ts';

/** The props of an element in JSX: attributes by either name, properties, and events such as `onaddress-selected`. */
type Props<Element, Own> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own> & Own;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'address-entry': Props<AddressEntry, EntryProps>;
      'nl-postcode-lookup': Props<NlPostcodeLookup, LookupProps>;
    }
  }
}
