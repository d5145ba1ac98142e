import { delay } from '../../waiting/delay.ts';

/** What a scheduler does with requests and answers. */
export interface RequestSchedulerOptions<Request, Event> {
  /** Resolves with the meaning of the answer. Only rejects when aborted, or because of a bug, which is reported. */
  readonly perform: (request: Request, signal: AbortSignal) => Promise<Event>;
  /** Runs a function once nothing is pressed that the answer would move. */
  readonly afterPress: (run: () => void) => void;
  /** Receives the answer, and dispatches it. */
  readonly answered: (event: Event) => void;
  /** Reports a request that has had no answer for this many milliseconds. */
  readonly late?: { readonly afterMs: number; readonly report: (request: Request) => void };
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
  readonly finished: Promise<void>;
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

  /** Starts the `newest` request unless it is running, and aborts obsolete ones. */
  follow(newest: Request | null, isWanted: (request: Request) => boolean): void {
    for (const request of this.#runs.keys()) if (!isWanted(request)) this.#stop(request);
    if (newest && !this.#isRunning(newest)) this.#start(newest);
  }

  #isRunning(request: Request): boolean {
    const { isSame } = this.#options;
    return this.#runs.has(request) || [...this.#runs.keys()].some((run) => isSame?.(run, request));
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
    const abort = new AbortController();
    // The map must contain the run before its first synchronous answer.
    const finished = Promise.resolve().then(() => this.#perform(request, hasOvertaken, abort.signal));
    this.#runs.set(request, { abort, finished, sentAt: null });
  }

  #stop(request: Request): void {
    this.#runs.get(request)?.abort.abort();
    this.#runs.delete(request);
  }

  async #perform(request: Request, hasOvertaken: boolean, signal: AbortSignal): Promise<void> {
    try {
      const now = performance.now();
      const [oldest] = this.#runs.values();
      const situation = { hasOvertaken, unansweredMs: now - (oldest?.sentAt ?? now) };
      const intervalMs = this.#options.intervalMsOf?.(request, situation) ?? 0;
      const wait = this.#lastSent + intervalMs - now;
      if (wait > 0) await delay(wait, signal);
      if (signal.aborted) return;
      this.#send(request);
      void this.#reportIfLate(request, signal);
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

  async #reportIfLate(request: Request, signal: AbortSignal): Promise<void> {
    const { late } = this.#options;
    if (!late) return;
    // An obsolete request cannot be late.
    await delay(late.afterMs, signal).catch(() => {});
    if (this.#runs.has(request)) late.report(request);
  }

  #send(request: Request): void {
    // Only the latest can have been waiting.
    const { inFlightMax = 2 } = this.#options;
    for (const middle of [...this.#runs.keys()].slice(inFlightMax - 1, -1)) this.#stop(middle);
    this.#lastSent = performance.now();
    const run = this.#runs.get(request);
    if (run) run.sentAt = this.#lastSent;
  }
}
