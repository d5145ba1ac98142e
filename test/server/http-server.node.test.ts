import assert from 'node:assert/strict';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { problemTypes } from '../../src/contract/problems.ts';
import { createProblemResponse } from '../../src/proxy/browser-response.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import { createHttpServer } from '../../src/server/http-server.ts';
import { sendRaw } from '../proxy/server.ts';

const noLimit = { maxConnections: 100_000, maxPerAddress: null, onRefused: () => {} };

const head = 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\n';

/** The server gives up after six and eleven seconds. The time limit of the tests leaves room for a busy machine. */
describe('a client that sends its request slowly', { concurrency: true }, () => {
  let httpServer: ReturnType<typeof createHttpServer>;

  before(async () => {
    httpServer = createHttpServer((_, response) => response.writeHead(404).end(), noLimit);
    await once(httpServer.server.listen(0, '127.0.0.1'), 'listening');
  });
  after(() => httpServer.shutDown({ drainSeconds: 0, graceSeconds: 0 }));

  /** Writes a text, then one byte every half second until the server closes the connection. Returns what it sent. */
  async function drip(text: string, byte: string): Promise<string> {
    const socket: Socket = connect((httpServer.server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      said += part;
    });
    // The server may reset the connection while this side writes.
    socket.on('error', () => {});
    socket.write(text);
    const timer = setInterval(() => socket.write(byte), 500);
    await once(socket, 'close');
    clearInterval(timer);
    return said;
  }

  it('is cut off during its headers', async () => {
    assert.match(await drip(`${head}X-Drip: `, 'x'), /^HTTP\/1\.1 408 /);
  });

  it('is disconnected if it sends nothing at all', async () => {
    assert.match(await drip('', ''), /^HTTP\/1\.1 408 /);
  });

  it('is disconnected during its second request, too', async () => {
    const said = await drip(`${head}\r\n${head}X-Drip: `, 'x');
    assert.match(said, /^HTTP\/1\.1 200 .*HTTP\/1\.1 408 /s);
  });

  it('is answered, and disconnected, before the body of a GET is read', async () => {
    for (const body of ['Content-Length: 9999', 'Transfer-Encoding: chunked'])
      assert.match(await drip(`${head}${body}\r\n\r\n`, '1'), /^HTTP\/1\.1 200 .*\r\nConnection: close\r\n/s);
  });
});

