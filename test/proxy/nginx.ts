/** Runs nginx with the configuration of the docs, before a service that speaks TLS. */
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
import { operationOf, type ReceivedRequest } from './server.ts';
import { authorization, bodies, createRequest } from './support.ts';

/** The option `skip` of a suite: the reason when nginx or openssl is not installed, else false. */
export const skip = missing('nginx', 'openssl');

const docs = (name: string) => readFileSync(new URL(`../../docs/nginx/${name}`, import.meta.url), 'utf8');

/** A service on a TLS port. */
export interface TlsService {
  readonly port: number;
  /** The certificate that clients have to trust, in PEM. */
  readonly authority: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a service with a certificate of its own.
 *
 * @param host the name in the certificate. Default: `service.example`.
 */
export async function startTlsService(listener: RequestListener, host = 'service.example'): Promise<TlsService> {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const authority = readFileSync(cert, 'utf8');
  const server = createServer({ key: readFileSync(key), cert: authority }, listener).listen(0, '127.0.0.1');
  // Longer than any test: nginx may send a request on a connection that this side is just closing, because it was idle.
  server.keepAliveTimeout = 600_000;
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

/** The changes to the configuration of the docs for a test. */
export interface NginxOptions {
  /** The certificate of the service, in PEM. */
  readonly authority: string;
  /** True if the limits are so high that no test reaches them. Default: false. */
  readonly withoutLimits?: boolean;
  /** Seconds that the service may be silent. Default: 60, so that no test depends on the speed of the machine. */
  readonly readTimeoutSeconds?: number;
  /** The scheme that nginx takes for its own, as if it ended TLS. Default: http, by which the tests reach it. */
  readonly scheme?: 'https';
}

/** Starts nginx as the docs say, before the service on this port. */
export function startNginxFor(
  port: number,
  { authority, withoutLimits = false, readTimeoutSeconds = 60, scheme }: NginxOptions,
): Promise<Nginx> {
  const account = docs('address-account.conf')
    .replace('server service.example:443', `server 127.0.0.1:${port}`)
    .replace(/"Basic [^"]*"/, `"${authorization}"`);
  const http = docs('address-http.conf')
    .replace(/rate=\d+r\/[sm]/g, (rate) => (withoutLimits ? 'rate=100000r/s' : rate))
    .replace('$scheme', scheme ?? '$scheme');
  const server = docs('address-server.conf')
    .replaceAll('/var/log/nginx/', '{folder}/')
    .replace('/etc/ssl/certs/ca-certificates.crt', '{folder}/authority.pem')
    // Two seconds may pass on a busy machine.
    .replace('proxy_connect_timeout 2s', 'proxy_connect_timeout 60s')
    .replace('proxy_read_timeout 8s', `proxy_read_timeout ${readTimeoutSeconds}s`);
  // The test chooses the client's address by a header, because all requests come from one machine.
  const shop = `
    include address-account.conf;
    include address-http.conf;
    server {
      listen 127.0.0.1:{port};
      set_real_ip_from 127.0.0.1;
      real_ip_header X-Test-Address;
      # After a refusal nginx reads on for five seconds, in which the tests would wait for the end of the connection.
      lingering_timeout 50ms;
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

/** nginx, and a service behind it that answers as the test says. */
export interface NginxAndService {
  readonly port: number;
  readonly nginx: Nginx;
  /** The requests that reached the service. */
  readonly seen: ReceivedRequest[];
  /** Answers for the service. Default: each operation in its shape, to be cached for ten minutes. */
  answer: RequestListener;
  /** Forgets all requests, restores the default answer, and goes on with the address of a new client. */
  readonly reset: () => void;
  readonly request: (operation: OperationName, headers?: HeaderChanges, method?: string) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Headers that are added or replaced; null removes one. */
type HeaderChanges = Readonly<Record<string, string | null>>;

const answerInShape: RequestListener = ({ url = '' }, response) => {
  const operation = operationOf(url);
  response.writeHead(operation ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'max-age=600' });
  response.end(JSON.stringify(operation ? bodies[operation] : null));
};

/** Starts a service, and nginx before it. */
export async function startNginxAndService(options: Omit<NginxOptions, 'authority'> = {}): Promise<NginxAndService> {
  const seen: ReceivedRequest[] = [];
  let client = 0;
  const tls = await startTlsService((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers });
    running.answer(request, response);
  });
  const nginx = await startNginxFor(tls.port, { ...options, authority: tls.authority });
  const running: NginxAndService = {
    port: nginx.port,
    nginx,
    seen,
    answer: answerInShape,
    reset: () => {
      seen.length = 0;
      running.answer = answerInShape;
      client++;
    },
    request: (operation, changes = {}, method = 'GET') => {
      const { url, headers } = createRequest(operation);
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
  return running;
}

/** The type of the problem in a response. */
export async function problemOf(response: Response): Promise<string> {
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  const { type, status } = (await response.json()) as { type: string; status: number };
  assert.equal(status, response.status);
  return type;
}
