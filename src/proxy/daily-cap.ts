import { operations } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import type { Ask, CheckedCall } from './call.ts';
import type { Listener, ProxyEvent } from './events.ts';
import { Problem } from './problem.ts';
import type { Store } from './store.ts';

const day = 86_400;

/** Seconds an entry may take before it counts again. */
const entryLife = 1_800;

export interface DailyCapOptions {
  /** Lookups a day, UTC; null for no cap. */
  readonly cap: number | null;
  readonly store: Store;
  readonly now: () => number;
  readonly onEvent: Listener<ProxyEvent>;
}

/**
 * Stops before the account has paid for more lookups than the shop wants in a day. Counts as the service does: each
 * request that is billed, each session once. Entries that were begun may be finished.
 */
export function withDailyCap(ask: Ask, { cap, store, now, onEvent }: DailyCapOptions): Ask {
  if (cap === null) return ask;
  let told = '';
  return async (call, signal) => {
    const entry = entryKey(call);
    if (entry !== null && (await store.get(entry)) !== null) return ask(call, signal);
    const today = new Date(now()).toISOString().slice(0, 10);
    if (isCounted(call) && (await store.count(`lookups:${today}`, day)) > cap) {
      if (told !== today) onEvent({ kind: 'dailyCap', day: today, cap });
      told = today;
      throw new Problem(problemTypes.dailyCap, { retryAfter: day, limit: 'dailyCap' });
    }
    if (entry !== null) await store.set(entry, '1', entryLife);
    return ask(call, signal);
  };
}

function isCounted({ operation, session }: CheckedCall): boolean {
  return operations[operation].billedPerRequest || session !== null;
}

/** Under which an entry is known to be counted already. */
function entryKey({ session }: CheckedCall): string | null {
  return session === null ? null : `counted:${session}`;
}
