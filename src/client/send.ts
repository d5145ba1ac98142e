import {
  buildPath,
  type OperationName,
  type OperationParams,
  operations,
  ParameterError,
} from '../contract/operations.ts';
import { clientHeader, sessionHeader, sessionPattern } from '../contract/rules.ts';
import { type Answer, readAnswer } from './answer.ts';
import { AddressServiceError } from './errors.ts';

/** Everything that speaks HTTP here has this type, so client, proxy and service can be joined in memory. */
export type Handler = (request: Request) => Promise<Response>;

export interface Call<Name extends OperationName> {
  readonly operation: Name;
  readonly params: OperationParams[Name];
}

/** One operation, asked once. Cache and retry wrap it. */
export type Send = <Name extends OperationName>(call: Call<Name>, signal?: AbortSignal) => Promise<Answer<Name>>;

export interface SendOptions {
  readonly baseUrl: string;
  readonly fetch: Handler;
  /** Milliseconds. */
  readonly timeout: number;
  readonly now: () => number;
}

export function createSend({ baseUrl, fetch, timeout, now }: SendOptions): Send {
  const base = baseUrl.replace(/\/+$/, '');
  return async ({ operation, params }, signal) => {
    const expiry = AbortSignal.timeout(timeout);
    const request = requestFor(base, operation, params, signal ? AbortSignal.any([signal, expiry]) : expiry);
    try {
      return await readAnswer(operation, await fetch(request), now());
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof AddressServiceError) throw error;
      throw new AddressServiceError('unavailable', operation, { cause: error });
    }
  };
}

function requestFor(base: string, operation: OperationName, params: object, signal: AbortSignal): Request {
  const values = { ...params } as Readonly<Record<string, string | number | undefined>>;
  const headers = new Headers({ accept: 'application/json', [clientHeader]: '1' });
  const { session } = operations[operation];
  if (session) headers.set(sessionHeader, sessionOf(operation, values['session']));
  const url = base + pathFor(operation, values);
  try {
    // A browser's cache does not look at the session header, so an answer kept there would serve another entry.
    return new Request(url, { headers, signal, ...(session && { cache: 'no-store' }) });
  } catch (error) {
    throw new AddressServiceError('not-configured', operation, { cause: error });
  }
}

function sessionOf(operation: OperationName, value: string | number | undefined): string {
  if (typeof value === 'string' && sessionPattern.test(value)) return value;
  throw new AddressServiceError('invalid-input', operation, { cause: new ParameterError('session', 'is malformed') });
}

function pathFor(operation: OperationName, values: Readonly<Record<string, string | number | undefined>>): string {
  try {
    return buildPath(operation, values);
  } catch (error) {
    throw new AddressServiceError('invalid-input', operation, { cause: error });
  }
}
