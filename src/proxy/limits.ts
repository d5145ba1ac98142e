/** Limits for one client, for one session, and for all requests to the service together. */
import { problemTypes } from '../contract/problems.ts';
import type { CallHandler, ServiceCall } from './call.ts';
import { networkOf } from './client-address.ts';
import { ProxyProblem } from './problem.ts';
import type { Limit, Store } from './store.ts';

/** Each member is a list of limits, and a request must be within all of them. An empty list is no limit. */
export interface Limits {
  /** Requests of one client: one IPv4 address or one IPv6 /64. Default: 40 at once, then 10 a second; 600 in 600 s. */
  readonly address: readonly Limit[];
  /** Autocomplete requests of one session id. Default: 120. */
  readonly suggestions: readonly Limit[];
  /** Details requests of one session id, which normally needs one or two. Default: 20. */
  readonly details: readonly Limit[];
  /** Requests of all clients together to the international half of the service. Default: 30 a second. */
  readonly international: readonly Limit[];
  /** Requests of all clients together to the Dutch half of the service. Default: 120 a second. */
  readonly dutch: readonly Limit[];
}

/** The longest time between the first and the last request of a session; no address takes longer. */
const sessionMaxAgeSeconds = 1_800;
/** How long a session id is remembered. An id that is used again after that counts as new. */
const sessionMemorySeconds = 86_400;

/** The limits of a proxy that sets none. */
export const defaultLimits: Limits = {
  address: [
    // This gives 40 at once, and then 10 a second.
    { count: 49, seconds: 1, burst: 40 },
    { count: 600, seconds: 600 },
  ],
  // The whole count is the burst, because a session ends before any of it comes back.
  suggestions: [{ count: 120, seconds: sessionMaxAgeSeconds, burst: 120 }],
  details: [{ count: 20, seconds: sessionMaxAgeSeconds, burst: 20 }],
  // Every account allows at least 35 international and 150 Dutch requests a second.
  international: [{ count: 30, seconds: 1, burst: 5 }],
  dutch: [{ count: 120, seconds: 1, burst: 20 }],
};

/**
 * The default limits with those that were set in their place.
 *
 * @throws TypeError with a sentence when a name or a value is wrong.
 */
export function parseLimits(given: Partial<Limits>): Limits {
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

/** Limits may come from JSON. A misspelt member is refused, because it would silently leave a default in force. */
function isLimit(limit: Limit): boolean {
  if (typeof limit !== 'object' || limit === null) return false;
  const { count, seconds, burst = 1, ...others } = limit;
  if (Object.keys(others).length > 0) return false;
  const isWhole = Number.isInteger(count) && Number.isInteger(burst);
  return isWhole && burst >= 1 && burst <= count && Number.isFinite(seconds) && seconds > 0;
}

/**
 * Refuses requests beyond the limits of one client and of one session, with a `ProxyProblem` of the type
 * `rateLimited`.
 *
 * @param address the client's address, or null when it is not known; then no limit of a client applies.
 */
export function withClientLimits(next: CallHandler, address: string | null, limits: Limits, store: Store): CallHandler {
  return async (call, signal) => {
    await checkClientLimits(call, address, limits, store);
    return next(call, signal);
  };
}

async function checkClientLimits(call: ServiceCall, address: string | null, limits: Limits, store: Store) {
  const network = address === null ? null : networkOf(address);
  if (network !== null) await takeFromAll('address', network, limits.address, store);
  if (call.session === null) return;
  await checkSessionAge(call.session, store);
  if (call.operation === 'suggest') await takeFromAll('suggestions', call.session, limits.suggestions, store);
  if (call.operation === 'details') await takeFromAll('details', call.session, limits.details, store);
}

/**
 * Only the first request of a session can take from this limit of one. For later requests the wait until the limit is
 * free again tells how long ago the first request was.
 */
async function checkSessionAge(session: string, store: Store): Promise<void> {
  const { isTaken, wait } = await store.take(`session:${session}`, { count: 1, seconds: sessionMemorySeconds });
  const ageSeconds = isTaken ? 0 : sessionMemorySeconds - wait / 1_000;
  if (ageSeconds > sessionMaxAgeSeconds) {
    throw new ProxyProblem(problemTypes.rateLimited, { retryAfter: Math.ceil(wait / 1_000), limit: 'session' });
  }
}

async function takeFromAll(name: keyof Limits, key: string, limits: readonly Limit[], store: Store): Promise<void> {
  for (const [index, limit] of limits.entries()) {
    const { isTaken, wait } = await store.take(`${name}:${index}:${key}`, limit);
    if (!isTaken) {
      throw new ProxyProblem(problemTypes.rateLimited, { retryAfter: Math.ceil(wait / 1_000), limit: name });
    }
  }
}
