/** Providers in the shape that hosts expect, according to their public documentation. */
import type { Address } from '../core/address/address.ts';
import {
  type AddressProvider,
  type AddressProviderOptions,
  createAddressProvider,
  type Suggestion,
} from './provider.ts';

/** Converters for addresses, loaded with the first one. */
const loadBackends = () => import('../backends/shops.ts');

/** A part of a label that was typed. */
export interface MatchedSubstring {
  readonly offset: number;
  readonly length: number;
}

/** A suggestion for WooCommerce and Shopify. */
export interface HostSuggestion {
  readonly id: string;
  readonly label: string;
  readonly matchedSubstrings: MatchedSubstring[];
}

function asHostSuggestion({ id, label, highlights }: Suggestion): HostSuggestion {
  const matchedSubstrings = highlights.map(([start, end]) => ({ offset: start, length: end - start }));
  return { id, label, matchedSubstrings };
}

/** Options of `wooCommerceProvider`. */
export interface WooCommerceProviderOptions extends Omit<AddressProviderOptions, 'country'> {
  /** The `id` of the provider in PHP. */
  readonly id: string;
  /** ISO 3166-1 alpha-2 codes of the countries to search. */
  readonly countries: readonly string[];
}

/** The argument of WooCommerce's `registerAddressAutocompleteProvider`. */
export interface WooCommerceProvider {
  readonly id: string;
  readonly canSearch: (country: string) => boolean;
  /** Never rejects: without an answer there are no suggestions. */
  readonly search: (query: string, country: string, type: string) => Promise<HostSuggestion[]>;
  /** Resolves with null after a failure. */
  readonly select: (addressId: string) => Promise<WooCommerceAddress | null>;
}

/** The fields of a WooCommerce checkout. */
export type WooCommerceAddress = Readonly<
  Record<'address_1' | 'address_2' | 'city' | 'state' | 'postcode' | 'country', string>
>;

/**
 * Creates a provider for WooCommerce. Shipping and billing address are searched independently.
 *
 * @example
 * const client = createAddressClient({ baseUrl: '/address-api' });
 * const provider = wooCommerceProvider({ id: 'address-entry', client, countries: ['NL', 'BE', 'DE'] });
 * window.wc.addressAutocomplete.registerAddressAutocompleteProvider(provider);
 */
export function wooCommerceProvider({ id, countries, ...options }: WooCommerceProviderOptions): WooCommerceProvider {
  const entries: Record<string, AddressProvider> = {};
  const entryOf = (type: string) => {
    entries[type] ??= createAddressProvider(options);
    return entries[type];
  };
  return {
    id,
    canSearch: (country) => countries.includes(country),
    async search(query, country, type) {
      const found = await entryOf(type)
        .search(query, { country })
        .catch(() => []);
      return found.map(asHostSuggestion).map((it) => ({ ...it, id: `${type}:${it.id}` }));
    },
    async select(addressId) {
      const [, type = '', own = ''] = /^(\w*):(.*)$/s.exec(addressId) ?? [];
      try {
        const address = await entryOf(type).select(own);
        return (await loadBackends()).wooCommerce.fromAddress(address);
      } catch {
        return null;
      }
    },
  };
}

/** Options of `adyenLookup`. */
export interface AdyenLookupOptions extends AddressProviderOptions {
  /** Message for the shopper after a failure. Default: none, and the list does not change. */
  readonly errorMessage?: string;
}

/** The address fields of Adyen's components. */
export type AdyenAddress = Readonly<
  Record<'street' | 'houseNumberOrName' | 'postalCode' | 'city' | 'stateOrProvince' | 'country', string>
>;

/** An item of Adyen's list. */
export interface AdyenLookupItem extends Partial<AdyenAddress> {
  readonly id: string;
  readonly name: string;
}

/** The callbacks through which Adyen's components receive an answer. */
export interface AdyenActions<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (reason?: { errorMessage: string }) => void;
}

/** The two functions that Adyen's card and address components take. */
export interface AdyenLookup {
  readonly onAddressLookup: (value: string, actions: AdyenActions<AdyenLookupItem[]>) => Promise<void>;
  readonly onAddressSelected: (item: AdyenLookupItem, actions: AdyenActions<AdyenLookupItem>) => Promise<void>;
}

/**
 * Creates the lookup of Adyen's card and address components.
 *
 * @example
 * const client = createAddressClient({ baseUrl: '/address-api' });
 * const card = new Card(checkout, { billingAddressRequired: true, ...adyenLookup({ client, country: 'NL' }) });
 */
