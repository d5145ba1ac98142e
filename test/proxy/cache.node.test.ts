import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type OperationName, operationNames } from '../../src/contract/operations.ts';
import { maxAgeOf, retryAfterOf } from '../../src/proxy/freshness.ts';
import type { RequestLog } from '../../src/proxy.ts';
import { createMemoryStore } from '../../src/proxy.ts';
import { ask, bodies, clock, jsonOf, noLimits, proxyTo, recording, settled } from './support.ts';

function caching(operation: OperationName, options: Parameters<typeof proxyTo>[1] = {}) {
  const { now, forward } = clock();
  const lines: RequestLog[] = [];
  let next: () => Response = () => jsonOf(bodies[operation]);
  const { seen, fetch } = recording(async () => next());
  const proxy = proxyTo(fetch, { limits: noLimits, now, onRequest: (line) => lines.push(line), ...options });
  return {
    seen,
    lines,
    forward,
    proxy,
    send: () => proxy(ask(operation)),
    answer: (response: () => Response) => {
      next = response;
    },
  };
}

const cacheControl = (response: Response) => response.headers.get('cache-control');

describe('an answer', () => {
  const expected: Readonly<Record<OperationName, readonly [asked: number, cacheControl: string]>> = {
    dutchByPostcode: [1, 'private, max-age=600'],
    dutchByStreet: [1, 'private, max-age=600'],
    validate: [1, 'private, max-age=600'],
    country: [1, 'public, max-age=600'],
    countries: [1, 'public, max-age=600'],
    suggest: [2, 'private, max-age=300'],
    details: [2, 'private, max-age=300'],
  };
  for (const operation of operationNames()) {
    const [asked, header] = expected[operation];
    it(`to ${operation} is ${asked === 1 ? 'kept' : 'not kept'}, and says ${header} to the browser`, async () => {
      const { seen, send } = caching(operation);
      const first = await send();
      const second = await send();
      assert.equal(await first.text(), await second.text());
      assert.equal(seen.length, asked);
      assert.equal(cacheControl(first), header);
      assert.equal(first.headers.get('vary'), asked === 2 ? 'X-Autocomplete-Session' : null);
    });
  }

  it('is as old as it is, wherever it comes from', async () => {
    const { seen, send, forward } = caching('dutchByPostcode');
    await send();
    forward(100_000);
    assert.equal(cacheControl(await send()), 'private, max-age=500');
    forward(500_000);
    assert.equal(cacheControl(await send()), 'private, max-age=600');
    assert.equal(seen.length, 2);
  });

  it('may be kept by shared caches when the shop wants it', async () => {
    const { send } = caching('validate', { publicLookups: true });
    assert.equal(cacheControl(await send()), 'public, max-age=600');
    const suggestion = caching('suggest', { publicLookups: true });
    assert.equal(cacheControl(await suggestion.send()), 'private, max-age=300');
  });

  it('is one for every spelling of a postcode and house number, and none for another address', async () => {
    const { seen, proxy } = caching('dutchByPostcode');
    for (const postcode of ['2012ES', '2012 es', '2012  Es']) {
      await proxy(ask('dutchByPostcode', { postcode, houseNumber: 30 }));
    }
    assert.equal(seen.length, 1);
    await proxy(ask('dutchByPostcode', { postcode: '2012ES', houseNumber: 30, houseNumberAddition: 'a' }));
    await proxy(ask('dutchByPostcode', { postcode: '2012ES', houseNumber: 3 }));
    assert.equal(seen.length, 3);
  });

  it('is used a day longer for countries while the service fails', async () => {
    const { send, answer, forward, lines } = caching('countries');
    await send();
    answer(() => new Response('down', { status: 503 }));
    forward(3_600_000);
    const response = await send();
    assert.equal(response.status, 200);
    assert.equal(cacheControl(response), 'public, max-age=60');
    forward(86_400_000);
    assert.equal((await send()).status, 503);
    await settled();
    assert.deepEqual(
      lines.map(({ source }) => source),
      ['service', 'stale', null],
    );
  });

  it('is not used any longer for addresses', async () => {
    const { send, answer, forward } = caching('dutchByPostcode');
    await send();
    answer(() => new Response('down', { status: 503 }));
    forward(600_000);
    assert.equal((await send()).status, 503);
  });

  it('that nothing was found is kept for a minute by the browser, and not here', async () => {
    for (const [operation, body] of [
      ['dutchByPostcode', { exception: '…' }],
      ['dutchByStreet', { exception: '…' }],
      ['country', null],
    ] as const) {
      const { seen, send, answer } = caching(operation);
      answer(() => Response.json(body, { status: 404 }));
      assert.equal(cacheControl(await send()), 'private, max-age=60');
      await send();
      assert.equal(seen.length, 2);
    }
  });

  for (const status of [400, 401, 403, 409, 429, 500, 503]) {
    it(`of ${status} is kept by nobody`, async () => {
      const { send, answer } = caching('dutchByStreet');
      answer(() => Response.json({}, { status, headers: { 'cache-control': 'public, max-age=600' } }));
      assert.equal(cacheControl(await send()), 'no-store');
    });
  }

  it('is not given out for as long as a clock was set back', async () => {
    const { now, forward } = clock();
    const { seen, fetch } = recording(async () => jsonOf(bodies.country, { 'cache-control': 'max-age=60' }));
    const proxy = proxyTo(fetch, { now, limits: noLimits });
    await proxy(ask('country'));
    forward(-3_600_000);
    assert.equal((await proxy(ask('country'))).headers.get('cache-control'), 'public, max-age=60');
    assert.equal(seen.length, 2);
    // Clocks of several processes differ a little, and an answer is worth money.
    forward(-10_000);
    assert.equal((await proxy(ask('country'))).headers.get('cache-control'), 'public, max-age=60');
    assert.equal(seen.length, 2);
  });

  it('from a store that somebody else wrote to is looked at first', async () => {
    const until = Date.now() + 600_000;
    for (const value of [
      '',
      'null',
      '{}',
      `{"until":${until},"age":600,"text":"<script>"}`,
      `{"until":${until},"age":600,"text":"{}"}`,
    ]) {
      const store = { ...createMemoryStore(), get: async () => value };
      const { seen, send } = caching('countries', { store });
      assert.deepEqual(await (await send()).json(), bodies.countries);
      assert.equal(seen.length, 1);
    }
  });
});

