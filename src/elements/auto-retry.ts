/** Repeats what failed when that makes sense: when the wait that the service asked for is over, or the network is back. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { delay } from '../client/delay.ts';
import type { Retryable } from '../core/entry/retryable.ts';

/** What is repeated, and how. */
export interface AutoRetryOptions {
  /** What failed; null when nothing did. */
  readonly retryable: () => Retryable | null;
  readonly retry: () => void;
}

/** What is waited for. */
interface Wait {
  readonly retryable: Retryable;
  /** On the clock of `performance.now()`. */
  readonly endsAt: number;
  readonly over: AbortController;
}

/** Milliseconds added at random, so that not every page that was told to wait comes back at once. */
const spreadMs = 1_000;

/**
 * Retries of one element. Once for what was asked; after that it is up to the person, so that a forgotten page does
 * not ask for ever.
 */
export class AutoRetry implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: AutoRetryOptions;
  #wait: Wait | null = null;
  /** Key of what was repeated last. */
  #repeated = '';

  constructor(host: ReactiveControllerHost & HTMLElement, options: AutoRetryOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Seconds until it makes sense to ask again; 0 for now. */
  get wait(): number {
    return this.#wait ? Math.max(0, Math.ceil((this.#wait.endsAt - performance.now()) / 1_000)) : 0;
  }

  hostConnected(): void {
    addEventListener('online', this.#isOnline);
    this.follow();
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#isOnline);
    this.#await(null);
  }

  /** Follows the state. */
  follow(): void {
    // An element that is gone waits for nothing.
    const retryable = this.#host.isConnected ? this.#options.retryable() : null;
    if (retryable?.problem !== this.#wait?.retryable.problem) this.#await(retryable);
  }

  #await(retryable: Retryable | null): void {
    this.#wait?.over.abort();
    const seconds = retryable?.problem.retryAfter ?? null;
    const endsAt = performance.now() + (seconds ?? 0) * 1_000;
    const over = new AbortController();
    this.#wait = retryable && { retryable, endsAt, over };
    if (seconds !== null) this.#countDown(endsAt, over.signal).catch(() => null);
  }

  /** Rejects when something else is awaited. */
  async #countDown(endsAt: number, signal: AbortSignal): Promise<void> {
    for (let left = endsAt - performance.now(); left > 0; left = endsAt - performance.now()) {
      this.#host.requestUpdate();
      await delay(Math.min(left, 1_000), signal);
    }
    this.#host.requestUpdate();
    await delay(Math.random() * spreadMs, signal);
    this.#retry();
  }

  #retry(): void {
    const key = this.#wait?.retryable.key ?? '';
    if (key === this.#repeated) return;
    this.#repeated = key;
    this.#options.retry();
  }

  readonly #isOnline = (): void => {
    if (this.#wait?.retryable.isAfterOffline) this.#retry();
  };
}
