import { delay } from '../client/delay.ts';

/** What a scheduler does with requests and answers. */
export interface RequestSchedulerOptions<Request, Event> {
  /** Resolves with what the answer means; rejects only when aborted, or for a mistake of ours, which is reported. */
  readonly perform: (request: Request, signal: AbortSignal) => Promise<Event>;
  /** Runs something once nothing is pressed that the answer would move. */
  readonly afterPress: (run: () => void) => void;
  /** Receives the answer; dispatches it. */
  readonly answered: (event: Event) => void;
  /** Milliseconds that lie between this request and the one sent before it, at least. Default: 0. */
  readonly intervalMsOf?: (request: Request) => number;
}

interface Run {
  readonly abort: AbortController;
  readonly finished: Promise<void>;
  isSent: boolean;
}

/** Most requests in flight: more would only queue up behind each other at the service. */
const inFlightMax = 2;

/**
 * Performs the newest request a state asks for, and lets an earlier one finish while its answer is still of use. The one
 * home of pacing: the first request goes at once, the next waits its turn, and one that is overtaken while it waits is
 * never sent. Of those in flight the oldest stays, because it answers soonest.
 */
export class RequestScheduler<Request extends object, Event> {
  readonly #options: RequestSchedulerOptions<Request, Event>;
  readonly #runs = new Map<Request, Run>();
  #lastSent = Number.NEGATIVE_INFINITY;

  constructor(options: RequestSchedulerOptions<Request, Event>) {
    this.#options = options;
  }

  /** Starts `newest` unless it runs already, and aborts what is no longer wanted. */
  follow(newest: Request | null, isWanted: (request: Request) => boolean): void {
    for (const request of this.#runs.keys()) if (!isWanted(request)) this.#stop(request);
    if (newest && !this.#runs.has(newest)) this.#start(newest);
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    // A run that was stopped may never finish.
    while (this.#runs.size > 0) await Promise.race([...this.#runs.values()].map((run) => run.finished));
  }

  #start(request: Request): void {
    for (const [other, run] of this.#runs) if (!run.isSent) this.#stop(other);
    const abort = new AbortController();
    // The map must know the run before its first synchronous answer.
    const finished = Promise.resolve().then(() => this.#perform(request, abort.signal));
    this.#runs.set(request, { abort, finished, isSent: false });
  }

  #stop(request: Request): void {
    this.#runs.get(request)?.abort.abort();
    this.#runs.delete(request);
  }

  async #perform(request: Request, signal: AbortSignal): Promise<void> {
    try {
      const wait = this.#lastSent + (this.#options.intervalMsOf?.(request) ?? 0) - performance.now();
      if (wait > 0) await delay(wait, signal);
      if (signal.aborted) return;
      this.#send(request);
      const event = await this.#options.perform(request, signal);
      await new Promise<void>(this.#options.afterPress);
      if (signal.aborted) return;
      this.#runs.delete(request);
      this.#options.answered(event);
    } catch (error) {
      this.#runs.delete(request);
      if (!signal.aborted) reportError(error);
    }
  }

  #send(request: Request): void {
    const sent = [...this.#runs].filter(([, run]) => run.isSent).map(([other]) => other);
    for (const middle of sent.slice(inFlightMax - 1)) this.#stop(middle);
    const run = this.#runs.get(request);
    if (run) run.isSent = true;
    this.#lastSent = performance.now();
  }
}
