import { LRUCache } from 'lru-cache';
import { ExpiringTable, setBytes } from './expiring-table.ts';
import {
  burstOf,
  fullInMaxMs,
  idleMinMs,
  type Limit,
  type Reply,
  refillIntervalMs,
  runEach,
  type Step,
  type StepOptions,
  type Store,
  type Taken,
} from './store.ts';

/** Bounds of a store in memory. */
export interface MemoryStoreOptions {
  /** The most bytes of all limits. Default: 12 MiB. */
  readonly limitBytes?: number;
  /** The most bytes of all texts and their keys. Beyond them, the least recently used are dropped. Default: 24 MiB. */
  readonly bytes?: number;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

/**
 * The share of all bytes that one table may have. With the default limits there are 24 tables that grow with the number of
 * clients: each limit has one for each width of a network, and one for names.
 */
const tableShare = 1 / 32;

/**
 * A store in the memory of this process. Limits are forgotten as soon as that makes no difference, or when nobody has
 * asked for as long as their window, or a minute. Each limit has a bound of its own, beyond which it forgets those that are nearest to
 * full: a client that invents keys neither fills the memory nor makes the store forget its own full limit, or the daily
 * cap.
 */
export function createMemoryStore(options: MemoryStoreOptions = {}): Store {
  const { limitBytes = 12 * 1_048_576, bytes = 24 * 1_048_576, now = Date.now } = options;
  /**
   * By the numbers of a limit, of which there are as many as are configured: when the bucket of a key will be full again, in milliseconds
   * since the epoch, and how many takes of a name were not undone.
   */
  const memories = new Map<string, { readonly buckets: ExpiringTable; readonly names: ExpiringTable }>();
  const texts = new LRUCache<string, string>({
    maxSize: bytes,
    // Engines use at most two bytes for a character. A size is never 0.
    sizeCalculation: (value, key) => Math.max(1, 2 * (key.length + value.length)),
    ttl: 1,
    perf: { now },
    ttlResolution: 0,
  });
  let textsSet = 0;

  const isWithinBound = (bytes: number) => {
    if (bytes > Math.max(limitBytes * tableShare, setBytes)) return false;
    const tables = [...memories.values()].flatMap(({ buckets, names }) => [buckets, names]);
    const isEnough = () => tables.reduce((sum, table) => sum + table.bytes, bytes / 2) <= limitBytes;
    if (isEnough()) return true;
    // Those of limits that were replaced.
    for (const table of tables) if (table.until <= now()) table.clear();
    return isEnough();
  };
  const memoryOf = (limit: Limit, isCount = false) => {
    const id = isCount ? `${limit.seconds}` : `${limit.count} ${burstOf(limit)} ${limit.seconds}`;
    const known = memories.get(id);
    if (known) return known;
    const memory = { buckets: new ExpiringTable(isWithinBound), names: new ExpiringTable(isWithinBound) };
    memories.set(id, memory);
    return memory;
  };
  const take = (key: string, limit: Limit, options: StepOptions = {}, name?: string): Taken => {
    const { buckets, names } = memoryOf(limit, options.isCount);
    const time = now();
    const nameKey = `${key}:${name}`;
    const named = name === undefined ? undefined : names.get(nameKey, time);
    if (named) {
      names.set(nameKey, { ...named, value: named.value + 1 }, time);
      return { isTaken: true, wait: 0, isRepeat: true };
    }
    const windowMs = limit.seconds * 1_000;
    const [fullAt, taken] = takeFromBucket(buckets.get(key, time)?.value ?? 0, time, limit, options);
    const until = Math.min(fullAt, time + Math.max(windowMs, options.maxWaitMs ?? 0, idleMinMs));
    if (until > time) buckets.set(key, { value: fullAt, until }, time);
    if (name !== undefined && taken.isTaken) names.set(nameKey, { value: 1, until: time + windowMs }, time);
    return taken;
  };
  const refund = (key: string, limit: Limit, options: StepOptions = {}, name?: string): void => {
    const { buckets, names } = memoryOf(limit, options.isCount);
    const time = now();
    const nameKey = `${key}:${name}`;
    if (name !== undefined) {
      const named = names.get(nameKey, time);
      if (named && named.value > 1) names.set(nameKey, { ...named, value: named.value - 1 }, time);
      if (named?.value !== 1) return;
      names.delete(nameKey);
    }
    const bucket = buckets.get(key, time);
    if (!bucket) return;
    const fullAt = bucket.value - refillIntervalMs(limit);
    if (fullAt > time) buckets.set(key, { value: fullAt, until: Math.min(fullAt, bucket.until) }, time);
    else buckets.delete(key);
  };
  const set = (key: string, value: string, seconds: number): void => {
    // For lru-cache a text is there for its last millisecond, too.
    texts.set(key, value, { ttl: Math.max(1, Math.ceil(seconds * 1_000) - 1) });
    // Those that have expired and are not asked for again go from time to time.
    if (++textsSet <= texts.size) return;
    texts.purgeStale();
    textsSet = 0;
  };
  const run = (step: Step, name: string | undefined): Reply => {
    if (step[0] === 'get') return texts.get(step[1]) ?? null;
    if (step[0] === 'take') return take(step[1], step[2], step[3], name);
    if (step[0] === 'set') set(step[1], step[2], step[3]);
    else refund(step[1], step[2], step[3], name);
    return null;
  };
  return { run: async (steps) => runEach(steps, run), isOwn: true };
}

/**
 * The generic cell rate algorithm. All that is known about a bucket is the time at which it will be full again, so that
 * a million clients need a million numbers.
 *
 * @param fullAt when the bucket will be full again, in milliseconds since the epoch; 0 for a bucket that is full.
 * @param now milliseconds since the epoch.
 * @returns the new time at which the bucket will be full, and the outcome.
 */
export function takeFromBucket(
  fullAt: number,
  now: number,
  limit: Limit,
  options: StepOptions = {},
): readonly [fullAt: number, taken: Taken] {
  const { maxWaitMs = 0 } = options;
  const interval = refillIntervalMs(limit);
  const depth = interval * burstOf(limit);
  // After the clock was set back, a client must not be shut out for as long as the clock jumped.
  const from = Math.min(Math.max(fullAt, now), now + fullInMaxMs(limit, options));
  const wait = Math.max(0, from + interval - depth - now);
  if (wait > maxWaitMs) return [from, { isTaken: false, wait }];
  return [from + interval, { isTaken: true, wait }];
}
