import type { OperationName } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import type { Ask } from './call.ts';
import { Problem } from './problem.ts';
import { aborted } from './wait.ts';

/** Milliseconds an answer may take: a keystroke is soon out of date, these are waited for. */
const usual = 5_000;
const patient: Readonly<Partial<Record<OperationName, number>>> = { details: 8_000, validate: 8_000 };

/** Milliseconds a slow store may add: enough to find out that it is silent, and then all is left for the service. */
export const storeTime = 1_000;

/**
 * Ends what takes too long, everything included: waiting for a turn, and a second attempt.
 *
 * @param more milliseconds beyond its time.
 */
export function withTimeout(ask: Ask, timeout: number | null, more = 0): Ask {
  return async (call, signal) => {
    try {
      const milliseconds = (timeout ?? patient[call.operation] ?? usual) + more;
      return await withDeadline(milliseconds, signal, (inner) => ask(call, inner));
    } catch (error) {
      throw error instanceof DeadlinePassed ? new Problem(problemTypes.upstreamTimeout) : error;
    }
  };
}

/** That an answer was not there in time. */
class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * Runs a task under a signal that aborts when `outer` does, or after that many milliseconds, and does not wait for a
 * task that ignores it. The signal is held by its timer: one made by `AbortSignal.any` may be collected, and then
 * never aborts.
 *
 * @throws DeadlinePassed, the outer signal's reason, or whatever the task throws.
 */
async function withDeadline<Result>(
  milliseconds: number,
  outer: AbortSignal,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const passed = new DeadlinePassed();
  const timer = setTimeout(() => abort.abort(passed), milliseconds);
  const follow = () => abort.abort(outer.reason);
  if (outer.aborted) follow();
  outer.addEventListener('abort', follow, { once: true });
  try {
    return await Promise.race([task(abort.signal), aborted(abort.signal)]);
  } catch (error) {
    throw abort.signal.aborted ? abort.signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', follow);
  }
}
