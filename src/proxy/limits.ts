/** How much one client, one entry, and all together may ask. */
import { problemTypes } from '../contract/problems.ts';
import type { Ask, CheckedCall } from './call.ts';
import { networkOf } from './client-address.ts';
import { Problem } from './problem.ts';
import type { Limit, Store } from './store.ts';

/** Each a list, all of which must have one left; an empty list is no limit. */
export interface Limits {
  /** Per client: IPv4 address or IPv6 /64. */
  readonly address: readonly Limit[];
  /** Autocomplete calls per session id. */
  readonly suggestions: readonly Limit[];
  /** Details calls per session id: one entry is one address, seldom a second thought. */
  readonly details: readonly Limit[];
  /** What the service gets of all clients together, in its international half. */
  readonly international: readonly Limit[];
  /** The same for Dutch lookups. */
  readonly dutch: readonly Limit[];
}

/** Seconds from a session's first request to its last: nobody takes longer over an address. */
const sessionLife = 1_800;
/** Seconds an id is remembered; one that is used again after that begins anew. */
const sessionMemory = 86_400;

export const defaultLimits: Limits = {
  address: [
    // Forty at once, then ten a second.
    { count: 49, seconds: 1, burst: 40 },
    { count: 600, seconds: 600 },
  ],
  // All at once if need be: a session does not live to see them come back.
  suggestions: [{ count: 120, seconds: sessionLife, burst: 120 }],
  details: [{ count: 20, seconds: sessionLife, burst: 20 }],
  // Under the 35 and 150 a second that an account has at least.
  international: [{ count: 30, seconds: 1, burst: 5 }],
  dutch: [{ count: 120, seconds: 1, burst: 20 }],
};

/** @throws TypeError with a sentence. */
export function checkLimits(given: Partial<Limits>): Limits {
  const names = Object.keys(defaultLimits);
  if (Array.isArray(given) || Object.keys(given).some((name) => !names.includes(name))) {
    throw new TypeError(`limits may name ${names.join(', ')}, and nothing else.`);
  }
  for (const [name, list] of Object.entries(given)) {
    if (!Array.isArray(list) || !list.every(isLimit)) {
      throw new TypeError(`limits.${name} must be a list of { count, seconds, burst }, burst up to count.`);
    }
  }
  return { ...defaultLimits, ...given };
}

/** Limits may come from JSON; a misspelt member would leave a default in force. */
function isLimit(limit: Limit): boolean {
  if (typeof limit !== 'object' || limit === null) return false;
  const { count, seconds, burst = 1, ...others } = limit;
  if (Object.keys(others).length > 0) return false;
  const isWhole = Number.isInteger(count) && Number.isInteger(burst);
  return isWhole && burst >= 1 && burst <= count && Number.isFinite(seconds) && seconds > 0;
}

/** Refuses what is too much for one client, or one session. */
export function withClientLimits(ask: Ask, address: string | null, limits: Limits, store: Store): Ask {
  return async (call, signal) => {
    await checkClientLimits(call, address, limits, store);
    return ask(call, signal);
  };
}

/** @throws Problem `rateLimited`. */
async function checkClientLimits(call: CheckedCall, address: string | null, limits: Limits, store: Store) {
  const network = address === null ? null : networkOf(address);
  if (network !== null) await takeAll('address', network, limits.address, store);
  if (call.session === null) return;
  await checkAge(call.session, store);
  if (call.operation === 'suggest') await takeAll('suggestions', call.session, limits.suggestions, store);
  if (call.operation === 'details') await takeAll('details', call.session, limits.details, store);
}

/** Only its first request takes; how long another would have to wait says how long ago that was. */
async function checkAge(session: string, store: Store): Promise<void> {
  const { isTaken, wait } = await store.take(`session:${session}`, { count: 1, seconds: sessionMemory });
  const age = isTaken ? 0 : sessionMemory - wait / 1_000;
  if (age > sessionLife) {
    throw new Problem(problemTypes.rateLimited, { retryAfter: Math.ceil(wait / 1_000), limit: 'session' });
  }
}

async function takeAll(name: keyof Limits, key: string, limits: readonly Limit[], store: Store): Promise<void> {
  for (const [index, limit] of limits.entries()) {
    const { isTaken, wait } = await store.take(`${name}:${index}:${key}`, limit);
    if (!isTaken) throw new Problem(problemTypes.rateLimited, { retryAfter: Math.ceil(wait / 1_000), limit: name });
  }
}
