import type { Listener, ProxyEvent } from './events.ts';
import type { Store } from './store.ts';

/** Goes on with limits and counters of its own when the shared store fails; keeps nothing meanwhile. */
export function withFallback(store: Store, own: Store, onEvent: Listener<ProxyEvent>): Store {
  const instead = async <Result>(first: () => Promise<Result>, second: () => Promise<Result>): Promise<Result> => {
    try {
      return await first();
    } catch (error) {
      onEvent({ kind: 'storeFailed', error: error instanceof Error ? error.name : typeof error });
      return second();
    }
  };
  return {
    take: (key, limit, patience) =>
      instead(
        () => store.take(key, limit, patience),
        () => own.take(key, limit, patience),
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
