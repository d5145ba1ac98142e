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

/** The body under a key, or what `load` resolves with when there is none that is still fresh. */
export type Cached = <Body>(key: string, load: () => Promise<Loaded<Body>>) => Promise<Body>;

/**
 * Keeps bodies in memory for as long as their Cache-Control allows (§1 rule 3). Errors are not kept.
 *
 * @param now milliseconds since the epoch
 */
export function createCache(now: () => number): Cached {
  const entries = new Map<string, Entry<unknown>>();

  return async <Body>(key: string, load: () => Promise<Loaded<Body>>) => {
    // A key names its operation, so all its bodies are of one type.
    const entry = entries.get(key) as Entry<Body> | undefined;
    entries.delete(key);
    if (entry && entry.expiresAt > now()) {
      entries.set(key, entry);
      return entry.body;
    }
    const { body, maxAge } = await load();
    if (maxAge > 0) entries.set(key, { body, expiresAt: now() + maxAge * 1_000 });
    const [leastRecentlyUsed = ''] = entries.keys();
    if (entries.size > maxEntries) entries.delete(leastRecentlyUsed);
    return body;
  };
}
