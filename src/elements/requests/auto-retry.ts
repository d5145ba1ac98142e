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
  readonly #each: readonly ReturnType<typeof retriesOf>[];

  constructor(host: PanelHost) {
    const countries = ({ countries }: EntryState) => {
      const problem = countryProblemOf(countries);
      return problem && { problem, key: 'countries' };
    };
    const again = () => host.dispatch({ slice: 'country', type: 'countriesRequested' });
    this.#each = [retriesOf(host, retryableOf, () => host.retry()), retriesOf(host, countries, again, true)];
    const follow = () => this.follow();
    host.element.addController({ hostConnected: follow, hostDisconnected: follow });
  }

  /** Seconds until a retry makes sense; 0 for now. */
  get wait(): number {
    return this.#each.find(({ isFailed }) => isFailed())?.wait() ?? 0;
  }

  /** Called on each state change. */
  follow(): void {
    for (const { follow } of this.#each) follow();
  }

  /** Called when the network is reported to be back. */
  goOnline(): void {
    for (const { goOnline } of this.#each) goOnline();
  }
}

/**
 * Repeats a kind of failure: once for each request, and a few times once the network is reported to be back. After that
 * it is up to the shopper, so that a forgotten page does not retry for ever. Persistent retries come at increasing
 * intervals.
 *
 * @param isPersistent true if a request is repeated until there is an answer: it is kept, and costs nothing
 */
function retriesOf(
  host: PanelHost,
  find: (state: EntryState) => Retryable | null,
  repeat: () => void,
  isPersistent = false,
) {
  /** The current failure; null for none. */
  let failure: Retryable | null = null;
  /** Aborts when the failure is over. */
  let over = new AbortController();
  /** The end of the wait that the service asked for, by `performance.now()`. */
  let endsAt = 0;
  /** Key of the last retry; empty for none. */
  let repeated = '';
  let pauseMs = firstPauseMs;
  /** How many retries are left since the network came back. */
  let left = 0;

  const wait = () => (failure ? Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000)) : 0);
  /** True if the request may be repeated when the network is back. */
  const isOffline = () => failure?.problem.reason === 'unavailable';
  /** True if the failure is repeated after a pause, although it was repeated before. */
  const isRepeatable = () =>
    isPersistent ? isOffline() || failure?.problem.reason === 'rate-limited' : isOffline() && left > 0;

  const retry = () => {
    const key = failure?.key ?? null;
    if (!isRepeatable() && key === repeated) return;
    repeated = key ?? repeated;
    left = Math.max(0, left - 1);
    pauseMs = Math.min(pauseMs * 2, pauseMaxMs);
    repeat();
  };

  const goOnline = () => {
    if (!isOffline()) return;
    pauseMs = backPauseMs;
    left = backRetries;
    retry();
  };

  /** Rejects when something else is awaited. */
  const countDown = async (signal: AbortSignal) => {
    const retryAt = isRepeatable() ? performance.now() + pauseMs : 0;
    for (; wait() > 0; await delay(Math.min(endsAt - performance.now(), 1_000), signal)) host.element.requestUpdate();
    host.element.requestUpdate();
    await delay(Math.max(0, retryAt - performance.now()) + Math.random() * spreadMs, signal);
    retry();
  };

  const follow = () => {
    // A disconnected element does not wait.
    const now = host.element.isConnected ? find(host.state) : null;
    if (now?.problem === failure?.problem) return;
    over.abort();
    failure = now;
    if (!failure) return;
    over = new AbortController();
    const { retryAfter } = failure.problem;
    endsAt = performance.now() + (retryAfter ?? 0) * 1_000;
    // An element without a failure needs no listener.
    if (isOffline()) addEventListener('online', goOnline, { signal: over.signal });
    if (isRepeatable() || retryAfter !== null) countDown(over.signal).catch(() => null);
  };

  return { isFailed: () => failure !== null, wait, follow, goOnline };
}
