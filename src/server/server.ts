/** The proxy as a server: with its port, its log, its metrics and its shared store. */
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { errorNameOf } from '../proxy/events.ts';
import { createAddressProxy, createMemoryStore, type ProxyEvent } from '../proxy.ts';
import { openCapMemory, openCapState } from './cap-state.ts';
import { SettingsError, variablePrefix } from './environment.ts';
import { createHttpServer, createMalformedResponse } from './http-server.ts';
import type { Log, ServerEvent } from './log.ts';
import type { Metrics } from './metrics.ts';
import { loadOptionalParts } from './optional-parts.ts';
import type { ListenAddress, Settings } from './settings.ts';
import { createShops, type Shops, type ShopsOptions } from './shops.ts';
import { packageVersion } from './version.ts';

/** A server that is listening. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the server and resolves when it listens.
 *
 * @throws TypeError when the settings are unsafe; SettingsError when a package is missing; an error with a `code` when a
 *   port cannot be opened.
 */
export async function startServer(settings: Settings, log: Log) {
  const parts = await loadOptionalParts(settings);
  const metrics = parts.metrics?.createMetrics({ version: packageVersion(), shops: () => shops.all }) ?? null;
  const onEvent = (event: ProxyEvent, shop: string | null = null) => {
    log.event(event, shop);
    metrics?.countEvent(event, shop);
  };
  // Throws for unsafe settings before anything is connected.
  for (const { proxy } of settings.shops) createAddressProxy(proxy);
  const { redisUrl, redisPrefix } = settings;
  const capState = (await openState(settings, openCapState)) ?? openCapMemory();
  const shared = parts.redis && redisUrl !== null ? parts.redis.connectRedis(redisUrl, redisPrefix, onEvent) : null;
  const options: ShopsOptions = {
    // The stores are created here and not by the proxies, because limits and the daily cap must survive a reload.
    stores: new Map(settings.shops.map(({ name }) => [name, shared?.store ?? createMemoryStore(settings.memory)])),
    capState,
    onRequest: (request, shop) => {
      log.request(request, shop);
      metrics?.countRequest(request, shop);
    },
    onLookup: (lookup, shop) => metrics?.countLookup(lookup, shop),
    onEvent: (event, shop) =>
      shared && event.kind === 'storeFailed' ? shared.report(event.error) : onEvent(event, shop),
  };
  let shops = createShops(settings.shops, options);
  metrics?.showShops();
  const handle = getRequestListener((request, platform) => shops.handle(request, platform), {
    // Ours is the whole process. Its `Response` writes a text without a stream, an eighth less work for a request.
    overrideGlobalObjects: true,
    errorHandler: (error) =>
      error instanceof RequestError ? createMalformedResponse() : new Response(null, { status: 500 }),
  });
  const limits = {
    maxConnections: settings.maxConnections,
    maxPerAddress: settings.maxConnectionsPerAddress,
    onRefused: (refused: number) => log.event({ kind: 'connectionsRefused', refused }),
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => void handle(request, response);
  const httpServer = createHttpServer(answer, limits, () => isReady(shops));

  await shared?.tried;
  const address = await listen(httpServer.server, settings.listenAddress);
  const metricsServer = metrics && createMetricsServer(metrics);
  const metricsOpened = metricsServer && (await listenForMetrics(metricsServer, settings));
  log.event({ kind: 'listening', ...address, mount: settings.shops[0].proxy.mount ?? '' });
  if (metricsOpened) log.event(metricsOpened);

  /**
   * Replaces the settings of the proxy. Ports, Redis and metrics stay as they are. Requests under way end with
   * the old settings.
   *
   * @throws TypeError when the new settings are unsafe; the old ones then stay.
   */
  const reload = (newSettings: Settings) => {
    shops = createShops(newSettings.shops, options);
    metrics?.showShops();
    log.event({ kind: 'reloaded' });
  };
  /** Shuts down within `drainSeconds` and `graceSeconds` of the settings. */
  const stop = async () => {
    const cut = await httpServer.shutDown(settings.shutdown);
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    shared?.close();
    await capState.close();
    log.event({ kind: 'stopped', cut });
  };
  return { reload, stop };
}

/** False while the lookups of a shop cannot be counted. */
async function isReady({ all }: Shops): Promise<boolean> {
  return (await Promise.all(all.map(({ proxy }) => proxy.isReady()))).every(Boolean);
}

/** @throws SettingsError when the folder cannot be used */
export async function openState<State>(
  { stateFolder }: Settings,
  open: (folder: string) => State,
): Promise<Awaited<State> | null> {
  if (stateFolder === null) return null;
  if (!existsSync(stateFolder)) throw new SettingsError(`The folder of ${variablePrefix}STATE does not exist.`);
  try {
    return await open(stateFolder);
  } catch (error) {
    const isDamaged = /malformed|not a database/.test(String(error));
    throw new SettingsError(
      isDamaged
        ? `lookups.sqlite in the folder of ${variablePrefix}STATE is damaged. Delete it and the files beside it to begin the day's count at 0.`
        : `${variablePrefix}STATE must name a folder of this machine that can be written.`,
    );
  }
}

/**
 * Opens the port. Returns the address with the port that was opened, which matters for port 0.
 *
 * @throws SettingsError when the settings of the address cannot be used
 */
async function listen(
  server: Server,
  { host, port }: ListenAddress,
  prefix: '' | 'METRICS_' = '',
): Promise<ListenAddress> {
  if (port === null) await removeStaleSocket(host);
  // Like a port, it is for all users of the machine; its folder may say otherwise.
  if (port === null) server.listen({ path: host, readableAll: true, writableAll: true });
  else server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const chooser = port === null ? 'HOST' : 'PORT';
    const sentences: Readonly<Record<string, string>> = {
      EADDRINUSE: `The port is taken; ${variablePrefix}${prefix}${chooser} chooses another.`,
      EACCES: `This user may not open the port; ${variablePrefix}${prefix}${chooser} chooses another.`,
      ENOENT: `The folder of the Unix socket in ${variablePrefix}HOST does not exist.`,
      EADDRNOTAVAIL: `${variablePrefix}${prefix}HOST is not an address of this machine.`,
      ENOTFOUND: `${variablePrefix}${prefix}HOST is not an address of this machine.`,
    };
    const sentence = sentences[errorNameOf(error)];
    throw sentence ? new SettingsError(sentence) : error;
  }
  return { host, port: port === null ? null : (server.address() as AddressInfo).port };
}

/** Opens the port of the metrics. A default port that is taken, as by a second process, is no reason not to start. */
async function listenForMetrics(
  server: Server,
  { metricsAddress, isMetricsAddressSet }: Settings,
): Promise<ServerEvent | null> {
  if (metricsAddress === null) return null;
  try {
    return { kind: 'metrics', ...(await listen(server, metricsAddress, 'METRICS_')) };
  } catch (error) {
    if (isMetricsAddressSet || !(error instanceof SettingsError)) throw error;
    return { kind: 'noMetrics', reason: error.message };
  }
}

/** A process that was killed leaves its Unix socket behind, on which nothing listens. */
async function removeStaleSocket(path: string): Promise<void> {
  const socket = connect(path);
  const error = await once(socket, 'connect').catch(errorNameOf);
  socket.destroy();
  if (error === 'ECONNREFUSED') rmSync(path, { force: true });
}

/** Metrics have a port of their own, which shoppers cannot reach. */
function createMetricsServer(metrics: Metrics): Server {
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
