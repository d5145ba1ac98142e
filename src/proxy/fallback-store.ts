import type { Listener, ProxyEvent } from './events.ts';
import type { Store } from './store.ts';

/** A shared store counts as silent after ten ticks of 50 milliseconds each. */
const silenceTicks = 10;
const tickMs = 50;
/** How long a store is left alone after it failed. */
const pauseAfterFailureMs = 1_000;

/** What the fallback store needs. */
export interface FallbackStoreOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Gets the event `storeFailed`. */
  readonly onEvent: Listener<ProxyEvent>;
}

/**
 * A store that uses the shared one, and the store of this process for a second after the shared one has rejected or
 * has been silent for half a second. During that second limits hold for this process alone, and no texts are read or
 * stored. A failure is reported once, until the shared store has answered again.
 */
export function withFallbackStore(shared: Store, own: Store, { now, onEvent }: FallbackStoreOptions): Store {
  let failedAt: number | null = null;
  let isReported = false;
  // A clock that was set back must not make the pause longer.
  const isPaused = () => failedAt !== null && now() >= failedAt && now() < failedAt + pauseAfterFailureMs;

  const withFallback = async <Result>(
    primary: () => Promise<Result>,
    fallback: () => Promise<Result>,
  ): Promise<Result> => {
    if (isPaused()) return fallback();
    try {
      const result = await withSilenceTimeout(primary());
      isReported = false;
      return result;
    } catch (error) {
      if (!isReported) onEvent({ kind: 'storeFailed', error: error instanceof Error ? error.name : typeof error });
      isReported = true;
      failedAt = now();
      return fallback();
    }
  };

  return {
    take: (key, limit, options) =>
      withFallback(
        () => shared.take(key, limit, options),
        () => own.take(key, limit, options),
      ),
    get: (key) =>
      withFallback(
        () => shared.get(key),
        async () => null,
      ),
    set: (key, value, seconds) =>
      withFallback(
        () => shared.set(key, value, seconds),
        async () => {},
      ),
  };
}

/** The store did not answer in time. The event `storeFailed` carries this name. */
class StoreSilent extends Error {
  override readonly name = 'StoreSilent';
}

/**
 * Rejects when the task is silent for half a second. The time is counted in ticks of the event loop: a process that
 * was busy itself gets one tick for each turn, and does not take its own silence for the silence of the store.
 *
 * @throws StoreSilent, or the error of the task.
 */
async function withSilenceTimeout<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const countDown = (ticksLeft: number) => {
      timer = setTimeout(() => (ticksLeft > 1 ? countDown(ticksLeft - 1) : reject(new StoreSilent())), tickMs);
    };
    countDown(silenceTicks);
  });
  try {
    return await Promise.race([task, silence]);
  } finally {
    clearTimeout(timer);
  }
}
