import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { longestDrainMs, watchToDrain } from '../../../demo/service/drain.ts';

/** A server with one request under way, and a clock that stands still. */
async function underWay(test: TestContext) {
  test.mock.timers.enable({ apis: ['setTimeout'] });
  const server = createServer().listen(0, '127.0.0.1');
  const drain = watchToDrain(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  test.after(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, agent });
  const outcome = new Promise<string>((resolve) => {
    request.on('error', () => resolve('cut off'));
    request.on('response', ({ statusCode, headers }) => resolve(`${statusCode}, connection ${headers.connection}`));
  });
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  let isEnded = false;
  const ended = new Promise<void>((resolve) => {
    drain(() => {
      isEnded = true;
      resolve();
    });
  });
  return { response, outcome, ended, isEnded: () => isEnded, tick: (ms: number) => test.mock.timers.tick(ms) };
}

describe('a service that shuts down', () => {
  it('answers a pending request until its time is over, and accepts no other on its connection', async (test) => {
    const { response, outcome, ended, isEnded, tick } = await underWay(test);
    tick(longestDrainMs - 1);
    assert.equal(isEnded(), false);
    response.end();
    assert.equal(await outcome, '200, connection close');
    await ended;
  });

  it('cuts off a request that takes longer, and ends', async (test) => {
    const { outcome, ended, tick } = await underWay(test);
    tick(longestDrainMs);
    assert.equal(await outcome, 'cut off');
    await ended;
  });

  it('leaves half of two seconds for a busy machine to end the process', () => {
    assert.ok(longestDrainMs <= 1_000);
  });
});
