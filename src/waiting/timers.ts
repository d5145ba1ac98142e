import { untilAborted } from './delay.ts';

/** Waits that end early when a signal aborts. */

/** The longest time that a timer can wait, in milliseconds; with a longer one it would fire at once. */
export const longestTimerMs = 2 ** 31 - 1;

/**
 * Milliseconds that suggestions may take: a later answer no longer fits the typed text. The client and the proxy both
 * give up then.
 */
export const suggestTimeoutMs = 5_000;

/** The reason with which a signal aborts when the deadline passed before there was an answer. */
export class DeadlineError extends DOMException {
  constructor() {
    super('The request took too long.', 'TimeoutError');
  }
}

/**
 * Runs a task under a signal that aborts with the caller's signal, or with a `DeadlineError` when the time is over. A
 * task that ignores its signal is not waited for. For a caller who has aborted, the task does not begin.
 *
 * The timer and the listener hold the signal here. `AbortSignal.any` and the signal of a `Request` may be
 * garbage-collected (seen in WebKit), and then they never abort: the person would see "Searching…" for ever.
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
