import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener, serve } from '@hono/node-server';
import {
  type Connect,
  createServer,
  type InlineConfig,
  type Plugin,
  type PreviewServer,
  preview,
  type ViteDevServer,
} from 'vite';
import { createAddressProxy } from '../src/proxy.ts';
import { docsMount, handleDocs } from './docs.ts';
import { createFaultyProxies, faultsMount } from './faulty-proxies.ts';
import { readManifest } from './manifest.ts';
import { pageTop } from './page-top.ts';
import { createReferenceService, type ReferenceService, type ReferenceServiceOptions } from './service/service.ts';

export interface DemoOptions {
  /** A folder of built pages to serve. Default: none; the source is served as it is. */
  readonly pages?: string;
  /** The page's port, or the next free one if it is taken. 0 for any. Default: 5173. */
  readonly port?: number;
  /** Further options of the reference service. */
  readonly service?: ReferenceServiceOptions;
  /** Milliseconds that the proxy waits for the service. Default: the proxy's own. */
  readonly timeout?: number;
  /** Called for every request that reaches the proxy. */
  readonly onRequest?: (request: Request) => void;
}

export interface Demo {
  /** URL of the page, with a trailing slash. */
  readonly url: string;
  readonly service: ReferenceService;
  /** The secret that only proxy and service share. */
  readonly secret: string;
  readonly close: () => Promise<void>;
}

/** The path of the proxy. */
const proxyMount = '/address-api';

/** The page's Content Security Policy: it may only load its own files and connect to its own origin. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

/** Starts the page with its proxy, and the reference service on a loopback port of its own. */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { port = 5173, pages, service: settings, timeout, onRequest } = options;
  // Different on every start: finding them in a page, log or bundle proves a leak.
  const credentials = { key: `demo-${randomBytes(6).toString('hex')}`, secret: randomBytes(24).toString('hex') };
  const service = createReferenceService({ ...settings, credentials, faultHeader: true });
  const upstream = serve({ fetch: service.handle, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => upstream.once('listening', resolve));
  const { port: upstreamPort } = upstream.address() as AddressInfo;
  const proxyOptions = {
    baseUrl: `http://127.0.0.1:${upstreamPort}`,
    credentials,
    mount: proxyMount,
    // This service costs nothing, so visitors are not stopped after eighty addresses.
    limits: { lookups: [] },
  };
  const proxy = createAddressProxy({ ...proxyOptions, ...(timeout !== undefined && { timeout }) });
  const faultyProxies = createFaultyProxies(proxyOptions);

  const server = { port, host: '127.0.0.1', headers: { 'content-security-policy': contentSecurityPolicy } };
  const config: InlineConfig = {
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    plugins: [
      pageTop,
      mountHandler(proxyMount, (request, platform) => {
        onRequest?.(request);
        return proxy(request, platform);
      }),
      mountHandler('/ledger', async (request) => {
        if (request.method === 'DELETE') service.ledger.clear();
        return Response.json(service.ledger.report());
      }),
      cutOff(`${faultsMount}/offline`),
      mountHandler(faultsMount, faultyProxies),
      mountHandler('/custom-elements.json', async () => Response.json(await readManifest())),
      mountHandler(docsMount, handleDocs),
      mountHandler('/robots.txt', async () => new Response('User-agent: *\nAllow: /\n')),
    ],
  };
  const page = pages
    ? await preview({ ...config, appType: 'mpa', build: { outDir: pages }, preview: server })
    : await serveSource({ ...config, server: { ...server, hmr: false } });
  const url = page.resolvedUrls?.local[0] ?? '';

  const close = async () => {
    await page.close();
    await new Promise((resolve) => upstream.close(resolve));
  };
  return { url, service, secret: credentials.secret, close };
}

async function serveSource(config: InlineConfig): Promise<ViteDevServer> {
  const server = await createServer({
    ...config,
    // All dependencies are modules already. Bundling them on the first start would reload the page under its first
    // visitor.
    optimizeDeps: { noDiscovery: true },
    // lit without its warnings for development.
    resolve: { conditions: ['module', 'browser', 'production'] },
  });
  return server.listen();
}

/** Breaks each connection before it is answered, as if there were no network. */
function cutOff(path: string): Plugin {
  return pluginOf(`cut off ${path}`, (request, _response, next) => {
    if (request.url?.startsWith(`${path}/`)) request.socket.destroy();
    else next();
  });
}

function mountHandler(path: string, handle: (request: Request, platform: unknown) => Promise<Response>): Plugin {
  const listener = getRequestListener(handle, { overrideGlobalObjects: false });
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [pathname = ''] = request.url?.split('?') ?? [];
    if (pathname === path || pathname.startsWith(`${path}/`)) void listener(request, response);
    else next();
  };
  return pluginOf(`mount ${path}`, middleware);
}

function pluginOf(name: string, middleware: Connect.NextHandleFunction): Plugin {
  const use = ({ middlewares }: ViteDevServer | PreviewServer) => void middlewares.use(middleware);
  // Vite compresses what comes after its own handlers, and only of a built page.
  return { name, configureServer: use, configurePreviewServer: (server) => () => use(server) };
}
