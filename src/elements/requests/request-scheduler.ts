import { delay } from '../../waiting/delay.ts';

/** The work of a scheduler with requests and answers. */
export interface RequestSchedulerOptions<Request, Event> {
  /** Resolves with what the answer means; rejects only when aborted, or for a mistake of ours, which is reported. */
  readonly perform: (request: Request, signal: AbortSignal) => Promise<Event>;
  /** Runs something once nothing is pressed that the answer would move. */
  readonly afterPress: (run: () => void) => void;
  /** Receives the answer; dispatches it. */
  readonly answered: (event: Event) => void;
  /** Is told of a request that has been without an answer for so many milliseconds. */
  readonly late?: { readonly afterMs: number; readonly report: (request: Request) => void };
  /** The least milliseconds between this request and the one sent before it. Default: 0. */
  readonly intervalMsOf?: (request: Request, situation: Situation) => number;
}

/** The distance between two requests may depend on this. */
export interface Situation {
  /** True if this request has replaced one that was still waiting: they come faster than they are sent. */
  readonly hasOvertaken: boolean;
  /** Milliseconds that the oldest request in flight has been waiting for its answer; 0 for none. */
  readonly unansweredMs: number;
}

/** The runs are in the order in which they were asked for; all but the newest are sent. */
interface Run {
  readonly abort: AbortController;
  readonly finished: Promise<void>;
  /** On the clock of `performance.now()`; null while it waits. */
  sentAt: number | null;
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

  /** Starts `newest` unless it runs already, and aborts unwanted requests. */
  follow(newest: Request | null, isWanted: (request: Request) => boolean): void {
    for (const request of this.#runs.keys()) if (!isWanted(request)) this.#stop(request);
    if (newest && !this.#runs.has(newest)) this.#start(newest);
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    // A stopped run may never finish.
    while (this.#runs.size > 0) await Promise.race([...this.#runs.values()].map((run) => run.finished));
  }

  #start(request: Request): void {
    const [before] = [...this.#runs].slice(-1);
    const hasOvertaken = before?.[1].sentAt === null;
    if (hasOvertaken) this.#stop(before[0]);
    const abort = new AbortController();
    // The map must know the run before its first synchronous answer.
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
    // An unwanted request is not late.
    await delay(late.afterMs, signal).catch(() => {});
    if (this.#runs.has(request)) late.report(request);
  }

  #send(request: Request): void {
    // Only the newest can be one that waited.
    for (const middle of [...this.#runs.keys()].slice(inFlightMax - 1, -1)) this.#stop(middle);
    this.#lastSent = performance.now();
    const run = this.#runs.get(request);
    if (run) run.sentAt = this.#lastSent;
  }
}
