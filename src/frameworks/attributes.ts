/**
 * Attributes, properties and events of the elements, for the template types of each framework. These files only contain
 * types.
 */
import type { AddressClient } from '../client/client.ts';
import type { BuildingListMode } from '../contract/types.ts';
import type { AddressInput } from '../core/address/address-input.ts';
import type { PoBoxPolicy, VerifyPolicy } from '../core/entry/state.ts';
import type { SubmitNames } from '../core/page-fields/field-map.ts';
import type { AddressEntry } from '../elements/address-entry/element.ts';
import type { AddressEvent, AddressEventDetails } from '../elements/field/events.ts';
import type { PageFieldMap } from '../elements/field/own-fields.ts';
import type { NlPostcodeLookup } from '../elements/nl-postcode-lookup/element.ts';

/** Setting undefined removes an attribute, as in every framework. */
type Optional<Members> = { [Name in keyof Members]?: Members[Name] | undefined };

/** The attributes of `<nl-postcode-lookup>`. */
export type LookupAttributes = Optional<{
  name: string;
  required: boolean;
  disabled: boolean;
  readonly: boolean;
  autofocus: boolean;
  form: string;
  'proxy-url': string;
  'po-box': PoBoxPolicy;
  'no-manual': boolean;
  autocomplete: string;
  label: string;
  hint: string;
}>;

/** The attributes of `<address-entry>`. */
export type EntryAttributes = LookupAttributes &
  Optional<{
    country: string;
    countries: string;
    'preferred-countries': string;
    'address-language': string;
    'dispatch-country': string;
    'building-list-mode': BuildingListMode;
    'min-length': number | string;
    verify: VerifyPolicy;
    'no-auto-select': boolean;
    'nl-lookup': boolean;
    placeholder: string;
    'same-as': string;
    'open-button': boolean;
  }>;

/** What both elements only take as properties. */
type SharedProperties = Optional<{
  /** JSON if set as an attribute. */
  value: AddressInput | string | null;
  client: AddressClient | null;
  pageFields: PageFieldMap | null;
  submitNames: SubmitNames;
}>;

/** What `<address-entry>` only takes as properties. */
export type EntryProperties = SharedProperties &
  Optional<{ messages: AddressEntry['messages']; addresses: AddressEntry['addresses'] | null }>;

/** What `<nl-postcode-lookup>` only takes as properties. */
export type LookupProperties = SharedProperties & Optional<{ messages: NlPostcodeLookup['messages'] }>;

/** `proxy-url` becomes `proxyUrl`. */
type CamelCase<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;

/** The property of an attribute: `proxyUrl` for `proxy-url`; `readOnly` for `readonly`, as in HTML. */
type PropertyName<Attribute> = Attribute extends 'readonly' ? 'readOnly' : CamelCase<Attribute>;

/** The attributes under the names of their properties. */
export type InCamelCase<Attributes> = { [Name in keyof Attributes as PropertyName<Name>]: Attributes[Name] };

/** A listener for each event of the elements; `Prefix` precedes the name. */
export type Listeners<Prefix extends string> = {
  [Name in keyof AddressEventDetails as `${Prefix}${Name}`]?: ((event: AddressEvent<Name>) => void) | undefined;
};

/** The same, with names such as `onAddressSelected`. */
export type CamelCaseListeners = {
  [Name in keyof AddressEventDetails as `on${Capitalize<CamelCase<Name>>}`]?:
    | ((event: AddressEvent<Name>) => void)
    | undefined;
};

/** The props of `<address-entry>` in React and Svelte: attributes by either name, properties, and listeners. */
export type EntryProps = EntryAttributes & InCamelCase<EntryAttributes> & EntryProperties & Listeners<'on'>;

/** The same of `<nl-postcode-lookup>`. */
export type LookupProps = LookupAttributes & InCamelCase<LookupAttributes> & LookupProperties & Listeners<'on'>;
