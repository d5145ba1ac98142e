import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OperationName } from '../../src/contract/operations.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import { addressHeader, createMemoryStore, type ProxyEvent, type Store } from '../../src/proxy.ts';
import * as fc from '../support/random.ts';
import {
  bodies,
  createClock,
  createProxy,
  createRecordingService,
  createRequest,
  flushTasks,
  jsonResponse,
  noLimits,
  problemTypeOf,
} from './support.ts';

const noon = Date.UTC(2026, 0, 1, 12);

/** A proxy with a daily cap, and functions that send requests through it. */
function createCappedProxy(cap: number, start = noon) {
  const { now, forward } = createClock(start);
  const events: ProxyEvent[] = [];
  const { seen, fetch } = createRecordingService(async ({ url }) =>
    jsonResponse(url.includes('postcode') ? bodies.dutchByPostcode : bodies[nameOf(url)]),
  );
  const proxy = createProxy(fetch, { dailyCap: cap, limits: noLimits, now, onEvent: (event) => events.push(event) });
  const lookup = (houseNumber: number) => proxy(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber }));
  const entry = (session: string, operation: 'suggest' | 'details' = 'suggest') =>
    proxy(createRequest(operation, undefined, { 'x-autocomplete-session': session }));
  const details = async (session: string, context: string) =>
    (await proxy(createRequest('details', { context }, { 'x-autocomplete-session': session }))).status;
  return { details, seen, events, lookup, entry, proxy, forward };
}

function nameOf(url: string): OperationName {
  return url.includes('autocomplete') ? 'suggest' : url.includes('countries') ? 'countries' : 'details';
}

/** An error of the platform's `fetch`. */
const errorWithCode = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) });

/** A store that `via` asks, or does not. */
const storeVia = (via: <Result>(use: (store: Store) => Promise<Result>) => Promise<Result>): Store => ({
  run: (steps) => via(({ run }) => run(steps)),
});

