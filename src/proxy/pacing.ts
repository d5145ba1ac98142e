import { problemTypes } from '../contract/problems.ts';
import { type CallHandler, familyOf } from './call.ts';
import { delay } from './delay.ts';
import type { Limits } from './limits.ts';
import { ProxyProblem } from './problem.ts';
import type { Store } from './store.ts';

/**
 * The longest that a request is held back before it goes to the service. All places of two processes at the
 * international half wait less than that.
 */
const pacingMaxWaitMs = 2_000;

/**
 * Keeps the rate of requests below what the account allows, over all processes that share the store. A short burst is
 * spread over two seconds; what would have to wait longer is refused with a `ProxyProblem` of the type `overloaded`.
 */
export function withPacing(next: CallHandler, limits: Limits, store: Store): CallHandler {
  return async (call, signal) => {
    const family = familyOf(call.operation);
    for (const [index, limit] of limits[family].entries()) {
      const { isTaken, wait } = await store.take(`${family}:${index}`, limit, { maxWaitMs: pacingMaxWaitMs });
      const overloaded = () =>
        new ProxyProblem(problemTypes.overloaded, { retryAfter: Math.ceil(wait / 1_000), limit: family });
      if (!isTaken) throw overloaded();
      // A request that ends while it waits was not sent, and says nothing about the service.
      if (wait > 0) await delay(wait, signal).catch(() => Promise.reject(overloaded()));
    }
    return next(call, signal);
  };
}
