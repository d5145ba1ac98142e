import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createFront, type Front } from '../../src/server/front.ts';

const head = 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\n';

/** The server gives up after six and eleven seconds; only on a very busy machine does it take longer to say so. */
describe('a client that is slow on purpose', { concurrency: true, timeout: 25_000 }, () => {
  let front: Front;

  before(async () => {
    front = createFront((_, response) => response.writeHead(404).end());
    await once(front.server.listen(0, '127.0.0.1'), 'listening');
  });
  after(() => front.end({ drain: 0, grace: 0 }));

  /** Writes the text, then a byte now and then, until the server has had enough; what the server said. */
  async function drip(text: string, byte: string): Promise<string> {
    const socket: Socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      said += part;
    });
    // It may be reset while it writes.
    socket.on('error', () => {});
    socket.write(text);
    const timer = setInterval(() => socket.write(byte), 500);
    await once(socket, 'close');
    clearInterval(timer);
    return said;
  }

  it('is cut off in the middle of its headers', async () => {
    assert.match(await drip(`${head}X-Drip: `, 'x'), /^HTTP\/1\.1 408 /);
  });

  it('is cut off when it says nothing at all', async () => {
    assert.match(await drip('', ''), /^HTTP\/1\.1 408 /);
  });

  it('is cut off in the second request as in the first', async () => {
    const said = await drip(`${head}\r\n${head}X-Drip: `, 'x');
    assert.match(said, /^HTTP\/1\.1 200 .*HTTP\/1\.1 408 /s);
  });

  it('is cut off in the middle of a body nobody asked for', async () => {
    assert.match(await drip(`${head}Content-Length: 9999\r\n\r\n`, 'x'), /^HTTP\/1\.1 /);
  });
});
