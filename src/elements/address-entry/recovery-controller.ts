import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { EntryRequest, Problem } from '../../core/entry.ts';

export interface RecoveryOptions {
  readonly problem: () => Problem | null;
  readonly retry: () => void;
}

/** Milliseconds added at random, so that everybody who was told to wait does not come back at once. */
const spread = 1_000;

/**
 * Repeats what failed when that makes sense: when the service's Retry-After is over, or the network is back. Once
 * for a text; after that it is up to the person, so that a forgotten page does not ask for ever.
 */
export class RecoveryController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: RecoveryOptions;
  #awaited: Problem | null = null;
  #repeated = '';
  /** On the clock of `performance.now()`. */
  #waitEnds = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, options: RecoveryOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Seconds until it makes sense to ask again. */
  get wait(): number {
    return Math.max(0, Math.ceil((this.#waitEnds - performance.now()) / 1_000));
  }

  hostConnected(): void {
    addEventListener('online', this.#isOnline);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#isOnline);
    this.#await(null);
  }

  hostUpdate(): void {
    const problem = this.#options.problem();
    if (problem !== this.#awaited) this.#await(problem);
  }

  #await(problem: Problem | null): void {
    clearTimeout(this.#timer);
    this.#awaited = problem;
    const seconds = problem?.retryAfter ?? null;
    this.#waitEnds = performance.now() + (seconds ?? 0) * 1_000;
    if (seconds !== null) this.#count();
  }

  readonly #count = (): void => {
    this.#host.requestUpdate();
    const left = this.#waitEnds - performance.now();
    this.#timer =
      left > 0 ? setTimeout(this.#count, Math.min(left, 1_000)) : setTimeout(this.#retry, Math.random() * spread);
  };

  readonly #retry = (): void => {
    const request = this.#awaited?.request;
    const text = request ? textOf(request) : '';
    if (text === this.#repeated) return;
    this.#repeated = text;
    this.#options.retry();
  };

  readonly #isOnline = (): void => {
    if (this.#awaited?.reason === 'unavailable') this.#retry();
  };
}

function textOf(request: EntryRequest): string {
  return request.kind === 'suggest' ? request.term : request.match.value;
}
