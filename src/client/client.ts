import type { OperationBodies } from '../contract/operation.ts';
import { type CallOptions, createAsk, type Method } from './ask.ts';
import { choosing } from './choosing.ts';
import { lookingUp } from './looking-up.ts';
import { naming } from './naming.ts';
import { searching } from './searching.ts';
import type { Handler } from './send.ts';
import * as trouble from './trouble.ts';
import { validating } from './validating.ts';

/** The seven operations. Each rejects with an `AddressServiceError`, or with the signal's reason when aborted. */
export interface AddressClient {
  /** §4.1. Resolves even when only the addition is unknown: look at `houseNumberAddition`. Billed per request. */
  readonly dutchByPostcode: Method<'dutchByPostcode'>;
  /** §4.2. Rejects with reason `ambiguous` when the city needs a suffix. Billed per request. */
  readonly dutchByStreet: Method<'dutchByStreet'>;
  /** §4.3. */
  readonly suggest: Method<'suggest'>;
  /** §4.4. With the session id of the autocomplete calls. */
  readonly details: Method<'details'>;
  /** §4.5. */
  readonly validate: Method<'validate'>;
  /** §4.6. Null when no country matches. */
  readonly country: Method<'country', OperationBodies['country'] | null>;
  /** §4.7. */
  readonly countries: (options?: CallOptions) => Promise<OperationBodies['countries']>;
}

export interface AddressClientOptions {
  /** Where the proxy is, e.g. `/address-api`: the service's paths are below it. Relative to the page. */
  readonly baseUrl: string;
  /** Default: the platform's `fetch`. */
  readonly fetch?: Handler;
  /** Milliseconds one request may take. Default: 10,000. */
  readonly timeout?: number;
  /** Milliseconds since the epoch, for the age of answers. Default: the platform's clock. */
  readonly now?: () => number;
}

/**
 * A client of a proxy that mirrors the service's paths. Retries passing failures of operations that cost
 * nothing to repeat, keeps answers as long as they allow, and waits as long as a failure asks for.
 *
 * @example
 * const client = createAddressClient({ baseUrl: '/address-api' });
 * const countries = await client.countries();
 */
export function createAddressClient(options: AddressClientOptions): AddressClient {
  const ask = createAsk({ ...options, trouble: async () => trouble });
  return { ...lookingUp(ask), ...searching(ask), ...choosing(ask), ...naming(ask), ...validating(ask) };
}
