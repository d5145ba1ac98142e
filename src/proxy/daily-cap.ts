/** The daily cap: counts each lookup before it is sent, in every place that has to agree. */
import { problemTypes } from '../contract/problems.ts';
import type { OperationFamily } from './call.ts';
import { errorNameOf } from './events.ts';
import type { ParsedOptions } from './options.ts';
import { ProxyProblem } from './problem.ts';
import {
  type CapStore,
  createCapMemory,
  isTaken,
  type Limit,
  type Reply,
  type Step,
  type StepOptions,
} from './store.ts';
import type { Place } from './store-access.ts';

const dayMs = 86_400_000;

/**
 * Within this time before and after midnight, a lookup counts for both days: the service may have another idea of the
 * time, and may bill a request later than the proxy has sent it.
 */
const turnMs = 60_000;

/** Stands for no cap. */
const noCap = 1_000_000_000;

/** Seconds after which the count may be there again. */
const unavailableSeconds = 10;

/** Lookups that this process remembers, so that it need not ask the cap store for each request of a session. */
const rememberedLookups = 10_000;

/** The count of one call that may be a lookup. */
interface Charge {
  /** Count the lookup in the store that several processes share; none without one. */
  readonly steps: readonly Step[];
  /**
   * Counts it in this process and in the cap store, too.
   *
   * @param isFirst false for a further address of a session.
   * @param replies to the steps.
   * @param place where they come from.
   * @throws ProxyProblem `dailyCap` when one of the places has not granted it, or cannot.
   */
  readonly count: (isFirst: boolean, replies: readonly Reply[], place: Place) => Promise<void>;
  /** Ends the call: gives the lookup back in this process and the cap store if no request of it was billed. */
  readonly settle: (isBilled: boolean) => Promise<void>;
}

/**
 * Returns a function that begins to count a call, with the names of its lookup; null when nothing has to be counted. A lookup is sent
 * when both places have granted it: the store that processes share, and the cap store, which does not go beyond the cap even
 * when that store was emptied. So no more is sent than either of them allows, whatever fails. Without a cap, lookups are counted for
 * the listener alone. A session that goes on after midnight (UTC) is counted again.
 */
export function createDailyCap(
  options: ParsedOptions,
): ((family: OperationFamily, names: Pick<StepOptions, 'name' | 'otherName'>) => Charge) | null {
  const { dailyCap, shared, capStore, timeout, now, onEvent, onLookup } = options;
  if (dailyCap === null && onLookup === null) return null;
  const cap = dailyCap ?? noCap;
  const isShared = dailyCap !== null && shared !== null;
  // The count of a day does not come back before the day is over: each day has a key of its own, and a window of two
  // days.
  const limit: Limit = { count: cap, burst: cap, seconds: (2 * dayMs) / 1_000 };
  const own = createOwnCount(cap, (dailyCap === null ? null : capStore) ?? createCapMemory());
  const daysAround = createCalendar(now, turnMs + 2 * (timeout ?? 0));
  let reportedDay = '';
  let isUnavailable = false;

  const refuse = (day: string): never => {
    if (reportedDay < day) {
      reportedDay = day;
      onEvent({ kind: 'dailyCap', day, cap });
    }
    throw new ProxyProblem(problemTypes.dailyCap, { retryAfter: dayMs / 1_000, limit: 'dailyCap' });
  };
  const refuseUncounted = (error: string): never => {
    if (!isUnavailable) onEvent({ kind: 'capUnavailable', error });
    isUnavailable = true;
    const detail = 'The count of the day cannot be read or written now. The log of the proxy says more.';
    throw new ProxyProblem(problemTypes.dailyCap, { retryAfter: unavailableSeconds, limit: 'dailyCap', detail });
  };
  const refuseError = (error: unknown) => refuseUncounted(errorNameOf(error));
  const takeOwn = async (day: string, name: string | undefined, isNew: boolean) =>
    (await own.take(day, name, isNew).catch(refuseError)) ?? refuse(day);

  return (family, { name, otherName }) => {
    const days = daysAround();
    const lookups: Lookup[] = [];
    return {
      steps: isShared
        ? days.map((day) => ['take', `dailyCap:${day}`, limit, { name, otherName, isCount: true }] as const)
        : [],
      count: async (isFirst, replies, place) => {
        // Without the shared store, nobody knows which address was the first: no other one may pass for it.
        const isAway = isShared && place !== shared;
        const taken = isFirst && !isAway ? name : (otherName ?? name);
        for (const [index, day] of days.entries()) {
          const reply = replies[index] ?? null;
          // What the shared store has granted, and the service has billed, stays granted while the store is away.
          if (isAway && !own.isBilled(day, taken)) refuseUncounted('StoreAway');
          if (isShared && !isAway && !isTaken(reply)) refuse(day);
          const lookup = await takeOwn(day, taken, !(typeof reply === 'object' && reply?.isRepeat));
          lookups.push(lookup);
          if (
            otherName !== undefined &&
            taken !== otherName &&
            !(await own.claim(lookup, otherName).catch(refuseError))
          ) {
            lookups.push(await takeOwn(day, otherName, true));
          }
          isUnavailable = false;
        }
      },
      settle: async (isBilled) => {
        if (!isBilled) return void (await Promise.all(lookups.map(own.refund)));
        if (lookups.map(own.bill).includes(true)) onLookup?.({ family });
      },
    };
  };
}

