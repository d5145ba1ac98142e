/** The server's own part in a request: health, and an end that loses nobody. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds an idle connection stays open: longer than the 60 s of nginx and of cloud balancers, which otherwise send
 * a request into a connection that is just being closed.
 */
const keepAliveTimeout = 65_000;

/**
 * Milliseconds a client may take over its headers, and over the whole request; looked at every second. Behind another
 * server all of it arrives at once, and without one nobody needs longer for a few hundred bytes.
 */
const slowest = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

export interface Ending {
  /** Seconds between saying "not ready" and taking no more connections. */
  readonly drain: number;
  /** Seconds that requests under way then have. */
  readonly grace: number;
}

export interface Front {
  readonly server: Server;
  /** Ends when the requests under way are answered, or without them; then says how many those were. */
  readonly end: (ending: Ending) => Promise<number>;
}

type Phase = 'serving' | 'ending';

const health: Readonly<Record<Phase, ReadonlyMap<string, readonly [status: number, text: string]>>> = {
  serving: new Map([
    ['/healthz', [200, 'ok\n']],
    ['/readyz', [200, 'ok\n']],
  ]),
  ending: new Map([
    ['/healthz', [200, 'ok\n']],
    ['/readyz', [503, 'ending\n']],
  ]),
};

export function createFront(answer: RequestListener): Front {
  let phase: Phase = 'serving';
  const underWay = new Set<ServerResponse>();

  const server = createServer({ maxHeaderSize: 16_384, keepAliveTimeout, ...slowest });
  server.on('request', (request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (phase === 'ending') response.setHeader('connection', 'close');
    const [status, text] = health[phase].get(request.url ?? '') ?? [];
    if (status === undefined) answer(request, response);
    else response.writeHead(status).end(text);
  });

  const end = async ({ drain, grace }: Ending) => {
    phase = 'ending';
    await wait(drain * 1_000);
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const patience = new AbortController();
    await Promise.race([closed, wait(grace * 1_000, null, { signal: patience.signal })]);
    patience.abort();
    const cut = underWay.size;
    server.closeAllConnections();
    await closed;
    return cut;
  };
  return { server, end };
}
