/** The back ends of shops and payment services, and schema.org. */
import { createBackend, type Spelling } from './backend.ts';
import { codeAlone, isCode, subdivision } from './spellings.ts';

/** `us-ca`, like ISO 3166-2 but in lower case; a region without a code is unchanged. */
const lowerSubdivision: Spelling = {
  write: (region, address) => (isCode(region) ? subdivision.write(region, address).toLowerCase() : region),
  read: (region) => (/^[a-z]{2}-[a-z0-9]{1,3}$/.test(region) ? subdivision.read(region.toUpperCase()) : region),
};

const lowerCase: Spelling = { write: (code) => code.toLowerCase(), read: (code) => code };

/** Stripe: `Address` of customers, shipping and billing details. */
export const stripe = createBackend({
  line1: 'line1',
  line2: 'line2',
  city: 'locality',
  state: 'region',
  postal_code: 'postcode',
  country: 'country',
});

/** Shopify's Storefront API. In countries whose regions have no code, `provinceCode` is empty. */
export const shopify = createBackend(
  {
    address1: 'line1',
    address2: 'line2',
    city: 'locality',
    provinceCode: 'region',
    zip: 'postcode',
    countryCode: 'country',
  },
  { provinceCode: codeAlone },
);

/** WooCommerce: both APIs, and the fields of its checkout without `shipping_` or `billing_`. */
export const wooCommerce = createBackend({
  address_1: 'line1',
  address_2: 'line2',
  city: 'locality',
  state: 'region',
  postcode: 'postcode',
  country: 'country',
});

/** Magento 2: the address of a cart. `region_id` is specific to each shop, which has to add it. */
export const magento = createBackend({
  street: ['line1', 'line2'],
  city: 'locality',
  region: 'region',
  postcode: 'postcode',
  country_id: 'country',
});

/** Medusa: country and region codes are in lower case. */
export const medusa = createBackend(
  {
    address_1: 'line1',
    address_2: 'line2',
    city: 'locality',
    province: 'region',
    postal_code: 'postcode',
    country_code: 'country',
  },
  { province: lowerSubdivision, country_code: lowerCase },
);

/** Saleor: `AddressInput`. */
export const saleor = createBackend({
  streetAddress1: 'line1',
  streetAddress2: 'line2',
  city: 'locality',
  cityArea: 'district',
  countryArea: 'region',
  postalCode: 'postcode',
  country: 'country',
});

/** schema.org: the members of a `PostalAddress`, for JSON-LD next to its `@type`. */
export const postalAddress = createBackend({
  streetAddress: 'lines',
  addressLocality: 'locality',
  addressRegion: 'region',
  postalCode: 'postcode',
  addressCountry: 'country',
});

/**
 * commercetools: `BaseAddress`. Omits parts that the address does not have, because there an address is replaced as a
 * whole.
 */
export const commercetools = createBackend(
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
export const adyen = createBackend({
  street: 'street',
  houseNumberOrName: 'building',
  postalCode: 'postcode',
  city: 'locality',
  stateOrProvince: 'region',
  country: 'country',
});
