/** The time that one request may take. */

/** The longest time that a browser's timer can wait for; a longer one would end at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Runs a task under a signal that aborts with the caller's signal, or with a `TimeoutError` when the time is over. A
 * task that ignores its signal is not waited for.
 *
 * The timer and the listener hold the signal here. `AbortSignal.any` and the signal of a `Request` may be
 * garbage-collected (seen in WebKit), and then they never abort: the person would see "Searching…" for ever.
 *
 * @param timeoutMs milliseconds
 * @throws the `TimeoutError`, the reason of the caller's signal, or the error of the task
 */
export async function withTimeout<Result>(
  timeoutMs: number,
  callerSignal: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const expire = () => controller.abort(new DOMException('The request took too long.', 'TimeoutError'));
  const follow = () => controller.abort(callerSignal?.reason);
  const timer = setTimeout(expire, Math.min(timeoutMs, longestTimerMs));
  callerSignal?.addEventListener('abort', follow);
  try {
    return await new Promise<Result>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      task(signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', follow);
  }
}
