/** Sends a call to the service, and turns the response of the service into an answer or a problem. */
import { sessionHeader } from '../contract/headers.ts';
import { buildPath, isBodyOf, type OperationName } from '../contract/operations.ts';
import { type ProblemType, problemTypes } from '../contract/problems.ts';
import { retryAfterSeconds, sharedMaxAgeSeconds } from '../waiting/headers.ts';
import { parseJson, withShortTexts } from './answer-text.ts';
import type { CallHandler, ClientCall, ServiceAnswer, ServiceCall } from './call.ts';
import { type FailureCause, failureOf } from './failure-cause.ts';
import type { ParsedOptions } from './options.ts';
import { ProxyProblem } from './problem.ts';
import { isJson, type ServiceResponse } from './transport.ts';

type UpstreamOptions = Pick<ParsedOptions, 'origin' | 'authorizations' | 'send' | 'now'>;

/**
 * Creates the innermost handler, which sends each call to the service once. It rejects with a `ProxyProblem` for
 * everything but an answer in the shape of the contract. While one secret replaces the other, a call that is refused with
 * one of them is sent again with the other, which is then used for all: what the service refuses it does not bill.
 */
export function createUpstream(options: UpstreamOptions): CallHandler {
  const { authorizations } = options;
  let current = 0;
  return async (call, signal) => {
    const tried = current;
    try {
      return await ask(call, signal, authorizations[tried] ?? '', options);
    } catch (error) {
      const isRefused = error instanceof ProxyProblem && error.init.upstreamStatus === 401;
      if (!isRefused || authorizations.length === 1) throw error;
      current = 1 - tried;
      return ask(call, signal, authorizations[current] ?? '', options);
    }
  };
}

async function ask(
  call: ClientCall,
  signal: AbortSignal,
  authorization: string,
  options: UpstreamOptions,
): Promise<ServiceAnswer> {
  // A request that is not sent says nothing about the service.
  if (signal.aborted) throw new ProxyProblem(problemTypes.overloaded, { retryAfter: 1 });
  const url = urlOf(call, options.origin);
  // Built from checked values only: no header of the browser is passed on.
  const headers = {
    accept: 'application/json',
    authorization,
    'user-agent': 'address-entry-proxy',
    ...(call.session !== null && { [sessionHeader]: call.session }),
  };
  let response: ServiceResponse;
  call.sent.requests++;
  try {
    response = await options.send(url, headers, signal);
  } catch (error) {
    signal.throwIfAborted();
    const failure = failureOf(error);
    if (failure.isUnsent) call.sent.requests--;
    throw new ProxyProblem(problemTypes.upstreamUnavailable, failure);
  }
  return parseResponse(call.operation, response, options);
}

/** A URL parser must not read another path than we wrote, or the account would be used for something else. */
function urlOf({ operation, params }: ServiceCall, service: string): URL {
  const text = service + buildPath(operation, params);
  const url = new URL(text);
  if (url.origin + url.pathname === text.split('?', 1)[0]) return url;
  throw new ProxyProblem(problemTypes.invalidInput, { parameter: 'path' });
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
function parseResponse(operation: OperationName, response: ServiceResponse, options: UpstreamOptions): ServiceAnswer {
  const { status, headers, body } = response;
  if (status === 200) return parseSuccess(operation, response);
  if (status === 404 && operation === 'country' && body?.text.trim() === 'null') {
    return { status: 404, ...body, maxAge: 0, source: 'service' };
  }
  // A 429 without a wait counts as one second (RFC 6585).
  const retryAfter = retryAfterSeconds(headers.get('retry-after'), options.now()) ?? (status === 429 ? 1 : null);
  const type =
    status === 404 && operationsWithNotFound.includes(operation)
      ? problemTypes.notFound
      : (problemTypesByStatus[status] ??
        (status >= 500 ? problemTypes.upstreamUnavailable : problemTypes.upstreamShape));
  throw new ProxyProblem(type, {
    upstreamStatus: status,
    ...(retryAfter !== null && { retryAfter }),
    ...(status === 429 && { limit: 'service' }),
  });
}

function parseSuccess(operation: OperationName, { headers, body }: ServiceResponse): ServiceAnswer {
  const malformed = (cause: FailureCause) =>
    new ProxyProblem(problemTypes.upstreamShape, { upstreamStatus: 200, cause });
  if (!isJson(headers)) throw malformed('media-type');
  if (!body) throw malformed('body');
  const text = withShortTexts(body.text);
  const value = parseJson(text);
  if (value === undefined) throw malformed('json');
  if (!isBodyOf(operation, value)) throw malformed('schema');
  const bytes = text === body.text ? body.bytes : new TextEncoder().encode(text).length;
  return { status: 200, text, bytes, maxAge: sharedMaxAgeSeconds(headers), source: 'service' };
}
