/**
 * Decides which pages may use the proxy: pages of its own origin, and pages of listed origins. The account belongs to
 * the shop, so any other site would spend the shop's lookups. A program that is not a browser can forge all of these
 * headers; limits are there for programs.
 */

import { clientHeader, sessionHeader } from '../contract/headers.ts';
import { problemTypes } from '../contract/problems.ts';
import { createEmptyResponse } from './browser-response.ts';
import { tokenHeader } from './page-token.ts';
import { ProxyProblem } from './problem.ts';

/** How long a browser may remember the answer to a preflight request. */
const preflightMaxAgeSeconds = 600;

/**
 * The listed origin that a request comes from, or null when it comes from a page of the proxy's own origin.
 *
 * @throws ProxyProblem `forbidden` for any other page, and for a request that no script has sent.
 */
export function checkOrigin({ headers, url }: Request, allowedOrigins: readonly string[]): string | null {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (!isScriptRequest(headers)) throw new ProxyProblem(problemTypes.forbidden);
  if (origin !== null && allowedOrigins.includes(origin)) return origin;
  // `Sec-Fetch-Site` can be trusted when a browser sends it, because no page can set it.
  if (site === 'same-origin') return null;
  const isOwn = site === null && (origin === null || hostOf(origin) === (headers.get('host') ?? new URL(url).host));
  if (!isOwn) throw new ProxyProblem(problemTypes.forbidden);
  return null;
}

/** Whether a script can have sent the request, rather than an image, a frame, a form or a link. */
function isScriptRequest(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  const destination = headers.get('sec-fetch-dest');
  return (mode === null || mode === 'cors' || mode === 'same-origin') && (destination ?? 'empty') === 'empty';
}

/** The host of an origin; null for text that is not an origin, such as the header value `null`. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** The host of the page that sent the request, with its port. A page token is made for one such host. */
export function pageHostOf({ headers, url }: Request): string {
  return hostOf(headers.get('origin') ?? '') ?? headers.get('host') ?? new URL(url).host;
}

/** The response to a preflight request of a listed origin. */
export function createPreflightResponse(): Response {
  return createEmptyResponse({
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': `${clientHeader}, ${sessionHeader}, ${tokenHeader}`,
    'access-control-max-age': String(preflightMaxAgeSeconds),
  });
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
