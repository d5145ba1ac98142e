import type { Surroundings } from './events.ts';
import type { Store } from './store.ts';

/** A shared store counts as silent after ten ticks of 50 milliseconds each, and its reply as slow after three. */
const silenceTicks = 10;
const slowTicks = 3;
const tickMs = 50;
/** Milliseconds for which replies may be slow. A request needs up to twenty of them, one after the other. */
const slowMaxMs = 1_000;
/** Milliseconds for which a store is left alone after it failed. */
const pauseAfterFailureMs = 1_000;

/** A store that never fails, and the shared one behind it. */
export interface FallbackStore extends Store {
  /** The shared store, whose methods reject as long as this process is on its own. */
  readonly shared: Store;
}

/**
 * A store that uses the shared one, and the store of this process for a second after the shared one has rejected, has
 * been silent for half a second, or has sent nothing but slow replies for a second. During that second limits hold for
 * this process alone, and no texts are read or stored. The event `storeFailed` reports a failure once, until the shared
 * store has answered quickly again.
 */
export function withFallbackStore(shared: Store, own: Store, { now, onEvent }: Surroundings): FallbackStore {
  let failedAt: number | null = null;
  let isReported = false;
  /** When the first slow reply was asked for that no quick one has followed. */
  let slowSince: number | null = null;
  // A clock that was set back must not make the pause longer.
  const isPaused = () => failedAt !== null && now() >= failedAt && now() < failedAt + pauseAfterFailureMs;

  const withFallback = async <Result>(
    primary: () => Promise<Result>,
    fallback: () => Promise<Result>,
  ): Promise<Result> => {
    if (isPaused()) return fallback();
    const began = now();
    try {
      const { result, isSlow } = await withSilenceTimeout(primary());
      if (isSlow) {
        slowSince ??= began;
        if (Math.abs(now() - slowSince) >= slowMaxMs) fail('StoreSlow');
      } else {
        slowSince = null;
        isReported = false;
      }
      return result;
    } catch (error) {
      fail(error instanceof Error ? error.name : typeof error);
      return fallback();
    }
  };
  const fail = (error: string) => {
    if (!isReported) onEvent({ kind: 'storeFailed', error });
    isReported = true;
    failedAt = now();
  };

  const away = async (): Promise<never> => {
    throw new StoreAway();
  };

  return {
    shared: {
      take: (key, limit, options) => withFallback(() => shared.take(key, limit, options), away),
      giveBack: (key, limit, options) => withFallback(async () => shared.giveBack?.(key, limit, options), away),
      get: (key) => withFallback(() => shared.get(key), away),
      set: (key, value, seconds) => withFallback(() => shared.set(key, value, seconds), away),
    },
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

/** The shared store is left alone, or has just failed. */
class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** The store did not answer in time. The event `storeFailed` carries this name. */
class StoreSilent extends Error {
  override readonly name = 'StoreSilent';
}

/**
 * The result of the task, and whether it came late. The time is counted in ticks of the event loop: a process that was
 * busy itself gets one tick for each turn, and does not take its own silence for the silence of the store.
 *
 * @throws StoreSilent after half a second, or the error of the task.
 */
async function withSilenceTimeout<Result>(task: Promise<Result>): Promise<{ result: Result; isSlow: boolean }> {
  let ticks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const wait = () => {
      timer = setTimeout(() => {
        ticks++;
        if (ticks < silenceTicks) wait();
        else reject(new StoreSilent());
      }, tickMs);
    };
    wait();
  });
  try {
    const result = await Promise.race([task, silence]);
    return { result, isSlow: ticks >= slowTicks };
  } finally {
    clearTimeout(timer);
  }
}
