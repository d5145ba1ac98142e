import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import type { EntryEvent, EntryState } from '../../../src/core/entry/state.ts';
import type { PanelHost } from '../../../src/elements/field/host.ts';
import { Retries } from '../../../src/elements/requests/auto-retry.ts';
import { arrives, fails, inNetherlands, typed } from '../../core/search/support.ts';
import { after, listFailed, on, seedOf } from '../../support/entry.ts';
import { house } from '../../support/samples.ts';

const second = 1_000;

/** The listeners of the page for its network. */
const network = new Set<() => void>();

Object.assign(globalThis, {
  addEventListener(_: string, listener: () => void, { signal }: { signal: AbortSignal }) {
    network.add(listener);
    signal.addEventListener('abort', () => network.delete(listener));
  },
});

/** An element whose list of countries fails each time, on a clock of its own. */
function failing(reason: string, retryAfter: number | null) {
  mock.timers.enable({ apis: ['setTimeout'] });
  const clock = { now: 0 };
  mock.method(performance, 'now', () => clock.now);
  mock.method(Math, 'random', () => 0);
  const problem = { reason, operation: 'countries', status: null, retryAfter } as const;
  const fail = (): EntryEvent => listFailed({ ...problem }, seedOf());
  let state: EntryState = after(fail());
  let asked = 0;
  const host = {
    get state() {
      return state;
    },
    element: { isConnected: true, addController() {}, requestUpdate() {} },
    seed: seedOf,
    dispatch(event: EntryEvent) {
      asked++;
      state = on(state, event);
      retries.follow();
      state = on(state, fail());
      retries.follow();
    },
  };
  const retries = new Retries(host as unknown as PanelHost);
  const before = network.size;
  retries.follow();
  return {
    /** The number of listeners before anything failed. */
    before,
    asked: () => asked,
    /** Lets time pass, second by second, with all that happens in it. */
    async pass(seconds: number) {
      for (let passed = 0; passed < seconds; passed++) {
        clock.now += second;
        mock.timers.tick(second);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('a list of countries that cannot be loaded', () => {
  afterEach(() => {
    mock.timers.reset();
    mock.restoreAll();
    network.clear();
  });

  it('is requested repeatedly, each time after twice the pause, up to five minutes', async () => {
    const { asked, pass } = failing('unavailable', null);
    const counts: number[] = [];
    for (const seconds of [9, 1, 19, 1, 39, 1, 80 + 160, 299, 1, 299, 1]) {
      await pass(seconds);
      counts.push(asked());
    }
    assert.deepEqual(counts, [0, 1, 1, 2, 2, 3, 5, 5, 6, 6, 7]);
  });

  it('is requested after the Retry-After, every time', async () => {
    const { asked, pass } = failing('rate-limited', 60);
    const counts: number[] = [];
    for (const seconds of [59, 2, 58, 4]) {
      await pass(seconds);
      counts.push(asked());
    }
    assert.deepEqual(counts, [0, 1, 1, 2]);
  });

  it('is requested when the network is back, with no listener before', async () => {
    const { asked, before } = failing('unavailable', null);
    assert.equal(before, 0);
    assert.equal(network.size, 1);
    for (const back of [...network]) back();
    assert.equal(asked(), 1);
    assert.equal(network.size, 1);
  });

  it('is not requested again if that cannot help', async () => {
    const { asked, pass } = failing('unauthorized', null);
    await pass(1_000);
    assert.equal(asked(), 0);
    assert.equal(network.size, 0);
  });
});

describe('a search that could not be sent', () => {
  afterEach(() => {
    mock.timers.reset();
    mock.restoreAll();
    network.clear();
  });

  /** An element whose search fails until the network works, on a clock of its own. */
  function searching() {
    mock.timers.enable({ apis: ['setTimeout'] });
    const clock = { now: 0 };
    mock.method(performance, 'now', () => clock.now);
    mock.method(Math, 'random', () => 0);
    let [asked, works] = [0, false];
    let state = on(after(inNetherlands), typed('julian'), fails('unavailable'));
    const host = {
      get state() {
        return state;
      },
      element: { isConnected: true, addController() {}, requestUpdate() {} },
      seed: seedOf,
      retry() {
        asked++;
        state = on(state, { slice: 'search', type: 'retried', seed: seedOf() });
        retries.follow();
        state = on(state, works ? arrives([house]) : fails('unavailable'));
        retries.follow();
      },
    };
    const retries = new Retries(host as unknown as PanelHost);
    retries.follow();
    return {
      asked: () => asked,
      state: () => state,
      works: () => {
        works = true;
      },
      async pass(seconds: number) {
        for (let passed = 0; passed < seconds; passed++) {
          clock.now += second;
          mock.timers.tick(second);
          await new Promise((resolve) => setImmediate(resolve));
        }
      },
    };
  }

  it('is tried again a few times once the network is back, because that often only works a moment later', async () => {
    const { asked, pass } = searching();
    await pass(60);
    assert.equal(asked(), 0);
    for (const back of [...network]) back();
    const counts = [asked()];
    for (const seconds of [1, 1, 1, 4, 8, 16, 600]) {
      await pass(seconds);
      counts.push(asked());
    }
    assert.deepEqual(counts, [1, 2, 2, 3, 4, 5, 6, 6]);
  });

  it('succeeds as soon as the network works, and no request is sent after that', async () => {
    const { asked, pass, works, state } = searching();
    for (const back of [...network]) back();
    await pass(2);
    works();
    await pass(2);
    assert.equal(state().search.problem, null);
    assert.equal(state().search.list?.matches.length, 1);
    const before = asked();
    await pass(600);
    assert.equal(asked(), before);
  });
});
