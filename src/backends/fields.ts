/** The fields of each back end, as its public API reference names them, and the part of an address that each holds. */
import type { Purpose } from '../core/page-fields/autofill-tokens.ts';

/** The part that a field holds; several for an array of lines. */
export type Held = Purpose | readonly Purpose[];

/** The fields of a back end. */
export type Fields = Readonly<Record<string, Held>>;

/** An address in the format of a back end with these fields. */
export type ShapeOf<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends readonly unknown[] ? readonly string[] : string;
};

/** Stripe: `Address` of customers, shipping and billing details. */
export const stripeFields = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postal_code: 'postal-code',
  country: 'country',
} as const satisfies Fields;

/** Shopify: `CartDeliveryAddressInput` and `MailingAddressInput` of the Storefront API. */
export const shopifyFields = {
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  provinceCode: 'address-level1',
  zip: 'postal-code',
  countryCode: 'country',
} as const satisfies Fields;

/** WooCommerce: `shipping` and `billing` of the REST API, `shipping_address` and `billing_address` of the Store API. */
export const wooCommerceFields = {
  address_1: 'address-line1',
  address_2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
  country: 'country',
} as const satisfies Fields;

/** Magento 2: `Quote\Api\Data\AddressInterface` of carts in the REST API. */
export const magentoFields = {
  street: ['address-line1', 'address-line2'],
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
  country_id: 'country',
} as const satisfies Fields;

/** Medusa: `StoreAddAddress` and `CreateAddressDTO`. */
export const medusaFields = {
  address_1: 'address-line1',
  address_2: 'address-line2',
  city: 'address-level2',
  province: 'address-level1',
  postal_code: 'postal-code',
  country_code: 'country',
} as const satisfies Fields;

/** Saleor: `AddressInput`. */
export const saleorFields = {
  streetAddress1: 'address-line1',
  streetAddress2: 'address-line2',
  city: 'address-level2',
  cityArea: 'address-level3',
  countryArea: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
} as const satisfies Fields;

/** schema.org: `PostalAddress`. Lines are separated by a newline. */
export const postalAddressFields = {
  streetAddress: 'street-address',
  addressLocality: 'address-level2',
  addressRegion: 'address-level1',
  postalCode: 'postal-code',
  addressCountry: 'country',
} as const satisfies Fields;

/**
 * A part of an address. `building` is `number` with `addition`, `box` the number of a letter box, and `beside` the
 * `unit` and the `district` together.
 */
export type Part =
  | 'street'
  | 'building'
  | 'number'
  | 'addition'
  | 'box'
  | 'beside'
  | 'unit'
  | 'district'
  | 'postcode'
  | 'locality'
  | 'region'
  | 'country';

/** The fields of a back end that splits the street line. */
export type PartFields = Readonly<Record<string, Part>>;

/**
 * An address in the format of such a back end. If it's sparse, it omits missing parts, but never the country.
 */
export type PartsShapeOf<Of extends PartFields, Sparse extends boolean> = Sparse extends true
  ? { readonly [Name in keyof Of as Of[Name] extends 'country' ? never : Name]?: string } & {
      readonly [Name in keyof Of as Of[Name] extends 'country' ? Name : never]: string;
    }
  : { readonly [Name in keyof Of]: string };

/** commercetools: the members of `BaseAddress` that we fill in. */
export const commercetoolsFields = {
  country: 'country',
  streetName: 'street',
  streetNumber: 'building',
  apartment: 'unit',
  additionalAddressInfo: 'district',
  postalCode: 'postcode',
  city: 'locality',
  state: 'region',
} as const satisfies PartFields;

/** Adyen: `Address` of payments. */
export const adyenFields = {
  street: 'street',
  houseNumberOrName: 'building',
  postalCode: 'postcode',
  city: 'locality',
  stateOrProvince: 'region',
  country: 'country',
} as const satisfies PartFields;

/** PostNL, Shipping API: an item of `Addresses`. */
export const postNlFields = {
  Street: 'street',
  HouseNr: 'number',
  HouseNrExt: 'addition',
  Buildingname: 'beside',
  Zipcode: 'postcode',
  City: 'locality',
  Region: 'region',
  Countrycode: 'country',
} as const satisfies PartFields;

/** DHL, Parcel DE Shipping API: `ContactAddress`. */
export const dhlFields = {
  addressStreet: 'street',
  addressHouse: 'building',
  additionalAddressInformation1: 'beside',
  postalCode: 'postcode',
  city: 'locality',
  state: 'region',
  country: 'country',
} as const satisfies PartFields;

/** bpost, Shipping Manager: `address`. */
export const bpostFields = {
  streetName: 'street',
  number: 'building',
  box: 'box',
  postalCode: 'postcode',
  locality: 'locality',
  countryCode: 'country',
} as const satisfies PartFields;

/** MyParcel: `recipient` of a shipment. */
export const myParcelFields = {
  street: 'street',
  number: 'number',
  number_suffix: 'addition',
  box_number: 'box',
  street_additional_info: 'beside',
  postal_code: 'postcode',
  city: 'locality',
  region: 'region',
  cc: 'country',
} as const satisfies PartFields;

/** Sendcloud, API 3: `to_address` of a shipment. */
export const sendcloudFields = {
  address_line_1: 'street',
  house_number: 'building',
  address_line_2: 'beside',
  postal_code: 'postcode',
  city: 'locality',
  state_province_code: 'region',
  country_code: 'country',
} as const satisfies PartFields;

/** DPD, Shipment Service: `address`. */
export const dpdFields = {
  street: 'street',
  houseNo: 'building',
  zipCode: 'postcode',
  city: 'locality',
  state: 'region',
  country: 'country',
} as const satisfies PartFields;
