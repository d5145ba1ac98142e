import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checks } from '../../src/check-proxy/all.ts';
import { createLab } from '../../src/check-proxy/lab.ts';
import { runChecks } from '../../src/check-proxy/run.ts';
import { startService } from '../../src/check-proxy/service.ts';
import { type OperationName, operationNames } from '../../src/contract/operations.ts';
import { assertHarmless, assertOurs, linesFor } from '../proxy/hostile.ts';
import { inBatches, listen, operationOf, sendRaw, serveRecording } from '../proxy/server.ts';
import { ask, authorization, secret, street } from '../proxy/support.ts';
import { freePort, missing } from '../support/programs.ts';
import { recipes, start } from './support.ts';

describe('a recipe', { concurrency: true }, () => {
  for (const recipe of recipes) {
    const { program } = recipe;
    it(`makes a right proxy of ${program}`, { skip: missing(program), timeout: 90_000 }, async () => {
      const service = await startService(0);
      const running = await start(recipe, `http://127.0.0.1:${service.port}`);
      const lab = createLab({ url: running.url, origin: null, headers: {}, service });
      const results = await runChecks(checks, lab, true).finally(async () => {
        await running.stop();
        await service.close();
      });
      const wrong = results.filter(({ verdict }) => verdict === 'wrong');
      assert.deepEqual(
        wrong.filter(({ level }) => level === 'must').flatMap(({ findings }) => findings),
        [],
      );
      assert.deepEqual(
        wrong.map(({ id }) => id),
        recipe.advice,
      );
      assert.ok(!running.said().includes(secret));
    });
  }
});

describe('the service', () => {
  const headers = { 'x-address-client': '1', 'x-autocomplete-session': 'session-kanarie' };
  const steering = {
    'set-cookie': 'a=b',
    'access-control-allow-origin': '*',
    'clear-site-data': '"*"',
    'strict-transport-security': 'max-age=1',
    'x-powered-by': 'x',
    location: '/x',
    link: '</x>; rel=preload',
    refresh: '0',
    etag: '"x"',
    'no-one-knows-this-one': 'x',
    'browser-of-tomorrow': 'x',
    'content-security-policy': 'x',
    'cache-control': 'max-age=600',
  };
  for (const recipe of recipes) {
    const { program } = recipe;
    it(`steers no browser through ${program}`, { skip: missing(program) }, async (test) => {
      const service = await serveRecording(steering);
      test.after(service.close);
      const running = await start(recipe, `http://127.0.0.1:${service.port}`);
      test.after(running.stop);
      for (const operation of operationNames()) {
        const { pathname, search } = new URL(ask(operation).url);
        const response = await fetch(running.url.href + pathname + search, { headers });
        assert.equal(response.status, 200);
        const { 'cache-control': cacheControl, ...others } = steering;
        assert.deepEqual(
          Object.keys(others).filter((name) => response.headers.has(name)),
          [],
        );
        const isPublic = operation === 'country' || operation === 'countries';
        assert.ok(isPublic || response.headers.get('cache-control')?.startsWith('private, max-age='), operation);
      }
    });
  }

  it('is believed within bounds by php', { skip: missing('php') }, async (test) => {
    const [recipe] = recipes.filter(({ program }) => program === 'php');
    assert.ok(recipe);
    const service = await listen(({ url = '' }, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store, max-age=600' });
      // No length is announced.
      response.write('[');
      response.end(`${' '.repeat(url.endsWith('supported-countries') ? 3_000_000 : 3)}]`);
    });
    test.after(service.close);
    const running = await start(recipe, `http://127.0.0.1:${service.port}`);
    test.after(running.stop);
    const get = (operation: OperationName) =>
      fetch(running.url.href + new URL(ask(operation).url).pathname, { headers });
    assert.equal((await get('countries')).status, 503);
    const country = await get('country');
    assert.deepEqual([country.status, country.headers.get('cache-control')], [200, 'no-store']);
  });

  it('is away, and caddy writes down neither the address nor the session', { skip: missing('caddy') }, async () => {
    const [recipe] = recipes.filter(({ program }) => program === 'caddy');
    assert.ok(recipe);
    const running = await start(recipe, `http://127.0.0.1:${await freePort()}`);
    const { pathname } = new URL(ask('suggest').url);
    const response = await fetch(running.url.href + pathname, { headers }).finally(running.stop);
    assert.equal(response.status, 502);
    assert.match(running.said(), /connection refused/);
    for (const canary of [street, 'session-kanarie', secret]) assert.ok(!running.said().includes(canary), canary);
  });
});

describe('the account', () => {
  it('is no part of what caddy shows on its admin port and saves', { skip: missing('caddy') }, () => {
    const config = fileURLToPath(new URL('../../demo/recipes/Caddyfile', import.meta.url));
    const env = { ...process.env, ADDRESS_SITE: 'http://:1', ADDRESS_URL: 'https://service.example' };
    const { status, stdout } = spawnSync('caddy', ['adapt', '--config', config], {
      encoding: 'utf8',
      env: { ...env, ADDRESS_ORIGIN: 'https://shop.example', ADDRESS_BASIC: btoa(`shop:${secret}`) },
    });
    assert.equal(status, 0);
    assert.ok(stdout.includes('service.example') && !stdout.includes(btoa(`shop:${secret}`)));
  });
});

describe('hostile requests', () => {
  for (const recipe of recipes) {
    const { program, refusals } = recipe;
    it(`get nothing but the operations out of ${program}`, { skip: missing(program), timeout: 120_000 }, async () => {
      const service = await serveRecording();
      const running = await start(recipe, `http://127.0.0.1:${service.port}`, 'http://shop.test');
      const sendAll = async () => {
        for (const operation of operationNames()) {
          await inBatches(linesFor(operation), 8, async (line) => {
            assertHarmless(await sendRaw(running.port, line), line, refusals);
          });
          assert.ok(service.seen.length >= 20, `only ${service.seen.length} requests reached the service`);
          for (const seen of service.seen.splice(0)) {
            assert.equal(seen.method, 'GET');
            assert.ok(operationOf(seen.url), seen.url);
            assert.equal(new URL(seen.url, 'http://service.test').pathname, seen.url.split('?', 1)[0]);
            assert.equal(seen.headers['authorization'], authorization);
            assertOurs(seen);
          }
        }
      };
      await sendAll().finally(async () => {
        await running.stop();
        await service.close();
      });
    });
  }
});
