/**
 * Repeats a failed request when that makes sense: when the wait that the service asked for is over, or when the network
 * is back.
 */

import { countryProblemOf } from '../../core/country/selectors.ts';
import { type Retryable, retryableOf } from '../../core/entry/panel-status.ts';
import type { EntryState } from '../../core/entry/state.ts';
import { delay } from '../../waiting/delay.ts';
import type { PanelHost } from '../field/host.ts';

/** Milliseconds before the first persistent retry. Each retry doubles the next pause. */
const firstPauseMs = 10_000;

/** The same after the network came back: the first retry is immediate, and often fails because it is too early. */
const backPauseMs = 500;

/** How many retries that allows. */
const backRetries = 6;

/** The longest pause. */
const pauseMaxMs = 300_000;

/** Milliseconds added at random, so that pages that were told to wait do not all return at once. */
const spreadMs = 1_000;

/** The retries of an element: of the visible panel, and of the list of countries. */
export class Retries {
  readonly #each: readonly AutoRetry[];

  constructor(host: PanelHost) {
    const countries = ({ countries }: EntryState) => {
      const problem = countryProblemOf(countries);
      return problem && { problem, key: 'countries' };
    };
    const again = () => host.dispatch({ slice: 'country', type: 'countriesRequested' });
    this.#each = [new AutoRetry(host, retryableOf, () => host.retry()), new AutoRetry(host, countries, again, true)];
    const follow = () => this.follow();
    host.element.addController({ hostConnected: follow, hostDisconnected: follow });
  }

  /** Seconds until a retry makes sense; 0 for now. */
  get wait(): number {
    return this.#each.find(({ isFailed }) => isFailed)?.wait ?? 0;
  }

  /** Called on each state change. */
  follow(): void {
    for (const one of this.#each) one.follow();
  }

  /** Called when the network is reported to be back. */
  goOnline(): void {
    for (const one of this.#each) one.goOnline();
  }
}

/**
 * Repeats a kind of failure: once for each request, and a few times once the network is reported to be back. After that
 * it is up to the shopper, so that a forgotten page does not retry for ever. Persistent retries come at increasing
 * intervals.
 */
class AutoRetry {
  readonly #host: PanelHost;
  readonly #find: (state: EntryState) => Retryable | null;
  readonly #repeat: () => void;
  readonly #isPersistent: boolean;
  /** The current failure; null for none. */
  #failure: Retryable | null = null;
  /** Aborts when the failure is over. */
  #over = new AbortController();
  /** The end of the wait that the service asked for, by `performance.now()`. */
  #endsAt = 0;
  /** Key of the last retry; empty for none. */
  #repeated = '';
  #pauseMs = firstPauseMs;
  /** How many retries are left since the network came back. */
  #backRetries = 0;

  /** @param isPersistent true if a request is repeated until there is an answer: it is kept, and costs nothing */
  constructor(
    host: PanelHost,
    find: (state: EntryState) => Retryable | null,
    repeat: () => void,
    isPersistent = false,
  ) {
    this.#host = host;
    this.#find = find;
    this.#repeat = repeat;
    this.#isPersistent = isPersistent;
  }

  get isFailed(): boolean {
    return this.#failure !== null;
  }

  /** Seconds until a retry makes sense; 0 for now. */
  get wait(): number {
    return this.#failure ? Math.max(0, Math.ceil((this.#endsAt - performance.now()) / 1_000)) : 0;
  }

  /** True if the request may be repeated when the network is back. */
  get #isOffline(): boolean {
    return this.#failure?.problem.reason === 'unavailable';
  }

  /** True if the failure is repeated after a pause, although it was repeated before. */
  get #isRepeatable(): boolean {
    const isLimited = this.#failure?.problem.reason === 'rate-limited';
    return this.#isPersistent ? this.#isOffline || isLimited : this.#isOffline && this.#backRetries > 0;
  }

  /** Called on each state change. */
  follow(): void {
    // A disconnected element does not wait.
    const failure = this.#host.element.isConnected ? this.#find(this.#host.state) : null;
    if (failure?.problem === this.#failure?.problem) return;
    this.#over.abort();
    this.#failure = failure;
    if (!failure) return;
    this.#over = new AbortController();
    const { signal } = this.#over;
    const { retryAfter } = failure.problem;
    this.#endsAt = performance.now() + (retryAfter ?? 0) * 1_000;
    // An element without a failure needs no listener.
    if (this.#isOffline) addEventListener('online', () => this.goOnline(), { signal });
    if (this.#isRepeatable || retryAfter !== null) this.#countDown(signal).catch(() => null);
  }

  /** Rejects when something else is awaited. */
  async #countDown(signal: AbortSignal): Promise<void> {
    const retryAt = this.#isRepeatable ? performance.now() + this.#pauseMs : 0;
    for (let { wait } = this; wait > 0; { wait } = this) {
      this.#host.element.requestUpdate();
      await delay(Math.min(this.#endsAt - performance.now(), 1_000), signal);
    }
    this.#host.element.requestUpdate();
    await delay(Math.max(0, retryAt - performance.now()) + Math.random() * spreadMs, signal);
    this.#retry();
  }

  /** The browser reports that the network is back. */
  goOnline(): void {
    if (!this.#isOffline) return;
    this.#pauseMs = backPauseMs;
    this.#backRetries = backRetries;
    this.#retry();
  }

  #retry(): void {
    const key = this.#failure?.key ?? null;
    if (!this.#isRepeatable && key === this.#repeated) return;
    this.#repeated = key ?? this.#repeated;
    this.#backRetries = Math.max(0, this.#backRetries - 1);
    this.#pauseMs = Math.min(this.#pauseMs * 2, pauseMaxMs);
    this.#repeat();
  }
}