export function adyenLookup({ errorMessage, ...options }: AdyenLookupOptions): AdyenLookup {
  const provider = createAddressProvider(options);
  const reason = errorMessage === undefined ? undefined : { errorMessage };
  return {
    async onAddressLookup(value, { resolve, reject }) {
      const found = await provider.search(value).catch(() => null);
      if (found) resolve(found.map(({ id, label }) => ({ id, name: label })));
      else reject(reason);
    },
    async onAddressSelected({ id, name }, { resolve, reject }) {
      try {
        resolve({ id, name, ...(await adyenAddress(await provider.select(id))) });
      } catch {
        reject(reason);
      }
    },
  };
}

/** Countries in which Adyen expects the whole line in `street`, and the flat in `houseNumberOrName`. */
const wholeLine = ['AU', 'CA', 'US'];

async function adyenAddress(address: Address): Promise<AdyenAddress> {
  const { adyen, wooCommerce } = await loadBackends();
  const apart = adyen.fromAddress(address);
  if (!wholeLine.includes(apart.country)) return apart;
  const { address_1: street, address_2: houseNumberOrName } = wooCommerce.fromAddress(address);
  return { ...apart, street, houseNumberOrName };
}

/** Maximum number of suggestions that a Shopify checkout shows. */
const shopifyLimit = 5;

/** The part of Shopify's API that is used for suggestions. */
export interface ShopifySuggestApi {
  readonly signal: AbortSignal;
  readonly target: { readonly value: string; readonly selectedCountryCode?: string | undefined };
  readonly storage: ShopifyStorage;
}

/** The part of Shopify's API that is used for the chosen suggestion. */
export interface ShopifyFormatApi {
  readonly target: { readonly selectedSuggestion: { readonly id?: string | undefined } };
  readonly storage: ShopifyStorage;
}

/** The storage that the targets of an extension share. */
export interface ShopifyStorage {
  read<Value = unknown>(key: string): Promise<Value | null>;
  write(key: string, value: unknown): Promise<void>;
}

/** Shopify's `AutocompleteAddress`. */
export type ShopifyAddress = Readonly<
  Record<'address1' | 'address2' | 'city' | 'provinceCode' | 'zip', string> & {
    countryCode: string;
    latitude?: number;
    longitude?: number;
  }
>;

/** The two targets of a Shopify extension. */
export interface ShopifyTargets<Formatted = ShopifyAddress> {
  /** For `purchase.address-autocomplete.suggest`. */
  readonly suggest: (api: ShopifySuggestApi) => Promise<{ suggestions: HostSuggestion[] }>;
  /** For `purchase.address-autocomplete.format-suggestion`. */
  readonly formatSuggestion: (api: ShopifyFormatApi) => Promise<{ formattedAddress: Formatted }>;
}

/** The key under which the targets store how many addresses were chosen. */
const chosenKey = 'address-entry-chosen';

/**
 * Creates the address targets of a Shopify checkout. They may run in different workers: through the shared storage, one
 * learns that the other has an address, so that the next text starts a new session.
 *
 * @typeParam Formatted Shopify's own `AutocompleteAddress`, whose `countryCode` is one of a list
 * @example
 * const client = createAddressClient({ baseUrl: 'https://shop.example/address-api' });
 * export default shopifyTargets({ client }).suggest;
 */
export function shopifyTargets<Formatted = ShopifyAddress>(options: AddressProviderOptions): ShopifyTargets<Formatted> {
  const provider = createAddressProvider({ ...options, limit: Math.min(options.limit ?? shopifyLimit, shopifyLimit) });
  let known: number | null = null;
  return {
    async suggest({ signal, target: { value, selectedCountryCode }, storage }) {
      const chosen = Number(await storage.read(chosenKey));
      if (chosen !== (known ?? chosen)) provider.reset();
      known = chosen;
      try {
        const found = await provider.search(value, { signal, country: selectedCountryCode });
        return { suggestions: found.map(asHostSuggestion) };
      } catch {
        return { suggestions: [] };
      }
    },
    async formatSuggestion({ target: { selectedSuggestion }, storage }) {
      const address = await provider.select(selectedSuggestion.id ?? '');
      await storage.write(chosenKey, Number(await storage.read(chosenKey)) + 1);
      const { latitude, longitude } = address.location ?? {};
      const place = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {};
      const fields = (await loadBackends()).shopify.fromAddress(address);
      return { formattedAddress: { ...fields, ...place } as Formatted };
    },
  };
}
