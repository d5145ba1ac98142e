import { untilAborted } from '../waiting/delay.ts';

/** Most entries at a time, those of a few addresses; a new one replaces the least recently used. */
const maxEntries = 100;

interface Loaded<Body> {
  readonly body: Body;
  /** Seconds it may be kept. */
  readonly maxAge: number;
}

interface Entry<Body> {
  readonly body: Body;
  /** The session that it belongs to; empty for none. */
  readonly session: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A body on its way. */
interface Loading {
  readonly body: Promise<unknown>;
  /** Ends the load, once everybody who asked has given up. */
  readonly over: AbortController;
  /** A token for each caller who waits for it. */
  readonly waiting: Set<object>;
}

/** The place of a body. */
export interface CacheKey {
  /** Names the request. */
  readonly request: string;
  /** The session that the body belongs to; empty for none. */
  readonly session: string;
}

/** Bodies in memory. */
export interface Cache {
  /**
   * The body under a key, or the result of `load` if there is none that is still fresh. All who ask while it loads get
   * the same.
   *
   * @param signal of the caller, who may give up; the others still get the body
   */
  bodyOf<Body>(
    key: CacheKey,
    load: (signal: AbortSignal) => Promise<Loaded<Body>>,
    signal: AbortSignal | undefined,
  ): Promise<Body>;
  /** Drops the bodies of a session that is over: its id is not used again. */
  endSession(session: string): void;
}

/**
 * Keeps bodies in memory for as long as their Cache-Control allows (§1 rule 3). Errors are not kept.
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

/** The body on its way, until the signal aborts; the last caller to give up ends the load. */
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
