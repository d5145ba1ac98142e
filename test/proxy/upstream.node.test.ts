import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { problemTypes } from '../../src/contract/problems.ts';
import { createAddressProxy } from '../../src/proxy.ts';
import { bodies, createProxy, createRequest, flushTasks, problemTypeOf, secret } from './support.ts';

/** A service on a real port, and a proxy before it that uses the platform's `fetch`. */
async function start(test: TestContext, listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  test.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, proxy: createAddressProxy({ baseUrl, credentials: { key: 'shop', secret } }) };
}

it('a 421 of the service is not requested again, because both requests may be billed', async (test) => {
  const seen: string[] = [];
  const { proxy } = await start(test, ({ url = '' }, response) => {
    seen.push(url);
    response.writeHead(421, { 'content-type': 'application/json' }).end('{}');
  });
  const response = await proxy(createRequest('dutchByPostcode'));
  assert.equal(response.status, 502);
  assert.deepEqual(seen, ['/nl/v1/addresses/postcode/2012ES/30']);
});

it('a 421 of the service is in the log as a 421', async (test) => {
  const { server } = await start(test, (_, response) => response.writeHead(421).end());
  const logged: unknown[] = [];
  const proxy = createAddressProxy({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { key: 'shop', secret },
    onRequest: ({ upstreamStatus }) => logged.push(upstreamStatus),
  });
  await proxy(createRequest('country'));
  await flushTasks();
  assert.deepEqual(logged, [421]);
});

it('a 599 of the service counts as its failure', async (test) => {
  const { proxy } = await start(test, (_, response) => response.writeHead(599).end());
  const response = await proxy(createRequest('country'));
  assert.equal(response.status, 503);
  assert.equal(await problemTypeOf(response), problemTypes.upstreamUnavailable);
});

it('the service is asked for no coding, and one that it uses all the same is decoded, in any case', async (test) => {
  const asked: unknown[] = [];
  const { proxy } = await start(test, ({ headers }, response) => {
    asked.push(headers['accept-encoding']);
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'GZip' });
    response.end(gzipSync(JSON.stringify(bodies.country)));
  });
  assert.equal((await proxy(createRequest('country'))).status, 200);
  assert.deepEqual(asked, ['identity']);
});

it('an answer with more than five codings is a failure of the service, and frees its connection', async (test) => {
  const closed: Promise<unknown>[] = [];
  const { proxy } = await start(test, ({ socket }, response) => {
    closed.push(once(socket, 'close'));
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip,gzip,gzip,gzip,gzip,br' });
    // Its body never ends.
    response.write('{');
  });
  const response = await proxy(createRequest('country'));
  assert.equal(response.status, 503);
  assert.equal(await problemTypeOf(response), problemTypes.upstreamUnavailable);
  await Promise.all(closed);
});

for (const status of [204, 205, 304]) {
  it(`a ${status} of the service frees its connection, even if its body never ends`, async (test) => {
    const closed: Promise<unknown>[] = [];
    const { proxy } = await start(test, ({ socket }) => {
      closed.push(once(socket, 'close'));
      // Node itself would not write a body here.
      socket.write(`HTTP/1.1 ${status} None\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`);
    });
    const response = await proxy(createRequest('country'));
    assert.equal(response.status, 502);
    assert.equal(closed.length, 1);
    await Promise.all(closed);
  });
}

it('a request whose answer has no body ends without an error of its own', async () => {
  const seen: Request[] = [];
  const proxy = createProxy(async (request) => {
    seen.push(request);
    return new Response(null, { status: 204 });
  });
  for (const country of ['NL', 'BE']) await proxy(createRequest('country', { country }));
  assert.equal(seen[0]?.signal.aborted, true);
  assert.equal(seen[0]?.signal.reason, seen[1]?.signal.reason);
});

it('a connection is used again after an answer that was read to its end', async (test) => {
  const sockets = new Set<unknown>();
  const { proxy } = await start(test, ({ socket }, response) => {
    sockets.add(socket);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(bodies.country));
  });
  for (const country of ['NL', 'BE', 'DE', 'FR', 'LU', 'AT', 'CH', 'ES']) {
    const response = await proxy(createRequest('country', { country }));
    assert.equal(response.status, 200);
  }
  // Node may open a second connection when the first one is not yet free again.
  assert.ok(sockets.size <= 4, `${sockets.size} connections for 8 requests`);
});

it('an account may have two secrets while one replaces the other', async (test) => {
  const nextSecret = 'kanarie-geheim-next';
  let accepted = secret;
  const seen: string[] = [];
  const { server } = await start(test, ({ headers, url = '' }, response) => {
    const [, given = ''] = atob((headers.authorization ?? '').slice(6)).split(':');
    seen.push(given);
    const status = given !== accepted ? 401 : url.endsWith('/404') ? 404 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(bodies.dutchByPostcode));
  });
  let alarms = 0;
  const proxy = createAddressProxy({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { key: 'shop', secret, nextSecret },
    onEvent: ({ kind }) => {
      if (kind === 'accountRefused') alarms++;
    },
  });
  let number = 0;
  const ask = async (houseNumber = ++number) =>
    (await proxy(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber }))).status;
  assert.deepEqual([await ask(), seen], [200, [secret]]);
  accepted = nextSecret;
  seen.length = 0;
  assert.deepEqual([await ask(), await ask()], [200, 200]);
  assert.deepEqual(seen, [secret, nextSecret, nextSecret]);
  // The other way round, and the first answer is that there is no such house.
  accepted = secret;
  seen.length = 0;
  assert.deepEqual([await ask(404), await ask()], [404, 200]);
  assert.deepEqual(seen, [nextSecret, secret, secret]);
  assert.equal(alarms, 0);
  accepted = 'a third one';
  assert.equal(await ask(), 502);
  assert.equal(alarms, 1);
});
