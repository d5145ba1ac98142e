import { untilAborted } from '../waiting/timers.ts';

/** Most entries at a time, those of a few addresses; the least recently used one makes room for a new one. */
const maxEntries = 100;

interface Loaded<Body> {
  readonly body: Body;
  /** Seconds it may be kept. */
  readonly maxAge: number;
}

interface Entry<Body> {
  readonly body: Body;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A body on its way. */
interface Loading {
  readonly body: Promise<unknown>;
  /** Ends it, when all who asked have given up. */
  readonly over: AbortController;
  /** A token of each who waits for it. */
  readonly waiting: Set<object>;
}

/**
 * The body under a key, or what `load` resolves with when there is none that is still fresh. All who ask while it loads
 * get the same.
 *
 * @param signal of the one who asks and may give up; the others still get it
 */
export type Cached = <Body>(
  key: string,
  load: (signal: AbortSignal) => Promise<Loaded<Body>>,
  signal: AbortSignal | undefined,
) => Promise<Body>;

/**
 * Keeps bodies in memory for as long as their Cache-Control allows (§1 rule 3). Errors are not kept.
 *
 * @param now milliseconds since the epoch
 */
export function createCache(now: () => number): Cached {
  const entries = new Map<string, Entry<unknown>>();
  const loads = new Map<string, Loading>();

  function keep<Body>(key: string, { body, maxAge }: Loaded<Body>): Body {
    if (maxAge > 0) entries.set(key, { body, expiresAt: now() + maxAge * 1_000 });
    const [leastRecentlyUsed = ''] = entries.keys();
    if (entries.size > maxEntries) entries.delete(leastRecentlyUsed);
    return body;
  }

  function begin<Body>(key: string, load: (signal: AbortSignal) => Promise<Loaded<Body>>): Loading {
    const over = new AbortController();
    const body = load(over.signal).then((loaded) => keep(key, loaded));
    const loading = { body, over, waiting: new Set<object>() };
    loads.set(key, loading);
    const forget = () => {
      if (loads.get(key) === loading) loads.delete(key);
    };
    over.signal.addEventListener('abort', forget);
    body.then(forget, forget);
    return loading;
  }

  return async <Body>(
    key: string,
    load: (signal: AbortSignal) => Promise<Loaded<Body>>,
    signal: AbortSignal | undefined,
  ) => {
    // A key names its operation, so all its bodies are of one type.
    const entry = entries.get(key) as Entry<Body> | undefined;
    entries.delete(key);
    if (entry && entry.expiresAt > now()) {
      entries.set(key, entry);
      return entry.body;
    }
    signal?.throwIfAborted();
    return (await shareOf(loads.get(key) ?? begin(key, load), signal)) as Body;
  };
}

/** The body on its way, until the signal aborts; the last one to give up ends the load. */
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
