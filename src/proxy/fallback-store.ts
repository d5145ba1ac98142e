import type { Listener, ProxyEvent } from './events.ts';
import type { Store } from './store.ts';

/** A shared store may be silent for so many ticks of so many milliseconds; then no shopper waits for it any longer. */
const ticks = 10;
const tick = 50;
/** Milliseconds it is left alone after a failure. */
const rest = 1_000;

export interface FallbackOptions {
  readonly now: () => number;
  readonly onEvent: Listener<ProxyEvent>;
}

/** Goes on with limits and counters of its own while the shared store fails or is silent; keeps nothing meanwhile. */
export function withFallback(store: Store, own: Store, { now, onEvent }: FallbackOptions): Store {
  let failedAt: number | null = null;
  // A clock that was set back must not make the rest a long one.
  const isResting = () => failedAt !== null && now() >= failedAt && now() < failedAt + rest;

  const instead = async <Result>(first: () => Promise<Result>, second: () => Promise<Result>): Promise<Result> => {
    if (isResting()) return second();
    try {
      return await soon(first());
    } catch (error) {
      // Those under way fail together, and one of them says so.
      if (!isResting()) onEvent({ kind: 'storeFailed', error: error instanceof Error ? error.name : typeof error });
      failedAt = now();
      return second();
    }
  };

  return {
    take: (key, limit, wait) =>
      instead(
        () => store.take(key, limit, wait),
        () => own.take(key, limit, wait),
      ),
    count: (key, seconds) =>
      instead(
        () => store.count(key, seconds),
        () => own.count(key, seconds),
      ),
    countOnce: (key, name, seconds) =>
      instead(
        () => store.countOnce(key, name, seconds),
        () => own.countOnce(key, name, seconds),
      ),
    get: (key) =>
      instead(
        () => store.get(key),
        async () => null,
      ),
    set: (key, value, seconds) =>
      instead(
        () => store.set(key, value, seconds),
        async () => {},
      ),
  };
}

/** That a store was silent for too long. */
class StoreSilent extends Error {
  override readonly name = 'StoreSilent';
}

/** Ticks, because a process that was busy must not take its own silence for the store's: it gets one for each turn. */
async function soon<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const count = (left: number) => {
      timer = setTimeout(() => (left > 1 ? count(left - 1) : reject(new StoreSilent())), tick);
    };
    count(ticks);
  });
  try {
    return await Promise.race([task, silence]);
  } finally {
    clearTimeout(timer);
  }
}
