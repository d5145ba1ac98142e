import { delay } from '../../waiting/delay.ts';

/** What a scheduler does with requests and answers. */
interface RequestSchedulerOptions<Request, Event> {
  /** Resolves with the meaning of the answer. Only rejects when aborted, or because of a bug, which is reported. */
  readonly perform: (request: Request, signal: AbortSignal) => Promise<Event>;
  /** Runs a function once nothing is pressed that the answer would move. */
  readonly afterPress: (run: () => void) => void;
  /** Receives the answer, and dispatches it. */
  readonly answered: (event: Event) => void;
  /** Minimum number of milliseconds since the previous request was sent. Default: 0. */
  readonly intervalMsOf?: (request: Request, situation: Situation) => number;
  /** True if the answer to one request is the answer to the other, too: only one is sent. Default: never. */
  readonly isSame?: (one: Request, other: Request) => boolean;
  /** Maximum number of pending requests: of a search, more would only queue up at the service. Default: 2. */
  readonly inFlightMax?: number;
}

/** What the interval between two requests may depend on. */
export interface Situation {
  /** True if this request has replaced one that was still waiting, because they come faster than they are sent. */
  readonly hasOvertaken: boolean;
  /** Milliseconds for which the oldest pending request has been without an answer; 0 for none. */
  readonly unansweredMs: number;
}

/** A requested run. Runs are in order, and all but the latest have been sent. */
interface Run {
  readonly abort: AbortController;
  finished: Promise<void>;
  /** By `performance.now()`; null while it is waiting. */
  sentAt: number | null;
}

/**
 * Performs the latest request in the state, and lets an earlier one finish while its answer is still useful. All pacing
 * happens here: the first request is sent immediately, the next one waits for its turn, and one that is replaced while
 * it waits is never sent. The oldest pending request is kept, because it will be answered first.
 */
export class RequestScheduler<Request extends object, Event> {
  readonly #options: RequestSchedulerOptions<Request, Event>;
  readonly #runs = new Map<Request, Run>();
  #lastSent = Number.NEGATIVE_INFINITY;

  constructor(options: RequestSchedulerOptions<Request, Event>) {
    this.#options = options;
  }

  /**
   * Starts the `newest` request unless it is running, and aborts obsolete ones.
   *
   * @param isWanted true for a request whose answer is still of use. Default: only for the newest
   */
  follow(newest: Request | null, isWanted = (request: Request): boolean => request === newest): void {
    for (const request of this.#runs.keys()) if (!isWanted(request)) this.#stop(request);
    const { isSame = Object.is } = this.#options;
    if (newest && ![...this.#runs.keys()].some((request) => isSame(request, newest))) this.#start(newest);
  }

  /** Resolves when nothing is running. */
  async settled(): Promise<void> {
    // A run that was stopped may never finish.
    while (this.#runs.size > 0) await Promise.race([...this.#runs.values()].map((run) => run.finished));
  }

  #start(request: Request): void {
    const [before] = [...this.#runs].slice(-1);
    const hasOvertaken = before?.[1].sentAt === null;
    if (hasOvertaken) this.#stop(before[0]);
    const run: Run = { abort: new AbortController(), finished: Promise.resolve(), sentAt: null };
    this.#runs.set(request, run);
    // After the change of state that led to it.
    run.finished = run.finished.then(() => this.#perform(request, run, hasOvertaken));
  }

  #stop(request: Request): void {
    this.#runs.get(request)?.abort.abort();
    this.#runs.delete(request);
  }

  async #perform(request: Request, run: Run, hasOvertaken: boolean): Promise<void> {
    const { intervalMsOf, inFlightMax = 2, perform, afterPress, answered } = this.#options;
    const { signal } = run.abort;
    try {
      const now = performance.now();
      const [oldest] = this.#runs.values();
      const unansweredMs = now - (oldest?.sentAt ?? now);
      const wait = this.#lastSent + (intervalMsOf?.(request, { hasOvertaken, unansweredMs }) ?? 0) - now;
      if (wait > 0) await delay(wait, signal);
      if (signal.aborted) return;
      // Only the latest can have been waiting.
      for (const middle of [...this.#runs.keys()].slice(inFlightMax - 1, -1)) this.#stop(middle);
      this.#lastSent = performance.now();
      run.sentAt = this.#lastSent;
      const event = await perform(request, signal);
      await new Promise<void>(afterPress);
      if (signal.aborted) return;
      this.#runs.delete(request);
      answered(event);
    } catch (error) {
      this.#runs.delete(request);
      if (!signal.aborted) reportError(error);
    }
  }
}
