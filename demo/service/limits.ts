/** The limit of requests that an account may make in a second. */
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
