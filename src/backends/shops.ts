/** The back ends of shops, payment services and formats. */
import { backendOf, type Spelling } from './backend.ts';
import * as fields from './fields.ts';
import { partsBackend } from './parts.ts';
import { codeAlone, isCode, subdivision } from './spellings.ts';

/** `us-ca`, as in ISO 3166-2 but in lower case; a region without a code is unchanged. */
const lowerSubdivision: Spelling = {
  write: (region, address) => (isCode(region) ? subdivision.write(region, address).toLowerCase() : region),
  read: (region) => (/^[a-z]{2}-[a-z0-9]{1,3}$/.test(region) ? subdivision.read(region.toUpperCase()) : region),
};

const lowerCase: Spelling = { write: (code) => code.toLowerCase(), read: (code) => code };

/** Stripe: `Address` of customers, shipping and billing details. */
export const stripe = backendOf(fields.stripeFields);

/** Shopify's Storefront API. If a country's regions have no code, `provinceCode` is empty. */
export const shopify = backendOf(fields.shopifyFields, { provinceCode: codeAlone });

/** WooCommerce: both APIs, and the names of its checkout fields behind `shipping_` and `billing_`. */
export const wooCommerce = backendOf(fields.wooCommerceFields);

/** Magento 2: the address of a cart. Its `region_id` is the shop's own number, which the shop adds. */
export const magento = backendOf(fields.magentoFields);

/** Medusa: codes of countries and regions are in lower case. */
export const medusa = backendOf(fields.medusaFields, { province: lowerSubdivision, country_code: lowerCase });

/** Saleor: `AddressInput`. */
export const saleor = backendOf(fields.saleorFields);

/** schema.org: the members of a `PostalAddress`, for JSON-LD beside its `@type`. */
export const postalAddress = backendOf(fields.postalAddressFields);

/** The members of `BaseAddress` that are filled. */
export type CommercetoolsAddress = fields.PartsShapeOf<typeof fields.commercetoolsFields, true>;

/** commercetools: `BaseAddress`. Parts that the address does not have are left out, because an address there is replaced as a whole. */
export const commercetools = partsBackend(fields.commercetoolsFields, {}, true);

/** Adyen: the billing and delivery address of a payment. */
export const adyen = partsBackend(fields.adyenFields);
