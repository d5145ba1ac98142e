/** Servers on real ports, and sockets that write to them byte by byte. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { matchPath, type OperationName } from '../../src/contract/operations.ts';
import type { AddressProxy } from '../../src/proxy.ts';
import { bodies } from './support.ts';

/** A server that is listening. */
export interface RunningServer {
  readonly port: number;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port. */
export async function listen(listener: RequestListener): Promise<RunningServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts a server that answers with this proxy. */
export function startProxy(proxy: AddressProxy): Promise<RunningServer> {
  return listen(getRequestListener(proxy, { overrideGlobalObjects: false }));
}

/** A request that a server received. */
export interface ReceivedRequest {
  readonly method: string;
  /** As it was on the wire. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Starts a service that answers each operation in its shape and records its requests. */
export async function startRecordingService(
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<RunningServer & { readonly seen: ReceivedRequest[] }> {
  const seen: ReceivedRequest[] = [];
  const running = await listen(({ method = '', url = '', headers }, response) => {
    seen.push({ method, url, headers });
    const operation = operationOf(url);
    response.writeHead(operation ? 200 : 404, { 'content-type': 'application/json', ...extraHeaders });
    response.end(JSON.stringify(operation ? bodies[operation] : null));
  });
  return { ...running, seen };
}

/** The operation of a path, or null. */
export function operationOf(url: string): OperationName | null {
  try {
    return matchPath(url.split('?', 1)[0] ?? '')?.operation ?? null;
  } catch {
    return null;
  }
}

/**
 * Writes bytes, given as Latin-1, and reads until the other side closes the connection.
 *
 * @param idleTimeoutMs a connection on which nothing arrives for this long is closed from this side. Default: 30,000.
 */
export function sendRaw(port: number, bytes: string, idleTimeoutMs = 30_000): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.on('data', (chunk) => chunks.push(chunk));
    // The server may close the connection before it has read everything; what it sent by then counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.setTimeout(idleTimeoutMs, () => socket.destroy());
  });
}

/** Runs a task for each item, with `size` tasks at a time. */
export async function runConcurrently<Item>(items: Iterable<Item>, size: number, task: (item: Item) => Promise<void>) {
  const rest = items[Symbol.iterator]();
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: size }, work));
}

/** A server whose certificate nobody vouches for; needs openssl. */
export async function serveSelfSigned(test: TestContext, name: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1');
  rmSync(folder, { recursive: true });
  await once(server, 'listening');
  test.after(() => server.close());
  return (server.address() as AddressInfo).port;
}
