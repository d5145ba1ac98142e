import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { createAddressClient } from '../../src/client.ts';
import type { OperationName, Params } from '../../src/contract/operations.ts';
import { canonicalKey } from '../../src/proxy/call.ts';
import { accountPrefixOf } from '../../src/proxy/store-access.ts';
import type { Limits } from '../../src/proxy.ts';
import { runConcurrently, startRecordingService } from '../proxy/server.ts';
import { createRequest, noLimits } from '../proxy/support.ts';
import { missing, type Nginx, type Program, redisServer, startNginx, startRedis } from '../support/programs.ts';
import { balancer, type RunningCommand, startCommand } from './support.ts';

describe('two processes behind one nginx with one Redis', { skip: missing('nginx', redisServer) }, () => {
  let service: Awaited<ReturnType<typeof startRecordingService>>;
  let redis: Program;
  let nginx: Nginx;
  let commands: readonly RunningCommand[] = [];
  /** The number of requests that each process had logged when a test began. */
  let countsBefore: readonly number[] = [];

  before(async () => {
    service = await startRecordingService({ 'cache-control': 'public, max-age=600' });
  });
  after(() => service.close());

  /** Starts everything for the tests of a suite, and ends it after them. It does not wait for Redis. */
  function startBefore(limits: Partial<Limits>, settings: Record<string, string> = {}, user = ''): void {
    before(async () => {
      redis = await startRedis();
      const env = {
        BASE_URL: `http://127.0.0.1:${service.port}`,
        REDIS_URL: `redis://${user}127.0.0.1:${redis.port}`,
        TRUSTED_HOPS: '1',
        LIMITS: JSON.stringify({ ...noLimits, ...limits }),
        ...settings,
      };
      commands = await Promise.all([startCommand(env), startCommand(env)]);
      nginx = await startNginx(balancer(commands.map(({ port }) => port)));
    });
    after(async () => {
      await nginx.stop();
      await Promise.all(commands.map(({ stop }) => stop()));
      await redis.stop();
    });
  }

  const connect = () => createClient({ url: `redis://127.0.0.1:${redis.port}` }).connect();

  /** Resolves with the finding of a question to Redis. */
  async function inRedis<Found>(find: (client: Awaited<ReturnType<typeof connect>>) => Promise<Found>): Promise<Found> {
    const client = await connect();
    return find(client).finally(() => client.destroy());
  }

  const forget = () => inRedis((client) => client.flushAll());

  /**
   * Forgets all that was counted before. Then waits until both processes use Redis: until each has stored an answer
   * there. A process that is not connected would use limits of its own.
   */
  async function startCounting(prefix = 'address-entry:'): Promise<void> {
    const account = accountPrefixOf(`http://127.0.0.1:${service.port} shop`).replace(':', '');
    const isThere = (country: string) => {
      const key = canonicalKey({ operation: 'country', params: { country }, session: null });
      return inRedis((client) => client.exists(`${prefix}{${account}}:answer:${key}`));
    };
    await forget();
    for (const { port } of commands) {
      for (let attempt = 0; ; attempt++) {
        assert.ok(attempt < 1_000, 'a process stores its answers in Redis');
        const country = `Connected${port}x${attempt}`;
        const { headers } = createRequest('country');
        headers.set('x-forwarded-for', `198.51.${attempt % 256}.1`);
        await (
          await fetch(`http://127.0.0.1:${port}/address-api/international/v1/country/${country}`, { headers })
        ).arrayBuffer();
        if ((await isThere(country)) === 1) break;
        await setTimeout(20);
      }
    }
    await forget();
    service.seen.length = 0;
    for (const command of commands) await command.line('request');
    countsBefore = commands.map(({ count }) => count('request'));
  }

  function request(operation: OperationName, params: Params, headers: Record<string, string> = {}): Promise<Response> {
    const { url, headers: own } = createRequest(operation, params, headers);
    const { pathname, search } = new URL(url);
    return fetch(`http://127.0.0.1:${nginx.port}/address-api${pathname}${search}`, { headers: own });
  }

  /** Parameters of different requests, which no cache can answer. */
  const different = {
    suggest: (index: number) => ({ context: 'nld', term: `t${index}` }),
    validate: (index: number) => ({ country: 'nld', street: `s${index}` }),
    dutchByPostcode: (index: number) => ({ postcode: '2012ES', houseNumber: index + 1 }),
  };

  /** Sends different requests, and returns how many of them were answered. */
  async function allowed(
    count: number,
    operation: keyof typeof different,
    headers?: (index: number) => Record<string, string>,
  ) {
    const statuses: number[] = [];
    await runConcurrently(Array(count).keys(), 20, async (index) => {
      const response = await request(operation, different[operation](index), headers?.(index));
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
  const ofSession = (session: string) => () => ({ 'x-autocomplete-session': session });

  describe('that have their own limits and prefix in Redis', () => {
    const prefix = 'shop-2:';
    startBefore(
      {
        requests: [{ count: 60, burst: 60, ...keep }],
        suggestions: [{ count: 15, burst: 15, ...keep }],
        international: [{ count: 40, burst: 40, ...keep }],
      },
      { REDIS_PREFIX: prefix },
    );
    beforeEach(() => startCounting(prefix));

    it('share the limit of a client', async () => {
      // The client forges X-Forwarded-For, which must not help.
      const forge = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index}` });
      assert.equal(await allowed(120, 'dutchByPostcode', forge), 60);
      assert.equal(service.seen.length, 60);
      assert.ok(Math.min(...shares()) > 30, `both had their share: ${shares()}`);
    });

    it('share the limit of a session', async () => {
      assert.equal(await allowed(35, 'suggest'), 15);
      assert.equal(await allowed(20, 'suggest', (index) => ofSession(`another-${index}`)()), 20);
    });

    it('share the limit towards the service', async () => {
      assert.equal(await allowed(55, 'validate'), 40);
      assert.equal(service.seen.length, 40);
    });

    it('share cached answers, and use no other key in Redis than those with the prefix', async () => {
      for (let index = 0; index < 6; index++) assert.equal((await request('country', { country: 'NL' })).status, 200);
      assert.equal(service.seen.length, 1);
      while (shares().some((share) => share < 3)) await Promise.race(commands.map(({ next }) => next()));
      assert.deepEqual(shares(), [3, 3]);
      const keys = await inRedis((client) => client.keys('*'));
      for (const kind of ['answer', 'requests', 'international'])
        assert.ok(
          keys.some((key) => key.includes(`:${kind}:`)),
          `${kind}: ${keys}`,
        );
      assert.ok(
        keys.every((key) => key.startsWith(prefix)),
        keys.join(),
      );
    });
  });

  describe('that have a daily cap', () => {
    startBefore({}, { DAILY_CAP: '14' });

    it('share it, and count a session once if it uses both at the same time', async () => {
      await startCounting();
      assert.equal(await allowed(40, 'suggest', ofSession('session-1')), 40);
      assert.ok(Math.min(...shares()) > 5, `both were asked: ${shares()}`);
      assert.equal(await allowed(40, 'suggest', ofSession('session-2')), 40);
      // What two lookups leave.
      assert.equal(await allowed(60, 'validate'), 12);
      assert.ok(commands.some(({ count }) => count('dailyCap') === 1));
      assert.equal(await allowed(40, 'suggest', ofSession('session-3')), 0);
    });
  });

  describe('with a Redis that may fail', () => {
    startBefore({ suggestions: [{ count: 10, burst: 10, ...keep }] });
    beforeEach(() => startCounting());

    for (const [index, [how, fail, mend]] of (
      [
        ['hangs', async () => redis.child.kill('SIGSTOP'), async () => redis.child.kill('SIGCONT')],
        [
          'is gone',
          async () => redis.stop(),
          async () => {
            redis = await startRedis(redis.port);
          },
        ],
      ] as const
    ).entries()) {
      it(`continue if Redis ${how}, each with its own limit, and share it again when Redis is back`, async () => {
        const failures = () => commands.map(({ count }) => count('storeFailed'));
        const failuresBefore = failures();
        assert.equal(await allowed(40, 'suggest', ofSession(`session-before-${index}`)), 10);
        await fail();
        assert.equal(await allowed(40, 'suggest', ofSession(`session-before-${index}`)), 20);
        const isReported = () => failures().every((count, index) => count > (failuresBefore[index] ?? 0));
        while (!isReported()) await Promise.race(commands.map(({ next }) => next()));
        await mend();
        await startCounting();
        assert.equal(await allowed(40, 'suggest', ofSession(`session-after-${index}`)), 10);
      });
    }

    // The last one: it ends a process.
    it('can be stopped one after the other without an error for the client', async () => {
      const client = createAddressClient({ baseUrl: `http://127.0.0.1:${nginx.port}/address-api` });
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
  });

  describe('with a Redis that refuses them', () => {
    startBefore({}, {}, 'shop:geheim@');

    it('start without it, and log why, without its password', async () => {
      assert.equal((await request('countries', {})).status, 200);
      for (const command of commands) {
        assert.equal((await command.line('storeFailed'))['error'], 'WRONGPASS');
        assert.ok(!command.written().includes('geheim'));
      }
    });
  });
});
