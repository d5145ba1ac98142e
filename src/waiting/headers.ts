/** Reads the two durations in response headers. Values outside sensible bounds are ignored. */

/** The longest `Retry-After` that is read, and that the proxy sends, in seconds. */
export const retryAfterMaxSeconds = 300;

/** The longest time for which an answer is cached, in seconds: a day. */
export const maxAgeMaxSeconds = 86_400;

/**
 * Reads a `Retry-After`, a number of seconds or a date (RFC 9110 §10.2.3).
 *
 * @param value of the header; null if it is missing
 * @param now milliseconds since the epoch
 * @returns whole seconds from 0 to `retryAfterMaxSeconds`; null for anything else
 */
export function retryAfterSeconds(value: string | null, now: number): number | null {
  const text = value ?? '';
  const date = /^[A-Z][a-z]{2}, \d\d /.test(text) ? Date.parse(text) : Number.NaN;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((date - now) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), retryAfterMaxSeconds);
}

/**
 * Reads for how long a cache may keep an answer (RFC 9111 §5.2.2).
 *
 * @param cacheControl value of the header `Cache-Control`; null if it is missing
 * @param forbidding matches directives that forbid caching. Default: those for the cache of a single browser
 * @returns whole seconds from 0 to `maxAgeMaxSeconds`; 0 if caching is forbidden, or if `max-age` is missing,
 *   malformed or repeated
 */
export function maxAgeSeconds(cacheControl: string | null, forbidding = /\bno-(store|cache)\b/i): number {
  const text = cacheControl ?? '';
  const [, age = '', repeated] = text.split(/(?:^|[\s,])max-age=/i);
  const [seconds = 0] = /^\d+(?![^\s,])/.exec(age) ?? [];
  return repeated !== undefined || forbidding.test(text) ? 0 : Math.min(Number(seconds), maxAgeMaxSeconds);
}

/**
 * Reads for how much longer a shared cache, and the browsers behind it, may keep an answer: the shorter of `max-age`
 * and `s-maxage`, minus its time in other caches (`Age`). `Vary: *` matches no other request.
 */
export function sharedMaxAgeSeconds(headers: Pick<Headers, 'get'>): number {
  const cacheControl = headers.get('cache-control') ?? '';
  const [, shared = Number.POSITIVE_INFINITY] = /(?:^|[\s,])s-maxage=([^\s,]*)/i.exec(cacheControl) ?? [];
  const [age = 0] = /^\d+$/.exec(headers.get('age') ?? '') ?? [];
  const seconds = Math.min(maxAgeSeconds(cacheControl, /\b(no-store|no-cache|private)\b/i), Number(shared) || 0);
  return headers.get('vary')?.includes('*') ? 0 : Math.max(0, seconds - Number(age));
}
