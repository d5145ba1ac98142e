import { LRUCache } from 'lru-cache';
import { burstOf, type Limit, refillIntervalMs, type Store, type Taken } from './store.ts';

/** Bounds of a store in memory. Beyond them, the entries that were not used for the longest time are dropped. */
export interface MemoryStoreOptions {
  /** The most keys of each limit, and the most names that have taken from it. Default: 50,000 of each. */
  readonly keys?: number;
  /** The most texts. Default: 5,000. */
  readonly entries?: number;
  /** The most bytes of all texts and their keys. Default: 32 MiB. */
  readonly bytes?: number;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

interface StoredText {
  readonly value: string;
  readonly expiresAt: number;
}

/** The state of one limit, by key. */
interface LimitMemory {
  /** When a bucket will be full again, in milliseconds since the epoch. */
  readonly buckets: LRUCache<string, number>;
  /** When a name is forgotten, in milliseconds since the epoch. */
  readonly names: LRUCache<string, number>;
}

/**
 * A store in the memory of this process. It is bounded, so that a client that invents keys cannot fill the memory. Each
 * limit has a bound of its own: with a common one, invented sessions and addresses would make it forget the daily cap.
 */
export function createMemoryStore(options: MemoryStoreOptions = {}): Store {
  const { keys = 50_000, entries = 5_000, bytes = 32 * 1_048_576, now = Date.now } = options;
  /** By the numbers of the limit. There are as many as limits are configured. */
  const memories = new Map<string, LimitMemory>();
  const texts = new LRUCache<string, StoredText>({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ value }, key) => byteLengthOf(key, value),
  });

  const memoryOf = (limit: Limit): LimitMemory => {
    const id = `${limit.count} ${burstOf(limit)} ${limit.seconds}`;
    let memory = memories.get(id);
    if (!memory) {
      memory = { buckets: createTimes(keys), names: createTimes(keys) };
      memories.set(id, memory);
    }
    return memory;
  };

  return {
    take: async (key, limit, { maxWaitMs = 0, name } = {}) => {
      const { buckets, names } = memoryOf(limit);
      const nameKey = `${key}:${name}`;
      if (name !== undefined && (names.get(nameKey) ?? 0) > now()) {
        return { isTaken: true, wait: 0, isRepeat: true };
      }
      const [fullAt, taken] = takeFromBucket(buckets.get(key) ?? 0, now(), limit, maxWaitMs);
      buckets.set(key, fullAt);
      if (name !== undefined && taken.isTaken) names.set(nameKey, now() + limit.seconds * 1_000);
      return taken;
    },
    giveBack: async (key, limit, { name } = {}) => {
      const { buckets, names } = memoryOf(limit);
      buckets.set(key, (buckets.get(key) ?? 0) - refillIntervalMs(limit));
      names.delete(`${key}:${name}`);
    },
    get: async (key) => {
      const stored = texts.get(key);
      if (!stored || stored.expiresAt <= now()) return null;
      return stored.value;
    },
    set: async (key, value, seconds) => {
      texts.set(key, { value, expiresAt: now() + seconds * 1_000 });
    },
  };
}

/** Each entry has a size of one, because with the option `max` the memory of all entries would be reserved at once. */
function createTimes(maxEntries: number): LRUCache<string, number> {
  return new LRUCache({ maxSize: maxEntries, sizeCalculation: () => 1 });
}

/** The most memory that key and value need: engines use at most two bytes for a character. A size is never 0. */
function byteLengthOf(key: string, value: string): number {
  return Math.max(1, 2 * (key.length + value.length));
}

/**
 * The generic cell rate algorithm. All that is known about a bucket is the time at which it will be full again, so that
 * a million clients need a million numbers.
 *
 * @param fullAt when the bucket will be full again, in milliseconds since the epoch; 0 for a bucket that is full.
 * @param now milliseconds since the epoch.
 * @param maxWaitMs how far in advance a request may be taken, in milliseconds; negative to take nothing.
 * @returns the new time at which the bucket will be full, and the outcome.
 */
export function takeFromBucket(
  fullAt: number,
  now: number,
  limit: Limit,
  maxWaitMs: number,
): readonly [fullAt: number, taken: Taken] {
  const interval = refillIntervalMs(limit);
  const depth = interval * burstOf(limit);
  // After the clock was set back, a client must not be shut out for as long as the clock jumped.
  const from = Math.min(Math.max(fullAt, now), now + depth + Math.max(0, maxWaitMs));
  const wait = Math.max(0, from + interval - depth - now);
  if (wait > maxWaitMs) return [from, { isTaken: false, wait }];
  return [from + interval, { isTaken: true, wait }];
}
