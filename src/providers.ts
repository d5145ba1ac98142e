/** Public entry: addresses for checkouts that have fields and a list of their own. No element, no DOM. */

export * from './providers/hosts.ts';
export {
  type AddressProvider,
  type AddressProviderOptions,
  createAddressProvider,
  type ProviderSearchOptions,
  type Suggestion,
} from './providers/provider.ts';
