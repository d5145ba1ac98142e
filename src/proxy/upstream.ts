/** Sends a call to the service, and turns the response of the service into an answer or a problem. */
import { sessionHeader } from '../contract/headers.ts';
import { buildPath, isBodyOf, type OperationName, operations } from '../contract/operations.ts';
import { type ProblemType, problemTypes } from '../contract/problems.ts';
import { textMaxLength } from '../contract/schema.ts';
import { untilAborted } from '../waiting/delay.ts';
import { retryAfterSeconds, sharedMaxAgeSeconds } from '../waiting/headers.ts';
import type { CallHandler, ClientCall, ServiceAnswer, ServiceCall } from './call.ts';
import { type FailureCause, failureOf } from './failure-cause.ts';
import { withShortTexts } from './long-texts.ts';
import { guarded, statusOf } from './platform-fetch.ts';
import { type ProblemInit, ProxyProblem } from './problem.ts';
import { discardBody, parseJson, readBody } from './response-body.ts';
import { type UnknownMembers, withoutUnknownMembers } from './unknown-members.ts';

/** Options of requests to the service. */
export interface UpstreamOptions {
  /** URL of the service, without a slash at the end. */
  readonly origin: string;
  /** Values of the header `Authorization`; the second is used once the service refuses the first. */
  readonly authorizations: readonly string[];
  /** Sends a request. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Treatment of members that the contract does not know. */
  readonly unknownMembers: UnknownMembers;
}

/**
 * Creates the innermost handler, which sends each call to the service once. It rejects with a `ProxyProblem` for
 * everything but an answer in the shape of the contract. While one secret replaces the other, a call that is refused with
 * one of them is sent again with the other, which is then used for all: what the service refuses it does not bill.
 */
export function createUpstream(options: UpstreamOptions): CallHandler {
  const { authorizations } = options;
  const send = createSender(options);
  let current = 0;
  return async (call, signal) => {
    const tried = current;
    try {
      return await send(call, signal, authorizations[tried] ?? '');
    } catch (error) {
      const isRefused = error instanceof ProxyProblem && error.init.upstreamStatus === 401;
      if (!isRefused || authorizations.length === 1) throw error;
      current = 1 - tried;
      return send(call, signal, authorizations[current] ?? '');
    }
  };
}

type Sender = (call: ClientCall, signal: AbortSignal, authorization: string) => Promise<ServiceAnswer>;

function createSender(options: UpstreamOptions): Sender {
  /** A reason that is made once: an abort without one makes an error with a stack for each request. */
  const over = new DOMException('The request is over.', 'AbortError');
  return async (call, signal, authorization) => {
    // A request that is not sent says nothing about the service.
    if (signal.aborted) throw new ProxyProblem(problemTypes.overloaded, { retryAfter: 1 });
    const exchange = new AbortController();
    const followSignal = () => exchange.abort(signal.reason);
    signal.addEventListener('abort', followSignal, { once: true });
    const request = createServiceRequest(call, options.origin, authorization, exchange.signal);
    let hasFetchFailed = false;
    const send = async () => {
      call.onSend?.(1);
      const response = await options.fetch(request).catch((error: unknown) => {
        hasFetchFailed = true;
        if (failureOf(error).isUnsent) call.onSend?.(-1);
        throw error;
      });
      return parseResponse(call.operation, response, options);
    };
    try {
      // A `fetch` that ignores its signal must not hold its place for ever.
      return await untilAborted(send(), signal);
    } catch (error) {
      if (error instanceof ProxyProblem) throw error;
      signal.throwIfAborted();
      throw new ProxyProblem(problemTypes.upstreamUnavailable, failureOf(error));
    } finally {
      signal.removeEventListener('abort', followSignal);
      // Frees the connection of a response whose body the platform hides (204, 205, 304) and which may never end. After
      // a body that was read to its end this does nothing, and the connection is used again. After a `fetch` that failed
      // there is nothing to free: Node's would emit an error for a body that nobody has, which ends the process.
      if (!hasFetchFailed) exchange.abort(over);
    }
  };
}

