/**
 * Repeats a failed request when that makes sense: when the wait that the service asked for is over, or when the network
 * is back.
 */

import { countriesRetryableOf, type Retryable, retryableOf } from '../../core/entry/retryable.ts';
import { delay } from '../../waiting/delay.ts';
import type { ElementHost, HostElement } from '../field/host.ts';

/** The failure that is repeated, and the way to repeat it. */
interface AutoRetryOptions {
  /** The failure; null for none. */
  readonly retryable: () => Retryable | null;
  readonly retry: () => void;
}

/** A wait for a retry. */
interface Wait {
  readonly retryable: Retryable;
  /** By `performance.now()`. */
  readonly endsAt: number;
  readonly over: AbortController;
}

/** The progress of the retries of a kind of failure. */
interface Progress {
  /** Null if nothing has failed. */
  readonly wait: Wait | null;
  /** Key of the last retry; empty for none. */
  readonly repeated: string;
  /** The next pause of a persistent retry. */
  readonly pauseMs: number;
  /** Pauses before the retries that are left since the network came back. */
  readonly backPausesMs: readonly number[];
}

/** Milliseconds between retries once the network is reported to be back: often it only works a moment later. */
const backPausesMs: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Milliseconds before the first persistent retry; each further pause is twice as long. */
const firstPauseMs = 10_000;

/** The longest of these pauses. */
const pauseMaxMs = 300_000;

/** Milliseconds added at random, so that pages that were told to wait do not all return at once. */
const spreadMs = 1_000;

/** The retries of an element: of the visible panel, and of the list of countries. */
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

  /** Seconds until a retry makes sense; 0 for now. */
  get wait(): number {
    return (retryableOf(this.#host.state) ? this.#panel : this.#countries).wait;
  }

  /** Called on each state change. */
  follow(): void {
    this.#panel.follow();
    this.#countries.follow();
  }

  /** Called when the network is reported to be back. */
  goOnline(): void {
    this.#panel.goOnline();
    this.#countries.goOnline();
  }
}

/**
 * Repeats a kind of failure: once for each request, and a few times once the network is reported to be back. After that
 * it is up to the shopper, so that a forgotten page does not retry for ever. Persistent retries come at increasing
 * intervals.
 */
class AutoRetry {
  readonly #host: HostElement;
  readonly #options: AutoRetryOptions;
  #progress: Progress = { wait: null, repeated: '', pauseMs: firstPauseMs, backPausesMs: [] };

  constructor(host: HostElement, options: AutoRetryOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Seconds until a retry makes sense; 0 for now. */
  get wait(): number {
    const { wait } = this.#progress;
    return wait ? Math.max(0, Math.ceil((wait.endsAt - performance.now()) / 1_000)) : 0;
  }

  /** Called on each state change. */
  follow(): void {
    // A disconnected element does not wait.
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
    const [backMs = null, ...left] = isAfterOffline ? this.#progress.backPausesMs : [];
    if (backMs !== null) this.#progress = { ...this.#progress, backPausesMs: left };
    const restMs = Math.max(0, (backMs ?? (isPersistent ? pauseMs : 0)) - askedMs);
    // An element without a failure needs no listener.
    if (isAfterOffline) addEventListener('online', () => this.goOnline(), { signal: over.signal });
    if (isPersistent || problem.retryAfter !== null || backMs !== null)
      this.#countDown(endsAt, restMs, over.signal, backMs !== null).catch(() => null);
  }

  /** Rejects when something else is awaited. */
  async #countDown(endsAt: number, pauseMs: number, signal: AbortSignal, isBack: boolean): Promise<void> {
    for (let left = endsAt - performance.now(); left > 0; left = endsAt - performance.now()) {
      this.#host.requestUpdate();
      await delay(Math.min(left, 1_000), signal);
    }
    this.#host.requestUpdate();
    await delay(pauseMs + Math.random() * spreadMs, signal);
    this.#retry(isBack);
  }

  /** The browser reports that the network is back. */
  goOnline(): void {
    if (!this.#progress.wait?.retryable.isAfterOffline) return;
    this.#progress = { ...this.#progress, backPausesMs };
    this.#retry(true);
  }

  /** @param isBack true if the network came back: then the same request may be repeated more than once */
  #retry(isBack: boolean): void {
    const { wait, repeated, pauseMs } = this.#progress;
    const { key = '', isPersistent = false } = wait?.retryable ?? {};
    if (!isPersistent && !isBack && key === repeated) return;
    this.#progress = { ...this.#progress, repeated: key ?? repeated, pauseMs: Math.min(pauseMs * 2, pauseMaxMs) };
    this.#options.retry();
  }
}
