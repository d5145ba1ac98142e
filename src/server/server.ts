/** The proxy with everything around it that a server needs. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createAddressProxy, type ProxyEvent, type RequestLog } from '../proxy.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { SharedStore } from './redis.ts';
import type { Place, Settings } from './settings.ts';

/**
 * Milliseconds an idle connection stays open: longer than the 60 s of nginx and of cloud balancers, which otherwise send
 * a request into a connection that is just being closed.
 */
const keepAliveTimeout = 65_000;

export interface RunningServer {
  readonly port: number;
  readonly metricsPort: number | null;
  /**
   * Says "not ready", takes no more connections after `drain` seconds, and ends when the requests under way are
   * answered, or `grace` seconds later without them.
   */
  readonly stop: () => Promise<void>;
}

/** @throws TypeError when the settings are unsafe; an error with a `code` when a port cannot be had. */
export async function startServer(settings: Settings, log: Log): Promise<RunningServer> {
  const metrics = settings.metrics ? createMetrics() : null;
  const onEvent = (event: ProxyEvent) => {
    log.event(event);
    metrics?.event(event);
  };
  const onRequest = (request: RequestLog) => {
    log.request(request);
    metrics?.request(request);
  };
  // Unsafe settings are refused here, before anything is connected.
  createAddressProxy(settings.proxy);
  const shared = await sharedStore(settings.redisUrl, onEvent);
  const proxy = createAddressProxy({ ...settings.proxy, onRequest, onEvent, ...(shared && { store: shared.store }) });
  const answer = getRequestListener(proxy, { overrideGlobalObjects: false });

  let isStopping = false;
  const underWay = new Set<ServerResponse>();
  const server = createServer(
    { maxHeaderSize: 16_384, requestTimeout: 10_000, keepAliveTimeout },
    (request, response) => {
      if (isStopping) response.setHeader('connection', 'close');
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      if (request.url === '/healthz') response.end('ok\n');
      else if (request.url === '/readyz')
        response.writeHead(isStopping ? 503 : 200).end(isStopping ? 'stopping\n' : 'ok\n');
      else void answer(request, response);
    },
  );
  const monitor = metrics && createServer(tellMetrics(metrics));
  const port = await listen(server, settings.place);
  const metricsPort = monitor && settings.metrics ? await listen(monitor, settings.metrics) : null;
  log.event({ kind: 'listening', host: settings.place.host, port, mount: settings.proxy.mount ?? '' });
  if (metricsPort !== null && settings.metrics)
    log.event({ kind: 'metrics', host: settings.metrics.host, port: metricsPort });

  const stop = async () => {
    isStopping = true;
    await wait(settings.drain * 1_000);
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const patience = new AbortController();
    await Promise.race([closed, wait(settings.grace * 1_000, null, { signal: patience.signal })]);
    patience.abort();
    const cut = underWay.size;
    server.closeAllConnections();
    monitor?.closeAllConnections();
    monitor?.close();
    await closed;
    shared?.close();
    log.event({ kind: 'stopped', cut });
  };
  return { port, metricsPort, stop };
}

/** Loaded only where it is used: the Redis client is larger than all the rest. */
async function sharedStore(url: string | null, onEvent: (event: ProxyEvent) => void): Promise<SharedStore | null> {
  if (url === null) return null;
  const { connectRedis } = await import('./redis.ts');
  return connectRedis(url, onEvent);
}

async function listen(server: Server, { host, port }: Place): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function tellMetrics(metrics: Metrics): RequestListener {
  return (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}
