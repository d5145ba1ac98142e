import type { Listener, ProxyEvent } from './events.ts';
import type { Store } from './store.ts';

/** Milliseconds a shared store may take, and those it is left alone after a failure: no shopper waits for it long. */
const patience = 250;
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

async function soon<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreSilent()), patience);
  });
  try {
    return await Promise.race([task, silence]);
  } finally {
    clearTimeout(timer);
  }
}
