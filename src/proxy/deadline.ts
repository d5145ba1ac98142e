import type { OperationName } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import { DeadlineError, runWithDeadline, suggestTimeoutMs } from '../waiting/timers.ts';
import type { CallHandler } from './call.ts';
import { ProxyProblem } from './problem.ts';

/** Shoppers wait for these answers, so they get more time. */
const longDeadlinesMs: Readonly<Partial<Record<OperationName, number>>> = { details: 8_000, validate: 8_000 };

/**
 * Ends a call that takes too long with a `ProxyProblem` of the type `upstreamTimeout`. The time includes the wait in
 * the queue and the second attempt. Below it the signal aborts with a `DeadlineError`.
 *
 * @param timeoutMs the deadline for every operation; null for the defaults: 8,000 for details and validation, 5,000
 *   for the others.
 */
export function withDeadline(next: CallHandler, timeoutMs: number | null): CallHandler {
  return async (call, signal) => {
    const deadlineMs = timeoutMs ?? longDeadlinesMs[call.operation] ?? suggestTimeoutMs;
    try {
      return await runWithDeadline(deadlineMs, signal, (inner) => next(call, inner));
    } catch (error) {
      throw error instanceof DeadlineError
        ? new ProxyProblem(problemTypes.upstreamTimeout, { cause: 'timeout' })
        : error;
    }
  };
}
