/** The HTTP server around the proxy: health checks, timeouts, and a shutdown that finishes requests. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Milliseconds for which an idle connection stays open: longer than the 60 seconds of nginx and of cloud load balancers,
 * which could otherwise send a request on a connection that is being closed.
 */
const keepAliveTimeoutMs = 65_000;
/** Milliseconds that a client may take to send its headers. Honest clients need far less for a few hundred bytes. */
const headersTimeoutMs = 5_000;
/** Milliseconds that a client may take to send a whole request. */
const requestTimeoutMs = 10_000;
/** Milliseconds between two checks of the timeouts above. */
const timeoutCheckIntervalMs = 1_000;
/** The most bytes of all headers of a request. */
const headerMaxBytes = 16_384;

/** Times of the shutdown. */
export interface ShutdownOptions {
  /** Seconds between the answer "not ready" and closing the port. */
  readonly drainSeconds: number;
  /** Seconds that requests under way have after that. */
  readonly graceSeconds: number;
}

/** The limit on connections. */
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

/**
 * Creates the server. It answers `/healthz` and `/readyz` itself.
 *
 * @param handle answers every other request.
 */
export function createHttpServer(handle: RequestListener, { maxConnections, onRefused }: ConnectionLimit): HttpServer {
  let isShuttingDown = false;
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
    if (isShuttingDown) response.setHeader('connection', 'close');
    if (request.url === '/readyz' && isShuttingDown) response.writeHead(503).end('ending\n');
    else if (request.url === '/readyz' || request.url === '/healthz') response.writeHead(200).end('ok\n');
    else handle(request, response);
  });

  const shutDown = async ({ drainSeconds, graceSeconds }: ShutdownOptions) => {
    isShuttingDown = true;
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
