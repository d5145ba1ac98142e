/** The HTTP server around the proxy: health checks, timeouts, and a shutdown that finishes requests. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { problemTypes } from '../contract/problems.ts';
import { createProblemResponse } from '../proxy/browser-response.ts';
import { ProxyProblem } from '../proxy/problem.ts';
import { type ConnectionLimits, createLimitedServer } from './connections.ts';

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

/**
 * Creates the server, which is not yet listening. It answers `/healthz` and `/readyz` itself.
 *
 * @param handle answers every other request.
 * @param isReady whether lookups can succeed. Default: always.
 */
export function createHttpServer(
  handle: RequestListener,
  limits: ConnectionLimits,
  isReady: () => Promise<boolean> = async () => true,
) {
  let isShuttingDown = false;

  const options = {
    maxHeaderSize: headerMaxBytes,
    // Also with the flag of Node that allows it.
    insecureHTTPParser: false,
    keepAliveTimeout: keepAliveTimeoutMs,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: timeoutCheckIntervalMs,
  };
  const { server, pendingRequests, closeConnections } = createLimitedServer(options, limits);
  server.on('request', (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const ambiguity = ambiguityOf(request);
    const { 'transfer-encoding': encoding, 'content-length': length } = request.headers;
    // No operation has a body. One is not read to its end, because that costs time.
    if (encoding !== undefined || Number(length) > 0) response.shouldKeepAlive = false;
    if (ambiguity) refuse(response, ambiguity);
    else if (path === '/healthz') response.writeHead(200).end('ok\n');
    else if (path === '/readyz' && isShuttingDown) response.writeHead(503).end('ending\n');
    else if (path === '/readyz') {
      void isReady().then((ready) =>
        response.writeHead(ready ? 200 : 503).end(ready ? 'ok\n' : 'no count of the day\n'),
      );
    } else handle(request, response);
  });

  /**
   * Says "not ready", closes the port, and resolves when all requests are answered or their time is over. Returns how
   * many requests were cut off.
   */
  const shutDown = async ({ drainSeconds, graceSeconds }: ShutdownOptions) => {
    isShuttingDown = true;
    closeConnections();
    await delay(drainSeconds * 1_000);
    // After the connections that the system has taken in meanwhile, which it would reset.
    await new Promise(setImmediate);
    // Node's own `close` of an HTTP server resets idle connections on which a request is arriving.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const graceTimer = new AbortController();
    await Promise.race([closed, delay(graceSeconds * 1_000, null, { signal: graceTimer.signal })]);
    graceTimer.abort();
    const cutOff = pendingRequests();
    server.closeAllConnections();
    await closed;
    return cutOff;
  };
  return { server, shutDown };
}

/**
 * The problem of a request that another server may read in another way: with two `Host` headers (RFC 9112 §3.2), or with
 * a path whose beginning is folded into another one. Null without one.
 */
function ambiguityOf({ rawHeaders, url = '' }: IncomingMessage): ProxyProblem | null {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return malformed('Host', 'The header "Host" must be there once.');
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.split(/[/\\]/).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return null;
  return malformed('path', 'The path must have no segments that are dots.');
}

/** The answer to a request that no URL can be made of: its `Host` is missing or malformed, or its target is. */
export function createMalformedResponse(): Response {
  return createProblemResponse(
    malformed('Host', 'The target of the request and the header "Host" must make a URL.'),
    null,
  );
}

function malformed(parameter: string, detail: string): ProxyProblem {
  return new ProxyProblem(problemTypes.invalidInput, { parameter, detail });
}

/** Answers as the proxy does, and closes the connection, whose next request might begin in the middle of this one. */
function refuse(response: ServerResponse, problem: ProxyProblem): void {
  const { status, headers } = createProblemResponse(problem, null);
  const body = JSON.stringify(problem.details);
  const own = { 'content-length': Buffer.byteLength(body), connection: 'close' };
  response.writeHead(status, { ...Object.fromEntries(headers), ...own }).end(body);
}
