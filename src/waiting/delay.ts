/** Waiting for a time, or until a signal aborts. */

/** Settles as the promise does, or rejects with the signal's reason when it aborts first. */
export function untilAborted<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
}

/** Resolves after this many milliseconds, or rejects with the signal's reason if it aborts first. */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return untilAborted(over, signal).finally(() => clearTimeout(timer));
}
