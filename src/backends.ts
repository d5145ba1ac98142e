/**
 * Public entry point: converts addresses for shops, carriers, payment services and schema.org, and back. No element, no
 * network.
 */
export type { Backend } from './backends/backend.ts';
export { bpost, dhl, dpd, myParcel, postNl, sendcloud } from './backends/carriers.ts';
export { type AddressFromDetailsOptions, addressFromDetails } from './backends/details.ts';
export {
  adyen,
  type CommercetoolsAddress,
  commercetools,
  magento,
  medusa,
  postalAddress,
  saleor,
  shopify,
  stripe,
  wooCommerce,
} from './backends/shops.ts';
