import { untilAborted } from '../waiting/delay.ts';

/** Maximum number of entries, enough for a few addresses; the least recently used one is dropped first. */
const maxEntries = 100;

interface Loaded<Body> {
  readonly body: Body;
  /** Seconds it may be kept. */
  readonly maxAge: number;
}

/** A body, loaded or on its way. */
interface Entry {
  readonly body: Promise<unknown>;
  /** The session it belongs to; empty for none. */
  readonly session: string;
  /** Aborts the load once every caller has given up. */
  readonly controller: AbortController;
  /** The number of callers that wait for it. */
  waiting: number;
  /** Milliseconds since the epoch; infinite while it is loading. */
  expiresAt: number;
}

/** A cache that keeps bodies in memory for as long as their Cache-Control allows (§1 rule 3). Errors are not cached. */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * The cached body, or the result of `load` if there is no fresh one. Concurrent callers share one load.
   *
   * @param request identifies the request
   * @param session the session the body belongs to; empty for none
   * @param signal the caller's; if it aborts, the other callers still get the body
   */
  async bodyOf<Body>(
    request: string,
    session: string,
    load: (signal: AbortSignal) => Promise<Loaded<Body>>,
    signal: AbortSignal | undefined,
  ): Promise<Body> {
    signal?.throwIfAborted();
    const entries = this.#entries;
    const known = entries.get(request);
    const entry = known && known.expiresAt > this.#now() ? known : this.#begin(request, session, load);
    // The last entry is the most recently used one.
    entries.delete(request);
    entries.set(request, entry);
    const [leastRecentlyUsed = ''] = entries.keys();
    if (entries.size > maxEntries) entries.delete(leastRecentlyUsed);
    entry.waiting++;
    try {
      // The key of a request includes its operation, so its bodies are all of one type.
      return (await untilAborted(entry.body, signal)) as Body;
    } finally {
      entry.waiting--;
      if (entry.waiting === 0 && entry.expiresAt === Number.POSITIVE_INFINITY) entry.controller.abort(signal?.reason);
    }
  }

  /** Drops the bodies of a session that has ended, because its id is never used again. */
  endSession(session: string): void {
    for (const [request, entry] of this.#entries)
      if (session && entry.session === session) this.#entries.delete(request);
  }

  #begin(request: string, session: string, load: (signal: AbortSignal) => Promise<Loaded<unknown>>): Entry {
    const controller = new AbortController();
    const forget = () => {
      if (this.#entries.get(request) === entry) this.#entries.delete(request);
    };
    const body = load(controller.signal).then((loaded) => {
      entry.expiresAt = this.#now() + loaded.maxAge * 1_000;
      if (loaded.maxAge === 0) forget();
      return loaded.body;
    });
    const entry: Entry = { body, session, controller, waiting: 0, expiresAt: Number.POSITIVE_INFINITY };
    body.catch(forget);
    controller.signal.addEventListener('abort', forget);
    return entry;
  }
}
