/** How much one client, one entry, and all together may ask. */

import { problemTypes } from '../contract/problems.ts';
import type { CheckedCall } from './call.ts';
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

/** Seconds a session id lives for its limits. */
const sessionLife = 1_800;

export const defaultLimits: Limits = {
  address: [
    { count: 10, seconds: 1, burst: 40 },
    { count: 600, seconds: 600 },
  ],
  suggestions: [{ count: 120, seconds: sessionLife }],
  details: [{ count: 20, seconds: sessionLife }],
  // Count and burst together stay at the 35 and 150 a second that an account has at least.
  international: [{ count: 30, seconds: 1, burst: 5 }],
  dutch: [{ count: 120, seconds: 1, burst: 30 }],
};

/** @throws TypeError with a sentence. */
export function checkLimits(given: Partial<Limits>): Limits {
  for (const [name, list] of Object.entries(given)) {
    if (!Object.hasOwn(defaultLimits, name)) throw new TypeError(`There is no limit "${name}".`);
    if (!Array.isArray(list) || !list.every(isLimit)) {
      throw new TypeError(`limits.${name} must be a list of { count, seconds }, all above 0.`);
    }
  }
  return { ...defaultLimits, ...given };
}

function isLimit({ count, seconds, burst = 1 }: Limit): boolean {
  return [count, seconds].every((value) => Number.isFinite(value) && value > 0) && Number.isFinite(burst) && burst >= 1;
}

/** @throws Problem `rateLimited`. */
export async function checkClientLimits(call: CheckedCall, address: string | null, limits: Limits, store: Store) {
  const network = address === null ? null : networkOf(address);
  if (network !== null) await takeAll('address', network, limits.address, store);
  if (call.operation === 'suggest') await takeAll('suggestions', call.session ?? '', limits.suggestions, store);
  if (call.operation === 'details') await takeAll('details', call.session ?? '', limits.details, store);
}

async function takeAll(name: keyof Limits, key: string, limits: readonly Limit[], store: Store): Promise<void> {
  for (const [index, limit] of limits.entries()) {
    const { isTaken, wait } = await store.take(`${name}:${index}:${key}`, limit);
    if (!isTaken) throw new Problem(problemTypes.rateLimited, { retryAfter: Math.ceil(wait / 1_000), limit: name });
  }
}
