import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { createAddressClient } from '../../src/client.ts';
import type { OperationName, Params } from '../../src/contract/operations.ts';
import type { Limits } from '../../src/proxy.ts';
import { inBatches, serveRecording } from '../proxy/server.ts';
import { ask, noLimits } from '../proxy/support.ts';
import { missing, type Nginx, type Program, startNginx, startRedis } from '../support/programs.ts';
import { type RunningCommand, startCommand } from './support.ts';

/** As the docs have it. */
function balancer(ports: readonly number[]): string {
  const servers = ports.map((port) => `server 127.0.0.1:${port};`);
  return readFileSync(new URL('../../docs/nginx/balancer.conf', import.meta.url), 'utf8')
    .replace(/(?: *server 127\.0\.0\.1:\d+;\n)+/, servers.join('\n'))
    .replace('listen 127.0.0.1:8080', 'listen 127.0.0.1:{port}')
    .replace('/var/log/nginx/', '{folder}/');
}

describe('two servers behind one nginx and with one Redis', { skip: missing('nginx', 'redis-server') }, () => {
  let service: Awaited<ReturnType<typeof serveRecording>>;
  let redis: Program;
  let nginx: Nginx | null = null;
  let commands: readonly RunningCommand[] = [];

  before(async () => {
    service = await serveRecording({ 'cache-control': 'public, max-age=600' });
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

  async function start(limits: Partial<Limits>, settings: Record<string, string> = {}): Promise<void> {
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

  function request(operation: OperationName, params: Params, headers: Record<string, string> = {}): Promise<Response> {
    const { url, headers: own } = ask(operation, params, headers);
    const { pathname, search } = new URL(url);
    return fetch(`http://127.0.0.1:${nginx?.port}/address-api${pathname}${search}`, { headers: own });
  }

  /** How many of so many were answered; every one of them another question, so that no cache helps. */
  async function allowed(count: number, operation: OperationName, headers?: (index: number) => Record<string, string>) {
    const statuses: number[] = [];
    await inBatches(Array(count).keys(), 20, async (index) => {
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

  const shares = () => commands.map(({ count }) => count('request'));
  const keep = { seconds: 3_600 };

  it('give one client what one client may have', async () => {
    await start({ address: [{ count: 20, burst: 20, ...keep }] });
    // What the client says about itself is worth nothing.
    const answered = await allowed(200, 'validate', (index) => ({ 'x-forwarded-for': `192.0.2.${index}` }));
    assert.equal(answered, 20);
    assert.equal(service.seen.length, 20);
    assert.ok(Math.min(...shares()) > 50, `both had their share: ${shares()}`);
  });

  it('give one session what one session may have', async () => {
    await start({ suggestions: [{ count: 15, burst: 15, ...keep }] });
    assert.equal(await allowed(60, 'suggest'), 15);
    const sessions = await allowed(60, 'suggest', (index) => ({ 'x-autocomplete-session': `another-${index}` }));
    assert.equal(sessions, 60);
  });

  it('ask the service no more than all together may', async () => {
    await start({ international: [{ count: 10, burst: 10, ...keep }] });
    assert.equal(await allowed(80, 'validate'), 10);
    assert.equal(service.seen.length, 10);
  });

  it('stop at one daily cap', async () => {
    await start({}, { DAILY_CAP: '12' });
    assert.equal(await allowed(60, 'validate'), 12);
    assert.ok(commands.some(({ count }) => count('dailyCap') === 1));
  });

  it('count a session once that asks both at the same time', async () => {
    await start({}, { DAILY_CAP: '2' });
    const inSession = (session: string) => () => ({ 'x-autocomplete-session': session });
    assert.equal(await allowed(40, 'suggest', inSession('session-1')), 40);
    assert.ok(Math.min(...shares()) > 5, `both were asked: ${shares()}`);
    assert.equal(await allowed(40, 'suggest', inSession('session-2')), 40);
    assert.equal(await allowed(40, 'suggest', inSession('session-3')), 0);
  });

  it('keep an answer for both', async () => {
    await start({});
    for (let index = 0; index < 6; index++) assert.equal((await request('country', { country: 'NL' })).status, 200);
    assert.equal(service.seen.length, 1);
    for (const { count, next } of commands) while (count('request') < 3) await next();
    assert.deepEqual(shares(), [3, 3]);
  });

  for (const [how, fail] of [
    ['is gone', async () => redis.stop()],
    ['hangs', async () => redis.child.kill('SIGSTOP')],
  ] as const) {
    it(`go on alone when Redis ${how}: each then gives its own limit, and no more`, async () => {
      await start({ suggestions: [{ count: 10, burst: 10, ...keep }] });
      assert.equal(await allowed(40, 'suggest'), 10);
      await fail();
      const began = performance.now();
      assert.equal(await allowed(40, 'suggest'), 20);
      assert.ok(performance.now() - began < 3_000, 'nobody waited for it long');
      for (const { line } of commands) await line('storeFailed');
    });
  }

  it('share again when Redis is back', async () => {
    await start({ suggestions: [{ count: 10, burst: 10, ...keep }] });
    await redis.stop();
    assert.equal(await allowed(40, 'suggest'), 20);
    redis = await startRedis(redis.port);
    const isShared = async (session: string) =>
      (await allowed(40, 'suggest', () => ({ 'x-autocomplete-session': session }))) === 10;
    let round = 0;
    while (!(await isShared(`session-again-${round}`))) round++;
  });

  it('end one after the other, and our client notices nothing', async () => {
    await start({});
    const client = createAddressClient({ baseUrl: `http://127.0.0.1:${nginx?.port}/address-api` });
    const [first, second] = commands;
    let isLeft = false;
    const gone = first?.line('request').then(async () => {
      await first.stop();
      isLeft = true;
    });
    let asked = 0;
    const work = async () => {
      for (let more = 5; more > 0; more -= isLeft ? 1 : 0) {
        await client.suggest({ context: 'nld', term: `term ${asked++}`, session: `session-${asked}` });
      }
    };
    await Promise.all([work(), work(), work(), gone]);
    assert.ok((second?.count('request') ?? 0) > (first?.count('request') ?? 0));
    assert.equal(await first?.ended, 0);
  });

  it('start before Redis does, and say what is wrong with it without its password', async () => {
    const url = `redis://shop:geheim@127.0.0.1:${redis.port}`;
    await start({}, { REDIS_URL: url });
    assert.equal((await request('countries', {})).status, 200);
    for (const command of commands) {
      assert.equal((await command.line('storeFailed'))['error'], 'WRONGPASS');
      assert.ok(!command.written().includes('geheim'));
    }
  });
});
