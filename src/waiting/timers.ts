import { untilAborted } from './delay.ts';

/** Waits that end early when a signal aborts. */

/** The longest delay of a timer, in milliseconds; a longer one would fire immediately. */
export const longestTimerMs = 2 ** 31 - 1;

/**
 * Milliseconds after which client and proxy both give up on suggestions: a later answer no longer matches the typed
 * text.
 */
export const suggestTimeoutMs = 5_000;

/** The reason of a signal that aborts because the deadline has passed. */
export class DeadlineError extends DOMException {
  constructor() {
    super('The request took too long.', 'TimeoutError');
  }
}

/**
 * Runs a task with a signal that aborts with the caller's signal, or with a `DeadlineError` after the deadline. A task
 * that ignores its signal is not waited for. If the caller has already aborted, the task does not start.
 *
 * The timer and the listener keep the signal alive. `AbortSignal.any` and the signal of a `Request` may be
 * garbage-collected (seen in WebKit), and then they never abort: the shopper would see "Searching…" for ever.
 *
 * @throws the `DeadlineError`, the reason of the caller's signal, or the error of the task
 */
export async function runWithDeadline<Result>(
  milliseconds: number,
  callerSignal: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const follow = () => controller.abort(callerSignal?.reason);
  const timer = setTimeout(() => controller.abort(new DeadlineError()), Math.min(milliseconds, longestTimerMs));
  callerSignal?.addEventListener('abort', follow);
  try {
    return await untilAborted(task(signal), signal);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', follow);
  }
}
