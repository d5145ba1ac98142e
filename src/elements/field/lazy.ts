/** The one seam through which code is loaded when it is needed. */

/** Calls when the browser is idle. Safari does not report idle time. */
export function whenIdle(call: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(call);
}

/** Calls once when the browser reports the network again: a failed load may work then. */
export function whenOnline(call: () => void): void {
  addEventListener('online', call, { once: true });
}

/** Milliseconds a person waits for code, as for an answer. */
const loadTimeoutMs = 10_000;

/** A module that is imported on demand, once. */
export class Lazy<Module> {
  readonly #import: () => Promise<Module>;
  /** The attempt under way, or the one that loaded the module; null after a failed one. */
  #attempt: { readonly result: Promise<Module | null>; module: Module | null } | null = null;

  /** @param load imports it, dynamically */
  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** The module; null until it is loaded. */
  get loaded(): Module | null {
    return this.#attempt?.module ?? null;
  }

  /** Resolves with null if the module cannot be loaded, or not in time; the next call tries again. */
  async load(): Promise<Module | null> {
    this.#attempt ??= { result: this.#inTime(), module: null };
    const attempt = this.#attempt;
    attempt.module = await attempt.result;
    if (!attempt.module) this.#attempt = null;
    return attempt.module;
  }

  async #inTime(): Promise<Module | null> {
    // Some browsers remember a failed import for the life of the page.
    if (navigator.onLine === false) return null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, loadTimeoutMs, null);
    });
    // A file that is gone after a deploy rejects.
    const module = await Promise.race([this.#import(), late]).catch(() => null);
    clearTimeout(timer);
    return module;
  }
}