/** Builds the request from checked values only: no header and no part of the browser's path is passed on. */
function createServiceRequest(call: ServiceCall, service: string, authorization: string, signal: AbortSignal): Request {
  const { operation, params, session } = call;
  const url = service + buildPath(operation, params);
  // A URL parser must not read another path than we wrote, or the account would be used for something else.
  const { origin, pathname } = new URL(url);
  if (origin + pathname !== url.split('?', 1)[0]) {
    throw new ProxyProblem(problemTypes.invalidInput, { parameter: 'path' });
  }
  const headers = {
    accept: 'application/json',
    authorization,
    'user-agent': 'address-entry-proxy',
    ...(session !== null && { [sessionHeader]: session }),
  };
  // Redirects are not followed, because they would carry the session header to another server.
  return new Request(url, guarded({ headers, signal, redirect: 'manual' }));
}

const problemTypesByStatus: Readonly<Record<number, ProblemType>> = {
  400: problemTypes.invalidInput,
  // The browser never gets a 401, because it would ask the shopper for a password.
  401: problemTypes.upstreamAuth,
  403: problemTypes.upstreamAuth,
  409: problemTypes.ambiguous,
  429: problemTypes.rateLimited,
  504: problemTypes.upstreamTimeout,
};

/** Operations whose 404 means that there is no such address or country (§7). Another 404 is a fault of the service. */
const operationsWithNotFound: readonly OperationName[] = ['dutchByPostcode', 'dutchByStreet', 'country'];

/** Accepts a 200 in the shape of the contract, and the 404 with `null` of a country (§4.6). */
async function parseResponse(
  operation: OperationName,
  response: Response,
  options: UpstreamOptions,
): Promise<ServiceAnswer> {
  const status = statusOf(response);
  if (status === 200) return parseSuccess(operation, response, options);
  const init: ProblemInit = {
    upstreamStatus: status,
    ...retryAfterInit(response, options.now()),
    ...(status === 429 && { limit: 'service' }),
  };
  if (status === 404 && operation === 'country') {
    const body = await readBody(response);
    if (body?.text.trim() === 'null') return { status: 404, ...body, maxAge: 0, source: 'service' };
  } else {
    await discardBody(response);
  }
  if (status === 404 && operationsWithNotFound.includes(operation)) {
    throw new ProxyProblem(problemTypes.notFound, init);
  }
  throw new ProxyProblem(problemTypesByStatus[status] ?? problemTypeOfUnlisted(status), init);
}

async function parseSuccess(
  operation: OperationName,
  response: Response,
  { unknownMembers }: UpstreamOptions,
): Promise<ServiceAnswer> {
  const malformed = (cause: FailureCause) =>
    new ProxyProblem(problemTypes.upstreamShape, { upstreamStatus: 200, cause });
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw malformed('media-type');
  }
  const body = await readBody(response);
  if (!body) throw malformed('body');
  const value = parseJson(body.text);
  if (value === undefined) throw malformed('json');
  const short = body.text.length > textMaxLength ? withShortTexts(value) : value;
  if (!isBodyOf(operation, short)) throw malformed('schema');
  const whole = short === value ? body.text : JSON.stringify(short);
  const text = withoutUnknownMembers(whole, short, operations[operation].body, unknownMembers);
  const bytes = text === body.text ? body.bytes : new TextEncoder().encode(text).length;
  return {
    status: 200,
    text,
    bytes,
    maxAge: sharedMaxAgeSeconds(response.headers),
    source: 'service',
  };
}

/** The wait that the service asks for. A 429 without one counts as one second (RFC 6585). */
function retryAfterInit({ headers, status }: Response, now: number): Pick<ProblemInit, 'retryAfter'> {
  const retryAfter = retryAfterSeconds(headers.get('retry-after'), now) ?? (status === 429 ? 1 : null);
  return retryAfter === null ? {} : { retryAfter };
}

function problemTypeOfUnlisted(status: number): ProblemType {
  return status >= 500 ? problemTypes.upstreamUnavailable : problemTypes.upstreamShape;
}