/** A lookup of this process with requests under way, or one that was billed. */
interface Lookup {
  readonly day: string;
  readonly name: string | undefined;
  /** By the cap store. */
  readonly isGranted: Promise<boolean>;
  /** Those that were not given back; infinite once one of them was billed. */
  requests: number;
  /** No other process has counted it before. */
  isNew: boolean;
  /** The address that a session includes, once one was asked for. */
  address?: string;
}

/**
 * The lookups of this process, in the cap store. The requests of one lookup count once, and wait for each other's count. Each
 * day counts apart, because a clock that is set back may bring one again.
 */
function createOwnCount(cap: number, capStore: CapStore) {
  /** Those with a name. */
  const lookups = new Map<string, Lookup>();
  const keyOf = (day: string, name: string) => `${day} ${name}`;
  const find = (day: string, name: string | undefined): Lookup => {
    const known = name === undefined ? undefined : lookups.get(keyOf(day, name));
    if (known) return known;
    const lookup = { day, name, isGranted: capStore.take(day, cap, name), requests: 0, isNew: false };
    if (name !== undefined) lookups.set(keyOf(day, name), lookup);
    const [oldest = ''] = lookups.size > rememberedLookups ? lookups.keys() : [];
    lookups.delete(oldest);
    return lookup;
  };
  /** True for the last of its requests. */
  const leave = (lookup: Lookup): boolean => {
    lookup.requests--;
    const key = keyOf(lookup.day, lookup.name ?? '');
    if (lookup.requests === 0 && lookups.get(key) === lookup) lookups.delete(key);
    return lookup.requests === 0;
  };
  return {
    isBilled: (day: string, name = '') => lookups.get(keyOf(day, name))?.requests === Number.POSITIVE_INFINITY,
    /** Null when the cap is reached. @throws the error of the cap store. */
    take: async (day: string, name: string | undefined, isNew: boolean): Promise<Lookup | null> => {
      const lookup = find(day, name);
      lookup.requests++;
      lookup.isNew ||= isNew && lookup.requests < Number.POSITIVE_INFINITY;
      let isGranted = false;
      try {
        isGranted = await lookup.isGranted;
      } finally {
        if (!isGranted) leave(lookup);
      }
      return isGranted ? lookup : null;
    },
    /** It is given back when each of its requests has been. What the cap store cannot give back stays counted. */
    refund: async (lookup: Lookup): Promise<void> => {
      if (leave(lookup)) await capStore.refund(lookup.day, lookup.name).catch(() => {});
    },
    /** It is not given back any more. True for the first time, unless another process has counted it before. */
    bill: (lookup: Lookup): boolean => {
      const { isNew } = lookup;
      lookup.isNew = false;
      lookup.requests = Number.POSITIVE_INFINITY;
      return isNew;
    },
    /**
     * False when a session that was taken includes another address already. The store that limits are in may have forgotten
     * that, while the session is still known here or in the cap store.
     */
    claim: async (session: Lookup, address: string): Promise<boolean> => {
      const { day, name = '' } = session;
      session.address ??= address;
      return session.address === address && ((await capStore.claim?.(day, name, address)) ?? true);
    },
  };
}

/**
 * Returns the day, and near midnight the two days, in turn. A clock that is set back by less than a day does not bring
 * back a day that is over: the service bills by the true day.
 */
function createCalendar(now: () => number, nearMs: number): () => readonly string[] {
  const dayAt = (time: number) => Math.floor(time / dayMs);
  let first = 0;
  return () => {
    const time = now();
    if (first > dayAt(time + dayMs)) first = 0;
    first = Math.max(first, dayAt(time - nearMs));
    const last = dayAt(time + nearMs);
    return (first < last ? [first, last] : [first]).map((day) => new Date(day * dayMs).toISOString().slice(0, 10));
  };
}
