/** Counts the lookups of a day, in every place that has to agree, before they are sent. */
import type { ServiceCall } from './call.ts';
import { nameOfLookup } from './lookups.ts';
import { type CapStore, createTakings, type Limit, type Store } from './store.ts';

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** Lookups of sessions that this process remembers, so that it need not ask for each of their requests. */
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

/** A lookup that was counted. */
export interface Charge {
  /**
   * Ends a request of it, and refunds the lookup if no request of it was billed. Resolves with true for the first
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

/** What was counted for a lookup. */
interface Counted {
  /** False when another process has counted it. */
  readonly isNew: boolean;
  readonly refund: () => Promise<void>;
}

/** A lookup with requests under way. */
interface OpenLookup {
  /** Null when the cap is reached. */
  readonly counted: Promise<Counted | null>;
  requests: number;
  isBilled: boolean;
}

const nothing: Charge = { settle: async () => false };

/**
 * Creates the count. A lookup is sent when each place has granted it: the memory of this process, which does not go
 * beyond the cap alone even when a shared store was emptied, the shared store and the cap store. What one of them does
 * not grant, or cannot, is refunded to the others. So no more is sent than any of them allows, whatever fails.
 */
export function createDayCount({ cap, ownStore, sharedStore, capStore }: DayCountOptions): DayCount {
  // The count of a day does not come back before the day is over: each day has a key of its own, and a window of two
  // days.
  const limit: Limit = { count: cap, burst: cap, seconds: (2 * dayMs) / 1_000 };
  /** What this process has counted, by day; of all days, because a clock that is set back may bring one again. */
  const own = new Map<string, number>();
  const ownOf = (day: string) => own.get(day) ?? 0;
  /** Requests of one lookup at the same time count once, and wait for each other's count. */
  const open = new Map<string | symbol, OpenLookup>();
  /** Lookups with a name that were billed, the last ones. They are not refunded any more, so they need no count. */
  const billed = new Set<string | symbol>();
  const remember = (key: string | symbol) => {
    billed.add(key);
    const [oldest = ''] = billed;
    if (billed.size > rememberedLookups) billed.delete(oldest);
  };

  const count = async (day: string, name: string | undefined): Promise<Counted | null> => {
    if (ownOf(day) >= cap) return null;
    own.set(day, ownOf(day) + 1);
    const takings = sharedStore && createTakings(sharedStore);
    let isInCapStore = false;
    const refund = async () => {
      own.set(day, ownOf(day) - 1);
      await takings?.refund();
      if (isInCapStore) await capStore?.refund(day, name);
    };
    try {
      const shared = await takings?.take(`lookups:${day}`, limit, name === undefined ? {} : { name });
      isInCapStore = shared?.isTaken !== false && capStore !== null && (await capStore.take(day, cap, name));
      if (shared?.isTaken !== false && (isInCapStore || !capStore)) return { isNew: !shared?.isRepeat, refund };
      await refund();
      return null;
    } catch (error) {
      await refund();
      throw error;
    }
  };

  return {
    charge: async (call, day) => {
      const naming = createTakings(sharedStore ?? ownStore);
      const name = await nameOfLookup(call, `lookups:${day}`, limit.seconds, naming);
      if (name === null) return nothing;
      const key = name === undefined ? Symbol() : `${day} ${name}`;
      if (billed.has(key)) {
        return {
          settle: async (isBilled) => {
            if (!isBilled) await naming.refund();
            return false;
          },
        };
      }
      const lookup = open.get(key) ?? { counted: count(day, name), requests: 0, isBilled: false };
      open.set(key, lookup);
      lookup.requests++;
      const leave = async (isBilled: boolean, counted: Counted | null) => {
        lookup.requests--;
        lookup.isBilled ||= isBilled;
        if (lookup.isBilled && name !== undefined) remember(key);
        const isLast = lookup.requests === 0;
        if (isLast && open.get(key) === lookup) open.delete(key);
        if (!isBilled) await naming.refund();
        // A lookup that cannot be refunded stays counted.
        if (isLast && !lookup.isBilled) await counted?.refund().catch(() => {});
      };
      let counted: Counted | null = null;
      try {
        counted = await lookup.counted;
      } finally {
        if (!counted) await leave(false, null);
      }
      if (!counted) return null;
      const { isNew } = counted;
      return {
        settle: async (isBilled) => {
          const isFirst = isBilled && !lookup.isBilled && isNew;
          await leave(isBilled, counted);
          return isFirst;
        },
      };
    },
  };
}
