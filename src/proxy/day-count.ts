/** Counts the lookups of a day, in every place that has to agree, before they are sent. */
import { operations } from '../contract/operations.ts';
import type { ServiceCall } from './call.ts';
import { nameOfLookup } from './lookups.ts';
import type { CapStore, Limit, Store } from './store.ts';

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** A process keeps up to a hundredth of the cap for the time that a shared store is away, and at most so many. */
const spareShare = 0.01;
const spareMax = 50;

/** The places of the count. */
export interface DayCountOptions {
  /** Lookups in a day. */
  readonly cap: number;
  /** The memory of this process: it never goes beyond the cap alone, even when a shared store was emptied. */
  readonly ownStore: Store;
  /** The store that several processes share; its methods reject while it is away. Null without one. */
  readonly sharedStore: Store | null;
  /** The place that outlives the process; null without one. */
  readonly capStore: CapStore | null;
}

/** A lookup that was counted. */
export interface Charge {
  /**
   * Ends a request of it, and gives the lookup back if no request of it was billed. Resolves with true for the first
   * request of it that may be billed.
   */
  readonly settle: (isBilled: boolean) => Promise<boolean>;
}

/** The count of each day. */
export interface DayCount {
  /**
   * Counts the lookup that a call belongs to. Null when the cap is reached.
   *
   * @throws the error of the store or of the cap store when the count cannot be kept.
   */
  readonly charge: (call: ServiceCall, day: string) => Promise<Charge | null>;
}

/** A lookup with requests under way. */
interface OpenLookup {
  /** Gives it back; null when the cap is reached, or when it was counted for earlier requests. */
  readonly counted: Promise<{ readonly giveBack: (() => Promise<void>) | null } | null>;
  requests: number;
  isBilled: boolean;
}

const nothing: Charge = { settle: async () => false };

/**
 * Creates the count. It uses up, in this order, what the own memory, the shared store and the cap store allow, and gives
 * back what it has taken when a later one refuses. While the shared store is away, a process uses what it has taken
 * from it before, and nothing else: so all processes together never go beyond the cap.
 */
export function createDayCount({ cap, ownStore, sharedStore, capStore }: DayCountOptions): DayCount {
  // The count of a day does not come back before the day is over: each day has a key of its own, and a window of two
  // days.
  const limit: Limit = { count: cap, burst: cap, seconds: (2 * dayMs) / 1_000 };
  const spareTarget = Math.min(Math.floor(cap * spareShare), spareMax);
  let spare = { day: '', count: 0 };
  /** Lookups with a name. Requests of one lookup at the same time count once, and wait for each other's count. */
  const open = new Map<string, OpenLookup>();

  /** Takes one from the shared store in advance, if this process has too few, and does not wait for it. */
  const fillSpare = (day: string) => {
    if (spare.day !== day) spare = { day, count: 0 };
    if (spare.count >= spareTarget) return;
    const own = spare;
    own.count++;
    void sharedStore?.take(`lookups:${day}`, limit).then(
      ({ isTaken }) => {
        if (!isTaken) own.count--;
      },
      () => {
        own.count--;
      },
    );
  };
  const takeSpare = (day: string): boolean => {
    if (spare.day !== day || spare.count === 0) return false;
    spare.count--;
    return true;
  };

  /** Null if the cap is reached. Lookups that this process had taken in advance are not given back. */
  const takeShared = async (day: string, taking: { name?: string }) => {
    const kept = { isRepeat: false, giveBack: async () => {} };
    if (!sharedStore) return kept;
    const key = `lookups:${day}`;
    try {
      const { isTaken, isRepeat = false } = await sharedStore.take(key, limit, taking);
      if (!isTaken) return takeSpare(day) ? kept : null;
      fillSpare(day);
      return { isRepeat, giveBack: async () => (isRepeat ? undefined : sharedStore.giveBack?.(key, limit, taking)) };
    } catch (error) {
      if (takeSpare(day)) return kept;
      throw error;
    }
  };

  const count = async (day: string, name: string | null): Promise<Awaited<OpenLookup['counted']>> => {
    const taking = name === null ? {} : { name };
    const ownKey = `own-lookups:${day}`;
    const own = await ownStore.take(ownKey, limit, taking);
    if (!own.isTaken) return null;
    if (own.isRepeat) return { giveBack: null };
    const undo = [async () => ownStore.giveBack?.(ownKey, limit, taking)];
    // A lookup that cannot be given back stays counted.
    const giveBack = async () => {
      for (const each of undo) await each().catch(() => {});
    };
    try {
      const shared = await takeShared(day, taking);
      if (shared) undo.push(shared.giveBack);
      // Another process has counted this session already, or this one before its settings were new.
      const isCounted = shared !== null && (shared.isRepeat || !capStore || (await capStore.take(day, cap)));
      if (!isCounted) {
        await giveBack();
        return null;
      }
      if (shared.isRepeat) return { giveBack: null };
      if (capStore) undo.push(() => capStore.giveBack(day));
      return { giveBack };
    } catch (error) {
      await giveBack();
      throw error;
    }
  };

  return {
    charge: async (call, day) => {
      if (call.session === null && !operations[call.operation].billedPerRequest) return nothing;
      const name = await nameIn(day, call);
      const key = `${day} ${name}`;
      const known = name === null ? undefined : open.get(key);
      const lookup = known ?? { counted: count(day, name), requests: 0, isBilled: false };
      if (name !== null) open.set(key, lookup);
      lookup.requests++;
      const leave = () => {
        lookup.requests--;
        if (lookup.requests === 0 && open.get(key) === lookup) open.delete(key);
        return lookup.requests === 0;
      };
      try {
        const counted = await lookup.counted;
        if (!counted) {
          leave();
          return null;
        }
        return {
          settle: async (isBilled) => {
            const isNew = isBilled && !lookup.isBilled && counted.giveBack !== null;
            lookup.isBilled ||= isBilled;
            if (leave() && !lookup.isBilled) await counted.giveBack?.();
            return isNew;
          },
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };

  /** The name of a lookup; null for an operation that is billed per request. */
  async function nameIn(day: string, call: ServiceCall): Promise<string | null> {
    if (call.session === null) return null;
    try {
      return await nameOfLookup(call, call.session, `lookups:${day}`, limit, sharedStore ?? ownStore);
    } catch {
      // Nobody can say whether another process has seen the session's first address: this one counts for itself.
      return nameOfLookup(call, call.session, `own-lookups:${day}`, limit, ownStore, true);
    }
  }
}
