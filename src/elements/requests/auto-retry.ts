/** Repeats what failed when that makes sense: when the wait that the service asked for is over, or the network is back. */

import { countriesRetryableOf, type Retryable, retryableOf } from '../../core/entry/retryable.ts';
import { delay } from '../../waiting/timers.ts';
import type { ElementHost, HostElement } from '../field/host.ts';

/** The failure that is repeated, and the way to repeat it. */
interface AutoRetryOptions {
  /** The failure; null if there is none. */
  readonly retryable: () => Retryable | null;
  readonly retry: () => void;
}

/** A wait for another try. */
interface Wait {
  readonly retryable: Retryable;
  /** On the clock of `performance.now()`. */
  readonly endsAt: number;
  readonly over: AbortController;
}

/** The progress of the retries of one kind of failure. */
interface Progress {
  /** Null when nothing failed. */
  readonly wait: Wait | null;
  /** Key of what was repeated last; empty for nothing. */
  readonly repeated: string;
  /** The next pause of a persistent retry. */
  readonly pauseMs: number;
}

/** Milliseconds of the first pause before a persistent retry; each further one is twice as long. */
const firstPauseMs = 10_000;

/** The longest such pause. */
const pauseMaxMs = 300_000;

/** Milliseconds added at random, so that not every page that was told to wait comes back at once. */
const spreadMs = 1_000;

/** The retries of an element: of the panel in sight, and of the list of countries beside it. */
export class Retries {
  readonly #host: ElementHost;
  readonly #panel: AutoRetry;
  readonly #countries: AutoRetry;

  constructor(host: ElementHost) {
    this.#host = host;
    this.#panel = new AutoRetry(host.element, {
      retryable: () => retryableOf(host.state),
      retry: () => host.retry(),
    });
    this.#countries = new AutoRetry(host.element, {
      retryable: () => countriesRetryableOf(host.state),
      retry: () => host.dispatch({ slice: 'country', type: 'countriesRequested', seed: host.seed() }),
    });
    host.element.addController({
      hostConnected: () => this.follow(),
      hostDisconnected: () => this.follow(),
    });
  }

  /** Seconds until it makes sense to repeat what failed; 0 for now. */
  get wait(): number {
    return (retryableOf(this.#host.state) ? this.#panel : this.#countries).wait;
  }

  /** Follows the state. */
  follow(): void {
    this.#panel.follow();
    this.#countries.follow();
  }
}

/**
 * Repeats one kind of failure. Once for what was asked; after that it is up to the person, so that a forgotten page does
 * not ask for ever. What is persistent is repeated at ever longer intervals.
 */
class AutoRetry {
  readonly #host: HostElement;
  readonly #options: AutoRetryOptions;
  #progress: Progress = { wait: null, repeated: '', pauseMs: firstPauseMs };

  constructor(host: HostElement, options: AutoRetryOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Seconds until it makes sense to ask again; 0 for now. */
  get wait(): number {
    const { wait } = this.#progress;
    return wait ? Math.max(0, Math.ceil((wait.endsAt - performance.now()) / 1_000)) : 0;
  }

  /** Follows the state. */
  follow(): void {
    // An element that is gone waits for nothing.
    const retryable = this.#host.isConnected ? this.#options.retryable() : null;
    if (retryable?.problem !== this.#progress.wait?.retryable.problem) this.#await(retryable);
  }

  #await(retryable: Retryable | null): void {
    const { wait, pauseMs } = this.#progress;
    wait?.over.abort();
    this.#progress = { ...this.#progress, wait: null };
    if (!retryable) return;
    const { problem, isPersistent, isAfterOffline } = retryable;
    const askedMs = (problem.retryAfter ?? 0) * 1_000;
    const endsAt = performance.now() + askedMs;
    const over = new AbortController();
    this.#progress = { ...this.#progress, wait: { retryable, endsAt, over } };
    const restMs = isPersistent ? Math.max(0, pauseMs - askedMs) : 0;
    // An element in which nothing has failed listens for nothing.
    if (isAfterOffline) addEventListener('online', () => this.#retry(), { signal: over.signal });
    if (isPersistent || problem.retryAfter !== null) this.#countDown(endsAt, restMs, over.signal).catch(() => null);
  }

  /** Rejects when something else is awaited. */
  async #countDown(endsAt: number, pauseMs: number, signal: AbortSignal): Promise<void> {
    for (let left = endsAt - performance.now(); left > 0; left = endsAt - performance.now()) {
      this.#host.requestUpdate();
      await delay(Math.min(left, 1_000), signal);
    }
    this.#host.requestUpdate();
    await delay(pauseMs + Math.random() * spreadMs, signal);
    this.#retry();
  }

  #retry(): void {
    const { wait, repeated, pauseMs } = this.#progress;
    const { key = '', isPersistent = false } = wait?.retryable ?? {};
    if (!isPersistent && key === repeated) return;
    this.#progress = { wait, repeated: key, pauseMs: Math.min(pauseMs * 2, pauseMaxMs) };
    this.#options.retry();
  }
}
