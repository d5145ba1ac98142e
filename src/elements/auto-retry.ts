/** Repeats what failed when that makes sense: when the wait that the service asked for is over, or the network is back. */
import { delay } from '../client/delay.ts';
import { countriesRetryableOf, type Retryable, retryableOf } from '../core/entry/retryable.ts';
import type { HostElement, PanelHost } from './host.ts';
import { whileConnected } from './while-connected.ts';

/** What is repeated, and how. */
interface AutoRetryOptions {
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

/** Milliseconds of the first pause before a persistent retry; each further one is twice as long. */
const firstPauseMs = 10_000;

/** The longest such pause. */
const pauseMaxMs = 300_000;

/** Milliseconds added at random, so that not every page that was told to wait comes back at once. */
const spreadMs = 1_000;

/** The retries of an element: of the panel in sight, and of the list of countries beside it. */
export class Retries {
  readonly #host: PanelHost;
  readonly #panel: AutoRetry;
  readonly #countries: AutoRetry;

  constructor(host: PanelHost) {
    this.#host = host;
    this.#panel = new AutoRetry(host.controllers, {
      retryable: () => retryableOf(host.state),
      retry: () => host.retry(),
    });
    this.#countries = new AutoRetry(host.controllers, {
      retryable: () => countriesRetryableOf(host.state),
      retry: () => host.dispatch({ slice: 'entry', type: 'countriesRequested' }),
    });
    whileConnected(host.controllers, (signal) => {
      const online = () => {
        for (const retry of [this.#panel, this.#countries]) retry.online();
      };
      addEventListener('online', online, { signal });
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
  #wait: Wait | null = null;
  /** Key of what was repeated last, and how long the next pause of a persistent retry is. */
  #repeated = { key: '', pauseMs: firstPauseMs };

  constructor(host: HostElement, options: AutoRetryOptions) {
    this.#host = host;
    this.#options = options;
    whileConnected(host, (signal) => {
      signal.addEventListener('abort', () => this.#await(null));
      this.follow();
    });
  }

  /** Seconds until it makes sense to ask again; 0 for now. */
  get wait(): number {
    return this.#wait ? Math.max(0, Math.ceil((this.#wait.endsAt - performance.now()) / 1_000)) : 0;
  }

  /** Follows the state. */
  follow(): void {
    // An element that is gone waits for nothing.
    const retryable = this.#host.isConnected ? this.#options.retryable() : null;
    if (retryable?.problem !== this.#wait?.retryable.problem) this.#await(retryable);
  }

  #await(retryable: Retryable | null): void {
    this.#wait?.over.abort();
    this.#wait = null;
    if (!retryable) return;
    const { problem, isPersistent } = retryable;
    const askedMs = (problem.retryAfter ?? 0) * 1_000;
    const endsAt = performance.now() + askedMs;
    const over = new AbortController();
    this.#wait = { retryable, endsAt, over };
    const pauseMs = isPersistent ? Math.max(0, this.#repeated.pauseMs - askedMs) : 0;
    if (isPersistent || problem.retryAfter !== null) this.#countDown(endsAt, pauseMs, over.signal).catch(() => null);
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
    const { key = '', isPersistent = false } = this.#wait?.retryable ?? {};
    const { key: before, pauseMs } = this.#repeated;
    if (!isPersistent && key === before) return;
    this.#repeated = { key, pauseMs: Math.min(pauseMs * 2, pauseMaxMs) };
    this.#options.retry();
  }

  /** The network is back. */
  online(): void {
    if (this.#wait?.retryable.isAfterOffline) this.#retry();
  }
}
