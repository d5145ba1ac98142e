import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { createClient } from '@redis/client';
import { createAddressClient } from '../../src/client.ts';
import type { OperationName, Params } from '../../src/contract/operations.ts';
import { hashOf } from '../../src/proxy/digest.ts';
import type { Limits } from '../../src/proxy.ts';
import { runConcurrently, startRecordingService } from '../proxy/server.ts';
import { createRequest, noLimits } from '../proxy/support.ts';
import { missing, type Nginx, type Program, startNginx, startRedis } from '../support/programs.ts';
import { type RunningCommand, startCommand } from './support.ts';

/** The nginx configuration of the docs, with these ports. */
function balancer(ports: readonly number[]): string {
  const servers = ports.map((port) => `server 127.0.0.1:${port};`);
  return readFileSync(new URL('../../docs/nginx/balancer.conf', import.meta.url), 'utf8')
    .replace(/(?: *server 127\.0\.0\.1:\d+;\n)+/, servers.join('\n'))
    .replace('listen 127.0.0.1:8080', 'listen 127.0.0.1:{port}')
    .replace('/var/log/nginx/', '{folder}/');
}

describe('two processes behind one nginx with one Redis', { skip: missing('nginx', 'redis-server') }, () => {
  let service: Awaited<ReturnType<typeof startRecordingService>>;
  let redis: Program;
  let nginx: Nginx | null = null;
  let commands: readonly RunningCommand[] = [];
  /** The number of requests that each process had logged when a test began. */
  let countsBefore: readonly number[] = [];

  before(async () => {
    service = await startRecordingService({ 'cache-control': 'public, max-age=600' });
  });
  after(() => service.close());
  beforeEach(async () => {
    redis = await startRedis();
    service.seen.length = 0;
  });
  afterEach(async () => {
    await nginx?.stop();
    await Promise.all(commands.map(({ stop }) => stop()));
    await redis.stop();
  });

  /** Starts both processes and nginx, without waiting for Redis. */
  async function startWithoutRedis(limits: Partial<Limits>, settings: Record<string, string> = {}): Promise<void> {
    const env = {
      BASE_URL: `http://127.0.0.1:${service.port}`,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      TRUSTED_HOPS: '1',
      LIMITS: JSON.stringify({ ...noLimits, ...limits }),
      ...settings,
    };
    commands = await Promise.all([startCommand(env), startCommand(env)]);
    nginx = await startNginx(balancer(commands.map(({ port }) => port)));
  }

  /**
   * Starts everything and waits until both processes use Redis: until each has stored an answer there. A process that
   * is not connected yet would use limits of its own.
   */
  async function start(limits: Partial<Limits>, settings: Record<string, string> = {}): Promise<void> {
    await startWithoutRedis(limits, settings);
    const client = await createClient({ url: `redis://127.0.0.1:${redis.port}` }).connect();
    const account = await hashOf(`http://127.0.0.1:${service.port} shop`);
    const prefix = `${settings['REDIS_PREFIX'] ?? 'address-entry:'}${account}:`;
    for (const { port } of commands) {
      for (let attempt = 0; ; attempt++) {
        const path = `/international/v1/country/Connected${port}x${attempt}`;
        const { headers } = createRequest('country');
        headers.set('x-forwarded-for', `198.51.${attempt % 256}.1`);
        await (await fetch(`http://127.0.0.1:${port}/address-api${path}`, { headers })).arrayBuffer();
        if ((await client.exists(`${prefix}answer:${path}`)) === 1) break;
      }
    }
    await client.flushAll();
    client.destroy();
    service.seen.length = 0;
    for (const command of commands) await command.line('request');
    countsBefore = commands.map(({ count }) => count('request'));
  }

  function request(operation: OperationName, params: Params, headers: Record<string, string> = {}): Promise<Response> {
    const { url, headers: own } = createRequest(operation, params, headers);
    const { pathname, search } = new URL(url);
    return fetch(`http://127.0.0.1:${nginx?.port}/address-api${pathname}${search}`, { headers: own });
  }

  /** Sends different requests, which no cache can answer, and returns how many of them were answered. */
  async function allowed(count: number, operation: OperationName, headers?: (index: number) => Record<string, string>) {
    const statuses: number[] = [];
    await runConcurrently(Array(count).keys(), 20, async (index) => {
      const texts = {
        suggest: { context: 'nld', term: `t${index}` },
        validate: { country: 'nld', street: `s${index}` },
      };
      const response = await request(
        operation,
        operation === 'suggest' ? texts.suggest : texts.validate,
        headers?.(index),
      );
      await response.arrayBuffer();
      statuses.push(response.status);
    });
    assert.ok(
      statuses.every((status) => [200, 429, 503].includes(status)),
      statuses.join(),
    );
    return statuses.filter((status) => status === 200).length;
  }

  /** The number of requests that each process has answered since the test began. */
  const shares = () => commands.map(({ count }, index) => count('request') - (countsBefore[index] ?? 0));
  const keep = { seconds: 3_600 };

  it('share the limit of a client', async () => {
    await start({ requests: [{ count: 20, burst: 20, ...keep }] });
    // The client forges X-Forwarded-For, which must not help.
    const answered = await allowed(200, 'validate', (index) => ({ 'x-forwarded-for': `192.0.2.${index}` }));
    assert.equal(answered, 20);
    assert.equal(service.seen.length, 20);
    assert.ok(Math.min(...shares()) > 50, `both had their share: ${shares()}`);
  });

  it('share the limit of a session', async () => {
    await start({ suggestions: [{ count: 15, burst: 15, ...keep }] });
    assert.equal(await allowed(60, 'suggest'), 15);
    const sessions = await allowed(60, 'suggest', (index) => ({ 'x-autocomplete-session': `another-${index}` }));
    assert.equal(sessions, 60);
  });

  it('share the limit towards the service', async () => {
    await start({ international: [{ count: 10, burst: 10, ...keep }] });
    assert.equal(await allowed(80, 'validate'), 10);
    assert.equal(service.seen.length, 10);
  });

  it('share the daily cap', async () => {
    await start({}, { DAILY_CAP: '12' });
    assert.equal(await allowed(60, 'validate'), 12);
    assert.ok(commands.some(({ count }) => count('dailyCap') === 1));
  });

  it('count a session once when it uses both at the same time', async () => {
    await start({}, { DAILY_CAP: '2' });
    const inSession = (session: string) => () => ({ 'x-autocomplete-session': session });
    assert.equal(await allowed(40, 'suggest', inSession('session-1')), 40);
    assert.ok(Math.min(...shares()) > 5, `both were asked: ${shares()}`);
    assert.equal(await allowed(40, 'suggest', inSession('session-2')), 40);
    assert.equal(await allowed(40, 'suggest', inSession('session-3')), 0);
  });

  it('can have a prefix of their own in Redis', async () => {
    await start({ suggestions: [{ count: 5, burst: 5, ...keep }] }, { REDIS_PREFIX: 'shop-2:' });
    assert.equal(await allowed(20, 'suggest'), 5);
    const client = await createClient({ url: `redis://127.0.0.1:${redis.port}` }).connect();
    const keys = await client.keys('*');
    client.destroy();
    assert.ok(keys.length > 0 && keys.every((key) => key.startsWith('shop-2:')), keys.join());
  });

  it('share cached answers', async () => {
    await start({});
    for (let index = 0; index < 6; index++) assert.equal((await request('country', { country: 'NL' })).status, 200);
    assert.equal(service.seen.length, 1);
    while (shares().some((share) => share < 3)) await Promise.race(commands.map(({ next }) => next()));
    assert.deepEqual(shares(), [3, 3]);
  });

  for (const [how, fail] of [
    ['is gone', async () => redis.stop()],
    ['hangs', async () => redis.child.kill('SIGSTOP')],
  ] as const) {
    it(`go on when Redis ${how}, each with a limit of its own`, async () => {
      await start({ suggestions: [{ count: 10, burst: 10, ...keep }] });
      assert.equal(await allowed(40, 'suggest'), 10);
      await fail();
      assert.equal(await allowed(40, 'suggest'), 20);
      for (const { line } of commands) await line('storeFailed');
    });
  }

  it('share limits again when Redis is back', async () => {
    await start({ suggestions: [{ count: 10, burst: 10, ...keep }] });
    await redis.stop();
    assert.equal(await allowed(40, 'suggest'), 20);
    redis = await startRedis(redis.port);
    const isShared = async (session: string) =>
      (await allowed(40, 'suggest', () => ({ 'x-autocomplete-session': session }))) === 10;
    let round = 0;
    while (!(await isShared(`session-again-${round}`))) round++;
  });

  it('can be stopped one after the other without an error for the client', async () => {
    await start({});
    const client = createAddressClient({ baseUrl: `http://127.0.0.1:${nginx?.port}/address-api` });
    const [first, second] = commands;
    let isLeft = false;
    const gone = (async () => {
      while ((shares()[0] ?? 0) === 0) await first?.next();
      await first?.stop();
      isLeft = true;
    })();
    let asked = 0;
    const work = async () => {
      for (let more = 5; more > 0; more -= isLeft ? 1 : 0) {
        await client.suggest({ context: 'nld', term: `term ${asked++}`, session: `session-${asked}` });
      }
    };
    await Promise.all([work(), work(), work(), gone]);
    const [firstShare = 0, secondShare = 0] = shares();
    assert.ok(second && secondShare > firstShare, `${firstShare} and ${secondShare}`);
    assert.equal(await first?.ended, 0);
  });

  it('start without Redis, and log why, without its password', async () => {
    const url = `redis://shop:geheim@127.0.0.1:${redis.port}`;
    await startWithoutRedis({}, { REDIS_URL: url });
    assert.equal((await request('countries', {})).status, 200);
    for (const command of commands) {
      assert.equal((await command.line('storeFailed'))['error'], 'WRONGPASS');
      assert.ok(!command.written().includes('geheim'));
    }
  });
});
