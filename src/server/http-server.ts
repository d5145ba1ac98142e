/** The HTTP server around the proxy: health checks, timeouts, and a shutdown that finishes requests. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * How long an idle connection stays open. It is longer than the 60 seconds of nginx and of cloud load balancers, which
 * could otherwise send a request on a connection that is being closed.
 */
const keepAliveTimeoutMs = 65_000;
/** How long a client may take to send its headers. Honest clients need far less for a few hundred bytes. */
const headersTimeoutMs = 5_000;
/** How long a client may take to send a whole request. */
const requestTimeoutMs = 10_000;
/** How often the two timeouts above are checked. */
const timeoutCheckIntervalMs = 1_000;
/** The most bytes of all headers of a request. */
const headerMaxBytes = 16_384;

/** How the server shuts down. */
export interface ShutdownOptions {
  /** Seconds between the answer "not ready" and closing the port. */
  readonly drainSeconds: number;
  /** Seconds that requests under way have after that. */
  readonly graceSeconds: number;
}

/** How many connections the server accepts. */
export interface ConnectionLimit {
  /** The most connections that are open at once. Further ones are closed before anything is read from them. */
  readonly maxConnections: number;
  /**
   * Is called when the limit refuses a connection: for the first one, the tenth, the hundredth and so on.
   *
   * @param refused how many were refused since the server began.
   */
  readonly onRefused: (refused: number) => void;
}

/** A server that is not yet listening. */
export interface HttpServer {
  /** The Node server; call its `listen`. */
  readonly server: Server;
  /**
   * Says "not ready", closes the port, and resolves when all requests are answered or their time is over. Returns how
   * many requests were cut off.
   */
  readonly shutDown: (options: ShutdownOptions) => Promise<number>;
}

type Phase = 'serving' | 'shuttingDown';

const healthResponses: Readonly<Record<Phase, ReadonlyMap<string, readonly [status: number, text: string]>>> = {
  serving: new Map([
    ['/healthz', [200, 'ok\n']],
    ['/readyz', [200, 'ok\n']],
  ]),
  shuttingDown: new Map([
    ['/healthz', [200, 'ok\n']],
    ['/readyz', [503, 'ending\n']],
  ]),
};

/**
 * Creates the server. It answers `/healthz` and `/readyz` itself.
 *
 * @param handle answers every other request.
 */
export function createHttpServer(handle: RequestListener, { maxConnections, onRefused }: ConnectionLimit): HttpServer {
  let phase: Phase = 'serving';
  const pendingResponses = new Set<ServerResponse>();

  const server = createServer({
    maxHeaderSize: headerMaxBytes,
    keepAliveTimeout: keepAliveTimeoutMs,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: timeoutCheckIntervalMs,
  });
  server.maxConnections = maxConnections;
  let refused = 0;
  server.on('drop', () => {
    refused++;
    if (/^10*$/.test(String(refused))) onRefused(refused);
  });
  server.on('request', (request, response) => {
    pendingResponses.add(response);
    response.once('close', () => pendingResponses.delete(response));
    if (phase === 'shuttingDown') response.setHeader('connection', 'close');
    const [status, text] = healthResponses[phase].get(request.url ?? '') ?? [];
    if (status === undefined) handle(request, response);
    else response.writeHead(status).end(text);
  });

  const shutDown = async ({ drainSeconds, graceSeconds }: ShutdownOptions) => {
    phase = 'shuttingDown';
    await delay(drainSeconds * 1_000);
    for (const response of pendingResponses) if (!response.headersSent) response.setHeader('connection', 'close');
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const graceTimer = new AbortController();
    await Promise.race([closed, delay(graceSeconds * 1_000, null, { signal: graceTimer.signal })]);
    graceTimer.abort();
    const cutOff = pendingResponses.size;
    server.closeAllConnections();
    await closed;
    return cutOff;
  };
  return { server, shutDown };
}
