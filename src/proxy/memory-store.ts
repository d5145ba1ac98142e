import { Recent } from './recent.ts';
import { burstOf, intervalOf, type Limit, type Store, type Taken } from './store.ts';

export interface MemoryStoreOptions {
  /** Buckets, and counters, at a time; those unused for long go first. Default: 100,000. */
  readonly keys?: number;
  /** Texts at a time. Default: 5,000. */
  readonly entries?: number;
  /** Bytes of all texts and their keys. Default: 32 MiB. */
  readonly bytes?: number;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

interface Counter {
  readonly count: number;
  readonly until: number;
}

interface Kept {
  readonly value: string;
  readonly until: number;
}

/** A store in the memory of this process, bounded: whoever makes up keys cannot fill it. */
export function createMemoryStore(options: MemoryStoreOptions = {}): Store {
  const { keys = 100_000, entries = 5_000, bytes = 32 * 1_048_576, now = Date.now } = options;
  const buckets = new Recent<number>(keys);
  const counters = new Recent<Counter>(keys);
  const texts = new Recent<Kept>(entries, bytes);

  const count = (key: string, seconds: number): number => {
    const known = counters.get(key);
    const current = known && known.until > now() ? known : { count: 0, until: now() + seconds * 1_000 };
    counters.set(key, { ...current, count: current.count + 1 });
    return current.count + 1;
  };

  return {
    take: async (key, limit, patience = 0) => {
      const [full, taken] = takeFrom(buckets.get(key) ?? 0, now(), limit, patience);
      buckets.set(key, full);
      return taken;
    },
    count: async (key, seconds) => count(key, seconds),
    countOnce: async (key, name, seconds) => {
      const own = `${key}:${name}`;
      const known = counters.get(own);
      if (known && known.until > now()) return known.count;
      const number = count(key, seconds);
      counters.set(own, { count: number, until: now() + seconds * 1_000 });
      return number;
    },
    get: async (key) => {
      const kept = texts.get(key);
      if (!kept || kept.until <= now()) return null;
      if (texts.isAgeing(key)) texts.set(key, kept, weightOf(key, kept.value));
      return kept.value;
    },
    set: async (key, value, seconds) => {
      texts.set(key, { value, until: now() + seconds * 1_000 }, weightOf(key, value));
    },
  };
}

/** Two bytes a character at the most, in every engine. */
function weightOf(key: string, value: string): number {
  return 2 * (key.length + value.length);
}

/**
 * The generic cell rate algorithm: a bucket is the one moment at which it will be full again, so that a million
 * clients are a million numbers. Returns that moment and the verdict.
 */
export function takeFrom(full: number, now: number, limit: Limit, patience: number): readonly [number, Taken] {
  const interval = intervalOf(limit);
  const depth = interval * burstOf(limit);
  // A clock that was set back must not shut anybody out for as long as it jumped.
  const from = Math.min(Math.max(full, now), now + depth + patience);
  const wait = Math.max(0, from + interval - depth - now);
  if (wait > patience) return [from, { isTaken: false, wait }];
  return [from + interval, { isTaken: true, wait }];
}
