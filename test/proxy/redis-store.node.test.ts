import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createClient } from '@redis/client';
import { defaultLimits } from '../../src/proxy/limits.ts';
import type { Reply, Step } from '../../src/proxy/store.ts';
import { createMemoryStore, createRedisStore, type ProxyEvent } from '../../src/proxy.ts';
import { missing, type Program, startRedis } from '../support/programs.ts';
import * as fc from '../support/random.ts';
import { operationOf } from './server.ts';
import { stepwise } from './stores.ts';
import { bodies, createClock, createProxy, createRequest, jsonResponse, noLimits } from './support.ts';

const nasty = [
  '',
  '.',
  '..',
  '%2e%2e',
  '__proto__',
  'constructor',
  '{a}',
  ' ',
  '\n',
  '\0',
  '東京',
  '🏠',
  '*',
  'a'.repeat(3_000),
];

for (const program of ['redis-server', 'valkey-server'] as const) {
  describe(`the store in ${program}`, { skip: missing(program) }, () => {
    let redis: Program;
    let client: ReturnType<typeof createClient>;
    let store: ReturnType<typeof stepwise>;
    /** Makes the prefix of each run different. */
    let runs = 0;
    const fresh = (prefix = `run${runs++}:`) =>
      stepwise(createRedisStore((command) => client.sendCommand(command), { prefix }));

    before(async () => {
      redis = await startRedis(undefined, [], program);
      client = createClient({ url: `redis://127.0.0.1:${redis.port}` });
      client.on('error', () => {});
      await client.connect();
      store = fresh();
    });
    after(async () => {
      client.destroy();
      await redis.stop();
    });

    it('stores any text under any key', async () => {
      const text = fc.oneof(fc.constantFrom(...nasty), fc.anyText());
      await fc.assert(
        fc.asyncProperty(text, text, async (key, value) => {
          const own = fresh();
          assert.equal(await own.get(key), null);
          await own.set(key, value, 60);
          assert.equal(await own.get(key), value);
        }),
        { numRuns: 200, examples: nasty.map((each) => [each, each] as [string, string]) },
      );
    });

    it('sets an expiry on every key', async () => {
      const own = fresh('life:');
      await own.set('text', 'x', 60);
      await own.take('bucket', { count: 1, seconds: 60 });
      // The limit would be full again after 600 s, and the key goes when no client has asked for 60 s.
      const slow = { count: 10, seconds: 60, burst: 10 };
      for (let times = 0; times < 20; times++) await own.take('slow', slow, { name: `name-${times}` });
      await own.take('ahead', { count: 1, seconds: 30 }, { maxWaitMs: 40_000 });
      await own.take('ahead', { count: 1, seconds: 30 }, { maxWaitMs: 40_000 });
      for (const key of ['{text}', '{bucket}', '{slow}', '{slow}:name-0', '{ahead}']) {
        const left = await client.pTTL(`life:${key}`);
        assert.ok(left > 20_000 && left <= 60_000, `${key}: ${left}`);
      }
      await own.set('soon', 'x', 0.001);
      while ((await own.get('soon')) !== null);
    });

    it('lets a name take once, even if many calls arrive at once', async () => {
      const own = fresh();
      const limit = { count: 4, seconds: 3_600, burst: 4 };
      const takes = Array.from({ length: 60 }, (_, index) => own.take('day', limit, { name: `name-${index % 6}` }));
      const taken = (await Promise.all(takes)).map(({ isTaken }) => isTaken);
      assert.deepEqual(taken.slice(6), taken.slice(0, -6));
      assert.equal(taken.slice(0, 6).filter(Boolean).length, 4);
      assert.equal((await own.take('day', limit)).isTaken, false, 'what has no name takes as well');
      assert.equal((await own.take('another', limit, { name: 'name-5' })).isTaken, true);
    });

    it('takes nothing with a negative wait', async () => {
      const own = fresh();
      const limit = { count: 1, seconds: 3_600 };
      const look = { maxWaitMs: -1 };
      assert.deepEqual(await own.take('k', limit, look), { isTaken: false, wait: 0 });
      assert.equal((await own.take('k', limit)).isTaken, true);
      const { isTaken, wait } = await own.take('k', limit, look);
      assert.ok(!isTaken && wait > 3_000_000 && wait <= 3_600_000);
    });

    it('keeps a limit as large as the largest daily cap exact to the last request', async () => {
      const own = fresh();
      const limit = { count: 1_000_000_000, seconds: 172_800, burst: 1_000_000_000 };
      for (let times = 0; times < 3; times++) assert.equal((await own.take('large', limit)).isTaken, true);
      const left = await client.pTTL(`run${runs - 1}:{large}`);
      assert.ok(left > 100_000_000 && left <= 172_800_000, String(left));
    });

    it('does not forget lookups of the day because a process has a smaller cap, or had one', async () => {
      for (const store of [fresh(), createMemoryStore()]) {
        let sent = 0;
        const startProcess = (dailyCap: number) => {
          const answer = async () => {
            sent++;
            return jsonResponse(bodies.validate);
          };
          const proxy = createProxy(answer, { store, dailyCap, limits: noLimits });
          return async (street: string) => (await proxy(createRequest('validate', { country: 'nld', street }))).status;
        };
        const usual = startProcess(5);
        for (let times = 0; times < 5; times++) assert.equal(await usual(`a ${times}`), 200);
        // Somebody stops all lookups, and allows them again later.
        assert.equal(await startProcess(1)('b'), 503);
        assert.equal(await startProcess(5)('c'), 503);
        assert.equal(await startProcess(6)('d'), 200);
        assert.equal(sent, 6);
      }
    });

    it('performs several steps in one command, up to the first that refuses or that finds a text', async () => {
      const commands: string[][] = [];
      const send = (command: string[]) => {
        commands.push(command);
        return client.sendCommand(command);
      };
      const own = stepwise(createRedisStore(send, { prefix: 'run:' }));
      const limit = { count: 1, seconds: 3_600 };
      const take = (key: string, options = {}): Step => ['take', `a:${key}`, limit, options];
      const isTaken = (replies: readonly Reply[]) =>
        replies.map((reply) => (typeof reply === 'object' && reply !== null ? reply.isTaken : reply));
      const steps = [
        take('1'),
        take('1', { maxWaitMs: -4_000_000 }),
        ['get', 'a:t'],
        take('2'),
        take('1'),
        take('3'),
      ] as const;
      assert.deepEqual(isTaken(await own.run(steps)), [true, false, null, true, false]);
      assert.deepEqual(isTaken(await own.run([take('1', { maxWaitMs: -1 }), take('3')])), [false]);
      const undo: Step[] = [
        ['refund', 'a:1', limit],
        ['set', 'a:t', 'text', 60],
      ];
      assert.deepEqual(await own.run(undo), [null, null]);
      assert.deepEqual(isTaken(await own.run([take('1'), ['get', 'a:t'], take('3')])), [true, 'text']);
      assert.equal((await own.take('a:3', limit)).isTaken, true);
      assert.deepEqual(
        commands.map(([name]) => name),
        Array(5).fill('EVAL'),
      );
      assert.ok(
        commands.every(([, , count, ...keys]) =>
          keys.slice(0, Number(count)).every((key) => key.startsWith('run:{a}:')),
        ),
      );
    });

    it('decides like the memory store', async () => {
      // The limits are so slow that nothing becomes available during the test, and the two clocks do not matter.
      const limit = fc.record({
        count: fc.integer({ min: 2, max: 8 }),
        seconds: fc.integer({ min: 3_600, max: 86_400 }),
      });
      const maxWaitMs = fc.constantFrom(0, 1_000, 60_000, 3_600_000, 86_400_000);
      await fc.assert(
        fc.asyncProperty(limit, fc.array(fc.option(maxWaitMs), { maxLength: 12 }), async (given, maxWaits) => {
          const theirs = fresh();
          const ours = stepwise(createMemoryStore({ now: createClock().now }));
          for (const each of maxWaits) {
            if (each === null) {
              await theirs.refund?.('k', given);
              await ours.refund?.('k', given);
              continue;
            }
            const [theirTake, ourTake] = [
              await theirs.take('k', given, { maxWaitMs: each }),
              await ours.take('k', given, { maxWaitMs: each }),
            ];
            const difference = Math.abs(theirTake.wait - ourTake.wait);
            // Cases in which a few milliseconds decide are left out.
            fc.pre(Math.abs(ourTake.wait - each) > 5_000 || ourTake.wait === 0);
            assert.equal(theirTake.isTaken, ourTake.isTaken);
            assert.ok(difference < 5_000, `${theirTake.wait} and ${ourTake.wait}`);
          }
        }),
        { numRuns: 150 },
      );
    });

    it('keeps a limit if several clients take at once', async () => {
      const others = await Promise.all(
        [1, 2, 3].map(() => createClient({ url: `redis://127.0.0.1:${redis.port}` }).connect()),
      );
      const stores = others.map((other) =>
        stepwise(createRedisStore((command) => other.sendCommand(command), { prefix: 'many:' })),
      );
      const limit = { count: 25, seconds: 3_600, burst: 25 };
      const taken = await Promise.all(
        Array.from({ length: 300 }, (_, index) => (stores[index % 3] ?? store).take('all', limit)),
      );
      assert.equal(taken.filter(({ isTaken }) => isTaken).length, 25);
      for (const other of others) other.destroy();
    });

    it('makes requests available at equal intervals', async () => {
      const limit = { count: 40, seconds: 1, burst: 1 };
      const began = performance.now();
      let taken = 0;
      while (taken < 10) if ((await store.take('pace', limit)).isTaken) taken++;
      // The first is available at once. Five milliseconds allow for the difference between two clocks.
      assert.ok(performance.now() - began >= 9 * 25 - 5);
    });

    it('returns the wait of a request that is taken in advance', async () => {
      const limit = { count: 1, seconds: 100 };
      assert.deepEqual(await store.take('ahead', limit), { isTaken: true, wait: 0 });
      const { isTaken, wait } = await store.take('ahead', limit, { maxWaitMs: 100_000 });
      assert.ok(isTaken && wait > 60_000 && wait <= 100_000);
      const refused = await store.take('ahead', limit, { maxWaitMs: 100_000 });
      assert.ok(!refused.isTaken && refused.wait > 160_000 && refused.wait <= 200_000);
    });

    it('works with the documented rights', async () => {
      const docs = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
      const [, rights = ''] = /`ACL SETUSER address on >… (.+)`/.exec(docs) ?? [];
      assert.ok(rights.includes('~address-entry:*'));
      await client.sendCommand(['ACL', 'SETUSER', 'address', 'on', '>word', ...rights.split(' ')]);
      const url = `redis://address:word@127.0.0.1:${redis.port}`;
      const other = await createClient({ url, disableClientInfo: true }).connect();
      const own = stepwise(createRedisStore((command) => other.sendCommand(command)));
      assert.ok((await own.take('k', { count: 1, seconds: 60 })).isTaken);
      assert.ok((await own.take('c', { count: 2, seconds: 60 }, { name: 'x' })).isTaken);
      assert.ok((await own.take('c', { count: 2, seconds: 60 }, { name: 'x' })).isRepeat);
      for (let times = 0; times < 2; times++) await own.refund('c', { count: 2, seconds: 60 }, { name: 'x' });
      await own.set('t', 'x', 60);
      assert.equal(await own.get('t'), 'x');
      assert.equal(await other.ping(), 'PONG');
      await assert.rejects(other.sendCommand(['GET', 'else']), /NOPERM/);
      other.destroy();
    });

    it('rejects unknown replies', async () => {
      for (const reply of [null, 'OK', [], [null], ['x'], [['x', 1]], [{ length: 2 }], [[1, -1]], Number.NaN]) {
        const odd = stepwise(createRedisStore(async () => reply));
        await assert.rejects(odd.take('k', { count: 1, seconds: 1 }), TypeError);
      }
    });

    it('accepts clients that return numbers as strings or bigints', async () => {
      const texts = stepwise(createRedisStore(async () => [['1', 5n]]));
      assert.deepEqual(await texts.take('k', { count: 1, seconds: 1 }), { isTaken: true, wait: 5 });
    });

    it('rejects if another program has stored another type under the key', async () => {
      await client.sendCommand(['LPUSH', 'wrong:k', 'x']);
      await client.sendCommand(['LPUSH', 'wrong:{k}', 'x']);
      const own = fresh('wrong:');
      await assert.rejects(own.take('k', { count: 1, seconds: 1 }));
      await assert.rejects(own.get('k'));
    });
  });

  describe(`requests with the store in ${program}`, { skip: missing(program) }, () => {
    const nodesFile = `nodes-${process.pid}.conf`;
    /** Rejects commands whose keys may be on different nodes. */
    let cluster: Program;
    let client: ReturnType<typeof createClient>;
    before(async () => {
      cluster = await startRedis(undefined, ['--cluster-enabled', 'yes', '--cluster-config-file', nodesFile], program);
      client = createClient({ url: `redis://127.0.0.1:${cluster.port}` });
      client.on('error', () => {});
      await client.connect();
      await client.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', '0', '16383']);
      while (!String(await client.sendCommand(['CLUSTER', 'INFO'])).includes('cluster_state:ok'));
    });
    after(async () => {
      client.destroy();
      await cluster.stop();
      rmSync(join(tmpdir(), nodesFile), { force: true });
    });

    for (const address of ['192.0.2.1', '2001:db8::1']) {
      it(`need one command before the service is asked, and at most one after it: ${address}`, async () => {
        let commands = 0;
        const send = (command: string[]) => {
          commands++;
          return client.sendCommand(command);
        };
        const store = stepwise(createRedisStore(send, { prefix: address }));
        const answer = async ({ url }: Request) =>
          jsonResponse(bodies[operationOf(new URL(url).pathname) ?? 'suggest'], { 'cache-control': 'max-age=600' });
        const events: ProxyEvent[] = [];
        const onEvent = (event: ProxyEvent) => events.push(event);
        const now = () => Date.UTC(2026, 0, 1, 12);
        const proxy = createProxy(answer, {
          store,
          onEvent,
          now,
          dailyCap: 100,
          limits: defaultLimits,
          clientAddress: () => address,
        });
        const counts: Record<string, number> = {};
        for (const [what, operation, params] of [
          ['Dutch miss', 'dutchByPostcode', undefined],
          ['Dutch hit', 'dutchByPostcode', undefined],
          ['first suggestion', 'suggest', undefined],
          ['next suggestion', 'suggest', { context: 'nld', term: 'next' }],
          ['details', 'details', undefined],
          ['details of another address', 'details', { context: 'nldAnother' }],
        ] as const) {
          commands = 0;
          assert.equal((await proxy(createRequest(operation, params))).status, 200, what);
          counts[what] = commands;
        }
        assert.deepEqual(counts, {
          'Dutch miss': 2,
          'Dutch hit': 1,
          'first suggestion': 2,
          'next suggestion': 1,
          details: 1,
          'details of another address': 1,
        });
        assert.deepEqual(events, []);
      });
    }
  });
}