describe('the age an answer may have', () => {
  for (const [value, seconds] of [
    ['public, max-age=28800', 28_800],
    ['Public,MAX-AGE=10', 10],
    ['max-age=999999999', 86_400],
    ['max-age=1e99', 0],
    ['max-age=-1', 0],
    ['max-age=1, max-age=2', 0],
    ['max-age="10"', 0],
    ['max-age', 0],
    ['no-store, max-age=10', 0],
    ['no-cache="x", max-age=10', 0],
    ['private, max-age=10', 0],
    ['s-maxage=10', 0],
    ['', 0],
  ] as const) {
    it(`is ${seconds} for "${value}"`, () => {
      assert.equal(maxAgeOf(new Headers({ 'cache-control': value })), seconds);
    });
  }
});

describe('the wait a service asks for', () => {
  const now = Date.UTC(2026, 0, 1);
  for (const [value, seconds] of [
    ['7', 7],
    ['0', 0],
    ['999999', 999_999],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['-5', null],
    ['1e3', null],
    ['soon', null],
    ['2026', 2_026],
    ['', null],
  ] as const) {
    it(`is ${seconds} for "${value}"`, () => {
      assert.equal(retryAfterOf(new Headers({ 'retry-after': value }), now), seconds);
    });
  }

  it('reaches the browser within five minutes', async () => {
    for (const [given, expected] of [
      ['100000', '300'],
      ['0', '1'],
      ['20', '20'],
      ['soon', '1'],
    ] as const) {
      const { fetch } = recording(async () => Response.json({}, { status: 429, headers: { 'retry-after': given } }));
      const response = await proxyTo(fetch)(ask('suggest'));
      assert.equal(response.headers.get('retry-after'), expected);
    }
  });
});