describe('the daily quota', () => {
  it('counts each billed request, and each session once', async () => {
    const { lookup, entry, events } = createCappedProxy(3);
    assert.equal((await lookup(1)).status, 200);
    assert.equal((await entry('session-1')).status, 200);
    assert.equal((await entry('session-1')).status, 200);
    assert.equal((await entry('session-1', 'details')).status, 200);
    assert.equal((await entry('session-2')).status, 200);
    const refused = await lookup(2);
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('retry-after'), '300');
    const { type, limit } = (await refused.json()) as Readonly<Record<string, string>>;
    assert.deepEqual([type, limit], [problemTypes.dailyCap, 'account']);
    assert.deepEqual(
      events.filter(({ kind }) => kind === 'dailyCap'),
      [{ kind: 'dailyCap', day: '2026-01-01', cap: 3 }],
    );
  });

  it('lets a counted session continue, and refuses new ones at every attempt', async () => {
    const { seen, entry } = createCappedProxy(1);
    await entry('session-1');
    for (let times = 0; times < 3; times++) assert.equal((await entry('session-2')).status, 503);
    assert.equal((await entry('session-1', 'details')).status, 200);
    assert.equal(seen.length, 2);
  });

  it('counts a session once when its first requests come at the same time', async () => {
    const { entry } = createCappedProxy(2);
    const together = await Promise.all([entry('session-1'), entry('session-1', 'details')]);
    assert.deepEqual(
      together.map(({ status }) => status),
      [200, 200],
    );
    assert.deepEqual([(await entry('session-2')).status, (await entry('session-3')).status], [200, 503]);
  });

  it('refuses all requests of a session that starts too late, even if they arrive at the same time', async () => {
    const { entry, seen } = createCappedProxy(1);
    await entry('session-1');
    const together = await Promise.all([entry('session-2'), entry('session-2', 'details')]);
    assert.deepEqual(
      together.map(({ status }) => status),
      [503, 503],
    );
    assert.equal(seen.length, 1);
  });

  it('counts each further address of a session, but no details that are requested again', async () => {
    const { details, seen } = createCappedProxy(3);
    assert.equal(await details('session-1', 'nldA'), 200);
    assert.equal(await details('session-1', 'nldA'), 200);
    assert.equal(await details('session-1', 'nldB'), 200);
    assert.equal(await details('session-2', 'nldA'), 200, 'another session pays for itself');
    assert.equal(await details('session-1', 'nldC'), 503);
    assert.equal(await details('session-2', 'nldB'), 503);
    assert.equal(await details('session-1', 'nldB'), 200, 'what was counted may be asked for again');
    assert.equal(seen.length, 5);
  });

  it('counts further addresses that are requested at the same time', async () => {
    const { details, seen } = createCappedProxy(4);
    const contexts = Array.from({ length: 20 }, (_, index) => `nld${index}`);
    const statuses = await Promise.all(contexts.map((context) => details('session-1', context)));
    assert.equal(statuses.filter((status) => status === 200).length, 4);
    assert.equal(seen.length, 4);
  });

  it('counts what comes within a minute of midnight for both days', async () => {
    const midnight = Date.UTC(2026, 0, 2);
    const { lookup, events, forward } = createCappedProxy(3, midnight - 120_000);
    let house = 1;
    const next = async () => (await lookup(house++)).status;
    assert.equal(await next(), 200, 'for the first day');
    forward(119_999);
    assert.deepEqual([await next(), await next(), await next()], [200, 200, 503]);
    forward(2);
    assert.equal(await next(), 503, 'the day before is full');
    forward(60_000);
    assert.deepEqual([await next(), await next()], [200, 503], 'two were counted for this day before it began');
    assert.deepEqual(
      events.flatMap((event) => (event.kind === 'dailyCap' ? [event.day] : [])),
      ['2026-01-01', '2026-01-02'],
    );
  });

  it('does not count countries and cached answers', async () => {
    const { lookup, proxy } = createCappedProxy(1);
    assert.equal((await lookup(1)).status, 200);
    assert.equal((await lookup(1)).status, 200);
    assert.equal((await proxy(createRequest('countries'))).status, 200);
    assert.equal((await lookup(2)).status, 503);
  });

  for (const [name, failure, operation, isBack] of [
    ['a house that does not exist', () => new Response('', { status: 404 }), 'dutchByPostcode', true],
    ['a street in two towns', () => new Response('', { status: 409 }), 'dutchByStreet', true],
    ['values that the service refuses', () => new Response('', { status: 400 }), 'validate', true],
    ['a limit of the service', () => new Response('', { status: 429 }), 'dutchByPostcode', true],
    ['a connection that was never made', () => Promise.reject(errorWithCode('ECONNREFUSED')), 'suggest', true],
    ['a failure of the service', () => new Response('', { status: 500 }), 'dutchByPostcode', false],
    ['a gateway in the way', () => new Response('', { status: 504 }), 'validate', false],
    ['a connection that broke', () => Promise.reject(errorWithCode('ECONNRESET')), 'dutchByPostcode', false],
    ['an answer that is not understood', () => new Response('{}'), 'dutchByPostcode', false],
    ['a suggestion that the service refuses', () => new Response('', { status: 400 }), 'suggest', false],
  ] as const) {
    it(`${isBack ? 'refunds' : 'keeps'} what was counted for ${name}`, async () => {
      let isFailing = true;
      const { fetch } = createRecordingService(async () =>
        isFailing ? failure() : jsonResponse(bodies.dutchByPostcode),
      );
      let time = noon;
      const proxy = createProxy(fetch, { dailyCap: 2, limits: noLimits, now: () => time });
      const session = { 'x-autocomplete-session': 'session-9' };
      for (let times = 0; times < 2; times++) await proxy(createRequest(operation, undefined, session));
      if (operation !== 'suggest')
        await proxy(createRequest('dutchByStreet', { city: 'X', street: 'Y', houseNumber: 1 }));
      isFailing = false;
      // A 429 without a time asks for a pause of one second.
      time += 1_000;
      const statuses: number[] = [];
      for (let houseNumber = 1; houseNumber < 4; houseNumber++) {
        statuses.push((await proxy(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber }))).status);
      }
      const kept = operation === 'suggest' ? 1 : 2;
      const answered = isBack ? 2 : 2 - kept;
      assert.deepEqual(statuses, [200, 200, 200].fill(503, answered));
    });
  }

  it('keeps a session that was billed if another request of it was not sent', async () => {
    const waiting: (() => void)[] = [];
    const { fetch } = createRecordingService(async ({ url }) => {
      if (url.includes('slow')) await new Promise<void>((resolve) => waiting.push(resolve));
      else throw errorWithCode('ECONNREFUSED');
      return jsonResponse(bodies.suggest);
    });
    const proxy = createProxy(fetch, { dailyCap: 1, limits: noLimits, now: () => noon });
    const suggest = (term: string, session: string) =>
      proxy(createRequest('suggest', { context: 'nld', term }, { 'x-autocomplete-session': session }));
    const slow = suggest('slow', 'session-1');
    while (waiting.length === 0) await flushTasks();
    assert.equal((await suggest('unsent', 'session-1')).status, 503);
    for (const resume of waiting) resume();
    assert.equal((await slow).status, 200);
    assert.equal(await problemTypeOf(await suggest('slow', 'session-2')), problemTypes.dailyCap);
  });

  it('does not start a day again when the clock is set back', async () => {
    const { lookup, forward } = createCappedProxy(2);
    assert.equal((await lookup(1)).status, 200);
    forward(86_400_000);
    assert.deepEqual([(await lookup(2)).status, (await lookup(3)).status], [200, 200]);
    forward(-86_400_000);
    assert.equal((await lookup(4)).status, 503);
  });

  it('is not lost while one network invents sessions and addresses', async () => {
    const { now } = createClock(noon);
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.dutchByPostcode));
    const proxy = createProxy(fetch, {
      dailyCap: 2,
      store: createMemoryStore({ limitBytes: 10_000, now }),
      now,
      clientAddress: addressHeader('x-client'),
      // The pace takes real time.
      limits: { international: [] },
    });
    const ask = async (houseNumber: number, client: string) => {
      const params = { postcode: '2012ES', houseNumber };
      return (await proxy(createRequest('dutchByPostcode', params, { 'x-client': client }))).status;
    };
    assert.deepEqual([await ask(1, '192.0.2.1'), await ask(2, '192.0.2.2')], [200, 200]);
    for (let index = 0; index < 400; index++) {
      const headers = { 'x-client': `2001:db8:1:${index.toString(16)}::1`, 'x-autocomplete-session': `flood-${index}` };
      await (await proxy(createRequest('suggest', undefined, headers))).arrayBuffer();
    }
    assert.equal(await ask(3, '192.0.2.3'), 503);
  });

  it('counts a further address of a session although the memory has forgotten the first one', async () => {
    const { now } = createClock(noon);
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.details));
    const store = createMemoryStore({ limitBytes: 10_000, now });
    const proxy = createProxy(fetch, { dailyCap: 100, store, now, limits: noLimits });
    const details = async (session: number, context: string) => {
      const headers = { 'x-autocomplete-session': `session-${session}` };
      return (await proxy(createRequest('details', { context }, headers))).status;
    };
    for (let session = 0; session < 100; session++) assert.equal(await details(session, 'nldA'), 200);
    for (let session = 0; session < 100; session++) assert.equal(await details(session, 'nldB'), 503);
  });

  it('starts again the next day, and is reported once a day', async () => {
    const { lookup, events, forward } = createCappedProxy(1);
    for (let house = 1; house < 4; house++) await lookup(house);
    forward(86_400_000);
    const statuses: number[] = [];
    for (let house = 11; house < 14; house++) statuses.push((await lookup(house)).status);
    assert.deepEqual(statuses, [200, 503, 503]);
    assert.equal(events.filter(({ kind }) => kind === 'dailyCap').length, 2);
  });
});

