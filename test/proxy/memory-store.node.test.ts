import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createMemoryStore } from '../../src/proxy.ts';
import * as fc from '../support/random.ts';
import { stepwise } from './stores.ts';
import { createClock } from './support.ts';

describe('a limit', () => {
  it('allows a burst, and then one request at a time at equal intervals', async () => {
    const { now, forward } = createClock();
    const store = stepwise(createMemoryStore({ now }));
    const limit = { count: 12, seconds: 1, burst: 3 };
    const take = async () => (await store.take('a', limit)).isTaken;
    assert.deepEqual([await take(), await take(), await take(), await take()], [true, true, true, false]);
    forward(99);
    assert.equal(await take(), false);
    forward(1);
    assert.deepEqual([await take(), await take()], [true, false]);
  });

  it('says how long to wait', async () => {
    const { now, forward } = createClock();
    const store = stepwise(createMemoryStore({ now }));
    const limit = { count: 1, seconds: 10 };
    assert.deepEqual(await store.take('a', limit), { isTaken: true, wait: 0 });
    forward(4_000);
    assert.deepEqual(await store.take('a', limit), { isTaken: false, wait: 6_000 });
  });

  it('takes requests in advance if they may wait, each for a later time', async () => {
    const { now } = createClock();
    const store = stepwise(createMemoryStore({ now }));
    const limit = { count: 10, seconds: 1, burst: 1 };
    const waits = [];
    for (let times = 0; times < 4; times++) waits.push(await store.take('a', limit, { maxWaitMs: 250 }));
    assert.deepEqual(waits, [
      { isTaken: true, wait: 0 },
      { isTaken: true, wait: 100 },
      { isTaken: true, wait: 200 },
      { isTaken: false, wait: 300 },
    ]);
  });

  it('does not lock clients out when the clock is set back by an hour', async () => {
    const { now, forward } = createClock();
    const store = stepwise(createMemoryStore({ now }));
    const limit = { count: 10, seconds: 1, burst: 1 };
    await store.take('a', limit);
    forward(-3_600_000);
    const { wait } = await store.take('a', limit);
    assert.ok(wait <= 100);
    forward(wait);
    assert.equal((await store.take('a', limit)).isTaken, true);
  });

  it('decides like a token bucket, for any sequence of keys and times', async () => {
    const limits = [
      { count: 49, seconds: 1, burst: 40 },
      { count: 600, seconds: 600, burst: 300 },
      { count: 1, seconds: 3, burst: 1 },
      { count: 120, seconds: 1, burst: 20 },
      { count: 5, seconds: 1_800, burst: 5 },
    ];
    const step = fc.record({
      key: fc.constantFrom('a', 'b', '__proto__', ''),
      by: fc.oneof({ weight: 9, arbitrary: fc.nat(2_000) }, fc.nat(4_000_000)),
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...limits), fc.array(step, { maxLength: 80 }), async (limit, steps) => {
        const { now, forward } = createClock();
        const store = stepwise(createMemoryStore({ now }));
        const drop = (limit.seconds * 120) / (limit.count - limit.burst + 1);
        const full = drop * limit.burst;
        const levels = new Map<string, { level: number; at: number }>();
        for (const { key, by } of steps) {
          forward(by);
          const { level, at } = levels.get(key) ?? { level: full, at: now() };
          const isForgotten = now() - at >= Math.max(limit.seconds, 60) * 1_000;
          const filled = isForgotten ? full : Math.min(full, level + (now() - at) * 0.12);
          const expected = filled + 1e-6 >= drop;
          assert.equal((await store.take(key, limit)).isTaken, expected);
          levels.set(key, { level: expected ? filled - drop : filled, at: now() });
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('allows at most its count in any window of its seconds, however many requests come', async () => {
    const limit = fc
      .record({ count: fc.integer({ min: 1, max: 60 }), seconds: fc.constantFrom(0.7, 1, 3, 60) })
      .chain(({ count, seconds }) =>
        fc.option(fc.integer({ min: 1, max: count })).map((burst) => ({ count, seconds, ...(burst && { burst }) })),
      );
    // Milliseconds until the next attempt. They are short compared with the windows, so that windows fill.
    const pauses = fc.array(fc.oneof(fc.constant(0), fc.nat(50), fc.nat(1_500)), { minLength: 1, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(limit, pauses, fc.constantFrom(0, 500), async (limit, pauses, maxWaitMs) => {
        const { now, forward } = createClock();
        const store = stepwise(createMemoryStore({ now }));
        const went: number[] = [];
        for (const pause of pauses) {
          const { isTaken, wait } = await store.take('a', limit, { maxWaitMs });
          // Timers wait for whole milliseconds.
          if (isTaken) went.push(now() + Math.ceil(wait));
          forward(pause);
        }
        went.sort((a, b) => a - b);
        for (const [index, begin] of went.entries()) {
          const oneTooMany = went[index + limit.count] ?? Number.POSITIVE_INFINITY;
          assert.ok(oneTooMany >= begin + limit.seconds * 1_000, `more than ${limit.count} from ${begin} on`);
        }
      }),
      {
        numRuns: 1_000,
        examples: [
          [{ count: 10, seconds: 1 }, Array<number>(300).fill(10), 0],
          [{ count: 7, seconds: 1, burst: 1 }, Array<number>(300).fill(1), 500],
          [{ count: 60, seconds: 1, burst: 60 }, Array<number>(300).fill(5), 0],
        ],
      },
    );
  });

  it('needs no more memory than its maximum for 200,000 clients, and first evicts those that would be full again soonest', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const limitBytes = 4 * 1_048_576;
    const store = stepwise(createMemoryStore({ limitBytes }));
    const limits = [
      { count: 4, seconds: 600, burst: 3 },
      { count: 8, seconds: 600, burst: 6 },
      { count: 16, seconds: 86_400, burst: 12 },
    ];
    const bytes = () => {
      collect();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    };
    const own = 'requests:0:2001:db8:ffff::/48';
    const [firstLimit] = limits;
    assert.ok(firstLimit);
    await store.take('warm', firstLimit, { name: 'session' });
    const before = bytes();
    // Whoever has used a limit up does not get it back by coming from many other addresses.
    for (let times = 0; times < 3; times++) await store.take(own, firstLimit);
    for (let index = 0; index < 200_000; index++) {
      const key = `requests:0:2001:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::/48`;
      for (const limit of limits) await store.take(key, limit, { name: `session-${index}` });
    }
    const grown = bytes() - before;
    assert.ok(grown < limitBytes, `${(grown / 1_048_576).toFixed(1)} MiB`);
    assert.equal((await store.take(own, firstLimit)).isTaken, false);
  });

  it('is kept for no more of 20,000 networks than fit into the maximum', async () => {
    const { now } = createClock();
    const limitBytes = 100_000;
    const store = stepwise(createMemoryStore({ limitBytes, now }));
    const limit = { count: 1, seconds: 600 };
    const keyOf = (index: number) => `requests:0:2001:db8:${index.toString(16)}::/48`;
    for (let index = 0; index < 20_000; index++) await store.take(keyOf(index), limit, { name: `session-${index}` });
    let remembered = 0;
    for (let index = 0; index < 20_000; index++) {
      if ((await store.take(keyOf(index), limit, { maxWaitMs: -1 })).wait > 0) remembered++;
    }
    assert.ok(remembered > 50 && remembered < limitBytes / 200, `${remembered}`);
  });

  it('frees the memory of replaced limits once these have passed', async () => {
    const { now, forward } = createClock();
    const store = stepwise(createMemoryStore({ limitBytes: 262_144, now }));
    for (let count = 100; count < 160; count++) {
      for (let key = 0; key < 400; key++) await store.take(`key${key}`, { count, seconds: 60 }, { name: `name${key}` });
    }
    const limit = { count: 2, burst: 2, seconds: 3_600 };
    const remembered = async () => {
      for (let key = 0; key < 100; key++) for (let times = 0; times < 2; times++) await store.take(`new${key}`, limit);
      let count = 0;
      for (let key = 0; key < 100; key++) if (!(await store.take(`new${key}`, limit)).isTaken) count++;
      return count;
    };
    assert.ok((await remembered()) < 20, 'meanwhile there is no room');
    forward(60_000);
    // A key shares its set with others, by a random seed: a few may still be evicted.
    assert.ok((await remembered()) > 80, 'afterwards there is');
  });

  it('is not evicted for new keys and new names of other limits', async () => {
    const { now, forward } = createClock();
    const store = stepwise(createMemoryStore({ limitBytes: 4_000, now }));
    const [ofTheDay, ofClients] = [
      { count: 1, seconds: 86_400 },
      { count: 2, seconds: 86_400 },
    ];
    await store.take('day', ofTheDay, { name: 'session' });
    for (let index = 0; index < 20; index++) {
      await store.take(`client-${index}`, ofClients, { name: `of-${index}` });
      forward(1);
    }
    assert.equal((await store.take('day', ofTheDay)).isTaken, false);
    assert.equal((await store.take('day', ofTheDay, { name: 'session' })).isTaken, true);
    assert.equal((await store.take('client-0', ofClients)).isTaken, true, 'keys of the same limit are bounded');
  });
});

describe('a name', () => {
  const limit = { count: 4, seconds: 10, burst: 4 };

  it('takes once from a limit, and is remembered for the seconds of the limit', async () => {
    const { now, forward } = createClock();
    const store = stepwise(createMemoryStore({ now }));
    const take = async (name: string, key = 'a') => (await store.take(key, limit, { name })).isTaken;
    const taken = [];
    for (const name of ['x', 'y', 'x', '__proto__', '', 'y', 'z', 'x']) taken.push(await take(name));
    assert.deepEqual(taken, [true, true, true, true, true, true, false, true]);
    assert.equal(await take('x', 'b'), true);
    assert.equal((await store.take('a', limit)).isTaken, false, 'what has no name takes as well');
    forward(60_000);
    assert.deepEqual([await take('x'), await take('y')], [true, true], 'nobody has asked for a minute');
  });

  it('is not remembered if it was refused', async () => {
    const { now, forward } = createClock();
    const store = stepwise(createMemoryStore({ now }));
    const one = { count: 1, seconds: 10 };
    await store.take('a', one, { name: 'x' });
    assert.deepEqual(await store.take('a', one, { name: 'y' }), { isTaken: false, wait: 10_000 });
    forward(10_000);
    assert.equal((await store.take('a', one, { name: 'y' })).isTaken, true);
  });
});

describe('a refund', () => {
  const limit = { count: 1, seconds: 60 };

  it('returns the request of a name once every take with the name was undone', async () => {
    const store = stepwise(createMemoryStore());
    const take = async (name?: string) => (await store.take('k', limit, name === undefined ? {} : { name })).isTaken;
    const refund = async (name?: string) => store.refund('k', limit, name === undefined ? {} : { name });
    assert.deepEqual([await take('x'), await take('x')], [true, true]);
    await refund('x');
    assert.equal(await take('y'), false);
    await refund('x');
    await refund('x');
    assert.deepEqual([await take('y'), await take('x'), await take()], [true, false, false]);
    await refund('y');
    assert.deepEqual([await take(), await take()], [true, false]);
    await refund();
    await refund();
    assert.deepEqual([await take(), await take()], [true, false], 'never more than the limit');
  });
});

describe('a negative wait', () => {
  it('takes nothing, and says how long the wait is', async () => {
    const { now } = createClock();
    const store = stepwise(createMemoryStore({ now }));
    const limit = { count: 1, seconds: 10 };
    const look = { maxWaitMs: -1 };
    for (let times = 0; times < 3; times++) {
      assert.deepEqual(await store.take('a', limit, look), { isTaken: false, wait: 0 });
    }
    await store.take('a', limit);
    assert.deepEqual(await store.take('a', limit, look), { isTaken: false, wait: 10_000 });
  });
});

describe('a stored text', () => {
  it('exists until it expires', async () => {
    const { now, forward } = createClock();
    const store = stepwise(createMemoryStore({ now }));
    await store.set('a', 'text', 10);
    forward(9_999);
    assert.equal(await store.get('a'), 'text');
    forward(1);
    assert.equal(await store.get('a'), null);
  });

  it('is evicted beyond the maximum number of bytes, the least recently used first', async () => {
    const store = stepwise(createMemoryStore({ bytes: 16 }));
    for (const key of ['a', 'b', 'c']) await store.set(key, key, 10);
    await store.get('a');
    await store.set('d', 'd', 10);
    await store.set('e', 'e', 10);
    const kept = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => store.get(key)));
    assert.deepEqual(kept, ['a', null, 'c', 'd', 'e']);
  });

  it('is not stored if it is too long, and evicts nothing', async () => {
    const store = stepwise(createMemoryStore({ bytes: 1_000 }));
    const text = 'x'.repeat(100);
    for (let index = 0; index < 50; index++) await store.set(`key-${index}`, text, 10);
    const kept = await Promise.all(Array.from({ length: 50 }, (_, index) => store.get(`key-${index}`)));
    const count = kept.filter(Boolean).length;
    assert.equal(count, 4, 'a text and its key have at most 212 bytes');
    assert.equal(kept.at(-1), text);
    await store.set('long', 'x'.repeat(500), 10);
    assert.equal(await store.get('long'), null);
    assert.equal(await store.get('key-49'), text, 'what is too long pushes nothing out');
  });

  it('is never an older text of the same key', async () => {
    const text = fc.record({ key: fc.constantFrom('a', 'b', 'c', '__proto__'), value: fc.string({ maxLength: 80 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(text), async (texts) => {
        const store = stepwise(createMemoryStore({ bytes: 400 }));
        const latest = new Map<string, string>();
        for (const { key, value } of texts) {
          await store.set(key, value, 10);
          latest.set(key, value);
          for (const [name, expected] of latest) assert.ok([null, expected].includes(await store.get(name)));
        }
      }),
    );
  });
});
