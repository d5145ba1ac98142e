/** Answers kept at a time. */
const capacity = 200;

interface Fresh<Body> {
  readonly body: Body;
  /** Seconds it may be kept. */
  readonly maxAge: number;
}

interface Kept<Body> {
  readonly body: Body;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** What is kept under a key and still good, else what `ask` resolves with. */
export type Cached = <Body>(key: string, ask: () => Promise<Fresh<Body>>) => Promise<Body>;

/** Remembers answers in memory for as long as their Cache-Control allows (§1 rule 3), least recently used out first. */
export function createCache(now: () => number): Cached {
  const kept = new Map<string, Kept<unknown>>();

  return async <Body>(key: string, ask: () => Promise<Fresh<Body>>) => {
    // One key, one operation, one kind of body.
    const known = kept.get(key) as Kept<Body> | undefined;
    kept.delete(key);
    if (known && known.until > now()) {
      kept.set(key, known);
      return known.body;
    }
    const { body, maxAge } = await ask();
    if (maxAge > 0) kept.set(key, { body, until: now() + maxAge * 1_000 });
    const [oldest = ''] = kept.keys();
    if (kept.size > capacity) kept.delete(oldest);
    return body;
  };
}
