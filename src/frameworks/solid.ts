/** Public entry point, types only: both elements in Solid's JSX. */
import type { JSX } from 'solid-js';
import type { AddressEntry } from '../elements/address-entry/element.ts';
import type { NlPostcodeLookup } from '../elements/nl-postcode-lookup/element.ts';
import type {
  EntryAttributes,
  EntryProperties,
  InCamelCase,
  Listeners,
  LookupAttributes,
  LookupProperties,
} from './attributes.ts';

/** Properties are set with `prop:`. */
type Prefixed<Properties> = { [Name in keyof Properties as `prop:${Name & string}`]?: Properties[Name] };

/** The props of an element in JSX: attributes, `prop:client`, `on:address-selected`. */
type Props<Element, Attributes, Properties> = Omit<JSX.HTMLAttributes<Element>, keyof Attributes> &
  Attributes &
  Prefixed<Properties & InCamelCase<Attributes>> &
  Listeners<'on:'>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'address-entry': Props<AddressEntry, EntryAttributes, EntryProperties>;
      'nl-postcode-lookup': Props<NlPostcodeLookup, LookupAttributes, LookupProperties>;
    }
  }
}
