/** The client of a server: it has the account itself, and the pipeline of the proxy in between. */
import { type AddressClient, type CallOptions, createAddressClient } from '../client/client.ts';
import type { AddressInput } from '../core/address/address-input.ts';
import { createAddressProxy } from '../proxy/handler.ts';
import type { AddressProxyOptions } from '../proxy/options.ts';
import type { OrderVerdict } from './verify-order.ts';

/** Options of `createServerClient`: those of the proxy that concern the account, and not a page. */
export interface ServerClientOptions
  extends Pick<
    AddressProxyOptions,
    | 'baseUrl'
    | 'credentials'
    | 'capStore'
    | 'dailyCap'
    | 'fetch'
    | 'limits'
    | 'now'
    | 'onEvent'
    | 'onLookup'
    | 'store'
    | 'timeout'
    | 'unknownMembers'
  > {
  /** ISO 3166-1 alpha-3 code of the country that parcels leave from. Default: none, and no country on the parcel's lines. */
  readonly dispatchCountry?: string;
}

/** The seven operations, and what they say of an order. */
export interface ServerClient extends AddressClient {
  /**
   * Validates the address of an order: one lookup.
   *
   * @throws TypeError without a country or any part; AddressServiceError, `unavailable` when the day's lookups are used up
   */
  readonly verifyOrder: (address: AddressInput, options?: CallOptions) => Promise<OrderVerdict>;
}

/** Of no shopper: the limits of one client and one session are the proxy's. */
const noClientLimits = { requests: [], lookups: [], suggestions: [], details: [], addresses: [] };

/**
 * Creates a client for a server, for orders that came by telephone, by import or from a form without JavaScript. Give it the
 * `dailyCap` and the stores of the proxy, so that both count together.
 *
 * @throws TypeError with a sentence when the options are unsafe or misspelt
 * @example
 * const service = createServerClient({ baseUrl, credentials: { key, secret } });
 * const { advice } = await service.verifyOrder({ country: 'NL', street: 'Julianastraat 30', postcode: '2012ES' });
 */
export function createServerClient({ dispatchCountry = '', limits, ...options }: ServerClientOptions): ServerClient {
  const proxy = createAddressProxy({
    ...options,
    limits: { ...noClientLimits, ...limits },
    clientAddress: () => '127.0.0.1',
  });
  const { now } = options;
  // No request leaves this process under this name.
  const client = createAddressClient({
    baseUrl: 'http://proxy.invalid',
    fetch: (request) => proxy(request),
    ...(now && { now }),
  });
  return {
    ...client,
    verifyOrder: async (address, callOptions) => {
      const { verifyOrder } = await import('./verify-order.ts');
      return verifyOrder(client, address, dispatchCountry, callOptions);
    },
  };
}
