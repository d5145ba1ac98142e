/** The nginx configuration of the docs, as it is there, with a service behind it that speaks TLS. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationName } from '../../src/contract/operations.ts';
import { missing, type Nginx, startNginx } from '../support/programs.ts';
import { operationOf, type Seen } from './server.ts';
import { ask, authorization, bodies } from './support.ts';

/** For the option `skip` of a suite. */
export const skip = missing('nginx', 'openssl');

const docs = (name: string) => readFileSync(new URL(`../../docs/nginx/${name}`, import.meta.url), 'utf8');

export interface TlsService {
  readonly port: number;
  /** What is trusted to say who it is. */
  readonly authority: string;
  readonly close: () => Promise<void>;
}

/** @param host what its certificate says it is. */
export async function serveTls(listener: RequestListener, host = 'service.example'): Promise<TlsService> {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const authority = readFileSync(cert, 'utf8');
  const server = createServer({ key: readFileSync(key), cert: authority }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    authority,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface FrontOptions {
  readonly authority: string;
  /** Default: as documented. */
  readonly withoutLimits?: boolean;
  /** Seconds the service may be silent. Default: as documented. */
  readonly patience?: number;
}

/** nginx as a reader of the docs would set it up, before the service at this port. */
export function startFront(port: number, { authority, withoutLimits = false, patience }: FrontOptions): Promise<Nginx> {
  const account = docs('address-account.conf')
    .replace('server service.example:443', `server 127.0.0.1:${port}`)
    .replace(/"Basic [^"]*"/, `"${authorization}"`);
  const http = docs('address-http.conf').replace(/rate=\d+r\/[sm]/g, (rate) =>
    withoutLimits ? 'rate=100000r/s' : rate,
  );
  const server = docs('address-server.conf')
    .replaceAll('/var/log/nginx/', '{folder}/')
    .replace('/etc/ssl/certs/ca-certificates.crt', '{folder}/authority.pem')
    .replace('proxy_read_timeout 8s', `proxy_read_timeout ${patience ?? 8}s`);
  // Whose address it is, is what the test says: there is but one machine.
  const shop = `
    include address-account.conf;
    include address-http.conf;
    server {
      listen 127.0.0.1:{port};
      set_real_ip_from 127.0.0.1;
      real_ip_header X-Test-Address;
      include address-server.conf;
      location = /internal { internal; return 200 'internal'; }
    }`;
  return startNginx(shop, {
    'address-account.conf': account,
    'address-http.conf': http,
    'address-server.conf': server,
    'authority.pem': authority,
  });
}

/** A service that does what the test says, and nginx before it. */
export interface Fronted {
  readonly port: number;
  readonly nginx: Nginx;
  /** What reached the service. */
  readonly seen: Seen[];
  /** How the service answers; by default each operation in its shape, for ten minutes. */
  answer: RequestListener;
  /** Forgets what was seen and said, and is another client, whose limits nobody has touched. */
  readonly reset: () => void;
  readonly request: (operation: OperationName, headers?: HeaderChanges, method?: string) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Null leaves one of ours out. */
type HeaderChanges = Readonly<Record<string, string | null>>;

const usual: RequestListener = ({ url = '' }, response) => {
  const operation = operationOf(url);
  response.writeHead(operation ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'max-age=600' });
  response.end(JSON.stringify(operation ? bodies[operation] : null));
};

export async function startFronted(options: Omit<FrontOptions, 'authority'> = {}): Promise<Fronted> {
  const seen: Seen[] = [];
  let client = 0;
  const tls = await serveTls((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers });
    fronted.answer(request, response);
  });
  const nginx = await startFront(tls.port, { ...options, authority: tls.authority });
  const fronted: Fronted = {
    port: nginx.port,
    nginx,
    seen,
    answer: usual,
    reset: () => {
      seen.length = 0;
      fronted.answer = usual;
      client++;
    },
    request: (operation, changes = {}, method = 'GET') => {
      const { url, headers } = ask(operation);
      headers.set('x-test-address', `192.0.2.${client}`);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) headers.delete(name);
        else headers.set(name, value);
      }
      const { pathname, search } = new URL(url);
      const place = `http://127.0.0.1:${nginx.port}/address-api${pathname}${search}`;
      return fetch(place, { method, headers, redirect: 'manual' });
    },
    close: async () => {
      await nginx.stop();
      await tls.close();
    },
  };
  return fronted;
}

/** The type of the problem that a response is. */
export async function problemOf(response: Response): Promise<string> {
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  const { type, status } = (await response.json()) as { type: string; status: number };
  assert.equal(status, response.status);
  return type;
}
