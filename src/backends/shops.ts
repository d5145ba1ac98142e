/** The back ends of shops and payment services, and schema.org. */
import { backendOf, type Spelling } from './backend.ts';
import * as fields from './fields.ts';
import { partsBackend } from './parts.ts';
import { codeAlone, isCode, subdivision } from './spellings.ts';

/** `us-ca`, like ISO 3166-2 but in lower case; a region without a code is unchanged. */
const lowerSubdivision: Spelling = {
  write: (region, address) => (isCode(region) ? subdivision.write(region, address).toLowerCase() : region),
  read: (region) => (/^[a-z]{2}-[a-z0-9]{1,3}$/.test(region) ? subdivision.read(region.toUpperCase()) : region),
};

const lowerCase: Spelling = { write: (code) => code.toLowerCase(), read: (code) => code };

/** Stripe: `Address` of customers, shipping and billing details. */
export const stripe = backendOf(fields.stripeFields);

/** Shopify's Storefront API. In countries whose regions have no code, `provinceCode` is empty. */
export const shopify = backendOf(fields.shopifyFields, { provinceCode: codeAlone });

/** WooCommerce: both APIs, and the fields of its checkout without `shipping_` or `billing_`. */
export const wooCommerce = backendOf(fields.wooCommerceFields);

/** Magento 2: the address of a cart. `region_id` is specific to each shop, which has to add it. */
export const magento = backendOf(fields.magentoFields);

/** Medusa: country and region codes are in lower case. */
export const medusa = backendOf(fields.medusaFields, { province: lowerSubdivision, country_code: lowerCase });

/** Saleor: `AddressInput`. */
export const saleor = backendOf(fields.saleorFields);

/** schema.org: the members of a `PostalAddress`, for JSON-LD next to its `@type`. */
export const postalAddress = backendOf(fields.postalAddressFields);

/** The members of `BaseAddress` that we fill in. */
export type CommercetoolsAddress = fields.PartsShapeOf<typeof fields.commercetoolsFields, true>;

/**
 * commercetools: `BaseAddress`. Omits parts that the address does not have, because there an address is replaced as a
 * whole.
 */
export const commercetools = partsBackend(fields.commercetoolsFields, {}, true);

/** Adyen: the billing and delivery address of a payment. */
export const adyen = partsBackend(fields.adyenFields);
