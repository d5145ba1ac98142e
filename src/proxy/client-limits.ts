/** Limits for one client and for one session. Each refuses with a `ProxyProblem` of the type `rateLimited`. */
import { problemTypes } from '../contract/problems.ts';
import type { CallHandler, ClientCall } from './call.ts';
import { type Limits, multiplyLimit, sessionMaxAgeSeconds } from './limits.ts';
import { addressMarkOf, takeLookup } from './lookups.ts';
import { type LimitName, ProxyProblem } from './problem.ts';
import type { Limit, Store, Taken } from './store.ts';

/** Seconds for which a session id is remembered. An id that is used again after that counts as new. */
const sessionMemorySeconds = 86_400;

/** Refuses calls beyond what one client or one session may ask, whatever they cost. */
export function withRequestLimits(next: CallHandler, limits: Limits, store: Store): CallHandler {
  return async (call, signal) => {
    const { operation, session } = call;
    await takeForClient('requests', call, limits.requests, (key, limit) => store.take(key, limit));
    if (session !== null && operation === 'suggest') {
      await takeAll('suggestions', session, limits.suggestions, (key, limit) => store.take(key, limit));
    }
    if (session !== null && operation === 'details') {
      const name = await addressMarkOf(call);
      await takeAll('addresses', session, limits.addresses, (key, limit) => store.take(key, limit, { name }));
      await takeAll('details', session, limits.details, (key, limit) => store.take(key, limit));
    }
    return next(call, signal);
  };
}

/** Refuses calls that would cost more lookups than one client may have, and sessions that are too old. */
export function withLookupLimits(next: CallHandler, limits: Limits, store: Store): CallHandler {
  return async (call, signal) => {
    const isNew = call.session !== null && (await isNewSession(call.session, store));
    // A session that has begun has taken its lookup; only another address takes one more.
    if (isNew || call.operation !== 'suggest') {
      await takeForClient('lookups', call, limits.lookups, (key, limit) => takeLookup(call, key, limit, store));
    }
    // A session begins only now: one that was refused before has still to take its lookup.
    if (isNew) await store.take(sessionKey(call.session), sessionLimit);
    return next(call, signal);
  };
}

/** Only the first request of a session takes from it. The wait until it is free again tells how long ago that was. */
const sessionLimit: Limit = { count: 1, seconds: sessionMemorySeconds };

const sessionKey = (session: string | null) => `session:${session}`;

async function isNewSession(session: string, store: Store): Promise<boolean> {
  const { wait } = await store.take(sessionKey(session), sessionLimit, { maxWaitMs: -1 });
  const ageSeconds = wait === 0 ? 0 : sessionMemorySeconds - wait / 1_000;
  if (ageSeconds > sessionMaxAgeSeconds) {
    throw new ProxyProblem(problemTypes.rateLimited, { retryAfter: Math.ceil(wait / 1_000), limit: 'session' });
  }
  return wait === 0;
}

type Take = (key: string, limit: Limit) => Promise<Taken>;

/** Takes for each network of the client. The narrowest comes first, so that its excess costs its neighbours nothing. */
async function takeForClient(name: LimitName, { client }: ClientCall, limits: readonly Limit[], take: Take) {
  for (const [width, network] of client.entries()) {
    await takeAll(
      name,
      network,
      limits.map((limit) => multiplyLimit(limit, 2 ** width)),
      take,
    );
  }
}

async function takeAll(name: LimitName, key: string, limits: readonly Limit[], take: Take): Promise<void> {
  for (const [index, limit] of limits.entries()) {
    const { isTaken, wait } = await take(`${name}:${index}:${key}`, limit);
    if (!isTaken) {
      throw new ProxyProblem(problemTypes.rateLimited, { retryAfter: Math.ceil(wait / 1_000), limit: name });
    }
  }
}
