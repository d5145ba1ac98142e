/** How the proxy uses a store: under keys of its account, and with its own memory while a shared store fails. */
import type { Surroundings } from './events.ts';
import { halfSipHash } from './expiring-table.ts';
import { createMemoryStore } from './memory-store.ts';
import type { CapStore, Reply, Run, Step, Store } from './store.ts';

/**
 * A reply of a shared store may take six ticks of 50 milliseconds. A process that was busy itself gets one tick for each
 * turn of its event loop, and does not take its own silence for that of the store.
 */
const silenceTicks = 6;
const tickMs = 50;
/** Milliseconds for which a store is left alone after it failed. */
const pauseAfterFailureMs = 1_000;

/** The store that has replied. What was taken from it can be given back only there. */
export interface Place {
  /** True when nobody but this process writes to it. */
  readonly isOwn: boolean;
  readonly run: Run;
}

/** Does steps in the store, and never rejects. */
export type Ask = (steps: readonly Step[]) => Promise<{ readonly replies: readonly Reply[]; readonly place: Place }>;

/**
 * Uses a store, and the memory of this process for a second after the store has rejected or was too slow. During that second
 * limits and answers are those of this process alone. The event `storeFailed` reports a failure once, until the store has
 * answered again.
 *
 * @param store undefined for the memory of this process.
 * @param accountName text that is different for every service and every account.
 */
export function createStoreAccess(store: Store | undefined, accountName: string, surroundings: Surroundings) {
  const prefix = accountPrefixOf(accountName);
  const isShared = store && !store.isOwn;
  const memory = isShared ? standInOf(store, surroundings) : (store ?? createMemoryStore(surroundings));
  const own = { isOwn: true, run: withPrefix(memory, prefix) };
  const askOwn: Ask = async (steps) => ({ replies: await own.run(steps), place: own });
  if (!isShared) return { ask: askOwn, shared: store ? own : null };
  /** Others may use it, too. It rejects while this process is on its own. */
  const shared: Place = { isOwn: false, run: withPause(withPrefix(store, prefix), surroundings) };
  const ask: Ask = (steps) =>
    shared.run(steps).then(
      (replies) => ({ replies, place: shared }),
      () => askOwn(steps),
    );
  return { ask, shared };
}

/** The memories that stand in for shared stores that fail, one for all proxies that share a store. */
const standIns = new WeakMap<Store, Store>();

function standInOf(shared: Store, { now }: Surroundings): Store {
  const memory = standIns.get(shared) ?? createMemoryStore({ now });
  standIns.set(shared, memory);
  return memory;
}

/** Rejects at once for a second after a failure. */
function withPause(run: Run, { now, onEvent }: Surroundings): Run {
  let failedAt: number | null = null;
  let isReported = false;
  return async (steps) => {
    // A clock that was set back must not make the pause longer.
    if (failedAt !== null && now() >= failedAt && now() < failedAt + pauseAfterFailureMs) throw away;
    try {
      const replies = await inTime(run(steps));
      isReported = false;
      return replies;
    } catch (error) {
      if (!isReported) onEvent({ kind: 'storeFailed', error: error instanceof Error ? error.name : typeof error });
      isReported = true;
      failedAt = now();
      throw error;
    }
  };
}

/** An error whose name the events `storeFailed` and `capUnavailable` carry. */
const createError = (name: string) => Object.assign(new Error(), { name });

/** The error while the shared store is left alone. Made once, because a stack takes longer than the rest of a request. */
const away = createError('StoreAway');

/** The result of the task. @throws `StoreSilent` when it takes too long, or the error of the task. */
async function inTime<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const wait = (ticks: number) => {
      if (ticks === 0) return reject(createError('StoreSilent'));
      timer = setTimeout(() => wait(ticks - 1), tickMs);
    };
    wait(silenceTicks);
  });
  try {
    return await Promise.race([task, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The text before the keys of an account, a hash of it, so that proxies for another service or another account, such as those of a
 * test system, may use the same store without counting or answering for each other.
 */
export function accountPrefixOf(accountName: string): string {
  return `${halfSipHash(accountName, 0, 0)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')}:`;
}

function withPrefix(store: Store, prefix: string): Run {
  return (steps) => store.run(steps.map((step) => step.with(1, prefix + step[1]) as unknown as Step));
}

/** A store of the daily cap under keys of the account. */
export function withAccountCaps(store: CapStore, accountName: string): CapStore {
  const prefix = accountPrefixOf(accountName);
  return {
    take: async (key, cap, name) => store.take(prefix + key, cap, name),
    refund: async (key, name) => store.refund(prefix + key, name),
    claim: async (key, name, address) => (await store.claim?.(prefix + key, name, address)) ?? true,
  };
}
