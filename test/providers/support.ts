/** The reference service and a proxy before it, both over HTTP, with the bill of the service. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { createReferenceService } from '../../demo/service/service.ts';
import { createAddressClient } from '../../src/client.ts';
import { createAddressProxy } from '../../src/proxy.ts';

const credentials = { key: 'demo-key', secret: 'demo-secret' };

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A clock that a test moves. */
export const clock = { ms: Date.now(), now: () => clock.ms };

const service = createReferenceService({ credentials, now: clock.now, rateLimit: 1_000 });
const baseUrl = await listen(getRequestListener(service.handle));
const limits = { international: [], requests: [], lookups: [] };
const proxyUrl = await listen(
  getRequestListener(createAddressProxy({ baseUrl, credentials, limits, now: clock.now }) as never),
);

/** A client as a page has it: nothing of an earlier test is in it. */
export const newClient = (fetch?: (request: Request) => Promise<Response>) =>
  createAddressClient({ baseUrl: proxyUrl, now: clock.now, ...(fetch && { fetch }) });

/** The requests in sessions since the last bill. */
export function requestsSince() {
  const { sessions } = service.ledger.report();
  return { sessions: sessions.length, requests: sessions.flatMap(({ calls }) => calls).length };
}

/** What the account pays since the last call, and how session ids were misused. */
export function bill() {
  const { sessions, lookups } = service.ledger.report();
  service.ledger.clear();
  return {
    lookups,
    addresses: sessions.map(({ addresses }) => addresses.length),
    misuse: sessions.flatMap(({ misuse }) => misuse),
  };
}
