import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { after, before, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import { createCheckContext } from '../../src/check-proxy/context.ts';
import { runChecks } from '../../src/check-proxy/run-checks.ts';
import { startStandInService } from '../../src/check-proxy/stand-in-service.ts';
import { type OperationName, operationNames } from '../../src/contract/operations.ts';
import { assertHarmless, assertOurs, linesFor, mount, routes, write } from '../proxy/hostile.ts';
import { harmlessTexts, pathLikeValues } from '../proxy/path-like.ts';
import { operationOf, runConcurrently, sendRaw, startRecordingService } from '../proxy/server.ts';
import { authorization, createRequest, secret, street } from '../proxy/support.ts';
import { freePort, missing } from '../support/programs.ts';
import { missingFor, recipes, start } from './support.ts';

/** Those that are programs, not configurations: they have limits. */
const recipesOfCode = recipes.filter(({ program }) => program !== 'caddy');

describe('a recipe', { concurrency: true }, () => {
  for (const recipe of recipes) {
    const { name } = recipe;
    it(`passes all checks of a proxy in ${name}`, { skip: missingFor(recipe) }, async () => {
      const service = await startStandInService(0);
      const running = await start(recipe, `http://127.0.0.1:${service.port}`);
      const context = createCheckContext({ url: running.url, origin: null, headers: {}, service });
      const results = await runChecks(allChecks, context, true).finally(async () => {
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
  const { name, refusals } = recipe;
  // One process for all of them: to start it takes longer than most of these tests.
  describe(`with a hostile service and hostile pages, ${name}`, { skip: missingFor(recipe) }, () => {
    const extraHeaders: Record<string, string> = {};
    let service: Awaited<ReturnType<typeof startRecordingService>>;
    let running: Awaited<ReturnType<typeof start>>;
    before(async () => {
      service = await startRecordingService(extraHeaders);
      running = await start(recipe, `http://127.0.0.1:${service.port}`, 'http://shop.test');
    });
    after(async () => {
      await running.stop();
      await service.close();
    });
    beforeEach(() => {
      service.seen.length = 0;
    });

    // The first one: answers that are in a cache would not be asked for.
    it('keeps neither more than its memory can hold nor what must not be stored', {
      skip: !recipesOfCode.includes(recipe),
    }, async (test) => {
      const usual = service.server.listeners('request') as RequestListener[];
      test.after(() => service.server.removeAllListeners('request').on('request', usual[0] ?? assert.fail));
      service.server.removeAllListeners('request').on('request', ({ url = '' }, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store, max-age=600' });
        // Writing in two parts sends no Content-Length.
        response.write('[');
        response.end(`${' '.repeat(url.endsWith('supported-countries') ? 3_000_000 : 3)}]`);
      });
      const get = (operation: OperationName) =>
        fetch(running.url.href + new URL(createRequest(operation).url).pathname, { headers });
      assert.equal((await get('countries')).status, 503);
      const country = await get('country');
      assert.deepEqual([country.status, country.headers.get('cache-control')], [200, 'no-store']);
    });

    it('sends no header of the service to the browser', async (test) => {
      Object.assign(extraHeaders, steering);
      test.after(() => {
        for (const name of Object.keys(steering)) delete extraHeaders[name];
      });
      for (const operation of operationNames()) {
        const { pathname, search } = new URL(createRequest(operation).url);
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
      assert.equal(service.seen.length, operationNames().length);
    });

    it('refuses a value that would be a path if it were decoded again, and none that only looks like one', async () => {
      const ask = (path: string) => sendRaw(running.port, write(mount + path));
      for (const value of pathLikeValues) {
        for (const path of [routes.country(value), routes.suggest(value), routes.validate(`nld?street=${value}`)]) {
          const answer = await ask(path);
          assert.match(answer, /^HTTP\/1\.1 400 .*urn:address-entry:problem:invalid-input/s, path);
          assert.match(answer, /"detail":"[A-Z]/);
        }
      }
      assert.equal(service.seen.length, 0);
      for (const text of harmlessTexts) {
        const encoded = encodeURIComponent(text);
        for (const path of [
          routes.country(encoded),
          routes.suggest(encoded),
          routes.validate(`nld?street=${encoded}`),
        ]) {
          assert.match(await ask(path), /^HTTP\/1\.1 200 /, path);
          const received = service.seen.splice(0).map(({ url }) => decodeURIComponent(url));
          assert.deepEqual(received, [decodeURIComponent(path)]);
        }
      }
    });

    it('gives hostile requests nothing but the operations', async () => {
      // Each form at two or three of the operations: a recipe reads all of them in one place.
      const lines = operationNames().flatMap((operation, first) =>
        linesFor(operation).filter((_, index) => (first + index) % 3 === 0),
      );
      // All at once, because a few of them end only when the connection has been idle for so long.
      await runConcurrently(lines, 64, async (line) => {
        assertHarmless(await sendRaw(running.port, line, 10_000), line, refusals);
      });
      for (const operation of operationNames()) {
        const count = service.seen.filter(({ url }) => operationOf(url) === operation).length;
        assert.ok(count >= 5, `only ${count} requests for ${operation} reached the service`);
      }
      for (const seen of service.seen.splice(0)) {
        assert.equal(seen.method, 'GET');
        assert.ok(operationOf(seen.url), seen.url);
        assert.equal(new URL(seen.url, 'http://service.test').pathname, seen.url.split('?', 1)[0]);
        assert.equal(seen.headers['authorization'], authorization);
        assertOurs(seen);
      }
    });
  });
}

describe('the host of the pages', () => {
  for (const recipe of recipes.filter(({ program }) => program === 'php')) {
    it(`is the only one that ${recipe.name} answers for`, { skip: missingFor(recipe) }, async () => {
      const service = await startRecordingService();
      const settings = { ADDRESS_HOST: 'shop.test' };
      const running = await start(recipe, `http://127.0.0.1:${service.port}`, undefined, settings);
      const line = write(`${mount}/international/v1/country/NL`);
      // A domain of somebody else may point to this server: for the browser, its page and the proxy have one origin.
      const answers = [
        await sendRaw(running.port, line),
        await sendRaw(running.port, line.replace('shop.test', 'other.test')),
      ].map((answer) => answer.split(' ', 2)[1]);
      await running.stop();
      await service.close();
      assert.deepEqual(answers, ['200', '403']);
      assert.equal(service.seen.length, 1);
    });
  }
});

describe('the service', () => {
  it('can be down, and then caddy logs neither the address nor the session', { skip: missing('caddy') }, async () => {
    const [recipe] = recipes.filter(({ program }) => program === 'caddy');
    assert.ok(recipe);
    const running = await start(recipe, `http://127.0.0.1:${await freePort()}`);
    const { pathname } = new URL(createRequest('suggest').url);
    const response = await fetch(running.url.href + pathname, { headers }).finally(running.stop);
    assert.equal(response.status, 502);
    assert.match(running.said(), /connection refused/);
    for (const canary of [street, 'session-kanarie', secret]) assert.ok(!running.said().includes(canary), canary);
  });
});

describe('the account', () => {
  it('is not in the configuration that caddy shows on its admin port and saves', { skip: missing('caddy') }, () => {
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
