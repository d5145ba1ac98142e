/** Serves the page of the sandbox, the package's files for pages without a bundler, and the proxy. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { serve } from '@hono/node-server';
import { createAddressProxy } from '../../src/proxy.ts';
import { createReferenceService } from '../service/service.ts';

/** A running sandbox. */
export interface Sandbox {
  /** URL of the page, with a trailing slash. */
  readonly url: string;
  /** URL of the reference service. */
  readonly serviceUrl: string;
  readonly close: () => Promise<void>;
}

/** The path of the proxy. */
const mount = '/address-api';

const here = import.meta.url;
/** The package for pages: built next to this source, or installed. */
const forPages = here.endsWith('.ts')
  ? new URL('../../dist/address-entry/browser/', here)
  : new URL('.', import.meta.resolve('address-entry/browser/address-entry.js'));
const files: Readonly<Record<string, URL>> = {
  '': new URL('./', here),
  'address-entry/': forPages,
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** The Content Security Policy that the documentation recommends. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

/**
 * Starts service, proxy and page on the loopback interface.
 *
 * @param port of the page; 0 for any free one
 * @throws an error with a `code` if the port cannot be opened
 */
export async function startSandbox(port: number): Promise<Sandbox> {
  const credentials = { key: 'sandbox', secret: randomBytes(24).toString('hex') };
  const service = createReferenceService({ credentials });
  const upstream = await listen(service.handle, 0);
  const proxy = createAddressProxy({ baseUrl: upstream.url, credentials, mount, limits: { lookups: [] } });
  const answer = (request: Request, platform: unknown) => {
    // A foreign host name that points to this machine would make a foreign page same-origin with the sandbox.
    if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.get('host') ?? '')) {
      return new Response('The sandbox is at 127.0.0.1 and localhost only.\n', { status: 421 });
    }
    const { pathname } = new URL(request.url);
    return pathname === mount || pathname.startsWith(`${mount}/`) ? proxy(request, platform) : fileAt(pathname);
  };
  try {
    const page = await listen(answer, port);
    const close = async () => void (await Promise.all([page.close(), upstream.close()]));
    return { url: `${page.url}/`, serviceUrl: upstream.url, close };
  } catch (error) {
    await upstream.close();
    throw error;
  }
}

async function listen(fetch: (request: Request, platform: unknown) => Response | Promise<Response>, port: number) {
  const server = serve({ fetch, hostname: '127.0.0.1', port, overrideGlobalObjects: false }) as Server;
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves a file of the page or of the package, by a plain name in one of their folders. */
async function fileAt(pathname: string): Promise<Response> {
  const [, folder = '', name = ''] = /^\/(address-entry\/)?((?:i18n\/)?[\w-]+\.(?:css|js))?$/.exec(pathname) ?? [
    null,
    'none',
  ];
  const file = folder === '' && name === '' ? 'index.html' : name;
  const place = files[folder];
  const body = place && file && (await readFile(new URL(file, place)).catch(() => null));
  if (!body) return new Response('There is no such file.\n', { status: 404 });
  const headers = { 'content-type': types[extname(file)] ?? 'text/plain', 'cache-control': 'no-cache' };
  return new Response(body, { headers: { ...headers, 'content-security-policy': contentSecurityPolicy } });
}
