/** The back ends of shops and payment services, and schema.org. */
import type { Spelling } from './backend.ts';
import { linesBackend } from './lines.ts';
import { partsBackend } from './parts.ts';
import { codeAlone, isCode, subdivision } from './spellings.ts';

/** `us-ca`, like ISO 3166-2 but in lower case; a region without a code is unchanged. */
const lowerSubdivision: Spelling = {
  write: (region, address) => (isCode(region) ? subdivision.write(region, address).toLowerCase() : region),
  read: (region) => (/^[a-z]{2}-[a-z0-9]{1,3}$/.test(region) ? subdivision.read(region.toUpperCase()) : region),
};

const lowerCase: Spelling = { write: (code) => code.toLowerCase(), read: (code) => code };

/** Stripe: `Address` of customers, shipping and billing details. */
export const stripe = linesBackend({
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postal_code: 'postal-code',
  country: 'country',
});

/** Shopify's Storefront API. In countries whose regions have no code, `provinceCode` is empty. */
export const shopify = linesBackend(
  {
    address1: 'address-line1',
    address2: 'address-line2',
    city: 'address-level2',
    provinceCode: 'address-level1',
    zip: 'postal-code',
    countryCode: 'country',
  },
  { provinceCode: codeAlone },
);

/** WooCommerce: both APIs, and the fields of its checkout without `shipping_` or `billing_`. */
export const wooCommerce = linesBackend({
  address_1: 'address-line1',
  address_2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
  country: 'country',
});

/** Magento 2: the address of a cart. `region_id` is specific to each shop, which has to add it. */
export const magento = linesBackend({
  street: ['address-line1', 'address-line2'],
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
  country_id: 'country',
});

/** Medusa: country and region codes are in lower case. */
export const medusa = linesBackend(
  {
    address_1: 'address-line1',
    address_2: 'address-line2',
    city: 'address-level2',
    province: 'address-level1',
    postal_code: 'postal-code',
    country_code: 'country',
  },
  { province: lowerSubdivision, country_code: lowerCase },
);

/** Saleor: `AddressInput`. */
export const saleor = linesBackend({
  streetAddress1: 'address-line1',
  streetAddress2: 'address-line2',
  city: 'address-level2',
  cityArea: 'address-level3',
  countryArea: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
});

/** schema.org: the members of a `PostalAddress`, for JSON-LD next to its `@type`. */
export const postalAddress = linesBackend({
  streetAddress: 'street-address',
  addressLocality: 'address-level2',
  addressRegion: 'address-level1',
  postalCode: 'postal-code',
  addressCountry: 'country',
});

/**
 * commercetools: `BaseAddress`. Omits parts that the address does not have, because there an address is replaced as a
 * whole.
 */
export const commercetools = partsBackend(
  {
    country: 'country',
    streetName: 'street',
    streetNumber: 'building',
    apartment: 'unit',
    additionalAddressInfo: 'district',
    postalCode: 'postcode',
    city: 'locality',
    state: 'region',
  },
  {},
  true,
);

/** The members of `BaseAddress` that we fill in. */
export type CommercetoolsAddress = ReturnType<typeof commercetools.fromAddress>;

/** Adyen: the billing and delivery address of a payment. */
export const adyen = partsBackend({
  street: 'street',
  houseNumberOrName: 'building',
  postalCode: 'postcode',
  city: 'locality',
  stateOrProvince: 'region',
  country: 'country',
});
