/**
 * Who may ask: pages of our own origin, and those that are listed. The account is the shop's, so every site that
 * could ask would spend its quota. A program that is no browser can forge all of this: limits are for those.
 */

import { clientHeader, sessionHeader } from '../contract/headers.ts';
import { problemTypes } from '../contract/problems.ts';
import { tokenHeader } from './page-token.ts';
import { Problem } from './problem.ts';
import { emptyReply } from './reply.ts';

/** Seconds a browser may remember that it may ask. */
const preflightAge = 600;

/**
 * The listed origin that asks, or null for a page of our own.
 *
 * @throws Problem `forbidden` for any other page, and for what is no request of a script.
 */
export function checkOrigin({ headers, url }: Request, allowedOrigins: readonly string[]): string | null {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (!isScript(headers)) throw new Problem(problemTypes.forbidden);
  if (origin !== null && allowedOrigins.includes(origin)) return origin;
  // Browsers that say where a request comes from are believed; a page cannot set these headers.
  if (site === 'same-origin') return null;
  const isOwn = site === null && (origin === null || hostOf(origin) === (headers.get('host') ?? new URL(url).host));
  if (!isOwn) throw new Problem(problemTypes.forbidden);
  return null;
}

/** Not an image, a frame, a form or a link. */
function isScript(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  const destination = headers.get('sec-fetch-dest');
  return (mode === null || mode === 'cors' || mode === 'same-origin') && (destination ?? 'empty') === 'empty';
}

/** Null for an origin that is none, such as `null` itself. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Where the page that asks comes from: what its token was made for. */
export function pageHost({ headers, url }: Request): string {
  return hostOf(headers.get('origin') ?? '') ?? headers.get('host') ?? new URL(url).host;
}

/** The answer to a browser that asks whether it may ask. */
export function answerPreflight(): Response {
  return emptyReply({
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': `${clientHeader}, ${sessionHeader}, ${tokenHeader}`,
    'access-control-max-age': String(preflightAge),
  });
}

/** Lets the listed origin read the answer; caches keep apart what each origin may read. */
export function admit(response: Response, origin: string | null, allowedOrigins: readonly string[]): Response {
  if (allowedOrigins.length > 0) response.headers.append('vary', 'Origin');
  if (origin === null) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-expose-headers', 'Retry-After');
  response.headers.set('cross-origin-resource-policy', 'cross-origin');
  return response;
}
