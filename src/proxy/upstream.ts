/** A checked call becomes a request to the service, and the service's answer a response to the browser. */
import { isBodyOf } from '../contract/bodies.ts';
import { buildPath, type OperationName, operations } from '../contract/operations.ts';
import { type ProblemType, problemTypes } from '../contract/problems.ts';
import { sessionHeader } from '../contract/rules.ts';
import type { CheckedCall } from './check.ts';
import { DeadlinePassed, withDeadline } from './deadline.ts';
import type { CheckedOptions } from './options.ts';
import { Problem } from './problem.ts';

/** Most bytes of an answer: the longest list is far below it. */
const mostBytes = 1_048_576;

/** The service's answer in full, as a response to the browser. @throws Problem */
export async function askService(call: CheckedCall, options: CheckedOptions, outer: AbortSignal): Promise<Response> {
  try {
    return await withDeadline(options.timeout, outer, async (signal) =>
      answerFor(call.operation, await options.fetch(requestFor(call, options, signal))),
    );
  } catch (error) {
    if (error instanceof Problem) throw error;
    const isLate = error instanceof DeadlinePassed;
    throw new Problem(isLate ? problemTypes.upstreamTimeout : problemTypes.upstreamUnavailable);
  }
}

/** Made of checked values alone: no header and no byte of the browser's path is passed on. */
function requestFor(
  { operation, params, session }: CheckedCall,
  options: CheckedOptions,
  signal: AbortSignal,
): Request {
  const path = buildPath(operation, params);
  const headers = new Headers({ accept: 'application/json', authorization: options.authorization });
  if (session !== null) headers.set(sessionHeader, session);
  // A redirect would carry the session header to wherever it leads.
  return new Request(options.origin + path, { headers, signal, redirect: 'manual' });
}

const problemsByStatus: Readonly<Record<number, ProblemType>> = {
  400: problemTypes.invalidInput,
  // Never a 401 to a browser: it would ask the shopper for a password.
  401: problemTypes.upstreamAuth,
  403: problemTypes.upstreamAuth,
  404: problemTypes.notFound,
  409: problemTypes.ambiguous,
  429: problemTypes.rateLimited,
  503: problemTypes.upstreamUnavailable,
  504: problemTypes.upstreamTimeout,
};

/** @throws Problem for every answer but a 200 in the contract's shape, and the 404 `null` of a country. */
async function answerFor(operation: OperationName, upstream: Response): Promise<Response> {
  const { status } = upstream;
  if (status !== 200) {
    const text = await textOf(upstream);
    if (status === 404 && operation === 'country' && text.trim() === 'null')
      return jsonResponse('null', 404, 'no-store', false);
    const wait = upstream.headers.get('retry-after') ?? '';
    const headers = /^\d{1,3}$/.test(wait) ? { 'retry-after': wait } : {};
    throw new Problem(problemsByStatus[status] ?? unknownStatus(status), { headers });
  }
  const text = await textOf(upstream);
  if (!isBodyOf(operation, parse(text))) throw new Problem(problemTypes.upstreamShape);
  const { session } = operations[operation];
  return jsonResponse(text, 200, cacheControlFor(upstream, session), session);
}

function unknownStatus(status: number): ProblemType {
  return status >= 500 ? problemTypes.upstreamUnavailable : problemTypes.upstreamShape;
}

function jsonResponse(text: string, status: number, cacheControl: string, varies: boolean): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  if (varies) headers.set('vary', sessionHeader);
  return new Response(text, { status, headers });
}

/** The service says `public`; answers of one session, and what an address is, belong to one browser. */
function cacheControlFor(upstream: Response, session: boolean): string {
  const [, seconds] =
    /(?:^|[\s,])max-age=(\d{1,9})(?=$|[\s,])/i.exec(upstream.headers.get('cache-control') ?? '') ?? [];
  if (seconds === undefined) return 'no-store';
  return `private, max-age=${Math.min(Number(seconds), session ? 300 : 86_400)}`;
}

async function textOf(upstream: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of upstream.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) break;
    text += decoder.decode(chunk, { stream: true });
  }
  if (bytes > mostBytes) throw new Problem(problemTypes.upstreamShape);
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
