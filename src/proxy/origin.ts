/**
 * Decides which pages may use the proxy: pages of its own origin, and pages of listed origins. The account belongs to
 * the shop, so any other site would spend the shop's lookups. A program that is not a browser can forge all of these
 * headers; limits are there for programs.
 */

import { problemTypes } from '../contract/problems.ts';
import { ProxyProblem } from './problem.ts';

/**
 * The listed origin that a request comes from, or null when it comes from a page of the proxy's own origin.
 *
 * @throws ProxyProblem `forbidden` for any other page, and for a request that no script has sent.
 */
export function checkOrigin(
  request: Request,
  allowedOrigins: readonly string[],
  ownHosts: readonly string[],
): string | null {
  const { headers } = request;
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (!isScriptRequest(headers)) {
    throw forbidden(
      'Send the request with a script: images, frames, forms, links and requests of the mode no-cors are refused.',
    );
  }
  if (origin !== null && allowedOrigins.includes(origin)) return origin;
  // A foreign host name that points to this server would make a foreign page look like one of the same origin.
  if (ownHosts.length > 0 && !ownHosts.some((own) => withoutScheme(own) === requestHostOf(request))) {
    throw forbidden('The header Host must name one of the hosts in the option ownHosts of the proxy.');
  }
  // `Sec-Fetch-Site` can be trusted when a browser sends it, because no page can set it.
  if (site === 'same-origin') return null;
  if (site === null && (origin === null || isOwnOrigin(origin, request, ownHosts))) return null;
  throw forbidden(
    'Call the proxy from a page of its own origin, or add the origin of the page to the option allowedOrigins. ' +
      'A program sends neither Origin nor Sec-Fetch-Site.',
  );
}

function forbidden(detail: string): ProxyProblem {
  return new ProxyProblem(problemTypes.forbidden, { detail });
}

/**
 * True for the origin of the proxy itself. Schemes are compared where the proxy knows its own: in `ownHosts`, and
 * when it received the request by TLS. Behind a server that ends TLS it does not.
 */
function isOwnOrigin(origin: string, request: Request, ownHosts: readonly string[]): boolean {
  const host = hostOf(origin);
  if (host === null) return false;
  if (ownHosts.length > 0) return ownHosts.includes(origin) || ownHosts.includes(host);
  const isSchemeRight = origin.startsWith('https:') || !request.url.startsWith('https:');
  return isSchemeRight && host === requestHostOf(request);
}

function withoutScheme(ownHost: string): string {
  return ownHost.replace(/^https?:\/\//, '');
}

/** The host that the browser asked for, with its port. */
function requestHostOf({ headers, url }: Request): string {
  return (headers.get('host') ?? new URL(url).host).toLowerCase();
}

/**
 * Checks the option `ownHosts`.
 *
 * @throws TypeError with a sentence when an entry is not a host or an origin.
 */
export function checkOwnHosts(ownHosts: readonly string[]): void {
  for (const own of ownHosts) {
    const host = withoutScheme(own);
    const isHost = URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host;
    if (!isHost) throw new TypeError('ownHosts must be hosts such as "shop.example" or "https://shop.example:8443".');
  }
}

/** True when a script can have sent the request; false for an image, a frame, a form or a link. */
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
export function pageHostOf(request: Request): string {
  return hostOf(request.headers.get('origin') ?? '') ?? requestHostOf(request);
}
