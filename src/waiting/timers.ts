/** Waits that end early when a signal aborts. */

/** The longest time that a timer can wait, in milliseconds; with a longer one it would fire at once. */
export const longestTimerMs = 2 ** 31 - 1;

/**
 * Milliseconds that suggestions may take: what comes later no longer fits what the shopper has typed. The client
 * and the proxy both give up then.
 */
export const suggestTimeoutMs = 5_000;

/** The reason with which a signal aborts when the deadline passed before there was an answer. */
export class DeadlineError extends DOMException {
  constructor() {
    super('The request took too long.', 'TimeoutError');
  }
}

/** Settles as the promise does, or rejects with the signal's reason when it aborts first. */
export function untilAborted<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
}

/** Resolves after so many milliseconds, or rejects with the signal's reason when it aborts first. */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return untilAborted(over, signal).finally(() => clearTimeout(timer));
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
