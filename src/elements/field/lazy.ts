/** The one seam through which code is loaded when it is needed. */

/** Milliseconds that idle time is waited for. Chromium never reports it in a page that has nothing to draw. */
const idleTimeoutMs = 3_000;

/** Calls when the browser is idle. Safari does not report idle time. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: idleTimeoutMs });
  else setTimeout(call);
}

/** Calls once when the browser reports the network again: a failed load may work then. */
export function whenOnline(call: () => void): void {
  addEventListener('online', call, { once: true });
}

/** Milliseconds that somebody waits for code. */
const loadTimeoutMs = 10_000;

/** A module that is imported on demand, once. */
export class Lazy<Module> {
  readonly #import: () => Promise<Module>;
  /** The import under way, or the one that succeeded; null after one that failed. */
  #importing: Promise<Module | null> | null = null;
  #module: Module | null = null;

  /** @param load imports it, dynamically */
  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** The module; null until it is loaded. */
  get loaded(): Module | null {
    return this.#module;
  }

  /** Resolves with null if the module cannot be loaded, or not in time; the next call tries again, or goes on waiting. */
  load(): Promise<Module | null> {
    this.#importing ??= this.#attempt();
    return inTime(this.#importing);
  }

  async #attempt(): Promise<Module | null> {
    try {
      this.#module = await this.#import();
    } catch {
      // A file that is gone after a deploy.
      this.#importing = null;
    }
    return this.#module;
  }
}

async function inTime<Module>(importing: Promise<Module | null>): Promise<Module | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, loadTimeoutMs, null);
  });
  const module = await Promise.race([importing, late]);
  clearTimeout(timer);
  return module;
}
