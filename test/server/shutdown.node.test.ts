/** SIGTERM under load, twice: `ROUNDS=50 npm test -- server/shutdown` does it 50 times. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { listen, type RunningServer, sendRaw } from '../proxy/server.ts';
import { bodies } from '../proxy/support.ts';
import { startCommand } from './support.ts';

const rounds = Number(process.env['ROUNDS'] ?? 2);
const kept = 200;

const requestOf = (index: number) =>
  `GET /address-api/international/v1/country/N${index} HTTP/1.1\r\nHost: shop.test\r\nX-Address-Client: 1\r\n\r\n`;

interface Client {
  answered: number;
  /** Requests without a 200, and errors of the connection. */
  readonly faults: string[];
  /** Resolves at the first answer. */
  readonly begun: Promise<unknown>;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<unknown>;
}

/**
 * Keeps a connection, and sends requests until the server closes it, `atOnce` of them together. A request that was sent
 * before this side saw the end must be answered.
 *
 * @param pause milliseconds before the next requests; null to send none
 */
function keepAsking(port: number, atOnce: number, pause: (answered: number) => number | null): Client {
  const socket = connect(port, '127.0.0.1');
  const faults: string[] = [];
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const client: Client = { answered: 0, faults, begun: once(socket, 'data').catch(() => {}), closed };
  let waiting = 0;
  let text = '';
  let isLast = false;
  const send = async () => {
    const milliseconds = pause(client.answered);
    if (milliseconds === null) return;
    if (milliseconds > 0) await delay(milliseconds);
    if (isLast || socket.readableEnded || socket.destroyed) return;
    waiting = atOnce;
    socket.write(requestOf(client.answered % 20).repeat(atOnce));
  };
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
    for (;;) {
      const [head = '', rest] = text.split(/\r\n\r\n(.*)/s);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (rest === undefined || rest.length < length) return;
      text = rest.slice(length);
      if (!head.startsWith('HTTP/1.1 200 ')) faults.push(head);
      isLast ||= /\r\nconnection: close\r?$/im.test(head);
      client.answered++;
      waiting--;
      if (waiting === 0) void send();
    }
  });
  socket.on('error', ({ message }) => faults.push(message));
  socket.once('connect', () => void send());
  socket.once('close', () => waiting > 0 && faults.push(`${waiting} of ${atOnce} requests have no answer`));
  return client;
}

describe('SIGTERM', { skip: process.platform === 'win32' && 'there is no SIGTERM on Windows' }, () => {
  let service: RunningServer;
  let settings: Record<string, string>;
  before(async () => {
    service = await listen((_, response) => {
      response.setHeader('content-type', 'application/json').setHeader('cache-control', 'public, max-age=86400');
      response.end(JSON.stringify(bodies.country));
    });
    const baseUrl = `http://127.0.0.1:${service.port}`;
    const limits = '{"requests":[{"count":1000000,"seconds":60}],"lookups":[{"count":1000000,"seconds":60}]}';
    settings = { BASE_URL: baseUrl, LIMITS: limits, MAX_CONNECTIONS_PER_ADDRESS: '1000' };
  });
  after(() => service.close());

  for (let round = 1; round <= rounds; round++) {
    it(`loses no request on ${kept} kept-alive connections: round ${round}`, async () => {
      const proxy = await startCommand(settings);
      const clients = Array.from({ length: kept }, (_, index) =>
        // Each fourth sends several at once, each fourth pauses, and each tenth is silent after its first answer.
        keepAsking(proxy.port, index % 4 === 0 ? 5 : 1, (answered) => {
          if (index % 10 === 9 && answered > 0) return null;
          return index % 4 === 1 ? Math.random() * 200 : 0;
        }),
      );
      await Promise.all(clients.map(({ begun }) => begun));
      await delay(Math.random() * 100);
      const exitCode = await proxy.stop();
      await Promise.all(clients.map(({ closed }) => closed));
      assert.deepEqual(
        clients.flatMap(({ faults }) => faults),
        [],
      );
      assert.equal(exitCode, 0);
      assert.equal((await proxy.line('stopped'))['cut'], 0);
    });
  }

  it('ends even if a client neither sends nor closes anything', async () => {
    const proxy = await startCommand(settings);
    const silent = connect({ port: proxy.port, host: '127.0.0.1', allowHalfOpen: true }).resume();
    await once(silent, 'connect');
    await sendRaw(proxy.port, 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n');
    assert.equal(await proxy.stop(), 0);
    silent.destroy();
  });
});
