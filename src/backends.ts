/** Public entry: maps addresses to those of shops, payment services and formats, and back. No element, no network. */
export type { Backend } from './backends/backend.ts';
export { type CommercetoolsAddress, commercetools } from './backends/commercetools.ts';
export { type AddressFromDetailsOptions, addressFromDetails } from './backends/details.ts';
export { magento, medusa, postalAddress, saleor, shopify, stripe, wooCommerce } from './backends/shops.ts';
