/** The one seam through which code is loaded when it is needed. */
import { delay } from '../client/delay.ts';

/** Milliseconds a person waits for code, as for an answer. */
const loadTimeoutMs = 10_000;

/** Loads a module, once. Resolves with null when it cannot be had, or not in time; the next call tries again. */
export type Lazy<Module> = () => Promise<Module | null>;

/**
 * A module that is imported on demand.
 *
 * @param load imports it: `() => import('./module.ts')`
 */
export function lazy<Module>(load: () => Promise<Module>): Lazy<Module> {
  let loading: Promise<Module | null> | null = null;

  async function attempt(): Promise<Module | null> {
    // Some browsers remember for the life of the page what they could not import.
    if (navigator.onLine === false) return null;
    const over = new AbortController();
    const late = delay(loadTimeoutMs, over.signal).then(() => null);
    // A file that is gone after a deploy rejects.
    const module = await Promise.race([load(), late]).catch(() => null);
    over.abort();
    late.catch(() => null);
    return module;
  }

  return async () => {
    loading ??= attempt();
    const module = await loading;
    if (!module) loading = null;
    return module;
  };
}
