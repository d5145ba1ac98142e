/** Sends one request and reads its response, without retry or cache. */
import { clientHeader, sessionHeader } from '../contract/headers.ts';
import {
  isBodyOf,
  type Operation,
  type OperationBodies,
  type OperationName,
  type OperationParams,
} from '../contract/operations.ts';
import { fillPath, ParameterError, type Params } from '../contract/paths.ts';
import { sessionPattern } from '../contract/rules.ts';
import { maxAgeSeconds } from '../waiting/headers.ts';
import { runWithDeadline, suggestTimeoutMs } from '../waiting/timers.ts';
import { AddressServiceError, errorFrom } from './errors.ts';

/** Answers a request. Client, proxy and reference service all have this type, so tests can connect them in memory. */
export type Handler = (request: Request) => Promise<Response>;

/** Options of `createAddressClient`. */
export interface AddressClientOptions {
  /** URL of the proxy, e.g. `/address-api`, relative to the page. The service's paths are appended. */
  readonly baseUrl: string;
  /** Default: the platform's `fetch`. */
  readonly fetch?: Handler;
  /** Milliseconds that one request may take. Default: 5,000 for suggestions, 10,000 for all others. */
  readonly timeout?: number;
  /** Milliseconds since the epoch, for the age of answers. Default: the platform's clock. */
  readonly now?: () => number;
}

/** A body that matches the operation's schema. */
export interface Answer<Name extends OperationName> {
  readonly body: OperationBodies[Name];
  /** Seconds for which the answer may be cached; 0 if it must not be. */
  readonly maxAge: number;
}

/** Default timeout of all operations but suggestions. The proxy gives up earlier. */
const requestTimeoutMs = 10_000;

/**
 * Creates the transport to a proxy: a function that sends one request for an operation. It rejects with an
 * `AddressServiceError`, or with the caller's reason when aborted.
 */
export function createTransport({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
  timeout,
  now = Date.now,
}: AddressClientOptions) {
  // Trailing slashes would be doubled.
  const base = baseUrl.replace(/\/+$/, '');

  return async <Name extends OperationName>(
    operation: Operation<Name>,
    params: OperationParams[Name],
    callerSignal?: AbortSignal,
  ): Promise<Answer<Name>> => {
    const { name } = operation;
    const limitMs = timeout ?? (name === 'suggest' ? suggestTimeoutMs : requestTimeoutMs);
    let request: Request | undefined;
    try {
      const url = base + fillPath(operation, params);
      const init = initOf(operation, params);
      const [response, text] = await runWithDeadline(limitMs, callerSignal, async (signal) => {
        request = new Request(url, { ...init, signal });
        const received = await fetch(request);
        return [received, await received.text()] as const;
      });
      const body = parse(text);
      const { ok, status, headers } = response;
      if (ok && isBodyOf(name, body)) return { body, maxAge: maxAgeSeconds(headers.get('cache-control')) };
      // §4.6. Only this operation may resolve with null, according to `AddressClient`.
      if (status === 404 && name === 'country' && body === null) return { body: body as never, maxAge: 0 };
      throw errorFrom(response, body, name, now());
    } catch (cause) {
      callerSignal?.throwIfAborted();
      if (cause instanceof AddressServiceError) throw cause;
      const reason = cause instanceof ParameterError ? 'invalid-input' : request ? 'unavailable' : 'not-configured';
      throw new AddressServiceError(reason, name, { cause });
    }
  };
}

/** Undefined if the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** @throws ParameterError if the operation needs a session id and this is not one */
function initOf(operation: Operation, { session }: Params): RequestInit {
  const headers = { accept: 'application/json', [clientHeader]: '1' };
  if (!operation.session) return { headers };
  if (typeof session !== 'string' || !sessionPattern.test(session)) throw new ParameterError('session', 'is malformed');
  // Browser caches ignore the session header, so an answer cached there would be used for another entry.
  return { headers: { ...headers, [sessionHeader]: session }, cache: 'no-store' };
}
