/** A checked call becomes a request to the service, and the service's response an answer or a problem. */
import { isBodyOf } from '../contract/bodies.ts';
import { sessionHeader } from '../contract/headers.ts';
import { buildPath, type OperationName } from '../contract/operations.ts';
import { type ProblemType, problemTypes } from '../contract/problems.ts';
import { discardBody, parseJson, readBody } from './body.ts';
import type { Answer, Ask, CheckedCall } from './call.ts';
import { maxAgeOf, retryAfterOf } from './freshness.ts';
import { Problem, type ProblemInit } from './problem.ts';

export interface UpstreamOptions {
  /** The service, without a slash at the end. */
  readonly origin: string;
  /** Value of the Authorization header. */
  readonly authorization: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => number;
}

export function createAsk(options: UpstreamOptions): Ask {
  return async (call, signal) => {
    const request = requestFor(call, options, signal);
    try {
      return await answerFor(call.operation, await options.fetch(request), options.now());
    } catch (error) {
      if (error instanceof Problem) throw error;
      signal.throwIfAborted();
      throw new Problem(problemTypes.upstreamUnavailable, { isUnsent: isUnsent(error) });
    }
  };
}

/** Made of checked values alone: no header and no byte of the browser's path is passed on. */
function requestFor({ operation, params, session }: CheckedCall, options: UpstreamOptions, signal: AbortSignal) {
  const url = options.origin + buildPath(operation, params);
  // A parser that reads the path otherwise than we wrote it would ask for something else in the account's name.
  const { origin, pathname } = new URL(url);
  if (origin + pathname !== url.split('?', 1)[0]) throw new Problem(problemTypes.invalidInput, { parameter: 'path' });
  const headers = new Headers({
    accept: 'application/json',
    authorization: options.authorization,
    'user-agent': 'address-entry-proxy',
  });
  if (session !== null) headers.set(sessionHeader, session);
  // A redirect would carry the session header to wherever it leads.
  return new Request(url, { headers, signal, redirect: 'manual' });
}

const problemsByStatus: Readonly<Record<number, ProblemType>> = {
  400: problemTypes.invalidInput,
  // Never a 401 to a browser: it would ask the shopper for a password.
  401: problemTypes.upstreamAuth,
  403: problemTypes.upstreamAuth,
  409: problemTypes.ambiguous,
  429: problemTypes.rateLimited,
  504: problemTypes.upstreamTimeout,
};

/** Operations that answer 404 when there is nothing (§7); elsewhere it says that nobody is there to ask. */
const mayFindNothing: readonly OperationName[] = ['dutchByPostcode', 'dutchByStreet', 'country'];

/** @throws Problem for everything but a 200 in the contract's shape, and the 404 `null` of a country. */
async function answerFor(operation: OperationName, response: Response, now: number): Promise<Answer> {
  const { status } = response;
  if (status === 200) return readAnswer(operation, response);
  const init = { upstreamStatus: status, ...waitOf(response, now) };
  if (status === 404 && operation === 'country') {
    const body = await readBody(response);
    if (body?.text.trim() === 'null') return { status: 404, ...body, maxAge: 0, source: 'service' };
  } else {
    await discardBody(response);
  }
  if (status === 404 && mayFindNothing.includes(operation)) throw new Problem(problemTypes.notFound, init);
  throw new Problem(problemsByStatus[status] ?? unknownStatus(status), init);
}

async function readAnswer(operation: OperationName, response: Response): Promise<Answer> {
  const misshapen = new Problem(problemTypes.upstreamShape, { upstreamStatus: 200 });
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw misshapen;
  }
  const body = await readBody(response);
  if (!body || !isBodyOf(operation, parseJson(body.text))) throw misshapen;
  return { status: 200, ...body, maxAge: maxAgeOf(response.headers), source: 'service' };
}

/** Said by the service, or, for a 429, expected by everybody (RFC 6585). */
function waitOf({ headers, status }: Response, now: number): Pick<ProblemInit, 'retryAfter'> {
  const retryAfter = retryAfterOf(headers, now) ?? (status === 429 ? 1 : null);
  return retryAfter === null ? {} : { retryAfter };
}

function unknownStatus(status: number): ProblemType {
  return status >= 500 ? problemTypes.upstreamUnavailable : problemTypes.upstreamShape;
}

/** What Node calls it when there is no connection: the service cannot have seen, or billed, the request. */
const unsentCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** False when in doubt: a second request may cost. */
function isUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && unsentCodes.has(error.code)) return true;
  // One host, several addresses: none may have been reached.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isUnsent);
  return isUnsent(error.cause);
}
