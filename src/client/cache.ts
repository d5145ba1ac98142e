import { untilAborted } from '../waiting/delay.ts';

/** Maximum number of entries, enough for a few addresses; the least recently used one is dropped first. */
const maxEntries = 100;

interface Loaded<Body> {
  readonly body: Body;
  /** Seconds it may be kept. */
  readonly maxAge: number;
}

interface Entry<Body> {
  readonly body: Body;
  /** The session it belongs to; empty for none. */
  readonly session: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A body that is being loaded. */
interface Loading {
  readonly body: Promise<unknown>;
  /** Aborts the load once every caller has given up. */
  readonly over: AbortController;
  /** A token for each waiting caller. */
  readonly waiting: Set<object>;
}

/** Where a body is cached. */
export interface CacheKey {
  /** Names the request. */
  readonly request: string;
  /** The session the body belongs to; empty for none. */
  readonly session: string;
}

/** A cache of answers, in memory. */
export interface Cache {
  /**
   * The cached body, or the result of `load` if there is no fresh one. Concurrent callers share one load.
   *
   * @param signal the caller's; if it aborts, the other callers still get the body
   */
  bodyOf<Body>(
    key: CacheKey,
    load: (signal: AbortSignal) => Promise<Loaded<Body>>,
    signal: AbortSignal | undefined,
  ): Promise<Body>;
  /** Drops the bodies of a session that has ended, because its id is never used again. */
  endSession(session: string): void;
}

/**
 * Creates a cache that keeps bodies for as long as their Cache-Control allows (§1 rule 3). Errors are not cached.
 *
 * @param now milliseconds since the epoch
 */
export function createCache(now: () => number): Cache {
  const entries = new Map<string, Entry<unknown>>();
  const loads = new Map<string, Loading>();

  function keep<Body>({ request, session }: CacheKey, { body, maxAge }: Loaded<Body>): Body {
    if (maxAge > 0) entries.set(request, { body, session, expiresAt: now() + maxAge * 1_000 });
    const [leastRecentlyUsed = ''] = entries.keys();
    if (entries.size > maxEntries) entries.delete(leastRecentlyUsed);
    return body;
  }

  function begin<Body>(key: CacheKey, load: (signal: AbortSignal) => Promise<Loaded<Body>>): Loading {
    const over = new AbortController();
    const body = load(over.signal).then((loaded) => keep(key, loaded));
    const loading = { body, over, waiting: new Set<object>() };
    loads.set(key.request, loading);
    const forget = () => {
      if (loads.get(key.request) === loading) loads.delete(key.request);
    };
    over.signal.addEventListener('abort', forget);
    body.then(forget, forget);
    return loading;
  }

  return {
    async bodyOf<Body>(
      key: CacheKey,
      load: (signal: AbortSignal) => Promise<Loaded<Body>>,
      signal: AbortSignal | undefined,
    ) {
      const { request } = key;
      // A request names its operation, so all its bodies are of one type.
      const entry = entries.get(request) as Entry<Body> | undefined;
      entries.delete(request);
      if (entry && entry.expiresAt > now()) {
        entries.set(request, entry);
        return entry.body;
      }
      signal?.throwIfAborted();
      return (await shareOf(loads.get(request) ?? begin(key, load), signal)) as Body;
    },
    endSession(session) {
      for (const [request, entry] of entries) if (session && entry.session === session) entries.delete(request);
    },
  };
}

/** The result of a shared load, until the signal aborts; the last caller to give up aborts the load. */
async function shareOf({ body, over, waiting }: Loading, signal: AbortSignal | undefined): Promise<unknown> {
  const token = {};
  waiting.add(token);
  try {
    return await untilAborted(body, signal);
  } finally {
    waiting.delete(token);
    if (waiting.size === 0) over.abort(signal?.reason);
  }
}
