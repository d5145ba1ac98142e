/** That an answer was not there in time. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * Runs a task under a signal that aborts when `outer` does, or after that many milliseconds. The signal is held by
 * its timer: one made by `AbortSignal.any` may be collected, and then never aborts.
 *
 * @throws DeadlinePassed, or whatever the task throws.
 */
export async function withDeadline<Result>(
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
    return await task(abort.signal);
  } catch (error) {
    throw abort.signal.reason === passed ? passed : error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', follow);
  }
}
