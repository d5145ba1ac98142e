/** The count of lookups as a shop's own code sees it: the place that keeps it, and the listener that hears of each. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { type CapStore, createMemoryStore, type LookupLog, type ProxyEvent, type Store } from '../../src/proxy.ts';
import {
  bodies,
  createClock,
  createProxy,
  createRecordingService,
  createRequest,
  jsonResponse,
  noLimits,
  problemTypeOf,
} from './support.ts';

const noon = Date.UTC(2026, 0, 1, 12);

/** A service whose Dutch lookups of house 404 find nothing. */
const createService = () =>
  createRecordingService(async ({ url }) => {
    if (url.endsWith('/404')) return new Response('', { status: 404 });
    return jsonResponse(url.includes('autocomplete') ? bodies.suggest : bodies.dutchByPostcode);
  });

const house = (houseNumber: number) => createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber });
const suggest = (session: string) => createRequest('suggest', undefined, { 'x-autocomplete-session': session });

describe('a cap store', () => {
  it('that cannot be read or written refuses each lookup, and is reported once until it works again', async () => {
    let isAway = true;
    const counted: string[] = [];
    const capStore: CapStore = {
      take: async (day) => {
        if (isAway) throw new RangeError('The disk is full: /var/lib/shop');
        counted.push(day);
        return true;
      },
      refund: async () => {},
    };
    const events: ProxyEvent[] = [];
    const { seen, fetch } = createService();
    const onEvent = (event: ProxyEvent) => events.push(event);
    const proxy = createProxy(fetch, { dailyCap: 9, capStore, limits: noLimits, now: () => noon, onEvent });
    for (let times = 0; times < 2; times++) {
      const refused = await proxy(house(1));
      assert.equal(refused.headers.get('retry-after'), '10');
      const { type, limit, detail } = (await refused.json()) as Readonly<Record<string, string>>;
      assert.deepEqual([refused.status, type, limit], [503, problemTypes.dailyCap, 'account']);
      assert.match(detail ?? '', /^The count of the day cannot be read or written now\./);
    }
    assert.equal(seen.length, 0);
    const reports = () => events.filter(({ kind }) => kind === 'capUnavailable');
    assert.deepEqual(reports(), [{ kind: 'capUnavailable', error: 'RangeError' }]);
    isAway = false;
    assert.equal((await proxy(house(1))).status, 200);
    assert.match(counted.join(), /^[\da-f]{16}:2026-01-01$/);
    isAway = true;
    assert.equal((await proxy(house(2))).status, 503);
    assert.equal(reports().length, 2);
  });

  it('that cannot be read or written makes the proxy not ready, which takes nothing', async () => {
    let isAway = false;
    const caps: number[] = [];
    const capStore: CapStore = {
      take: async (_, cap) => {
        if (isAway) throw new Error('away');
        caps.push(cap);
        return cap > 0;
      },
      refund: async () => {},
    };
    const store = createMemoryStore();
    const run: Store['run'] = async (steps) => (isAway ? Promise.reject(new Error('away')) : store.run(steps));
    const { fetch } = createService();
    for (const options of [{ capStore }, { store: { run } }]) {
      isAway = false;
      const proxy = createProxy(fetch, { ...options, dailyCap: 9 });
      assert.equal(await proxy.isReady(), true);
      isAway = true;
      assert.equal(await proxy.isReady(), false);
      assert.equal(await createProxy(fetch, options).isReady(), true, 'without a cap');
    }
    assert.deepEqual(caps, [0]);
  });

  it('gets a refund for one day when it refuses the next one, a minute before midnight', async () => {
    const [taken, back]: [string[], string[]] = [[], []];
    const capStore: CapStore = {
      take: async (key) => {
        taken.push(key.slice(17));
        return !key.endsWith('02');
      },
      refund: async (key) => void back.push(key.slice(17)),
    };
    const { seen, fetch } = createService();
    const now = () => noon + 12 * 3_600_000 - 30_000;
    const proxy = createProxy(fetch, { dailyCap: 9, capStore, limits: noLimits, now });
    assert.equal((await proxy(house(1))).status, 503);
    assert.deepEqual([taken, back], [['2026-01-01', '2026-01-02'], ['2026-01-01']]);
    assert.equal(seen.length, 0);
  });

  it('delays no lookup of a proxy without a cap', async () => {
    const capStore: CapStore = { take: async () => false, refund: async () => {} };
    const heard: LookupLog[] = [];
    const options = { capStore, limits: noLimits, onLookup: (lookup: LookupLog) => heard.push(lookup) };
    assert.equal((await createProxy(createService().fetch, options)(house(1))).status, 200);
    assert.equal(heard.length, 1);
  });
});

describe('a listener for lookups', () => {
  for (const [what, cap] of [
    ['without a cap', {}],
    ['with a cap', { dailyCap: 100 }],
  ] as const) {
    it(`is called for each that may be billed, once, and for no other: ${what}`, async () => {
      const heard: LookupLog[] = [];
      const { fetch } = createService();
      const onLookup = (lookup: LookupLog) => heard.push(lookup);
      const proxy = createProxy(fetch, { ...cap, limits: noLimits, now: () => noon, onLookup });
      assert.equal((await proxy(house(1))).status, 200);
      assert.equal((await proxy(house(404))).status, 404);
      for (const session of ['session-1', 'session-1', 'session-2']) {
        assert.equal((await proxy(suggest(session))).status, 200);
      }
      assert.deepEqual(heard, [{ family: 'dutch' }, { family: 'international' }, { family: 'international' }]);
    });
  }

  it('is not called for one that the pace of the account refuses, which no cap counts', async () => {
    const heard: LookupLog[] = [];
    const limits = { ...noLimits, dutch: [{ count: 1, seconds: 3_600 }] };
    const onLookup = (lookup: LookupLog) => heard.push(lookup);
    const proxy = createProxy(createService().fetch, { dailyCap: 2, limits, now: () => noon, onLookup });
    assert.equal((await proxy(house(1))).status, 200);
    assert.equal(await problemTypeOf(await proxy(house(2))), problemTypes.overloaded);
    assert.equal((await proxy(suggest('session-1'))).status, 200);
    assert.deepEqual(heard, [{ family: 'dutch' }, { family: 'international' }]);
  });

  it('is not called for one that the cap refuses', async () => {
    const heard: LookupLog[] = [];
    const onLookup = (lookup: LookupLog) => heard.push(lookup);
    const proxy = createProxy(createService().fetch, { dailyCap: 1, limits: noLimits, now: () => noon, onLookup });
    assert.deepEqual([(await proxy(house(1))).status, (await proxy(house(2))).status], [200, 503]);
    assert.equal(heard.length, 1);
  });
});

describe('a clock', () => {
  it('that was days ahead and is correct again counts on the correct day', async () => {
    const { now, forward } = createClock(noon);
    const proxy = createProxy(createService().fetch, { dailyCap: 1, limits: noLimits, now });
    const statusOf = async (houseNumber: number) => (await proxy(house(houseNumber))).status;
    const dayMs = 86_400_000;
    assert.deepEqual([await statusOf(1), await statusOf(2)], [200, 503]);
    forward(10 * dayMs);
    assert.deepEqual([await statusOf(3), await statusOf(4)], [200, 503]);
    forward(-9 * dayMs);
    assert.deepEqual([await statusOf(5), await statusOf(6)], [200, 503]);
  });
});
