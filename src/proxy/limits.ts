/** Limits for one client, for one session, and for all clients together. */
import type { Limit, Step, StepOptions } from './store.ts';

/** Each member is a list of limits, and a request must be within all of them. An empty list is no limit. */
export interface Limits {
  /**
   * Requests of one client, whatever they cost. Default: 200 at once, then 30 a second. For IPv6 this is the limit of a
   * /64; a /56 has twice as much, and a /48 four times as much. The same holds for `lookups`.
   */
  readonly requests: readonly Limit[];
  /**
   * Lookups that one client may cause: addresses entered, Dutch lookups that are not in the cache, and validations.
   * Default: 80 at once, then 12 a minute; 1,200 in a day, 600 of them at that pace.
   */
  readonly lookups: readonly Limit[];
  /** Autocomplete requests of one session id. Default: 120. */
  readonly suggestions: readonly Limit[];
  /** Details requests of one session id, which normally needs one or two. Default: 20. */
  readonly details: readonly Limit[];
  /** Different addresses whose details one session may ask for. Each beyond the first is a lookup. Default: 3. */
  readonly addresses: readonly Limit[];
  /** Requests of all clients together to the international half of the service. Default: 30 a second. */
  readonly international: readonly Limit[];
  /** Requests of all clients together to the Dutch half of the service. Default: 120 a second. */
  readonly dutch: readonly Limit[];
}

/** The longest time between the first and the last request of a session; no address takes longer. */
export const sessionMaxAgeSeconds = 1_800;

/** The limits of a proxy that sets none. */
export const defaultLimits: Limits = {
  // This gives 200 at once, and then 30 a second. Other clients do not suffer from it: all take turns at the service.
  requests: [{ count: 229, seconds: 1, burst: 200 }],
  lookups: [
    // This gives 80 at once, and then one each five seconds.
    { count: 800, seconds: 3_600, burst: 80 },
    // This gives 600 at once, and then one each 144 seconds, 600 a day.
    { count: 1_200, seconds: 86_400, burst: 600 },
  ],
  // The whole count is the burst, because a session ends before any of it comes back.
  suggestions: [{ count: 120, seconds: sessionMaxAgeSeconds, burst: 120 }],
  details: [{ count: 20, seconds: sessionMaxAgeSeconds, burst: 20 }],
  addresses: [{ count: 3, seconds: sessionMaxAgeSeconds, burst: 3 }],
  // Every account allows at least 35 international and 150 Dutch requests a second.
  international: [{ count: 30, seconds: 1, burst: 5 }],
  dutch: [{ count: 120, seconds: 1, burst: 20 }],
};

/** Takes from each limit of a name, for one client or one session. */
export function takesOf(name: keyof Limits, key: string, limits: readonly Limit[], options?: StepOptions): Step[] {
  return limits.map((limit, index) => ['take', `${name}:${index}:${key}`, limit, options]);
}

/**
 * The default limits with those that were set in their place.
 *
 * @throws TypeError with a sentence when a name or a value is wrong.
 */
export function parseLimits(given: Partial<Limits>): Limits {
  const names = Object.keys(defaultLimits);
  if (Array.isArray(given) || Object.keys(given).some((name) => !names.includes(name))) {
    throw new TypeError(`limits may name ${names.join(', ')}, and nothing else.`);
  }
  for (const [name, list] of Object.entries(given)) {
    if (!Array.isArray(list) || !list.every(isLimit)) {
      throw new TypeError(`limits.${name} must be a list of { count, seconds, burst }, burst up to count.`);
    }
  }
  return { ...defaultLimits, ...given };
}

/** The most that a limit may have of anything; far beyond, numbers and Redis lose count, and the limit is none. */
const countMax = 1_000_000_000;

/** Limits may come from JSON. A misspelt member is refused, because it would silently leave a default in force. */
function isLimit(limit: Limit): boolean {
  if (typeof limit !== 'object' || limit === null) return false;
  const { count, seconds, burst = 1, ...others } = limit;
  if (Object.keys(others).length > 0) return false;
  const isWhole = Number.isInteger(count) && Number.isInteger(burst);
  const isBounded = count <= countMax && seconds <= countMax;
  return isWhole && burst >= 1 && burst <= count && Number.isFinite(seconds) && seconds > 0 && isBounded;
}
