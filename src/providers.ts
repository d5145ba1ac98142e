/** Public entry point: suggestions for checkouts with their own fields and list. No element, no DOM. */

export * from './providers/hosts.ts';
export {
  type AddressProvider,
  type AddressProviderOptions,
  createAddressProvider,
  type ProviderSearchOptions,
  type Suggestion,
} from './providers/provider.ts';
