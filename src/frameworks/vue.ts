/** Public entry point, types only: both elements in Vue 3's templates. */
import type { HTMLAttributes } from 'vue';
import type { AddressEntry } from '../elements/address-entry/element.ts';
import type { NlPostcodeLookup } from '../elements/nl-postcode-lookup/element.ts';
import type {
  CamelCaseListeners,
  EntryAttributes,
  EntryProperties,
  InCamelCase,
  LookupAttributes,
  LookupProperties,
} from './attributes.ts';

/** Attributes whose one-word names both elements also take as they are. */
type OneWord = Pick<LookupAttributes, 'readonly'>;

/** Native events of a form control, on the element itself: `@change="address = $event.currentTarget.value"`. */
type NativeListeners<Element> = {
  [Name in 'onInput' | 'onChange' | 'onInvalid']?:
    | ((event: Event & { readonly currentTarget: Element }) => void)
    | undefined;
};

/** Templates contain `proxy-url` and `@address-selected`; Vue checks them as `proxyUrl` and `onAddressSelected`. */
type Props<Element, Own> = {
  readonly $props: Own &
    OneWord &
    CamelCaseListeners &
    NativeListeners<Element> &
    Omit<HTMLAttributes, keyof Own | keyof NativeListeners<Element>>;
};

declare module 'vue' {
  interface GlobalComponents {
    'address-entry': new () => Props<AddressEntry, InCamelCase<EntryAttributes> & EntryProperties>;
    'nl-postcode-lookup': new () => Props<NlPostcodeLookup, InCamelCase<LookupAttributes> & LookupProperties>;
  }
}
