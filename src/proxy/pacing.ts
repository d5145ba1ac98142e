import { problemTypes } from '../contract/problems.ts';
import { delay, untilAborted } from '../waiting/delay.ts';
import type { CallHandler, OperationFamily } from './call.ts';
import { takesOf } from './limits.ts';
import type { ParsedOptions } from './options.ts';
import { ProxyProblem } from './problem.ts';
import type { Taken } from './store.ts';

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
 * Keeps the rate of requests to one half of the service below what the account allows, over all processes that share the store. A
 * request whose turn was free when it came goes on. The others wait in a row, and only the first one takes in advance:
 * one that is aborted while it waits costs the others nothing. When the first would have to wait longer than a second, it is refused with a `ProxyProblem` of the
 * type `overloaded`. All are refused while the service has asked this process to wait, by a 429, or a 503 with `Retry-After`: those
 * after a 429 with the type `rate-limited`, which a shopper is told in the same words.
 */
export function withPacing(
  next: CallHandler,
  family: OperationFamily,
  { limits, ask, now }: Pick<ParsedOptions, 'limits' | 'ask' | 'now'>,
): CallHandler {
  let lastTurn = Promise.resolve();
  let pause: Pause = { from: 0, until: 0, type: problemTypes.overloaded };
  const refuse = (waitMs: number): never => {
    throw new ProxyProblem(problemTypes.overloaded, { retryAfter: Math.ceil(waitMs / 1_000), limit: family });
  };
  /** A clock that was set back must not make the pause longer. */
  const pauseLeftMs = () => (now() < pause.from ? 0 : pause.until - now());
  const refuseDuringPause = () => {
    const left = pauseLeftMs();
    if (left > 0) throw new ProxyProblem(pause.type, { retryAfter: Math.ceil(left / 1_000), limit: 'service' });
  };
  const waitForTurn = async (signal: AbortSignal) => {
    const previousTurn = lastTurn;
    let endTurn = () => {};
    const turn = new Promise<void>((resolve) => {
      endTurn = resolve;
    });
    lastTurn = previousTurn.then(() => turn);
    try {
      // A request that ends while it waits was not sent, and says nothing about the service.
      await untilAborted(previousTurn, signal).catch(() => refuse(0));
      for (const step of takesOf(family, 'all', limits[family], { maxWaitMs: pacingMaxWaitMs })) {
        const { isTaken, wait } = (await ask([step])).replies[0] as Taken;
        if (!isTaken) refuse(wait);
        if (wait > 0) await delay(wait, signal).catch(() => refuse(wait));
      }
    } finally {
      endTurn();
    }
  };
  return async (call, signal) => {
    const { turn } = call;
    refuseDuringPause();
    if (turn && !turn.isUsed && Math.abs(now() - turn.takenAt) < turnMs) turn.isUsed = true;
    else await waitForTurn(signal);
    if (signal.aborted) refuse(0);
    refuseDuringPause();
    try {
      return await next(call, signal);
    } catch (error) {
      const { upstreamStatus, retryAfter = 0 } = error instanceof ProxyProblem ? error.init : {};
      if (upstreamStatus === 429 || upstreamStatus === 503) {
        const type = upstreamStatus === 429 ? problemTypes.rateLimited : problemTypes.overloaded;
        const pauseMs = Math.max(retryAfter, upstreamStatus === 429 ? 1 : 0) * 1_000;
        if (pauseMs > pauseLeftMs()) pause = { from: now(), until: now() + pauseMs, type };
      }
      throw error;
    }
  };
}
