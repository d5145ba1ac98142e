/** Counts the lookups of a day, in every place that has to agree, before they are sent. */
import type { ServiceCall } from './call.ts';
import { nameOfLookup } from './lookups.ts';
import { type CapStore, type Limit, runSteps, type Store } from './store.ts';

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** Lookups that this process remembers, so that it need not ask for each request of a session. */
const rememberedLookups = 10_000;

/** The places of the count. */
export interface DayCountOptions {
  /** Lookups in a day. */
  readonly cap: number;
  /** The memory of this process. */
  readonly ownStore: Store;
  /** The store that several processes share; its methods reject while it is away. Null without one. */
  readonly sharedStore: Store | null;
  /** The place that outlives the process; null without one. */
  readonly capStore: CapStore | null;
}

/**
 * Ends a request of a lookup, and refunds the lookup if no request of it was billed. Resolves with true for the first
 * request of it that may be billed.
 */
export type Settle = (isBilled: boolean) => Promise<boolean>;

/**
 * Counts the lookup that a call belongs to. Null when the cap is reached.
 *
 * @throws the error of the store or of the cap store when the count cannot be kept.
 */
export type DayCount = (call: ServiceCall, day: string) => Promise<Settle | null>;

/** One of the places. */
interface Place {
  /** Resolves with `repeat` when the name was counted before, so that nothing was taken. */
  readonly take: (day: string, name: string | undefined) => Promise<boolean | 'repeat'>;
  readonly refund: (day: string, name: string | undefined) => Promise<void>;
}

/** A lookup with requests under way. */
interface Lookup {
  /** What was counted; null when the cap is reached. `isNew` is false when another process has counted it. */
  readonly counted: Promise<{ readonly isNew: boolean; readonly refund: () => Promise<void> } | null>;
  requests: number;
  isBilled: boolean;
}

/** Stands for each lookup of a session that was billed: it is not refunded any more, so nothing else of it is needed. */
const billedLookup: Lookup = {
  counted: Promise.resolve({ isNew: false, refund: async () => {} }),
  requests: Number.POSITIVE_INFINITY,
  isBilled: true,
};

/**
 * Creates the count. A lookup is sent when each place has granted it: the memory of this process, which does not go
 * beyond the cap alone even when a shared store was emptied, the shared store and the cap store. What one of them does
 * not grant, or cannot, is refunded to the others. So no more is sent than any of them allows, whatever fails.
 */
export function createDayCount({ cap, ownStore, sharedStore, capStore }: DayCountOptions): DayCount {
  // The count of a day does not come back before the day is over: each day has a key of its own, and a window of two
  // days.
  const limit: Limit = { count: cap, burst: cap, seconds: (2 * dayMs) / 1_000 };
  const places: Place[] = [placeInMemory(cap)];
  if (sharedStore) places.push(placeInStore(sharedStore, limit));
  if (capStore) {
    places.push({
      take: (day, name) => capStore.take(day, cap, name),
      refund: (...lookup) => capStore.refund(...lookup),
    });
  }
  const namingStore = sharedStore ?? ownStore;
  /** The requests of one lookup count once, and wait for each other's count. */
  const lookups = new Map<string | symbol, Lookup>();

  const count = async (day: string, name: string | undefined): Promise<Awaited<Lookup['counted']>> => {
    const granting: Place[] = [];
    // What a place cannot refund stays counted.
    const refund = async () => {
      for (const place of granting) await place.refund(day, name).catch(() => {});
    };
    let isNew = true;
    try {
      for (const place of places) {
        const taken = await place.take(day, name);
        if (taken === false) {
          await refund();
          return null;
        }
        granting.push(place);
        isNew &&= taken !== 'repeat';
      }
      return { isNew, refund };
    } catch (error) {
      await refund();
      throw error;
    }
  };

  return async (call, day) => {
    const { name, undo } = await nameOfLookup(call, namingStore, `lookups:${day}`, limit.seconds);
    if (name === null) return async () => false;
    const key = name === undefined ? Symbol() : `${day} ${name}`;
    const lookup = lookups.get(key) ?? { counted: count(day, name), requests: 0, isBilled: false };
    lookups.set(key, lookup);
    lookup.requests++;
    if (lookups.size > rememberedLookups) lookups.delete(lookups.keys().next().value ?? key);
    const settle: Settle = async (isBilled) => {
      const isFirst = isBilled && !lookup.isBilled;
      lookup.isBilled ||= isBilled;
      lookup.requests--;
      const isOver = lookup.requests === 0 && !lookup.isBilled;
      if (lookups.get(key) === lookup) {
        if (isBilled && name !== undefined) lookups.set(key, billedLookup);
        else if (isOver || name === undefined) lookups.delete(key);
      }
      const counted = await lookup.counted.catch(() => null);
      if (isOver) await counted?.refund();
      if (!isBilled) await runSteps(namingStore, undo).catch(() => {});
      return isFirst && counted?.isNew === true;
    };
    let isGranted = false;
    try {
      isGranted = (await lookup.counted) !== null;
    } finally {
      if (!isGranted) await settle(false);
    }
    return isGranted ? settle : null;
  };
}

/** It counts each day apart, because a clock that is set back may bring one again. */
function placeInMemory(cap: number): Place {
  const counts = new Map<string, number>();
  const countOf = (day: string) => counts.get(day) ?? 0;
  return {
    take: async (day) => countOf(day) < cap && counts.set(day, countOf(day) + 1).has(day),
    refund: async (day) => void counts.set(day, countOf(day) - 1),
  };
}

function placeInStore(store: Store, limit: Limit): Place {
  const keyOf = (day: string) => `lookups:${day}`;
  const optionsOf = (name: string | undefined) => (name === undefined ? {} : { name });
  return {
    take: async (day, name) => {
      const { isTaken, isRepeat } = await store.take(keyOf(day), limit, optionsOf(name));
      return isTaken && isRepeat ? 'repeat' : isTaken;
    },
    refund: async (day, name) => store.refund?.(keyOf(day), limit, optionsOf(name)),
  };
}
