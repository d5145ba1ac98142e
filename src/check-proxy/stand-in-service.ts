/**
 * A stand-in for the address service. It records what the proxy sends, answers every operation in the shape of the
 * contract, and fails on demand. It listens on the loopback interface only.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionHeader } from '../contract/headers.ts';
import { matchPath, type OperationName, operations } from '../contract/operations.ts';
import { sampleBodies } from './samples.ts';

/** A request that the service received. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  /** Headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The operation, or null when the contract has no such path. */
  readonly operation: OperationName | null;
  /** Parameters of path and query, each decoded once, as the service reads them. */
  readonly params: Readonly<Record<string, string>>;
}

/** A response that replaces the right one. With `silence` there is no response at all. */
export type ServiceFault =
  | 'silence'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string };

/** A stand-in service that is listening. */
export interface StandInService {
  /** The port, which matters when port 0 was asked for. */
  readonly port: number;
  /** Everything that it has received, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /** Makes every response from now on this fault; null ends the fault. */
  setFault(fault: ServiceFault | null): void;
  /** Closes all connections and the port. */
  close(): Promise<void>;
}

/**
 * Starts a stand-in service and resolves when it listens.
 *
 * @param port 0 for any free port.
 * @throws the error of the system when the port cannot be opened.
 */
export async function startStandInService(port: number): Promise<StandInService> {
  const requests: ReceivedRequest[] = [];
  let fault: ServiceFault | null = null;
  const server = createServer((request, response) => {
    const received = parseReceived(request);
    requests.push(received);
    if (fault === 'silence') return;
    const { status, headers, body } = fault ?? responseTo(received);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    setFault: (next) => {
      fault = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Headers with one text each. */
export function singleValues(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function parseReceived({ method = '', url = '', headers }: IncomingMessage): ReceivedRequest {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const matched = matchPathOrNull(path);
  const params = { ...matched?.params, ...Object.fromEntries(new URLSearchParams(query)) };
  return { method, url, headers: singleValues(headers), operation: matched?.operation ?? null, params };
}

function matchPathOrNull(path: string): ReturnType<typeof matchPath> {
  try {
    return matchPath(path);
  } catch {
    return null;
  }
}

/** Checks in the order of the service: the account, then the path, then the session. */
function responseTo({ method, headers, operation }: ReceivedRequest): Exclude<ServiceFault, 'silence'> {
  const refusal = (status: number, exceptionId: string) => ({
    status,
    body: JSON.stringify({ exception: 'Refused by the stand-in of address-entry-check-proxy.', exceptionId }),
  });
  if (!/^Basic \S+$/i.test(headers['authorization'] ?? '')) return refusal(401, 'CheckProxy_NoAccount');
  if (operation === null || method !== 'GET') return refusal(404, 'CheckProxy_NoOperation');
  if (operations[operation].session && !headers[sessionHeader.toLowerCase()]) {
    return refusal(400, 'CheckProxy_NoSession');
  }
  const cacheHeaders = { 'cache-control': 'public, max-age=28800' };
  return { status: 200, headers: cacheHeaders, body: JSON.stringify(sampleBodies[operation]) };
}
