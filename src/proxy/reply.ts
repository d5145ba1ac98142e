/** An answer or a problem becomes the response to the browser; all its headers are made here. */

import { sessionHeader } from '../contract/headers.ts';
import { operations } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import type { Answer, CheckedCall } from './call.ts';
import type { Problem } from './problem.ts';

/** Longest time, in seconds, a browser keeps what belongs to one session. */
const sessionAge = 300;
/** And that there is nothing. */
const nothingAge = 60;

const always = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const;

export function replyWith(answer: Answer, call: CheckedCall, publicLookups: boolean): Response {
  const headers = new Headers({
    ...always,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControlOf(answer, call, publicLookups),
  });
  if (operations[call.operation].session) headers.set('vary', sessionHeader);
  return new Response(answer.text, { status: answer.status, headers });
}

export function replyWithProblem(problem: Problem, call: CheckedCall | null): Response {
  const isNoAddress = problem.type === problemTypes.notFound && call !== null && !operations[call.operation].session;
  const headers = new Headers({
    ...always,
    ...problem.headers,
    'content-type': 'application/problem+json',
    'cache-control': isNoAddress ? `private, max-age=${nothingAge}` : 'no-store',
  });
  return new Response(JSON.stringify(problem.details), { status: problem.status, headers });
}

/** Nobody reads it: the browser has gone. */
export function replyToNobody(): Response {
  return new Response(null, { status: 499, headers: { ...always, 'cache-control': 'no-store' } });
}

/** Headers of an answer to a question that is none of an operation. */
export function emptyReply(headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 204, headers: { ...always, ...headers } });
}

/**
 * The service says `public`. The list of countries is; what an address is, is the business of one browser, unless
 * the shop decides otherwise; and answers of a session belong to that session.
 */
function cacheControlOf({ status, maxAge }: Answer, { operation }: CheckedCall, publicLookups: boolean): string {
  if (status === 404) return `private, max-age=${nothingAge}`;
  if (maxAge === 0) return 'no-store';
  if (operations[operation].session) return `private, max-age=${Math.min(maxAge, sessionAge)}`;
  const isPublic = !operations[operation].billedPerRequest || publicLookups;
  return `${isPublic ? 'public' : 'private'}, max-age=${maxAge}`;
}
