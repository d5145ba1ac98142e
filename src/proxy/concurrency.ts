import { problemTypes } from '../contract/problems.ts';
import type { CallHandler } from './call.ts';
import { rejectOnAbort } from './delay.ts';
import { ProxyProblem } from './problem.ts';

/** Requests that are at the service at the same time. */
const defaultMaxRunning = 32;
/** Requests that wait in the queue behind those. */
const defaultMaxQueued = 64;

/**
 * Limits how many requests are at the service at the same time. Further requests wait in a queue, first come, first
 * served; when the queue is full, they are refused with a `ProxyProblem` of the type `overloaded`.
 *
 * @param maxRunning requests at the service at the same time. Default: 32.
 * @param maxQueued requests in the queue. Default: 64.
 */
export function withConcurrencyLimit(
  next: CallHandler,
  maxRunning = defaultMaxRunning,
  maxQueued = defaultMaxQueued,
): CallHandler {
  let running = 0;
  const queue: (() => void)[] = [];

  const waitForSlot = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(start), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(start);
    });

  return async (call, signal) => {
    signal.throwIfAborted();
    if (running < maxRunning) running++;
    else if (queue.length < maxQueued) await waitForSlot(signal);
    else throw new ProxyProblem(problemTypes.overloaded, { retryAfter: 1, limit: 'concurrency' });
    try {
      // A `fetch` that ignores its signal must not hold its slot for ever.
      return await Promise.race([next(call, signal), rejectOnAbort(signal)]);
    } finally {
      // The slot passes directly to the request that has waited longest.
      const startNext = queue.shift();
      if (startNext) startNext();
      else running--;
    }
  };
}
