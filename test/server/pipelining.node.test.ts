/** Clients that send many requests on a connection without waiting for the answers. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, sendRaw, startRecordingService } from '../proxy/server.ts';
import { type RunningCommand, startCommand } from './support.ts';

const requestOf = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${more}\r\n`;
const lookupOf = (index: number) =>
  requestOf(`/address-api/international/v1/country/N${index}`, 'X-Address-Client: 1\r\n');
const perConnection = 3_000;

/** A client that sends all its requests at once, and counts the answers. */
async function flood(port: number, requests: string, isReading = true) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let answers = 0;
  let rest = '';
  if (isReading) {
    socket.setEncoding('latin1').on('data', (text: string) => {
      const parts = (rest + text).split('HTTP/1.1 ');
      answers += parts.length - 1;
      rest = (parts.at(-1) ?? '').slice(-9);
    });
  } else socket.pause();
  await once(socket, 'connect');
  socket.write(requests);
  return { socket, answers: () => answers };
}

describe('a client that sends thousands of requests at once', () => {
  let service: RunningServer;
  let proxy: RunningCommand;
  before(async () => {
    service = await startRecordingService();
    const limits = '{"requests":[{"count":1000000,"seconds":60}],"lookups":[{"count":1000000,"seconds":60}]}';
    const settings = {
      BASE_URL: `http://127.0.0.1:${service.port}`,
      LIMITS: limits,
      MAX_CONNECTIONS_PER_ADDRESS: '1000',
    };
    proxy = await startCommand(settings, undefined, ['--max-old-space-size=256']);
  });
  after(async () => {
    proxy.child.kill('SIGKILL');
    await service.close();
  });
  const isHealthy = async () => {
    const answer = await sendRaw(proxy.port, requestOf('/healthz', 'Connection: close\r\n'));
    return answer.startsWith('HTTP/1.1 200 ');
  };
  const lookups = Array.from({ length: perConnection }, (_, index) => lookupOf(index)).join('');

  it('gets all answers', async () => {
    const { socket, answers } = await flood(proxy.port, lookupOf(1).repeat(perConnection));
    while (answers() < perConnection) await once(socket, 'data');
    socket.destroy();
  });

  for (const [what, requests] of [
    ['lookups', lookups],
    ['paths without an operation', requestOf('/x').repeat(perConnection)],
    ['health checks', requestOf('/healthz').repeat(perConnection)],
    ['an expectation that Node refuses', requestOf('/healthz', 'Expect: nothing\r\n').repeat(perConnection)],
  ] as const) {
    it(`does not keep another client waiting: ${what}, on one connection`, async () => {
      const { socket, answers } = await flood(proxy.port, requests);
      await once(socket, 'data');
      assert.equal(await isHealthy(), true);
      assert.ok(answers() < perConnection / 2, `${answers()} answers before that of the other client`);
      socket.destroy();
    });
  }

  for (const isReading of [true, false]) {
    it(`does not end the process with 60 connections that ${isReading ? '' : 'do not '}read the answers`, async () => {
      const clients = await Promise.all(Array.from({ length: 60 }, () => flood(proxy.port, lookups, isReading)));
      for (let other = 0; other < 10; other++) assert.equal(await isHealthy(), true);
      const answers = clients.reduce((sum, client) => sum + client.answers(), 0);
      assert.ok(answers < (60 * perConnection) / 10, `${answers} answers before those of the other client`);
      for (const { socket } of clients) socket.destroy();
      assert.equal(await isHealthy(), true);
      assert.equal(proxy.child.exitCode, null);
    });
  }
});
