import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createStoreAccess } from '../../src/proxy/store-access.ts';
import { createMemoryStore, type ProxyEvent, type Store } from '../../src/proxy.ts';
import { stepwise } from './stores.ts';
import { createClock, flushTasks } from './support.ts';

const limit = { count: 2, seconds: 60, burst: 2 };

describe('a shared store that fails', () => {
  let time: ReturnType<typeof createClock>;
  let events: string[];
  let asked: number;
  /** The shared store's present way to answer. */
  let answer: <Result>(result: () => Promise<Result>) => Promise<Result>;
  let store: ReturnType<typeof stepwise>;

  const gone = () => Promise.reject(new RangeError('redis://user:password@host is gone'));
  const well: typeof answer = (result) => result();

  beforeEach(() => {
    time = createClock();
    events = [];
    asked = 0;
    answer = well;
    const shared = createMemoryStore({ now: time.now });
    const faulty: Store = {
      run: (steps) => {
        asked++;
        return answer(() => shared.run(steps));
      },
    };
    const onEvent = (event: ProxyEvent) => events.push(JSON.stringify(event));
    const { ask } = createStoreAccess(faulty, 'account', { now: time.now, onEvent });
    store = stepwise({ run: async (steps) => (await ask(steps)).replies });
  });

  it('is replaced by limits and texts of this process', async () => {
    await store.set('k', 'shared', 60);
    answer = gone;
    assert.equal((await store.take('k', limit)).isTaken, true);
    assert.equal((await store.take('k', limit)).isTaken, true);
    assert.equal((await store.take('k', limit)).isTaken, false);
    for (let times = 0; times < 2; times++) {
      assert.equal((await store.take('n', { count: 1, seconds: 60 }, { name: 'x' })).isTaken, true);
    }
    assert.equal(await store.get('k'), null);
    await store.set('k', 'x', 60);
    assert.equal(await store.get('k'), 'x');
  });

  it('is not called for a second', async () => {
    answer = gone;
    await Promise.all(Array.from({ length: 20 }, () => store.take('k', limit)));
    const before = asked;
    time.forward(999);
    await store.take('k', limit);
    assert.equal(asked, before);
    time.forward(1);
    await store.take('k', limit);
    assert.equal(asked, before + 1);
  });

  it('is reported once, without its message, and again only after it has worked', async () => {
    const failForAnHour = async () => {
      answer = gone;
      for (let second = 0; second < 3_600; second++) {
        await Promise.all([store.take('k', limit), store.get('k')]);
        time.forward(1_000);
      }
    };
    await failForAnHour();
    assert.deepEqual(events, ['{"kind":"storeFailed","error":"RangeError"}']);
    answer = well;
    await store.get('k');
    await failForAnHour();
    assert.equal(events.length, 2);
  });

  it('is called again after that second', async () => {
    await store.set('k', 'shared', 60);
    answer = gone;
    assert.equal(await store.get('k'), null);
    answer = well;
    time.forward(1_000);
    assert.equal(await store.get('k'), 'shared');
  });

  it('is called again when the clock is set back', async () => {
    answer = gone;
    await store.get('k');
    answer = well;
    time.forward(-3_600_000);
    await store.set('k', 'x', 60);
    assert.equal(await store.get('k'), 'x');
  });

  it('is replaced if a reply takes more than 0.3 seconds, and left alone for a second', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    answer = () => new Promise(() => {});
    const waiting = store.take('k', limit);
    await flushTasks();
    for (let tick = 0; tick < 6; tick++) {
      assert.deepEqual(events, []);
      mock.timers.tick(50);
    }
    assert.equal((await waiting).isTaken, true);
    assert.deepEqual(events, ['{"kind":"storeFailed","error":"StoreSilent"}']);
    const before = asked;
    await store.take('k', limit);
    assert.equal(asked, before);
    time.forward(1_000);
    answer = well;
    await store.take('k', limit);
    assert.equal(asked, before + 1);
  });

  it('does not count as slow if this process was too busy to read its answer', async () => {
    // Node runs timers that are due before it reads what has arrived.
    answer = (result) => new Promise((resolve) => void setImmediate(() => resolve(result())));
    const waiting = store.take('k', limit);
    const free = performance.now() + 600;
    while (performance.now() < free);
    await waiting;
    assert.deepEqual(events, []);
  });

  it('may reject after it was replaced', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    let fail = (_: Error) => {};
    answer = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const waiting = store.get('k');
    await flushTasks();
    for (let tick = 0; tick < 6; tick++) mock.timers.tick(50);
    assert.equal(await waiting, null);
    fail(new Error('late'));
    await flushTasks();
    assert.equal(events.length, 1);
  });
});
