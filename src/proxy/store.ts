/**
 * Where limits, counters and answers are remembered. One process has enough in its memory; several share one place.
 * A store that rejects does not stop the proxy: limits and counters then hold for each process alone, and nothing
 * is kept.
 */

/** At most so many in so many seconds, refilled evenly. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
  /** How many at once. Default: `count`. */
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
  /** What was set, or null when there is nothing or it is too old. */
  get(key: string): Promise<string | null>;
  /** Keeps a text for that many seconds at the most. */
  set(key: string, value: string, seconds: number): Promise<void>;
}

/** Milliseconds between two of a limit. */
export function intervalOf({ count, seconds }: Limit): number {
  return (seconds * 1_000) / count;
}
