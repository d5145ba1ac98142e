/** A client for servers, which holds the account itself and goes through the proxy's pipeline. */
import { type AddressClient, type CallOptions, createAddressClient } from '../client/client.ts';
import type { AddressInput } from '../core/address/address-input.ts';
import { createAddressProxy } from '../proxy/handler.ts';
import type { Limits } from '../proxy/limits.ts';
import type { AddressProxyOptions } from '../proxy/options.ts';
import type { OrderVerdict } from './verify-order.ts';

/** Options of `createServerClient`: those of the proxy that concern the account rather than pages. */
export interface ServerClientOptions
  extends Pick<
    AddressProxyOptions,
    'baseUrl' | 'credentials' | 'capStore' | 'dailyCap' | 'fetch' | 'now' | 'onEvent' | 'onLookup' | 'store' | 'timeout'
  > {
  /** Limits on requests to the service that replace the default ones. */
  readonly limits?: Partial<Pick<Limits, 'international' | 'dutch'>>;
  /** ISO 3166-1 alpha-3 code of the country you ship from. Default: none, and the parcel's lines have no country. */
  readonly dispatchCountry?: string;
}

/** The seven operations, and verification of orders. */
export interface ServerClient extends AddressClient {
  /**
   * Validates the address of an order. Costs one lookup.
   *
   * @throws TypeError without a country or any other part; AddressServiceError, `unavailable` if the day's lookups
   *   are used up
   */
  readonly verifyOrder: (address: AddressInput, options?: CallOptions) => Promise<OrderVerdict>;
}

/** There is no shopper to limit: limits per client and session belong to the proxy. */
const noClientLimits = { requests: [], lookups: [], suggestions: [], details: [], addresses: [] };

/**
 * Creates a client for a server, for orders by telephone, from an import, or from a form without JavaScript. Give it
 * the `dailyCap` and the stores of the proxy, so that both count together.
 *
 * @throws TypeError with an explanation if the options are unsafe or misspelt
 * @example
 * const service = createServerClient({ baseUrl, credentials: { key, secret } });
 * const { advice } = await service.verifyOrder({ country: 'NL', street: 'Julianastraat 30', postcode: '2012ES' });
 */
export function createServerClient({ dispatchCountry = '', limits, ...options }: ServerClientOptions): ServerClient {
  if (Object.keys(limits ?? {}).some((name) => name in noClientLimits)) {
    throw new TypeError('limits may name international and dutch: a server has no clients and no sessions to limit.');
  }
  let calls = 0;
  const proxy = createAddressProxy({
    ...options,
    limits: { ...noClientLimits, ...limits },
    // A client for each call: the circuit breaker and the queue, which ask whose requests fail or wait, are for all.
    clientAddress: () => {
      calls = (calls + 1) % 2 ** 24;
      return `127.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
    },
  });
  const { now } = options;
  // This host name never leaves the process.
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
