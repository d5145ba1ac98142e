/** The fields of each back end for the parts of an address, as its public API reference names them. */
import type { Purpose } from '../core/page-fields/autofill-tokens.ts';

/** The part that a field holds; several for a list of lines. */
export type Held = Purpose | readonly Purpose[];

/** The fields of a back end. */
export type Fields = Readonly<Record<string, Held>>;

/** An address as a back end with these fields has it. */
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

/** schema.org: `PostalAddress`. Lines are separated by a line feed. */
export const postalAddressFields = {
  streetAddress: 'street-address',
  addressLocality: 'address-level2',
  addressRegion: 'address-level1',
  postalCode: 'postal-code',
  addressCountry: 'country',
} as const satisfies Fields;

/** commercetools: the members of `BaseAddress` that each hold one part of an `Address`. */
export const commercetoolsParts = {
  streetName: 'street',
  streetNumber: 'building',
  apartment: 'unit',
  additionalAddressInfo: 'district',
  postalCode: 'postcode',
  city: 'locality',
  state: 'region',
} as const;
