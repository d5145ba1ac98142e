import type { Surroundings } from './events.ts';
import { createStore, runSteps, type Step, type Store } from './store.ts';

/**
 * A reply of a shared store may take six ticks of 50 milliseconds. A process that was busy itself gets one tick for each
 * turn of its event loop, and does not take its own silence for that of the store.
 */
const silenceTicks = 6;
const tickMs = 50;
/** Milliseconds for which a store is left alone after it failed. */
const pauseAfterFailureMs = 1_000;

/** A store that never fails, and the shared one behind it. */
export interface FallbackStore extends Store {
  /** The shared store, whose methods reject as long as this process is on its own. */
  readonly shared: Store;
}

/**
 * A store that uses the shared one, and the store of this process for a second after the shared one has rejected or was
 * too slow. During that second limits hold for this process alone, and no texts are read or stored. The event
 * `storeFailed` reports a failure once, until the shared store has answered again.
 */
export function withFallbackStore(shared: Store, own: Store, { now, onEvent }: Surroundings): FallbackStore {
  let failedAt: number | null = null;
  let isReported = false;
  const runShared = async (steps: readonly Step[]) => {
    // A clock that was set back must not make the pause longer.
    if (failedAt !== null && now() >= failedAt && now() < failedAt + pauseAfterFailureMs) throw away;
    try {
      const replies = await inTime(runSteps(shared, steps));
      isReported = false;
      return replies;
    } catch (error) {
      if (!isReported) onEvent({ kind: 'storeFailed', error: error instanceof Error ? error.name : typeof error });
      isReported = true;
      failedAt = now();
      throw error;
    }
  };
  const store = createStore((steps) => runShared(steps).catch(() => runSteps(own, steps.map(ownStepOf))));
  return { ...store, shared: createStore(runShared) };
}

/** Limits hold for this process alone. What needs all of them becomes a look for a text that is never there. */
function ownStepOf(step: Step): Step {
  const isOwn = (step[0] === 'take' || step[0] === 'refund') && step[3]?.onlyShared !== true;
  return isOwn ? step : ['get', ''];
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
