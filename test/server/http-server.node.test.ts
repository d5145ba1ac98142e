import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createHttpServer, type HttpServer } from '../../src/server/http-server.ts';

const head = 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\n';

/** The server gives up after six and eleven seconds. The time limit of the tests leaves room for a busy machine. */
describe('a client that sends its request slowly', { concurrency: true, timeout: 150_000 }, () => {
  let httpServer: HttpServer;

  before(async () => {
    httpServer = createHttpServer((_, response) => response.writeHead(404).end());
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
