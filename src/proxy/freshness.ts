/** What the service says about time. It is believed within bounds. */

/** Longest time an answer is kept, in seconds: a day. */
const maxAgeMax = 86_400;

/** Seconds an answer may be kept by everybody: 0 unless it is said once, and in a plain number. */
export function maxAgeOf(headers: Headers): number {
  const directives = (headers.get('cache-control') ?? '').split(',').map((directive) => directive.trim().toLowerCase());
  if (directives.some((directive) => /^(?:no-store|no-cache|private)\b/.test(directive))) return 0;
  const ages = directives.filter((directive) => directive.startsWith('max-age'));
  const [, seconds] = /^max-age=(\d{1,9})$/.exec(ages[0] ?? '') ?? [];
  return ages.length === 1 ? Math.min(Number(seconds ?? 0), maxAgeMax) : 0;
}

/** Whole seconds from a number or a date (RFC 9110 §10.2.3); null for anything else. */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const date = /^[A-Z][a-z]{2}, \d{2} /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1_000));
}
