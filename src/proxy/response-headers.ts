/** Reads the two times in the headers of the service. Values outside sensible bounds are not believed. */

/** The longest that an answer is cached: one day. */
const answerMaxAgeSeconds = 86_400;

/**
 * Seconds for which a shared cache may keep an answer, from `Cache-Control`, at most 86,400. 0 when caching is
 * forbidden, or when `max-age` is missing, malformed or repeated.
 */
export function maxAgeOf(headers: Headers): number {
  const directives = (headers.get('cache-control') ?? '').split(',').map((directive) => directive.trim().toLowerCase());
  if (directives.some((directive) => /^(?:no-store|no-cache|private)\b/.test(directive))) return 0;
  const ages = directives.filter((directive) => directive.startsWith('max-age'));
  const [, seconds] = /^max-age=(\d{1,9})$/.exec(ages[0] ?? '') ?? [];
  return ages.length === 1 ? Math.min(Number(seconds ?? 0), answerMaxAgeSeconds) : 0;
}

/**
 * Whole seconds from `Retry-After`, which is a number or a date (RFC 9110 §10.2.3); null for anything else.
 *
 * @param now milliseconds since the epoch.
 */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const date = /^[A-Z][a-z]{2}, \d{2} /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1_000));
}
