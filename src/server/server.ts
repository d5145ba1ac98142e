/** The proxy with everything around it that a server needs. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  type AddressProxyOptions,
  createAddressProxy,
  createMemoryStore,
  type ProxyEvent,
  type RequestLog,
} from '../proxy.ts';
import { createFront } from './front.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { SharedStore } from './redis.ts';
import type { Place, Settings } from './settings.ts';

export interface RunningServer {
  /**
   * Goes on with other settings of the proxy; place, Redis and metrics stay. Requests under way end with the old ones.
   *
   * @throws TypeError when they are unsafe; then nothing changes.
   */
  readonly renew: (settings: Settings) => void;
  /** Says "not ready", answers what is under way, and ends; at the latest after `drain` and `grace`. */
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
  // Limits and the daily cap must outlive a renewal.
  const store = shared?.store ?? createMemoryStore();
  const create = (options: AddressProxyOptions) => createAddressProxy({ ...options, store, onRequest, onEvent });
  let proxy = create(settings.proxy);
  const answer = getRequestListener((request, platform) => proxy(request, platform), { overrideGlobalObjects: false });
  const front = createFront((request, response) => void answer(request, response));

  const place = await listen(front.server, settings.place);
  log.event({ kind: 'listening', ...place, mount: settings.proxy.mount ?? '' });
  const monitor = metrics && createMonitor(metrics);
  if (monitor && settings.metrics) log.event({ kind: 'metrics', ...(await listen(monitor, settings.metrics)) });

  const renew = (renewed: Settings) => {
    proxy = create(renewed.proxy);
    metrics?.renewed();
    log.event({ kind: 'renewed' });
  };
  const stop = async () => {
    const cut = await front.end(settings.ending);
    monitor?.close();
    monitor?.closeAllConnections();
    shared?.close();
    log.event({ kind: 'stopped', cut });
  };
  return { renew, stop };
}

/** Loaded only where it is used: the Redis client is larger than all the rest. */
async function sharedStore(url: string | null, onEvent: (event: ProxyEvent) => void): Promise<SharedStore | null> {
  if (url === null) return null;
  const { connectRedis } = await import('./redis.ts');
  return connectRedis(url, onEvent);
}

/** With the port it got. */
async function listen(server: Server, { host, port }: Place): Promise<Place> {
  server.listen(port, host);
  await once(server, 'listening');
  return { host, port: (server.address() as AddressInfo).port };
}

/** On a port of its own: what is counted is nobody's business but the operator's. */
function createMonitor(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
