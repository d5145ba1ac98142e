/** Limits for one client and for one session. Each refuses with a `ProxyProblem` of the type `rateLimited`. */
import { problemTypes } from '../contract/problems.ts';
import { type CallHandler, type ClientCall, countRequests } from './call.ts';
import { type Limits, multiplyLimit, sessionMaxAgeSeconds } from './limits.ts';
import { addressMarkOf, nameOfLookup } from './lookups.ts';
import { type LimitName, ProxyProblem } from './problem.ts';
import { createTakings, type Limit, type Store, type TakeOptions } from './store.ts';

/** Seconds for which a session id is remembered. An id that is used again after that counts as new. */
const sessionMemorySeconds = 86_400;

/** Refuses calls beyond what one client or one session may ask, whatever they cost. */
export function withRequestLimits(next: CallHandler, limits: Limits, store: Store): CallHandler {
  return async (call, signal) => {
    const { operation, session } = call;
    await takeForClient('requests', call, limits.requests, store);
    if (session !== null && operation === 'suggest') await takeAll('suggestions', session, limits.suggestions, store);
    if (session !== null && operation === 'details') await takeAll('details', session, limits.details, store);
    return next(call, signal);
  };
}

/**
 * Refuses calls that would cost more lookups than one client or one session may have, and sessions that are too old. A
 * call that the service has not received costs nothing, whatever the reason: another limit, an open breaker, the same
 * request of another client, a browser that has gone.
 */
export function withLookupLimits(next: CallHandler, limits: Limits, store: Store): CallHandler {
  return async (call, signal) => {
    const { session, operation } = call;
    const takings = createTakings(store);
    const counted = countRequests(call);
    const isNew = session !== null && (await isNewSession(session, store));
    try {
      if (session !== null && operation === 'details') {
        await takeAll('addresses', session, limits.addresses, takings, { name: await addressMarkOf(call) });
      }
      // A session that has begun has taken its lookup; only another address takes one more.
      if (isNew || operation !== 'suggest') {
        const name = await nameOfLookup(call, 'lookups', sessionMemorySeconds, takings);
        if (name !== null)
          await takeForClient('lookups', call, limits.lookups, takings, name === undefined ? {} : { name });
      }
      return await next(counted.call, signal);
    } finally {
      if (counted.requests() === 0) await takings.refund();
      // Not earlier: until one request of the session was sent, each of them has to take its lookup.
      else if (isNew) await store.take(sessionKey(session), sessionLimit);
    }
  };
}

/** Only the first request of a session takes from it. The wait until it is free again tells how long ago that was. */
const sessionLimit: Limit = { count: 1, seconds: sessionMemorySeconds };

const sessionKey = (session: string) => `session:${session}`;

async function isNewSession(session: string, store: Store): Promise<boolean> {
  const { wait } = await store.take(sessionKey(session), sessionLimit, { maxWaitMs: -1 });
  const ageSeconds = wait === 0 ? 0 : sessionMemorySeconds - wait / 1_000;
  if (ageSeconds > sessionMaxAgeSeconds) {
    throw new ProxyProblem(problemTypes.rateLimited, { retryAfter: Math.ceil(wait / 1_000), limit: 'session' });
  }
  return wait === 0;
}

/** Takes for each network of the client. The narrowest comes first, so that its excess costs its neighbours nothing. */
async function takeForClient(
  name: LimitName,
  { client }: ClientCall,
  limits: readonly Limit[],
  store: Pick<Store, 'take'>,
  options?: TakeOptions,
) {
  for (const [width, network] of client.entries()) {
    const multiplied = limits.map((limit) => multiplyLimit(limit, 2 ** width));
    await takeAll(name, network, multiplied, store, options);
  }
}

async function takeAll(
  name: LimitName,
  key: string,
  limits: readonly Limit[],
  store: Pick<Store, 'take'>,
  options?: TakeOptions,
): Promise<void> {
  for (const [index, limit] of limits.entries()) {
    const { isTaken, wait } = await store.take(`${name}:${index}:${key}`, limit, options);
    if (!isTaken) {
      throw new ProxyProblem(problemTypes.rateLimited, { retryAfter: Math.ceil(wait / 1_000), limit: name });
    }
  }
}
