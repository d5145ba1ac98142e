import { problemTypes } from '../contract/problems.ts';
import type { CallHandler } from './call.ts';
import type { Surroundings } from './events.ts';
import { takeLookup } from './lookups.ts';
import { ProxyProblem } from './problem.ts';
import type { Limit, Store } from './store.ts';

const dayMs = 86_400_000;

/**
 * Within this time before and after midnight, a lookup counts for both days: the service may have another idea of the
 * time, and may bill a request later than the proxy has sent it.
 */
const turnMs = 60_000;

/** Bounds and places of the daily quota; the event `dailyCap` comes once a day. */
export interface DailyQuotaOptions extends Surroundings {
  /** Lookups in a day (UTC), from the option `dailyCap`; null for no quota. */
  readonly cap: number | null;
  /** Holds what was used of each day. */
  readonly store: Store;
  /** Holds what this process has used itself, for when a shared store forgets or fails; null when `store` does. */
  readonly ownStore: Store | null;
}

/**
 * Refuses lookups once the shop has used those of the day, with a `ProxyProblem` of the type `dailyCap`. It counts as
 * `takeLookup` does, before the request is sent; what then fails stays counted. A session that goes on after midnight
 * (UTC) is counted again. What was counted in time may be finished.
 *
 * A shared store may be emptied, and each failure of it begins with limits that nothing was taken from. So each process
 * also counts for itself, and never goes beyond the cap alone.
 */
export function withDailyQuota(
  next: CallHandler,
  { cap, store, ownStore, now, onEvent }: DailyQuotaOptions,
): CallHandler {
  if (cap === null) return next;
  // Nothing comes back before the day is over: a key of its own for each day, and a window of two days.
  const limit: Limit = { count: cap, burst: cap, seconds: (2 * dayMs) / 1_000 };
  let reportedDay = '';
  return async (call, signal) => {
    for (const day of daysAround(now())) {
      const isTaken = (await takeLookup(call, `lookups:${day}`, limit, store)).isTaken;
      const isOwnTaken = !ownStore || (await takeLookup(call, `own-lookups:${day}`, limit, ownStore)).isTaken;
      if (isTaken && isOwnTaken) continue;
      if (reportedDay < day) {
        reportedDay = day;
        onEvent({ kind: 'dailyCap', day, cap });
      }
      throw new ProxyProblem(problemTypes.dailyCap, { retryAfter: dayMs / 1_000, limit: 'dailyCap' });
    }
    return next(call, signal);
  };
}

/** The day, and near midnight the two days. */
function daysAround(time: number): ReadonlySet<string> {
  return new Set([time - turnMs, time + turnMs].map((at) => new Date(at).toISOString().slice(0, 10)));
}
