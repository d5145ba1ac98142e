import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type OperationName, operationNames } from '../../src/contract/operations.ts';
import type { RequestLog, Store } from '../../src/proxy.ts';
import { createMemoryStore } from '../../src/proxy.ts';
import {
  bodies,
  createClock,
  createProxy,
  createRecordingService,
  createRequest,
  flushTasks,
  jsonResponse,
  noLimits,
} from './support.ts';

/** A proxy with a cache, before a service whose answer a test can change. */
function createCachingProxy(operation: OperationName, options: Parameters<typeof createProxy>[1] = {}) {
  const { now, forward } = createClock();
  const lines: RequestLog[] = [];
  let next: () => Response = () => jsonResponse(bodies[operation]);
  const { seen, fetch } = createRecordingService(async () => next());
  const proxy = createProxy(fetch, { limits: noLimits, now, onRequest: (line) => lines.push(line), ...options });
  return {
    seen,
    lines,
    forward,
    proxy,
    send: () => proxy(createRequest(operation)),
    answer: (response: () => Response) => {
      next = response;
    },
  };
}

const cacheControl = (response: Response) => response.headers.get('cache-control');

describe('an answer from the service', () => {
  const expected: Readonly<Record<OperationName, readonly [requests: number, cacheControl: string]>> = {
    dutchByPostcode: [1, 'private, max-age=600'],
    dutchByStreet: [1, 'private, max-age=600'],
    validate: [1, 'private, max-age=600'],
    country: [1, 'public, max-age=600'],
    countries: [1, 'public, max-age=600'],
    suggest: [2, 'private, max-age=300'],
    details: [2, 'private, max-age=300'],
  };
  for (const operation of operationNames()) {
    const [requests, header] = expected[operation];
    it(`to ${operation} is ${requests === 1 ? '' : 'not '}cached, and has Cache-Control: ${header}`, async () => {
      const { seen, send } = createCachingProxy(operation);
      const first = await send();
      const second = await send();
      assert.equal(await first.text(), await second.text());
      assert.equal(seen.length, requests);
      assert.equal(cacheControl(first), header);
      assert.equal(first.headers.get('vary'), requests === 2 ? 'X-Autocomplete-Session' : null);
    });
  }

  it('has the max-age that is left when it comes from the cache', async () => {
    const { seen, send, forward } = createCachingProxy('dutchByPostcode');
    await send();
    forward(100_000);
    assert.equal(cacheControl(await send()), 'private, max-age=500');
    forward(500_000);
    assert.equal(cacheControl(await send()), 'private, max-age=600');
    assert.equal(seen.length, 2);
  });

  for (const [what, headers, requests, header] of [
    ['less Age', { 'cache-control': 'max-age=600', age: '200' }, 1, 'private, max-age=400'],
    ['for no time with s-maxage=0', { 'cache-control': 'max-age=600, s-maxage=0' }, 2, 'no-store'],
    ['for no time after Vary: *', { 'cache-control': 'max-age=600', vary: '*' }, 2, 'no-store'],
  ] as const) {
    it(`is cached as intermediate caches would: ${what}`, async () => {
      const { seen, send, answer } = createCachingProxy('dutchByPostcode');
      answer(() => jsonResponse(bodies.dutchByPostcode, headers));
      assert.equal(cacheControl(await send()), header);
      await send();
      assert.equal(seen.length, requests);
    });
  }

  it('is shared by all spellings of a postcode, and by no other address', async () => {
    const { seen, proxy } = createCachingProxy('dutchByPostcode');
    for (const postcode of ['2012ES', '2012 es', '2012  Es']) {
      await proxy(createRequest('dutchByPostcode', { postcode, houseNumber: 30 }));
    }
    assert.equal(seen.length, 1);
    await proxy(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber: 30, houseNumberAddition: 'a' }));
    await proxy(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber: 3 }));
    assert.equal(seen.length, 3);
  });

  it('is shared by all spellings of a city and a street, and by no other address', async () => {
    const { seen, proxy } = createCachingProxy('dutchByStreet');
    const ask = (city: string, street: string, houseNumberAddition = '') =>
      proxy(createRequest('dutchByStreet', { city, street, houseNumber: 30, houseNumberAddition }));
    for (const [city, street] of [
      ['Súdwest', 'Kanaälstraat Zuid'],
      ['súdwest', 'KANAÄLSTRAAT  ZUID '],
      ['SUDWEST', 'Kanaalstraat zuid'],
      ['Su\u0301dwest', ' Kanaa\u0308lstraat\u00a0Zuid'],
    ] as const) {
      assert.equal((await ask(city, street)).status, 200);
    }
    assert.equal(seen.length, 1);
    for (const [city, street, addition] of [
      ['Sudwest NH', 'Kanaalstraat Zuid', ''],
      ['Sudwest', 'KanaalstraatZuid', ''],
      ['Sudwest', 'Kanaalstraat Zuid', 'a'],
      ['Sudwest', 'Kanaalstraat Zuid', 'A'],
    ] as const) {
      await ask(city, street, addition);
    }
    assert.equal(seen.length, 5);
  });

  it('is not shared by names of which nothing is left but accents and spaces, and these are no bug', async () => {
    const events: string[] = [];
    const { seen, proxy } = createCachingProxy('dutchByStreet', {
      onEvent: ({ kind }) => events.push(kind),
      clientAddress: () => '192.0.2.1',
    });
    for (const city of [' ', '\u0301', '.\u0301', '..\u0301', ' .']) {
      const response = await proxy(createRequest('dutchByStreet', { city, street: ' ', houseNumber: 30 }));
      assert.equal(response.status, 200, JSON.stringify(city));
    }
    assert.deepEqual(events, []);
    assert.equal(seen.length, 3);
  });

  it('about countries is used for another day while the service fails', async () => {
    const { send, answer, forward, lines } = createCachingProxy('countries');
    await send();
    answer(() => new Response('down', { status: 503 }));
    forward(3_600_000);
    const response = await send();
    assert.equal(response.status, 200);
    assert.equal(cacheControl(response), 'public, max-age=60');
    forward(86_400_000);
    assert.equal((await send()).status, 503);
    await flushTasks();
    assert.deepEqual(
      lines.map(({ source }) => source),
      ['service', 'stale', null],
    );
  });

  it('is asked for again after its age without an empty question to the store, whatever the limits', async () => {
    const asked: number[] = [];
    const { now, forward } = createClock();
    const { run } = createMemoryStore({ now });
    const store: Store = {
      run: (steps) => {
        asked.push(steps.length);
        return run(steps);
      },
    };
    const proxy = createProxy(async () => jsonResponse(bodies.countries), { limits: noLimits, now, store });
    await proxy(createRequest('countries'));
    forward(600_000);
    await proxy(createRequest('countries'));
    assert.ok(asked.length > 2 && !asked.includes(0), asked.join());
  });

  it('is cached for the others if the browser that had asked first has gone', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { seen, fetch } = createRecordingService(() => held.then(() => jsonResponse(bodies.dutchByPostcode)));
    const proxy = createProxy(fetch, { limits: noLimits });
    const browser = new AbortController();
    const first = proxy(new Request(createRequest('dutchByPostcode'), { signal: browser.signal }));
    while (seen.length === 0) await flushTasks();
    const second = proxy(createRequest('dutchByPostcode'));
    await flushTasks();
    browser.abort();
    assert.equal((await first).status, 499);
    answer();
    assert.equal((await second).status, 200);
    assert.equal((await proxy(createRequest('dutchByPostcode'))).status, 200);
    assert.equal(seen.length, 1);
  });

  it('about an address is not used after its age, even while the service fails', async () => {
    const { send, answer, forward } = createCachingProxy('dutchByPostcode');
    await send();
    answer(() => new Response('down', { status: 503 }));
    forward(600_000);
    assert.equal((await send()).status, 503);
  });

  it('that nothing was found is cached by the browser for a minute, and not by the proxy', async () => {
    for (const [operation, body] of [
      ['dutchByPostcode', { exception: '…' }],
      ['dutchByStreet', { exception: '…' }],
      ['country', null],
    ] as const) {
      const { seen, send, answer } = createCachingProxy(operation);
      answer(() => Response.json(body, { status: 404 }));
      assert.equal(cacheControl(await send()), 'private, max-age=60');
      await send();
      assert.equal(seen.length, 2);
    }
  });

  for (const status of [400, 401, 403, 409, 429, 500, 503]) {
    it(`with the status ${status} is not cached at all`, async () => {
      const { send, answer } = createCachingProxy('dutchByStreet');
      answer(() => Response.json({}, { status, headers: { 'cache-control': 'public, max-age=600' } }));
      assert.equal(cacheControl(await send()), 'no-store');
    });
  }

  it('does not live longer because the clock is set back', async () => {
    const { now, forward } = createClock();
    const { seen, fetch } = createRecordingService(async () =>
      jsonResponse(bodies.country, { 'cache-control': 'max-age=60' }),
    );
    const proxy = createProxy(fetch, { now, limits: noLimits });
    await proxy(createRequest('country'));
    forward(-3_600_000);
    assert.equal((await proxy(createRequest('country'))).headers.get('cache-control'), 'public, max-age=60');
    assert.equal(seen.length, 2);
    // Clocks of several processes differ by seconds, and such a difference must not cost a lookup.
    forward(-10_000);
    assert.equal((await proxy(createRequest('country'))).headers.get('cache-control'), 'public, max-age=60');
    assert.equal(seen.length, 2);
  });

  it('in the memory of this process is neither awaited nor parsed again', async ({ mock }) => {
    for (const options of [{}, { store: createMemoryStore() }]) {
      const { send } = createCachingProxy('countries', options);
      const expected = await (await send()).text();
      const timers = mock.method(globalThis, 'setTimeout');
      const parsed = mock.method(JSON, 'parse');
      assert.equal(await (await send()).text(), expected);
      assert.deepEqual([timers.mock.callCount(), parsed.mock.callCount()], [0, 0]);
      mock.restoreAll();
    }
  });

  it('from the store is checked, because other programs may write to the store', async () => {
    const until = Date.now() + 600_000;
    for (const value of [
      '',
      'null',
      '{}',
      `${until} 600 8\n<script>`,
      `${until} 600 2\n{}`,
      `${until} 600 2\n`,
      `${until} 600\n${JSON.stringify(bodies.countries)}`,
      `1.2.3 600 2\n${JSON.stringify(bodies.countries)}`,
    ]) {
      const store = { ...createMemoryStore(), get: async () => value };
      const { seen, send } = createCachingProxy('countries', { store });
      assert.deepEqual(await (await send()).json(), bodies.countries);
      assert.equal(seen.length, 1);
    }
  });
});