/** A server whose path `/slow` never answers, and connections to it. */
async function startLimited(test: TestContext, limits: { maxConnections: number; maxPerAddress: number | null }) {
  const refused: number[] = [];
  const slow: unknown[] = [];
  const { server, shutDown } = createHttpServer((request) => slow.push(request), {
    ...limits,
    onRefused: (count) => refused.push(count),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  test.after(() => shutDown({ drainSeconds: 0, graceSeconds: 0 }));
  const { port } = server.address() as AddressInfo;
  const open = (localAddress = '127.0.0.1') => connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
  /** The answer to one request on a connection that stays open; empty when it was closed. */
  const ask = async (socket: Socket, path = '/healthz') => {
    const answer = Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`);
    return String((await answer)[0]).split('\r\n', 1)[0];
  };
  /** Opens a connection with a request under way. */
  const occupy = async () => {
    const socket = open();
    const before = slow.length;
    socket.write('GET /slow HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    while (slow.length === before) await new Promise((resolve) => setImmediate(resolve));
    return socket;
  };
  return { refused, open, ask, occupy };
}

const ok = 'HTTP/1.1 200 OK';

describe('a server with its maximum of connections', () => {
  it('answers every shopper while a client keeps connections open and sends nothing more', async (test) => {
    const { open, ask, refused } = await startLimited(test, { maxConnections: 20, maxPerAddress: null });
    const idle = Array.from({ length: 25 }, () => open());
    for (const socket of idle) await ask(socket);
    for (let shopper = 0; shopper < 15; shopper++) assert.equal(await ask(open()), ok);
    assert.deepEqual(refused, []);
  });

  it('does the same for connections on which nothing was ever sent', async (test) => {
    const { open, ask } = await startLimited(test, { maxConnections: 5, maxPerAddress: null });
    await Promise.all(Array.from({ length: 12 }, () => once(open(), 'connect')));
    for (let shopper = 0; shopper < 5; shopper++) assert.equal(await ask(open()), ok);
  });

  it('closes those of the address that has too many, and leaves the others alone', async (test) => {
    const { open, ask } = await startLimited(test, { maxConnections: 20, maxPerAddress: 4 });
    const shopper = open('127.0.0.9');
    assert.equal(await ask(shopper), ok);
    const idle: Socket[] = [];
    for (let count = 0; count < 12; count++) {
      const socket = open();
      idle.push(socket);
      assert.equal(await ask(socket), ok);
    }
    while (idle.filter(({ destroyed }) => !destroyed).length > 4) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(await ask(shopper), ok, 'its connection is the oldest, and still there');
  });

  it('closes those that do not read their answers, if none is idle', async (test) => {
    const answers: ServerResponse[] = [];
    // More than the buffers of both systems hold.
    const { server, shutDown } = createHttpServer(
      (_, response) => answers.push(response.end(Buffer.alloc(32 * 1_048_576))),
      { maxConnections: 3, maxPerAddress: null, onRefused: () => assert.fail('A shopper was refused.') },
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    test.after(() => shutDown({ drainSeconds: 0, graceSeconds: 0 }));
    const { port } = server.address() as AddressInfo;
    for (let client = 0; client < 3; client++) {
      connect(port, '127.0.0.1', function (this: Socket) {
        this.write('GET /large HTTP/1.1\r\nHost: shop.test\r\n\r\n');
      })
        .on('error', () => {})
        .pause();
      while (answers.length === client) await new Promise((resolve) => setImmediate(resolve));
    }
    for (let shopper = 0; shopper < 5; shopper++) {
      assert.match(await sendRaw(port, `${head}Connection: close\r\n\r\n`), /^HTTP\/1\.1 200 /);
    }
  });

  it('refuses further ones if each has a pending request, and says so for the first and the tenth', async (test) => {
    const { occupy, open, ask, refused } = await startLimited(test, { maxConnections: 2, maxPerAddress: null });
    const [first] = [await occupy(), await occupy()];
    for (let count = 0; count < 12; count++) await once(open().resume(), 'close');
    assert.deepEqual(refused, [1, 10]);
    first.destroy();
    for (;;) if ((await ask(open())) === ok) break;
  });
});

describe('an ambiguous request', () => {
  const host = 'Host: shop.test\r\n';
  for (const [what, lines, parameter] of [
    ['with two hosts', `GET /address-api/x HTTP/1.1\r\n${host}Host: evil.test\r\n`, 'Host'],
    ['with dots before the mount', `GET /x/../address-api/x HTTP/1.1\r\n${host}`, 'path'],
    ['with encoded dots', `GET /%2e%2E/address-api/x HTTP/1.1\r\n${host}`, 'path'],
    ['with a dot and a backslash', `GET /x\\..\\address-api/x HTTP/1.1\r\n${host}`, 'path'],
  ] as const) {
    it(`is refused with problem details: ${what}`, async (test) => {
      const { server, shutDown } = createHttpServer((_, response) => response.writeHead(404).end(), noLimit);
      await once(server.listen(0, '127.0.0.1'), 'listening');
      test.after(() => shutDown({ drainSeconds: 0, graceSeconds: 0 }));
      const said = await sendRaw((server.address() as AddressInfo).port, `${lines}\r\n`);
      const [head = '', body = ''] = said.split('\r\n\r\n');
      assert.match(head, /^HTTP\/1\.1 400 /);
      const ours = createProblemResponse(new ProxyProblem(problemTypes.invalidInput), null);
      for (const [name, value] of ours.headers) assert.ok(head.includes(`${name}: ${value}`), `as the proxy: ${name}`);
      assert.match(head, /^connection: close\r?$/im);
      const { detail, ...details } = JSON.parse(body) as Record<string, unknown>;
      assert.match(String(detail), /^The .*\.$/);
      assert.deepEqual(details, {
        type: problemTypes.invalidInput,
        title: new ProxyProblem(problemTypes.invalidInput).details.title,
        status: 400,
        parameter,
      });
      assert.ok(!said.includes('evil'), 'it quotes nothing');
    });
  }

  it('is not one with a query after the path of a health check', async (test) => {
    const { open, ask } = await startLimited(test, { maxConnections: 5, maxPerAddress: null });
    assert.equal(await ask(open(), '/readyz?x=1'), ok);
    assert.equal(await ask(open(), '/healthz?'), ok);
  });
});

it('the server says that it is not ready while lookups cannot succeed', async () => {
  let isReady = false;
  const { server, shutDown } = createHttpServer(
    () => {},
    noLimit,
    async () => isReady,
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).status;
  assert.deepEqual([await statusOf('/readyz'), await statusOf('/healthz')], [503, 200]);
  isReady = true;
  assert.equal(await statusOf('/readyz'), 200);
  await shutDown({ drainSeconds: 0, graceSeconds: 0 });
});

describe('an idle connection', () => {
  const folder = fileURLToPath(new URL('../../docs/', import.meta.url));
  const upstreams = globSync('**/*.conf', { cwd: folder }).flatMap((file) => {
    const blocks = readFileSync(folder + file, 'utf8').match(/^upstream [^}]+/gm) ?? [];
    return blocks.map((block) => ({ file, block }));
  });

  for (const { file, block } of upstreams) {
    it(`is closed by nginx before the other side closes it: ${file}`, () => {
      assert.match(block, /^ {4}keepalive \d+;$/m);
      const [, seconds] = /^ {4}keepalive_timeout (\d+)s;$/m.exec(block) ?? [];
      const { keepAliveTimeout } = createHttpServer(() => {}, noLimit).server;
      assert.ok(Number(seconds) * 1_000 < keepAliveTimeout, `${seconds} s`);
    });
  }

  it('is kept to the proxy in two files', () => assert.equal(upstreams.length, 2));
});
