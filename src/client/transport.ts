/** Sends one request and reads its response, without retry, cache or interpretation. */
import { clientHeader, sessionHeader } from '../contract/headers.ts';
import type { Operation, OperationBodies, OperationName, OperationParams } from '../contract/operation.ts';
import { fillPath, ParameterError, type Params } from '../contract/paths.ts';
import { sessionPattern } from '../contract/rules.ts';
import { accepts } from '../contract/schema.ts';
import { maxAgeSeconds } from '../waiting/headers.ts';
import { runWithDeadline, suggestTimeoutMs } from '../waiting/timers.ts';

/** Answers a request. Client, proxy and reference service all have this type, so tests can connect them in memory. */
export type Handler = (request: Request) => Promise<Response>;

/** Options of the transport. */
export interface TransportOptions {
  /** URL of the proxy. Trailing slashes are ignored. */
  readonly baseUrl: string;
  readonly fetch: Handler;
  /**
   * Milliseconds that one request may take, including its body. Default: 5,000 for suggestions, 10,000 for all others.
   */
  readonly timeoutMs: number | undefined;
}

/** A body that matches the operation's schema. */
export interface Answer<Name extends OperationName> {
  readonly body: OperationBodies[Name];
  /** Seconds for which the answer may be cached; 0 if it must not be. */
  readonly maxAge: number;
}

/** A request without a usable answer. `error-mapping.ts` interprets it. */
export interface Failure {
  /** Undefined if the parameters or the URL are invalid. */
  readonly request: Request | undefined;
  /** Undefined if no complete response arrived. */
  readonly response: Response | undefined;
  /** The response's body; empty without one. */
  readonly text: string;
  /** The thrown value; undefined when nothing was thrown. */
  readonly cause: unknown;
}

/** The result of a request. An answer has a `body`, a failure has none. */
export type RequestResult<Name extends OperationName> = Answer<Name> | Failure;

/**
 * Sends one request for an operation. Never rejects: an error, a timeout or an abort is a `Failure`.
 *
 * @param signal aborts the request
 */
export type Transport = <Name extends OperationName>(
  operation: Operation<Name>,
  params: OperationParams[Name],
  signal?: AbortSignal,
) => Promise<RequestResult<Name>>;

/** Default timeout of all operations but suggestions. The proxy gives up earlier. */
const requestTimeoutMs = 10_000;

/** Creates the transport to a proxy. */
export function createTransport({ baseUrl, fetch, timeoutMs }: TransportOptions): Transport {
  const base = baseUrl.replace(/\/+$/, '');

  return async (operation, params, callerSignal) => {
    let request: Request | undefined;
    let response: Response | undefined;
    let text = '';
    let cause: unknown;
    const limitMs = timeoutMs ?? (operation.name === 'suggest' ? suggestTimeoutMs : requestTimeoutMs);
    try {
      const url = base + fillPath(operation, params);
      const init = initOf(operation, params);
      [response, text] = await runWithDeadline(limitMs, callerSignal, async (signal) => {
        request = new Request(url, { ...init, signal });
        const arriving = await fetch(request);
        return [arriving, await arriving.text()];
      });
      const body = JSON.parse(text);
      if (response.ok && accepts(operation.body, body)) {
        return { body, maxAge: maxAgeSeconds(response.headers.get('cache-control')) };
      }
    } catch (error) {
      cause = error;
    }
    return { request, response, text, cause };
  };
}

/** @throws ParameterError if the operation needs a session id and this is not one */
function initOf(operation: Operation, { session }: Params): RequestInit {
  const headers = { accept: 'application/json', [clientHeader]: '1' };
  if (!operation.session) return { headers };
  if (typeof session !== 'string' || !sessionPattern.test(session)) throw new ParameterError('session', 'is malformed');
  // Browser caches ignore the session header, so an answer cached there would be used for another entry.
  return { headers: { ...headers, [sessionHeader]: session }, cache: 'no-store' };
}
