/**
 * A service to point the proxy at: it records what the proxy sends, answers every operation in the contract's shape,
 * and fails on demand. Listens on the loopback interface alone.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { sessionHeader } from '../contract/headers.ts';
import { matchPath, type OperationName, operations } from '../contract/operations.ts';
import type { Fault } from './check.ts';
import { bodies } from './samples.ts';

export interface Seen {
  readonly method: string;
  /** As it was on the wire. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null when the contract knows no such path. */
  readonly operation: OperationName | null;
  /** As a service reads them: path and query, each decoded once. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Service {
  readonly port: number;
  readonly seen: readonly Seen[];
  serve(fault: Fault | null): void;
  close(): Promise<void>;
}

/** @throws the system's error when the port cannot be had. */
export async function startService(port: number): Promise<Service> {
  const seen: Seen[] = [];
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    const arrived = seenOf(request.method ?? '', request.url ?? '', request.headers);
    seen.push(arrived);
    if (fault === 'silence') return;
    const { status, headers, body } = fault ?? answerTo(arrived);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    seen,
    serve: (next) => {
      fault = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function seenOf(method: string, url: string, given: Readonly<Record<string, string | string[] | undefined>>): Seen {
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const matched = match(path);
  const params = { ...matched?.params, ...Object.fromEntries(new URLSearchParams(query)) };
  return { method, url, headers, operation: matched?.operation ?? null, params };
}

function match(path: string): ReturnType<typeof matchPath> {
  try {
    return matchPath(path);
  } catch {
    return null;
  }
}

/** Like the service: an account first, then a path it knows, then a session where one is needed. */
function answerTo({ method, headers, operation }: Seen): Exclude<Fault, 'silence'> {
  const refusal = (status: number, exceptionId: string) => ({
    status,
    body: JSON.stringify({ exception: 'Refused by the stand-in of address-entry-check-proxy.', exceptionId }),
  });
  if (!/^Basic \S+$/i.test(headers['authorization'] ?? '')) return refusal(401, 'CheckProxy_NoAccount');
  if (operation === null || method !== 'GET') return refusal(404, 'CheckProxy_NoOperation');
  if (operations[operation].session && !headers[sessionHeader.toLowerCase()]) {
    return refusal(400, 'CheckProxy_NoSession');
  }
  const age = { 'cache-control': 'public, max-age=28800' };
  return { status: 200, headers: age, body: JSON.stringify(bodies[operation]) };
}
