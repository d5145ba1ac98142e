/** One request and its response, without retry, cache or meaning. */
import { clientHeader, sessionHeader } from '../contract/headers.ts';
import type { Operation, OperationBodies, OperationName, OperationParams } from '../contract/operation.ts';
import { fillPath, ParameterError, type Params } from '../contract/paths.ts';
import { sessionPattern } from '../contract/rules.ts';
import { accepts } from '../contract/schema.ts';
import { withTimeout } from './timeout.ts';

/** Answers a request. Client, proxy and reference service all have this type, so tests can join them in memory. */
export type Handler = (request: Request) => Promise<Response>;

/** Where and how requests are sent. */
export interface TransportOptions {
  /** Where the proxy is. Slashes at its end are ignored. */
  readonly baseUrl: string;
  readonly fetch: Handler;
  /** How long one request may take, its body included. Undefined for what its operation deserves. */
  readonly timeoutMs: number | undefined;
}

/** A body that fits the operation. */
export interface Answer<Name extends OperationName> {
  readonly body: OperationBodies[Name];
  /** Seconds the answer may be kept; 0 when it must not be. */
  readonly maxAge: number;
}

/** A request without a usable answer, as it came. `error-mapping.ts` says what it means. */
export interface Failure {
  /** Undefined when the parameters or the URL make no request. */
  readonly request: Request | undefined;
  /** Undefined when no whole response arrived. */
  readonly response: Response | undefined;
  /** The response's body; empty without one. */
  readonly text: string;
  /** What was thrown, if anything was. */
  readonly cause: unknown;
}

/** What comes of one request. An answer has a `body`, a failure has none. */
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

/** How long suggestions may take, as in the proxy: the next key asks for others. */
const suggestTimeoutMs = 5_000;

/** How long any other request may take. */
const requestTimeoutMs = 10_000;

/** Longest time an answer is kept: a day. */
const maxAgeMaxSeconds = 86_400;

/** Makes the transport to one proxy. */
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
      [response, text] = await withTimeout(limitMs, callerSignal, async (signal) => {
        request = new Request(url, { ...init, signal });
        const arriving = await fetch(request);
        return [arriving, await arriving.text()];
      });
      const body = JSON.parse(text);
      if (response.ok && accepts(operation.body, body)) return { body, maxAge: maxAgeOf(response.headers) };
    } catch (error) {
      cause = error;
    }
    return { request, response, text, cause };
  };
}

/** @throws ParameterError when the operation needs a session id and this is none. */
function initOf(operation: Operation, { session }: Params): RequestInit {
  const headers = { accept: 'application/json', [clientHeader]: '1' };
  if (!operation.session) return { headers };
  if (typeof session !== 'string' || !sessionPattern.test(session)) throw new ParameterError('session', 'is malformed');
  // A browser's cache ignores the session header, so an answer kept there would serve another entry.
  return { headers: { ...headers, [sessionHeader]: session }, cache: 'no-store' };
}

/** The `max-age` of Cache-Control in seconds; 0 without one, or where the answer must not be kept. */
function maxAgeOf(headers: Headers): number {
  const [, seconds = 0] =
    /^(?!.*\bno-(?:store|cache)\b)(?:.*?[\s,])?max-age=(\d{1,9})(?![^\s,])/i.exec(headers.get('cache-control') ?? '') ??
    [];
  return Math.min(Number(seconds), maxAgeMaxSeconds);
}
