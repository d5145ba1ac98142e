import { problemTypes } from '../contract/problems.ts';
import { delay, untilAborted } from '../waiting/delay.ts';
import { type CallHandler, familyOf, type OperationFamily } from './call.ts';
import type { Limits } from './limits.ts';
import { ProxyProblem } from './problem.ts';
import type { Store } from './store.ts';

/** The longest that the request whose turn it is waits for the pace. */
const pacingMaxWaitMs = 1_000;

/**
 * Keeps the rate of requests below what the account allows, over all processes that share the store. Requests of one
 * half of the service wait in a row, and only the first one takes in advance: one that is aborted while it waits costs
 * the others nothing. When the first would have to wait longer than a second, it is refused with a `ProxyProblem` of the
 * type `overloaded`.
 */
export function withPacing(next: CallHandler, limits: Limits, store: Store): CallHandler {
  const lastTurns = { dutch: Promise.resolve(), international: Promise.resolve() };
  return async (call, signal) => {
    const family = familyOf(call.operation);
    const previousTurn = lastTurns[family];
    let endTurn = () => {};
    const turn = new Promise<void>((resolve) => {
      endTurn = resolve;
    });
    lastTurns[family] = previousTurn.then(() => turn);
    try {
      // A request that ends while it waits was not sent, and says nothing about the service.
      await untilAborted(previousTurn, signal).catch(() => refuse(family, 0));
      for (const [index, limit] of limits[family].entries()) {
        const { isTaken, wait } = await store.take(`${family}:${index}`, limit, { maxWaitMs: pacingMaxWaitMs });
        if (!isTaken) refuse(family, wait);
        if (wait > 0) await delay(wait, signal).catch(() => refuse(family, wait));
      }
    } finally {
      endTurn();
    }
    if (signal.aborted) refuse(family, 0);
    return next(call, signal);
  };
}

function refuse(family: OperationFamily, waitMs: number): never {
  throw new ProxyProblem(problemTypes.overloaded, { retryAfter: Math.ceil(waitMs / 1_000), limit: family });
}
