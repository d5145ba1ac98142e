/** How many requests go to the service at once, and how fast. */
import { problemTypes } from '../contract/problems.ts';
import { type Ask, familyOf } from './call.ts';
import type { Limits } from './limits.ts';
import { Problem } from './problem.ts';
import type { Store } from './store.ts';
import { aborted, wait } from './wait.ts';

/** Requests at the service at once, and waiting for their turn. */
const mostAtOnce = 32;
const mostWaiting = 64;
/** Milliseconds a request waits at most so as to keep the pace. */
const patience = 1_000;

/** Lets so many through at once; further ones queue, and beyond that are refused. */
export function withConcurrency(ask: Ask, atOnce = mostAtOnce, waiting = mostWaiting): Ask {
  let running = 0;
  const queue: (() => void)[] = [];

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(go), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(go);
    });

  return async (call, signal) => {
    signal.throwIfAborted();
    if (running < atOnce) running++;
    else if (queue.length < waiting) await turn(signal);
    else throw new Problem(problemTypes.overloaded, { retryAfter: 1, limit: 'concurrency' });
    try {
      // A fetch that does not listen to its signal must not keep a place nobody can take from it.
      return await Promise.race([ask(call, signal), aborted(signal)]);
    } finally {
      // Who waited longest inherits the place.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}

/** Keeps the pace the account allows, all processes together: short rushes are spread out, longer ones refused. */
export function withPace(ask: Ask, limits: Limits, store: Store): Ask {
  return async (call, signal) => {
    const family = familyOf(call.operation);
    for (const [index, limit] of limits[family].entries()) {
      const taken = await store.take(`${family}:${index}`, limit, patience);
      if (!taken.isTaken) {
        throw new Problem(problemTypes.overloaded, { retryAfter: Math.ceil(taken.wait / 1_000), limit: family });
      }
      if (taken.wait > 0) await wait(taken.wait, signal);
    }
    return ask(call, signal);
  };
}
