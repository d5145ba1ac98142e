/**
 * Where limits, counters and answers are remembered. One process has enough in its memory; several share one place.
 * A store that rejects does not stop the proxy: limits and counters then hold for each process alone, and nothing
 * is kept.
 */

/** At most so many in any so many seconds: some of them at once, the others coming back evenly. */
export interface Limit {
  /** Whole, from 1. */
  readonly count: number;
  readonly seconds: number;
  /** How many at once, whole, from 1 to `count`; the more of them, the fewer come back. Default: half of `count`. */
  readonly burst?: number;
}

export interface Taken {
  readonly isTaken: boolean;
  /** Milliseconds: until the one that was taken may go ahead, or until asking again is worth it. */
  readonly wait: number;
}

export interface Store {
  /**
   * Takes one from the bucket of this key. When none is left, one that will be there within `patience` milliseconds
   * is taken in advance. Must be atomic among everybody who shares the store.
   */
  take(key: string, limit: Limit, patience?: number): Promise<Taken>;
  /** Adds one to a counter that begins at 0 and is forgotten that many seconds after its first count. The new count. */
  count(key: string, seconds: number): Promise<number>;
  /**
   * The number this name has in that counter: the next one when it has none yet, which it then keeps for that many
   * seconds. Must be atomic: whoever asks twice at the same time has one number.
   */
  countOnce(key: string, name: string, seconds: number): Promise<number>;
  /** What was set, or null when there is nothing or it is too old. */
  get(key: string): Promise<string | null>;
  /** Keeps a text for that many seconds at the most. */
  set(key: string, value: string, seconds: number): Promise<void>;
}

/** How many of a limit may be taken at once. */
export function burstOf({ count, burst }: Limit): number {
  return burst ?? Math.ceil(count / 2);
}

/**
 * Milliseconds after which one comes back. A window that begins with the whole burst must end before there were more
 * than `count`, so that only the rest of them may come back in its course.
 */
export function intervalOf(limit: Limit): number {
  return (limit.seconds * 1_000) / (limit.count - burstOf(limit) + 1);
}
