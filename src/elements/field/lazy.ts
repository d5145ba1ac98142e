/** Loads code on demand. */

/** Milliseconds to wait for idle time. Chromium never reports it in a page that has nothing to draw. */
const idleTimeoutMs = 3_000;

/** Calls a function when the browser is idle, as far as it reports that (Safari does not). */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: idleTimeoutMs });
  else setTimeout(call);
}

/** Calls a function once, when the browser reports that the network is back and a failed load may work. */
export function whenOnline(call: () => void): void {
  addEventListener('online', call, { once: true });
}

/** Milliseconds that anyone waits for code. */
const loadTimeoutMs = 10_000;

/** A module that is imported on demand, once. */
export class Lazy<Module> {
  readonly #import: () => Promise<Module>;
  /** The import that is pending or has succeeded; null after a failure. */
  #importing: Promise<Module | null> | null = null;
  #module: Module | null = null;

  /** @param load the dynamic import */
  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** The module; null until it has loaded. */
  get loaded(): Module | null {
    return this.#module;
  }

  /**
   * Resolves with null if the module cannot be loaded, or not in time. The next call tries again, or continues to wait.
   */
  load(): Promise<Module | null> {
    this.#importing ??= this.#attempt();
    return inTime(this.#importing);
  }

  async #attempt(): Promise<Module | null> {
    try {
      this.#module = await this.#import();
    } catch {
      // The file may be gone after a deploy.
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
