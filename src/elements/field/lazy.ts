/** The one seam through which code is loaded when it is needed. */
import { delay } from '../../waiting/timers.ts';

/** Milliseconds a person waits for code, as for an answer. */
const loadTimeoutMs = 10_000;

/** A module that is imported on demand, once. */
export class Lazy<Module> {
  readonly #import: () => Promise<Module>;
  /** The attempt that is under way, or that brought the module; null after one that failed. */
  #attempt: { readonly result: Promise<Module | null>; readonly module: Module | null } | null = null;

  /** @param load imports it, dynamically */
  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** The module; null as long as it is not there. */
  get loaded(): Module | null {
    return this.#attempt?.module ?? null;
  }

  /** Resolves with null when the module cannot be had, or not in time; the next call tries again. */
  async load(): Promise<Module | null> {
    this.#attempt ??= { result: this.#inTime(), module: null };
    const { result } = this.#attempt;
    const module = await result;
    this.#attempt = module ? { result, module } : null;
    return module;
  }

  async #inTime(): Promise<Module | null> {
    // Some browsers remember for the life of the page what they could not import.
    if (navigator.onLine === false) return null;
    const over = new AbortController();
    const late = delay(loadTimeoutMs, over.signal).then(() => null);
    // A file that is gone after a deploy rejects.
    const module = await Promise.race([this.#import(), late]).catch(() => null);
    over.abort();
    late.catch(() => null);
    return module;
  }
}
