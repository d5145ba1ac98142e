import { intervalOf, type Limit, type Store, type Taken } from './store.ts';

export interface MemoryStoreOptions {
  /** Buckets, and counters, at a time; the longest unused goes first. Default: 100,000. */
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
  readonly bytes: number;
}

/** A store in the memory of this process, bounded: whoever makes up keys cannot fill it. */
export function createMemoryStore(options: MemoryStoreOptions = {}): Store {
  const { keys = 100_000, entries = 5_000, bytes: mostBytes = 32 * 1_048_576, now = Date.now } = options;
  const buckets = new Map<string, number>();
  const counters = new Map<string, Counter>();
  const texts = new Map<string, Kept>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= texts.get(key)?.bytes ?? 0;
    texts.delete(key);
  };

  return {
    take: async (key, limit, patience = 0) => {
      const [full, taken] = takeFrom(buckets.get(key) ?? 0, now(), limit, patience);
      putLast(buckets, key, full, keys);
      return taken;
    },
    count: async (key, seconds) => {
      const known = counters.get(key);
      const current = known && known.until > now() ? known : { count: 0, until: now() + seconds * 1_000 };
      putLast(counters, key, { ...current, count: current.count + 1 }, keys);
      return current.count + 1;
    },
    get: async (key) => {
      const kept = texts.get(key);
      if (!kept) return null;
      if (kept.until <= now()) {
        forget(key);
        return null;
      }
      putLast(texts, key, kept, entries);
      return kept.value;
    },
    set: async (key, value, seconds) => {
      forget(key);
      // Two bytes a character at the most, in every engine.
      const size = 2 * (key.length + value.length);
      if (size > mostBytes) return;
      texts.set(key, { value, until: now() + seconds * 1_000, bytes: size });
      bytes += size;
      for (const oldest of texts.keys()) {
        if (texts.size <= entries && bytes <= mostBytes) break;
        forget(oldest);
      }
    },
  };
}

/** The last place is for the latest used. */
function putLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= most) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}

/**
 * The generic cell rate algorithm: a bucket is the one moment at which it will be full again, so that a million
 * clients are a million numbers. Returns that moment and the verdict.
 */
export function takeFrom(full: number, now: number, limit: Limit, patience: number): readonly [number, Taken] {
  const interval = intervalOf(limit);
  const depth = interval * (limit.burst ?? limit.count);
  // A clock that was set back must not shut anybody out for as long as it jumped.
  const from = Math.min(Math.max(full, now), now + depth + patience);
  const wait = Math.max(0, from + interval - depth - now);
  if (wait > patience) return [from, { isTaken: false, wait }];
  return [from + interval, { isTaken: true, wait }];
}
