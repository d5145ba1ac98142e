import { operations } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import type { CallHandler, ServiceCall } from './call.ts';
import type { Listener, ProxyEvent } from './events.ts';
import { ProxyProblem } from './problem.ts';
import type { Store } from './store.ts';

const daySeconds = 86_400;

/** What the daily quota needs. */
export interface DailyQuotaOptions {
  /** Lookups in a day (UTC), from the option `dailyCap`; null for no quota. */
  readonly cap: number | null;
  /** Holds the counters of the day. */
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Gets the event `dailyCap` once a day. */
  readonly onEvent: Listener<ProxyEvent>;
}

/**
 * Refuses new lookups once the shop has used its lookups of the day, with a `ProxyProblem` of the type `dailyCap`.
 *
 * It counts as the service bills: each request of an operation that is billed per request, and each session once. A
 * session that goes on after midnight (UTC) is counted again. A session that was counted in time may be finished.
 */
export function withDailyQuota(next: CallHandler, { cap, store, now, onEvent }: DailyQuotaOptions): CallHandler {
  if (cap === null) return next;
  let reportedDay = '';
  return async (call, signal) => {
    const today = new Date(now()).toISOString().slice(0, 10);
    if ((await countLookup(call, `lookups:${today}`, store)) > cap) {
      if (reportedDay !== today) onEvent({ kind: 'dailyCap', day: today, cap });
      reportedDay = today;
      throw new ProxyProblem(problemTypes.dailyCap, { retryAfter: daySeconds, limit: 'dailyCap' });
    }
    return next(call, signal);
  };
}

/** The number of the lookup that this call belongs to, counted from 1 each day; 0 for a call that costs nothing. */
async function countLookup({ operation, session }: ServiceCall, counter: string, store: Store): Promise<number> {
  if (session !== null) return store.countOnce(counter, session, daySeconds);
  return operations[operation].billedPerRequest ? store.count(counter, daySeconds) : 0;
}
