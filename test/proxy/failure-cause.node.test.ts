/** The cause of a failure, as log lines say it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { createAddressProxy, type ProxyEvent, type RequestLog } from '../../src/proxy.ts';
import { freePort, missing } from '../support/programs.ts';
import { serveSelfSigned } from './server.ts';
import { createRequest, flushTasks, noLimits, secret } from './support.ts';

async function serve(test: TestContext, onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => onConnection(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  test.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** The line of one request to a service at this URL. */
async function lineOf(baseUrl: string, timeout = 60_000): Promise<RequestLog> {
  const lines: RequestLog[] = [];
  const onRequest = (line: RequestLog) => lines.push(line);
  const credentials = { key: 'shop', secret };
  const proxy = createAddressProxy({ baseUrl, credentials, limits: noLimits, timeout, onRequest });
  await proxy(createRequest('suggest'));
  while (lines.length === 0) await flushTasks();
  return lines[0]!;
}

describe('the cause of a failure', () => {
  const answering = (text: string) => async (test: TestContext) => {
    const port = await serve(test, (socket) => socket.end(text, 'latin1'));
    return `http://127.0.0.1:${port}`;
  };
  const answered = (type: string, body: string) =>
    answering(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  const cases: readonly (readonly [
    cause: RequestLog['cause'],
    what: string,
    url: (test: TestContext) => Promise<string>,
    timeout?: number,
  ])[] = [
    ['dns', 'a host name without an address', async () => 'https://nothing.invalid'],
    ['refused', 'a port on which nothing listens', async () => `http://127.0.0.1:${await freePort()}`],
    [
      'tls',
      'a port without TLS',
      async (test) => (await answering('HTTP/1.1 400 Bad\r\n\r\n')(test)).replace('http', 'https'),
    ],
    [
      'reset',
      'a connection that is reset',
      async (test) => `http://127.0.0.1:${await serve(test, (socket) => socket.resetAndDestroy())}`,
    ],
    ['reset', 'a connection that is closed without an answer', answering('')],
    [
      'reset',
      'an answer that is cut off',
      answering('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'),
    ],
    ['protocol', 'an answer that is not HTTP', answering('SSH-2.0-OpenSSH_9.9\r\n')],
    [
      'protocol',
      'a body that is not in its coding',
      answering(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nnone',
      ),
    ],
    ['timeout', 'no answer', async (test) => `http://127.0.0.1:${await serve(test, () => {})}`, 200],
    ['media-type', 'a page of HTML', answered('text/html', '<!doctype html>')],
    ['body', 'an answer that is not UTF-8', answered('application/json', '\xff')],
    ['body', 'an answer without end', answered('application/json', '"'.padEnd(1_100_000))],
    ['json', 'an answer that is not JSON', answered('application/json', '{')],
    ['schema', 'an answer in another shape', answered('application/json', '{"matches":1}')],
    [null, 'a failure that has a status', answering('HTTP/1.1 500 Broken\r\nContent-Length: 0\r\n\r\n')],
    [
      null,
      'a redirect',
      answering('HTTP/1.1 302 Found\r\nLocation: https://other.example\r\nContent-Length: 0\r\n\r\n'),
    ],
  ];
  for (const [cause, what, url, timeout] of cases) {
    it(`is ${cause ?? 'none'} for ${what}`, async (test) => {
      const line = await lineOf(await url(test), timeout);
      assert.equal(line.cause, cause);
      assert.ok(line.status >= 500);
    });
  }

  it('is tls for a certificate that nobody has signed', { skip: missing('openssl') }, async (test) => {
    const port = await serveSelfSigned(test, 'localhost');
    assert.equal((await lineOf(`https://localhost:${port}`)).cause, 'tls');
  });

  it('is breaker for a request that was not sent', async () => {
    const lines: RequestLog[] = [];
    const events: ProxyEvent[] = [];
    let client = 0;
    const proxy = createAddressProxy({
      baseUrl: `http://127.0.0.1:${await freePort()}`,
      credentials: { key: 'shop', secret },
      limits: noLimits,
      clientAddress: () => `192.0.2.${client++}`,
      onRequest: (line) => lines.push(line),
      onEvent: (event) => events.push(event),
    });
    for (let request = 0; request < 4; request++) await proxy(createRequest('suggest'));
    while (lines.length < 4) await flushTasks();
    assert.deepEqual(
      lines.map(({ cause }) => cause),
      ['refused', 'refused', 'refused', 'breaker'],
    );
  });
});
