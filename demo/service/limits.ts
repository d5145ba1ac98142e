/** The limit of requests that an account may make in a second. */

/** Requests in any second, for each of the two services that an account has. */
export interface RateLimits {
  readonly dutch: number;
  readonly international: number;
}

/** A second, in milliseconds. */
const windowMs = 1_000;

/**
 * Creates a function that says whether one more request is within the limit. A request counts during the second after
 * it; one that was refused does not count.
 *
 * @param limit requests in any second
 * @param now milliseconds since the epoch
 */
export function slidingLimit(limit: number, now: () => number): () => boolean {
  let times: number[] = [];
  return () => {
    if (!Number.isFinite(limit)) return true;
    const since = now() - windowMs;
    times = times.filter((time) => time > since);
    if (times.length >= limit) return false;
    times.push(now());
    return true;
  };
}

/** The limits of an account: one number is the limit of each service. */
export function limitsOf(limit: number | RateLimits): RateLimits {
  return typeof limit === 'number' ? { dutch: limit, international: limit } : limit;
}
