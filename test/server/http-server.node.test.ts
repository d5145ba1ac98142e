import assert from 'node:assert/strict';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createHttpServer, type HttpServer } from '../../src/server/http-server.ts';

const noLimit = { maxConnections: 100_000, onRefused: () => {} };

const head = 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\n';

/** The server gives up after six and eleven seconds. The time limit of the tests leaves room for a busy machine. */
describe('a client that sends its request slowly', { concurrency: true }, () => {
  let httpServer: HttpServer;

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

  it('is cut off when it sends nothing at all', async () => {
    assert.match(await drip('', ''), /^HTTP\/1\.1 408 /);
  });

  it('is cut off during its second request, too', async () => {
    const said = await drip(`${head}\r\n${head}X-Drip: `, 'x');
    assert.match(said, /^HTTP\/1\.1 200 .*HTTP\/1\.1 408 /s);
  });

  it('is cut off during the body of a GET', async () => {
    assert.match(await drip(`${head}Content-Length: 9999\r\n\r\n`, 'x'), /^HTTP\/1\.1 /);
  });
});

describe('a server with as many connections as it may have', () => {
  it('closes further ones, says so for the first, the tenth and so on, and answers again later', async (test) => {
    const refused: number[] = [];
    const { server, shutDown } = createHttpServer((_, response) => response.writeHead(404).end(), {
      maxConnections: 2,
      onRefused: (count) => refused.push(count),
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    test.after(() => shutDown({ drainSeconds: 0, graceSeconds: 0 }));
    const { port } = server.address() as AddressInfo;
    const open = async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      await once(server, 'connection');
      return socket;
    };
    const [first] = [await open(), await open()];
    for (let count = 0; count < 12; count++) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      await once(socket, 'close');
    }
    assert.deepEqual(refused, [1, 10]);
    first.end(`${head}Connection: close\r\n\r\n`);
    await once(first.resume(), 'close');
    const socket = await open();
    const answered = once(socket, 'data');
    socket.end(`${head}Connection: close\r\n\r\n`);
    assert.match(String((await answered)[0]), /^HTTP\/1\.1 200 /);
  });
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
      // The service is not ours. Five seconds are the default of Node and of others.
      const otherSideMs = block.startsWith('upstream address_service') ? 5_000 : keepAliveTimeout;
      assert.ok(Number(seconds) * 1_000 < otherSideMs, `${seconds} s`);
    });
  }

  it('is kept to the service, and to the proxy in two files', () => assert.equal(upstreams.length, 3));
});
