import type { OperationName } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import type { CallHandler } from './call.ts';
import { rejectOnAbort } from './delay.ts';
import { ProxyProblem } from './problem.ts';

/** A suggestion that comes later than this no longer fits what the shopper has typed. */
const defaultDeadlineMs = 5_000;
/** Shoppers wait for these answers, so they get more time. */
const longDeadlinesMs: Readonly<Partial<Record<OperationName, number>>> = { details: 8_000, validate: 8_000 };

/**
 * Milliseconds that a slow store may add to the deadline. The fallback store gives up on a silent store after half a
 * second, and on a slow one after a second, so that the service still has almost its whole time.
 */
export const storeAllowanceMs = 1_000;

/**
 * Ends a call that takes too long with a `ProxyProblem` of the type `upstreamTimeout`. The time includes the wait in
 * the queue and the second attempt. Below it the signal aborts with a `DeadlineError`.
 *
 * @param timeoutMs the deadline for every operation; null for the defaults: 8,000 for details and validation, 5,000
 *   for the others.
 * @param extraMs milliseconds that are added to it. Default: 0.
 */
export function withDeadline(next: CallHandler, timeoutMs: number | null, extraMs = 0): CallHandler {
  return async (call, signal) => {
    const deadlineMs = (timeoutMs ?? longDeadlinesMs[call.operation] ?? defaultDeadlineMs) + extraMs;
    try {
      return await runWithDeadline(deadlineMs, signal, (inner) => next(call, inner));
    } catch (error) {
      throw error instanceof DeadlineError ? new ProxyProblem(problemTypes.upstreamTimeout) : error;
    }
  };
}

/** The reason with which a signal aborts when the deadline passed before there was an answer. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Runs a task under a signal that aborts when `outer` aborts or when the time is over. A task that ignores the signal
 * is not waited for. The timer holds the signal: a signal of `AbortSignal.any` may be garbage-collected, and then it
 * never aborts.
 *
 * @throws DeadlineError, the reason of the outer signal, or the error of the task.
 */
async function runWithDeadline<Result>(
  milliseconds: number,
  outer: AbortSignal,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new DeadlineError()), milliseconds);
  const followOuter = () => abort.abort(outer.reason);
  if (outer.aborted) followOuter();
  outer.addEventListener('abort', followOuter, { once: true });
  try {
    return await Promise.race([task(abort.signal), rejectOnAbort(abort.signal)]);
  } catch (error) {
    throw abort.signal.aborted ? abort.signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', followOuter);
  }
}
