import { problemTypes } from '../contract/problems.ts';
import { delay, untilAborted } from '../waiting/delay.ts';
import { type CallHandler, familyOf, type OperationFamily } from './call.ts';
import { type Limits, takesOf } from './limits.ts';
import { ProxyProblem } from './problem.ts';
import { runSteps, type Store, type Taken } from './store.ts';

/** A time in which nothing is sent, in milliseconds since the epoch, and the type of the refusals. */
interface Pause {
  readonly from: number;
  readonly until: number;
  readonly type: (typeof problemTypes)['rateLimited' | 'overloaded'];
}

/** The longest that the request whose turn it is waits for the pace. */
const pacingMaxWaitMs = 1_000;
/** A turn that was free when the call came is gone after this time, which the call has then waited for a place. */
const turnMs = 100;

/**
 * Keeps the rate of requests below what the account allows, over all processes that share the store. A request whose
 * turn was free when it came goes on. The others of one half of the service wait in a row, and only the first one takes in advance:
 * one that is aborted while it waits costs the others nothing. When the first would have to wait longer than a second, it is refused with a `ProxyProblem` of the
 * type `overloaded`. All are refused while the service has asked this process to wait, by a 429, or a 503 with `Retry-After`: those
 * after a 429 with the type `rate-limited`, which a shopper is told in the same words.
 */
export function withPacing(next: CallHandler, limits: Limits, store: Store, now: () => number): CallHandler {
  const lastTurns = { dutch: Promise.resolve(), international: Promise.resolve() };
  const noPause = { from: 0, until: 0, type: problemTypes.overloaded };
  const pauses: Record<OperationFamily, Pause> = { dutch: noPause, international: noPause };
  const refuseDuringPause = (family: OperationFamily) => {
    const { from, until, type } = pauses[family];
    // A clock that was set back must not make the pause longer.
    if (now() < from || now() >= until) return;
    const retryAfter = Math.ceil((until - now()) / 1_000);
    throw new ProxyProblem(type, { retryAfter, limit: 'service' });
  };
  const waitForTurn = async (family: OperationFamily, signal: AbortSignal) => {
    const previousTurn = lastTurns[family];
    let endTurn = () => {};
    const turn = new Promise<void>((resolve) => {
      endTurn = resolve;
    });
    lastTurns[family] = previousTurn.then(() => turn);
    try {
      // A request that ends while it waits was not sent, and says nothing about the service.
      await untilAborted(previousTurn, signal).catch(() => refuse(family, 0));
      for (const step of takesOf(family, 'all', limits[family], { maxWaitMs: pacingMaxWaitMs })) {
        const [reply] = await runSteps(store, [step]);
        const { isTaken, wait } = reply as Taken;
        if (!isTaken) refuse(family, wait);
        if (wait > 0) await delay(wait, signal).catch(() => refuse(family, wait));
      }
    } finally {
      endTurn();
    }
  };
  return async (call, signal) => {
    const { operation, turn } = call;
    const family = familyOf(operation);
    refuseDuringPause(family);
    if (turn && !turn.isUsed && Math.abs(now() - turn.takenAt) < turnMs) turn.isUsed = true;
    else await waitForTurn(family, signal);
    if (signal.aborted) refuse(family, 0);
    refuseDuringPause(family);
    try {
      return await next(call, signal);
    } catch (error) {
      const { upstreamStatus, retryAfter = 0 } = error instanceof ProxyProblem ? error.init : {};
      if (upstreamStatus === 429 || upstreamStatus === 503) {
        const type = upstreamStatus === 429 ? problemTypes.rateLimited : problemTypes.overloaded;
        const until = now() + Math.max(retryAfter, upstreamStatus === 429 ? 1 : 0) * 1_000;
        if (until > pauses[family].until) pauses[family] = { from: now(), until, type };
      }
      throw error;
    }
  };
}

function refuse(family: OperationFamily, waitMs: number): never {
  throw new ProxyProblem(problemTypes.overloaded, { retryAfter: Math.ceil(waitMs / 1_000), limit: family });
}
