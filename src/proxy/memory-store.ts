import { LRUCache } from 'lru-cache';
import { burstOf, idleMinMs, type Limit, refillIntervalMs, runSteps, type Store, type Taken } from './store.ts';

/** Bounds of a store in memory. */
export interface MemoryStoreOptions {
  /** The most bytes of all limits. Default: 24 MiB, enough for the limits of about 100,000 clients. */
  readonly limitBytes?: number;
  /** The most bytes of all texts and their keys. Beyond them, the least recently used are dropped. Default: 24 MiB. */
  readonly bytes?: number;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

/** Something that is forgotten at this time, in milliseconds since the epoch. */
interface Expiring {
  readonly until: number;
}

/** What is known of a limit under one key. */
interface Bucket extends Expiring {
  /** When the bucket will be full again, in milliseconds since the epoch. */
  readonly fullAt: number;
}

/** A name that has taken. */
interface NameTaken extends Expiring {
  /** How many calls with this name were not undone. */
  readonly takes: number;
}

/** Bytes of an entry beside its key, measured in Node. */
const entryBytes = 200;
/** Entries that are looked at for each new one, and for each that has to go. */
const sweepCount = 4;
const sampleCount = 8;

/** Entries that expire. Each new one removes some that have expired, so that no timer is needed. */
export class ExpiringEntries<Entry extends Expiring> {
  /** The size of all entries, in bytes. */
  bytes = 0;
  #entries = new Map<string, Entry>();
  #rest = this.#entries.entries();

  get(key: string, now: number): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > now ? entry : undefined;
  }

  set(key: string, entry: Entry, now: number): void {
    if (!this.#entries.has(key)) {
      for (const [each, { until }] of this.#next(sweepCount)) if (until <= now) this.delete(each);
      this.bytes += sizeOf(key);
    }
    this.#entries.set(key, entry);
  }

  delete(key: string): void {
    if (this.#entries.delete(key)) this.bytes -= sizeOf(key);
  }

  /** Drops one of those that would be forgotten soonest, as Redis does with `volatile-ttl`. */
  evict(): void {
    const [first, ...others] = this.#next(sampleCount);
    if (first) this.delete(others.reduce((one, other) => (other[1].until < one[1].until ? other : one), first)[0]);
  }

  /** The next entries in turn; after the last one comes the first. */
  #next(count: number): [string, Entry][] {
    const found: [string, Entry][] = [];
    for (let left = Math.min(count, this.#entries.size); left > 0; left--) {
      let next = this.#rest.next();
      if (next.done) {
        this.#rest = this.#entries.entries();
        next = this.#rest.next();
      }
      if (!next.done) found.push(next.value);
    }
    return found;
  }
}

function sizeOf(key: string): number {
  return entryBytes + key.length;
}

/** The state of one limit, by key. */
interface LimitMemory {
  readonly buckets: ExpiringEntries<Bucket>;
  readonly names: ExpiringEntries<NameTaken>;
}

/**
 * A store in the memory of this process. Limits are forgotten as soon as that makes no difference, or when nobody has
 * asked for as long as their window, or a minute. Beyond the bound, the kind of entry that needs most memory loses those that matter
 * least: a client that invents keys neither fills the memory nor makes the store forget its own full limit, or the daily
 * cap.
 */
export function createMemoryStore(options: MemoryStoreOptions = {}): Store {
  const { limitBytes = 24 * 1_048_576, bytes = 24 * 1_048_576, now = Date.now } = options;
  /** By the numbers of the limit. There are as many as limits are configured. */
  const memories = new Map<string, LimitMemory>();
  const kinds: (LimitMemory['buckets'] | LimitMemory['names'])[] = [];
  const texts = new LRUCache<string, string>({
    maxSize: bytes,
    sizeCalculation: (value, key) => byteLengthOf(key, value),
    ttl: 1,
    perf: { now },
    ttlResolution: 0,
  });
  let textsSet = 0;

  const memoryOf = (limit: Limit): LimitMemory => {
    const id = `${limit.count} ${burstOf(limit)} ${limit.seconds}`;
    let memory = memories.get(id);
    if (!memory) {
      memory = { buckets: new ExpiringEntries(), names: new ExpiringEntries() };
      memories.set(id, memory);
      kinds.push(memory.buckets, memory.names);
    }
    return memory;
  };
  const keepBound = () => {
    while (kinds.reduce((sum, kind) => sum + kind.bytes, 0) > limitBytes) {
      kinds.reduce((one, other) => (other.bytes > one.bytes ? other : one)).evict();
    }
  };

  const store: Store = {
    take: async (key, limit, { maxWaitMs = 0, name } = {}) => {
      const { buckets, names } = memoryOf(limit);
      const time = now();
      const nameKey = `${key}:${name}`;
      const named = name === undefined ? undefined : names.get(nameKey, time);
      if (named) {
        names.set(nameKey, { ...named, takes: named.takes + 1 }, time);
        return { isTaken: true, wait: 0, isRepeat: true };
      }
      const windowMs = limit.seconds * 1_000;
      const [fullAt, taken] = takeFromBucket(buckets.get(key, time)?.fullAt ?? 0, time, limit, maxWaitMs);
      const until = Math.min(fullAt, time + Math.max(windowMs, maxWaitMs, idleMinMs));
      if (until > time) buckets.set(key, { fullAt, until }, time);
      if (name !== undefined && taken.isTaken) names.set(nameKey, { takes: 1, until: time + windowMs }, time);
      keepBound();
      return taken;
    },
    refund: async (key, limit, { name } = {}) => {
      const { buckets, names } = memoryOf(limit);
      const time = now();
      const nameKey = `${key}:${name}`;
      if (name !== undefined) {
        const named = names.get(nameKey, time);
        if (!named) return;
        if (named.takes > 1) return names.set(nameKey, { ...named, takes: named.takes - 1 }, time);
        names.delete(nameKey);
      }
      const bucket = buckets.get(key, time);
      if (!bucket) return;
      const fullAt = bucket.fullAt - refillIntervalMs(limit);
      if (fullAt > time) buckets.set(key, { fullAt, until: Math.min(fullAt, bucket.until) }, time);
      else buckets.delete(key);
    },
    get: async (key) => texts.get(key) ?? null,
    set: async (key, value, seconds) => {
      // For lru-cache a text is there for its last millisecond, too.
      texts.set(key, value, { ttl: Math.max(1, Math.ceil(seconds * 1_000) - 1) });
      // Those that have expired and are not asked for again go from time to time.
      if (++textsSet <= texts.size) return;
      texts.purgeStale();
      textsSet = 0;
    },
  };
  const whole: Store = { ...store, run: (steps) => runSteps(store, steps) };
  memoryStores.add(whole);
  return whole;
}

const memoryStores = new WeakSet<Store>();

/** True for a store of `createMemoryStore`: it never fails, never keeps one waiting, and holds what this process wrote. */
export function isMemoryStore(store: Store): boolean {
  return memoryStores.has(store);
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
