import { operations } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import type { Ask, CheckedCall } from './call.ts';
import type { Listener, ProxyEvent } from './events.ts';
import { Problem } from './problem.ts';
import type { Store } from './store.ts';

const day = 86_400;

export interface DailyCapOptions {
  /** Lookups a day, UTC; null for no cap. */
  readonly cap: number | null;
  readonly store: Store;
  readonly now: () => number;
  readonly onEvent: Listener<ProxyEvent>;
}

/**
 * Stops before the account has paid for more lookups than the shop wants in a day. Counts as the service does: each
 * request that is billed, each session once (and once more when it goes on past midnight). An entry that has its number
 * may be finished.
 */
export function withDailyCap(ask: Ask, { cap, store, now, onEvent }: DailyCapOptions): Ask {
  if (cap === null) return ask;
  let told = '';
  return async (call, signal) => {
    const today = new Date(now()).toISOString().slice(0, 10);
    if ((await numberOf(call, `lookups:${today}`, store)) > cap) {
      if (told !== today) onEvent({ kind: 'dailyCap', day: today, cap });
      told = today;
      throw new Problem(problemTypes.dailyCap, { retryAfter: day, limit: 'dailyCap' });
    }
    return ask(call, signal);
  };
}

/** Which of the day's lookups this call belongs to, from 1; 0 for a call that costs nothing. */
async function numberOf({ operation, session }: CheckedCall, lookups: string, store: Store): Promise<number> {
  if (session !== null) return store.countOnce(lookups, session, day);
  return operations[operation].billedPerRequest ? store.count(lookups, day) : 0;
}
