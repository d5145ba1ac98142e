import {
  type Operation,
  type OperationBodies,
  type OperationName,
  type OperationParams,
  operations,
} from '../contract/operations.ts';
import type { Params } from '../contract/paths.ts';
import { AnswerCache } from './cache.ts';
import { createRetry } from './retry.ts';
import { type AddressClientOptions, createTransport } from './transport.ts';

export type { AddressClientOptions } from './transport.ts';

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** A method of the client: takes the operation's parameters, resolves with the body of its answer. */
export type Method<Name extends OperationName, Body = OperationBodies[Name]> = (
  params: OperationParams[Name],
  options?: CallOptions,
) => Promise<Body>;

/** The seven operations. Each rejects with an `AddressServiceError`, or with the signal's reason when aborted. */
export interface AddressClient {
  /** §4.1. Also resolves if only the addition is unknown: check `houseNumberAddition`. Billed per request. */
  readonly dutchByPostcode: Method<'dutchByPostcode'>;
  /** §4.2. Rejects with reason `ambiguous` when the city needs a suffix. Billed per request. */
  readonly dutchByStreet: Method<'dutchByStreet'>;
  /** §4.3. */
  readonly suggest: Method<'suggest'>;
  /** §4.4. Takes the session id of the autocomplete calls. */
  readonly details: Method<'details'>;
  /** §4.5. Billed per request. */
  readonly validate: Method<'validate'>;
  /** §4.6. Null when no country matches. */
  readonly country: Method<'country', OperationBodies['country'] | null>;
  /** §4.7. */
  readonly countries: (options?: CallOptions) => Promise<OperationBodies['countries']>;
}

/**
 * Creates a client for a proxy that mirrors the service's paths. It retries a transient failure once if the operation
 * costs nothing to repeat, caches answers for as long as they allow, and respects the wait that a failure asks for.
 *
 * @example
 * const client = createAddressClient({ baseUrl: '/address-api' });
 * const countries = await client.countries();
 */
export function createAddressClient(options: AddressClientOptions): AddressClient {
  const { now = Date.now } = options;
  const send = createTransport(options);
  const retry = createRetry(now);
  const cache = new AnswerCache(now);

  const methodOf =
    <Name extends OperationName>(operation: Operation<Name>): Method<Name> =>
    async (params, { signal } = {}) => {
      const session = sessionOf(params);
      const load = (shared: AbortSignal) => retry(operation, session, () => send(operation, params, shared), shared);
      const body = await cache.bodyOf(requestKey(operation, params), session, load, signal);
      // A session is for one address, and ends with its details.
      if (operation.name === 'details') cache.endSession(session);
      return body;
    };

  const validate = methodOf(operations.validate);
  const countries = methodOf(operations.countries);
  return Object.freeze({
    dutchByPostcode: methodOf(operations.dutchByPostcode),
    dutchByStreet: methodOf(operations.dutchByStreet),
    suggest: methodOf(operations.suggest),
    details: methodOf(operations.details),
    // §4.5: the path takes the code in lower case. Async, so that a missing code rejects instead of throwing.
    validate: async (params, options) => validate({ ...params, country: params.country.toLowerCase() }, options),
    country: methodOf(operations.country),
    countries: (options) => countries({}, options),
  } satisfies AddressClient);
}

/** Empty for an operation without a session. */
function sessionOf({ session }: Params): string {
  return typeof session === 'string' ? session : '';
}

/** All parameters count, including the session id: an answer with contexts must not outlive its entry. */
function requestKey({ name }: Operation, params: object): string {
  return JSON.stringify([name, Object.entries(params).sort()]);
}

/** Creates a session id for entering one address: 32 hexadecimal characters (§5.3 rule 3). */
export function newSessionId(): string {
  // `randomUUID` needs a secure context, which a shop's test page may not have.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(16).padStart(8, '0')).join('');
}