describe('the daily quota with a shared store', () => {
  /** A proxy whose shared store the test can empty, and break. */
  function createSharingProxy(cap: number) {
    const { now, forward } = createClock(noon);
    let memory = createMemoryStore({ now });
    let isBroken = false;
    const via = async <Result>(use: (store: Store) => Promise<Result>) => {
      if (isBroken) throw new Error('gone');
      return use(memory);
    };
    const { seen, fetch } = createRecordingService(async () => jsonResponse(bodies.dutchByPostcode));
    const proxy = createProxy(fetch, { dailyCap: cap, limits: noLimits, now, store: storeVia(via) });
    let houseNumber = 0;
    const lookUp = async (times: number) => {
      for (let index = 0; index < times; index++) {
        houseNumber++;
        await proxy(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber }));
      }
    };
    return {
      seen,
      lookUp,
      forward,
      empty: () => {
        memory = createMemoryStore({ now });
      },
      fail: (seconds: number) => {
        isBroken = seconds > 0;
        forward(Math.max(1, seconds) * 1_000);
      },
    };
  }

  it('is not used again on the same day by the same process if the store was emptied', async () => {
    const { seen, lookUp, empty, forward } = createSharingProxy(10);
    await lookUp(7);
    empty();
    await lookUp(20);
    empty();
    await lookUp(20);
    assert.equal(seen.length, 10);
    forward(86_400_000);
    await lookUp(20);
    assert.equal(seen.length, 20);
  });

  it('is not used while the store fails, and continues after it', async () => {
    const { seen, lookUp, fail } = createSharingProxy(10);
    await lookUp(4);
    fail(2);
    await lookUp(20);
    assert.equal(seen.length, 4);
    fail(0);
    await lookUp(20);
    assert.equal(seen.length, 10);
  });

  it('lets suggestions of a counted session go on while the store fails, and no other address of it', async () => {
    const { now, forward } = createClock(noon);
    const memory = createMemoryStore({ now });
    let isBroken = false;
    const store = storeVia(async (use) => {
      if (isBroken) throw new Error('gone');
      return use(memory);
    });
    const { seen, fetch } = createRecordingService(async ({ url }) => jsonResponse(bodies[nameOf(url)]));
    const proxy = createProxy(fetch, { dailyCap: 1, limits: noLimits, now, store });
    const details = async (context: string) => (await proxy(createRequest('details', { context }))).status;
    const suggest = async () => (await proxy(createRequest('suggest'))).status;
    assert.deepEqual([await suggest(), await details('nldA'), await details('nldB')], [200, 200, 503]);
    isBroken = true;
    forward(1_000);
    assert.deepEqual([await suggest(), await details('nldB')], [200, 503]);
    assert.equal(seen.length, 3);
  });

  it('is not exceeded by five processes that restart while the store fails', async () => {
    const { now, forward } = createClock(noon);
    const memory = createMemoryStore({ now });
    let isBroken = false;
    const { seen, fetch } = createRecordingService(async () => jsonResponse(bodies.dutchByPostcode));
    let houseNumber = 0;
    for (let round = 0; round < 4; round++) {
      for (let each = 0; each < 5; each++) {
        const store = storeVia(async (use) => {
          if (isBroken) throw new Error('gone');
          return use(memory);
        });
        const proxy = createProxy(fetch, { dailyCap: 20, limits: noLimits, now, store });
        for (let index = 0; index < 6; index++) {
          houseNumber++;
          await proxy(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber }));
        }
      }
      isBroken = !isBroken;
      forward(2_000);
    }
    assert.equal(seen.length, 20);
  });

  it('refunds what another process may then use', async () => {
    const store = createMemoryStore({ now: () => noon });
    const { seen, fetch } = createRecordingService(async ({ url }) =>
      url.includes('1234AB') ? new Response('', { status: 404 }) : jsonResponse(bodies.dutchByPostcode),
    );
    const create = () => createProxy(fetch, { dailyCap: 3, limits: noLimits, now: () => noon, store });
    const [one, other] = [create(), create()];
    for (let houseNumber = 1; houseNumber < 9; houseNumber++) {
      assert.equal((await one(createRequest('dutchByPostcode', { postcode: '1234AB', houseNumber }))).status, 404);
    }
    for (const status of [200, 200, 200, 503]) {
      const params = { postcode: '2012ES', houseNumber: seen.length };
      assert.equal((await other(createRequest('dutchByPostcode', params))).status, status);
    }
  });

  it('is never exceeded by one process, whenever the store fails, loses a reply or forgets', async () => {
    const modes = fc.array(fc.constantFrom('well', 'well', 'fails', 'loses the reply', 'is empty'), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(modes, fc.integer({ min: 1, max: 12 }), async (cycle, cap) => {
        const { now, forward } = createClock(noon);
        let memory = createMemoryStore({ now });
        let calls = 0;
        const via = async <Result>(use: (store: Store) => Promise<Result>) => {
          const mode = cycle[calls++ % cycle.length];
          if (mode === 'fails') throw new Error('gone');
          if (mode === 'is empty') memory = createMemoryStore({ now });
          const result = await use(memory);
          if (mode === 'loses the reply') throw new Error('lost');
          return result;
        };
        const { seen, fetch } = createRecordingService(async () => jsonResponse(bodies.dutchByPostcode));
        const proxy = createProxy(fetch, { dailyCap: cap, limits: noLimits, now, store: storeVia(via) });
        for (let houseNumber = 1; houseNumber <= 40; houseNumber++) {
          await proxy(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber }));
          forward(400);
        }
        assert.ok(seen.length <= cap, `${seen.length} of ${cap}`);
      }),
      { numRuns: 100 },
    );
  });
});
