/** Makes the responses to the browser. All their headers are set here. */

import { clientHeader, sessionHeader } from '../contract/headers.ts';
import { operations } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import type { ServiceAnswer, ServiceCall } from './call.ts';
import { tokenHeader } from './page-token.ts';
import type { ProxyProblem } from './problem.ts';

/** The longest that a browser caches an answer that belongs to one session. */
const sessionAnswerMaxAgeSeconds = 300;
/** Seconds for which a browser remembers that there is no such address or country. */
const notFoundMaxAgeSeconds = 60;
/** Seconds for which a browser may remember the answer to a preflight request. */
const preflightMaxAgeSeconds = 600;

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const;

/** The response that carries an answer of the service. */
export function createAnswerResponse(answer: ServiceAnswer, call: ServiceCall): Response {
  const headers = {
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControlOf(answer, call),
    ...(operations[call.operation].session && { vary: sessionHeader }),
  };
  return new Response(answer.text, { status: answer.status, headers });
}

/**
 * The response that carries problem details.
 *
 * @param call the call that failed, or null when the request was refused before it became a call.
 */
export function createProblemResponse(problem: ProxyProblem, call: ServiceCall | null): Response {
  const isNotFound = problem.type === problemTypes.notFound && call !== null && !operations[call.operation].session;
  const headers = {
    ...commonHeaders,
    ...problem.headers,
    'content-type': 'application/problem+json',
    'cache-control': isNotFound ? `private, max-age=${notFoundMaxAgeSeconds}` : 'no-store',
  };
  return new Response(JSON.stringify(problem.details), { status: problem.status, headers });
}

/** The response to a browser that has closed its connection: status 499, for the log only, since no browser reads it. */
export function createClientGoneResponse(): Response {
  return new Response(null, { status: 499, headers: { ...commonHeaders, 'cache-control': 'no-store' } });
}

/** The response to a preflight request of a listed origin. */
export function createPreflightResponse(): Response {
  const headers = {
    ...commonHeaders,
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': `${clientHeader}, ${sessionHeader}, ${tokenHeader}`,
    'access-control-max-age': String(preflightMaxAgeSeconds),
  };
  return new Response(null, { status: 204, headers });
}

/**
 * Adds the headers that let a listed origin read a response. `Vary` keeps the responses to different origins apart in
 * caches.
 *
 * @param origin the listed origin, or null for a page of the proxy's own origin.
 */
export function addCorsHeaders(response: Response, origin: string | null, allowedOrigins: readonly string[]): Response {
  if (allowedOrigins.length > 0) response.headers.append('vary', 'Origin');
  if (origin === null) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-expose-headers', 'Retry-After');
  response.headers.set('cross-origin-resource-policy', 'cross-origin');
  return response;
}

/**
 * The service marks every answer as `public`. Only the list of countries stays public here. Lookups hold an address, so
 * they are private to the browser, and answers of a session belong to that session.
 */
function cacheControlOf(answer: ServiceAnswer, { operation }: ServiceCall): string {
  const { status, maxAge } = answer;
  if (status === 404) return `private, max-age=${notFoundMaxAgeSeconds}`;
  if (maxAge === 0) return 'no-store';
  if (operations[operation].session) return `private, max-age=${Math.min(maxAge, sessionAnswerMaxAgeSeconds)}`;
  return `${operations[operation].billedPerRequest ? 'private' : 'public'}, max-age=${maxAge}`;
}
