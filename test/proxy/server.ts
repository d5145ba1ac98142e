/** The proxy on a real port, and sockets to write to it byte by byte. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { matchPath, type OperationName } from '../../src/contract/operations.ts';
import type { AddressProxy } from '../../src/proxy.ts';
import { bodies } from './support.ts';

export interface Running {
  readonly port: number;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

export async function listen(listener: RequestListener): Promise<Running> {
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

export function serveProxy(proxy: AddressProxy): Promise<Running> {
  return listen(getRequestListener(proxy, { overrideGlobalObjects: false }));
}

export interface Seen {
  readonly method: string;
  /** As it was on the wire. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A service that answers each operation in its shape, and records what came over the wire. */
export async function serveRecording(
  always: Readonly<Record<string, string>> = {},
): Promise<Running & { readonly seen: Seen[] }> {
  const seen: Seen[] = [];
  const running = await listen(({ method = '', url = '', headers }, response) => {
    seen.push({ method, url, headers });
    const operation = operationOf(url);
    response.writeHead(operation ? 200 : 404, { 'content-type': 'application/json', ...always });
    response.end(JSON.stringify(operation ? bodies[operation] : null));
  });
  return { ...running, seen };
}

export function operationOf(url: string): OperationName | null {
  try {
    return matchPath(url.split('?', 1)[0] ?? '')?.operation ?? null;
  } catch {
    return null;
  }
}

/** Milliseconds after which a server that says nothing will not say anything. */
const silence = 2_000;

/** Writes these bytes and reads until the other side closes; Latin-1, so that every byte can be said. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.on('data', (chunk) => chunks.push(chunk));
    // The server may close before it has read everything; what it said by then counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.setTimeout(silence, () => socket.destroy());
  });
}

/** Runs tasks, so many at a time. */
export async function inBatches<Item>(items: Iterable<Item>, size: number, task: (item: Item) => Promise<void>) {
  const rest = items[Symbol.iterator]();
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: size }, work));
}
