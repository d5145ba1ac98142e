/** Reads the two times in the headers of a response. Values outside sensible bounds are ignored. */

/** The longest wait that a `Retry-After` asks for, in seconds, both as it is read and as the proxy sends it. */
export const retryAfterMaxSeconds = 300;

/** The longest time that an answer is kept, in seconds: a day. */
export const maxAgeMaxSeconds = 86_400;

/**
 * Reads a `Retry-After`, which is a number of seconds or a date (RFC 9110 §10.2.3).
 *
 * @param value of the header; null when it is missing
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
 * Reads how long a cache may keep an answer (RFC 9111 §5.2.2).
 *
 * @param cacheControl value of the header `Cache-Control`; null when it is missing
 * @param forbidding finds the directives with which the cache keeps nothing. Default: those for the cache of one browser
 * @returns whole seconds from 0 to `maxAgeMaxSeconds`; 0 when caching is forbidden, or when `max-age` is missing,
 *   malformed or repeated
 */
export function maxAgeSeconds(cacheControl: string | null, forbidding = /\bno-(store|cache)\b/i): number {
  const text = cacheControl ?? '';
  const [, age = '', repeated] = text.split(/(?:^|[\s,])max-age=/i);
  const [seconds = 0] = /^\d+(?![^\s,])/.exec(age) ?? [];
  return repeated !== undefined || forbidding.test(text) ? 0 : Math.min(Number(seconds), maxAgeMaxSeconds);
}

/**
 * Reads how long a cache that several people share may still keep an answer, and the browser of each of them: the shorter of
 * `max-age` and `s-maxage`, less the time that it was in other caches (`Age`). `Vary: *` fits no second request.
 */
export function sharedMaxAgeSeconds(headers: Headers): number {
  const cacheControl = headers.get('cache-control') ?? '';
  const [, shared = Number.POSITIVE_INFINITY] = /(?:^|[\s,])s-maxage=([^\s,]*)/i.exec(cacheControl) ?? [];
  const [age = 0] = /^\d+$/.exec(headers.get('age') ?? '') ?? [];
  const seconds = Math.min(maxAgeSeconds(cacheControl, /\b(no-store|no-cache|private)\b/i), Number(shared) || 0);
  return headers.get('vary')?.includes('*') ? 0 : Math.max(0, seconds - Number(age));
}
