import { randomUUID } from 'node:crypto';
import { clientHeader, sessionHeader } from '../contract/headers.ts';
import type { AskOptions, Lab } from './check.ts';
import { type Exchange, exchange, type Received } from './exchange.ts';
import type { Service } from './service.ts';

export interface LabOptions {
  /** The proxy, as the elements get it in `proxy-url`. */
  readonly url: URL;
  /** The page's origin when it is another one than the proxy's; null when they are the same. */
  readonly origin: string | null;
  /** Further headers for every request, a page token for instance. */
  readonly headers: Readonly<Record<string, string>>;
  /** Behind the proxy; null when that is the real one. */
  readonly service: Service | null;
}

/** Times a 429 is waited out, and seconds each time at the most. */
const mostWaits = 5;
const longestWait = 5;

export function createLab({ url, origin, headers, service }: LabOptions): Lab {
  const exchanges: Exchange[] = [];
  let words = 0;
  // Whoever runs it twice must not be answered from the cache of the first run.
  const run = randomUUID().slice(0, 8);

  const ask = async (path: string, options: AskOptions = {}): Promise<Exchange> => {
    const { method = 'GET', session = randomUUID(), isPatient = true } = options;
    const usual = { ...browserHeaders(origin), [clientHeader]: '1', [sessionHeader]: session, ...headers };
    const sent = merged(usual, options.headers ?? {});
    const before = service?.seen.length ?? 0;
    let received = await exchange(url, path, method, sent);
    for (let waits = 0; isPatient && received.status === 429 && waits < mostWaits; waits++) {
      const seconds = waitOf(received);
      // What the service itself was told to say is no limit of the proxy's.
      if (seconds === null || (service?.seen.length ?? 0) > before) break;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      received = await exchange(url, path, method, sent);
    }
    const done = { method, path, ...received, arrived: service?.seen.slice(before) ?? [] };
    exchanges.push(done);
    return done;
  };

  return {
    url,
    origin,
    ask,
    exchanges,
    fresh: () => `check${run}${++words}`,
    serve: (fault) => service?.serve(fault),
  };
}

/** As a browser asks for a script of the page. */
function browserHeaders(origin: string | null): Record<string, string> {
  const site = origin === null ? 'same-origin' : 'cross-site';
  return {
    accept: 'application/json',
    'sec-fetch-site': site,
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    ...(origin !== null && { origin }),
  };
}

/** Names in any case; null leaves one out. */
function merged(
  usual: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const all = new Map(Object.entries(usual).map(([name, value]) => [name.toLowerCase(), value]));
  for (const [name, value] of Object.entries(given)) {
    if (value === null) all.delete(name.toLowerCase());
    else all.set(name.toLowerCase(), value);
  }
  return Object.fromEntries(all);
}

function waitOf({ headers }: Received): number | null {
  const seconds = Number(headers['retry-after'] ?? '1');
  return seconds <= longestWait ? Math.max(seconds, 0.2) : null;
}
