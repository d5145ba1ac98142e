import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { addressHeader, createMemoryStore, type Store } from '../../src/proxy.ts';
import { ask, bodies, clock, jsonOf, proxyTo, settled, typeOf } from './support.ts';

/** Milliseconds by a clock that moves when everything that could happen has happened. */
async function timed<Result>(mock: TestContext['mock'], task: (now: () => number) => Promise<Result>) {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { now, forward } = clock();
  const began = now();
  let isDone = false;
  const result = task(now).finally(() => {
    isDone = true;
  });
  for (;;) {
    for (let turns = 0; turns < 5; turns++) await settled();
    if (isDone) return { result: await result, took: now() - began };
    forward(10);
    mock.timers.tick(10);
  }
}

/** Answers every question after that many milliseconds; the timer is the test's. */
function slow(milliseconds: number): Store {
  const store = createMemoryStore();
  const late = <Result>(answer: () => Promise<Result>) =>
    new Promise<Result>((resolve) => void setTimeout(() => resolve(answer()), milliseconds));
  return {
    take: (...args) => late(() => store.take(...args)),
    count: (...args) => late(() => store.count(...args)),
    countOnce: (...args) => late(() => store.countOnce(...args)),
    get: (...args) => late(() => store.get(...args)),
    set: (...args) => late(() => store.set(...args)),
  };
}

const options = { clientAddress: addressHeader('x-client'), dailyCap: 100 };
const suggestion = () => ask('suggest', undefined, { 'x-client': '192.0.2.1' });
const silent = () => new Promise<Response>(() => {});

describe('an answer takes no longer than its time', () => {
  it('when the service is silent', async ({ mock }) => {
    const { result, took } = await timed(mock, (now) => proxyTo(silent, { ...options, now })(suggestion()));
    assert.deepEqual([result.status, await typeOf(result), took], [504, problemTypes.upstreamTimeout, 5_000]);
  });

  it('when the service sends a byte now and then', async ({ mock }) => {
    const pull = async (body: ReadableStreamDefaultController<Uint8Array>) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      body.enqueue(new TextEncoder().encode(' '));
    };
    const drip = async () =>
      new Response(new ReadableStream({ pull }), { headers: { 'content-type': 'application/json' } });
    const { result, took } = await timed(mock, (now) => proxyTo(drip, { ...options, now })(suggestion()));
    assert.deepEqual([result.status, took], [504, 5_000]);
  });

  for (const operation of ['details', 'validate'] as const) {
    it(`which is more for ${operation}`, async ({ mock }) => {
      const { result, took } = await timed(mock, (now) => proxyTo(silent, { ...options, now })(ask(operation)));
      assert.deepEqual([result.status, took], [504, 8_000]);
    });
  }

  it('and a second more when the store is slow, however often it is asked', async ({ mock }) => {
    const { result, took } = await timed(mock, (now) =>
      proxyTo(silent, { ...options, now, store: slow(400), timeout: 1_000 })(suggestion()),
    );
    assert.deepEqual([result.status, await typeOf(result), took], [504, problemTypes.upstreamTimeout, 2_000]);
  });

  it('and leaves the service all of its own when the store is silent', async ({ mock }) => {
    const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(jsonOf(bodies.suggest)), 990));
    const { result, took } = await timed(mock, (now) =>
      proxyTo(late, { ...options, now, store: slow(60_000), timeout: 1_000 })(suggestion()),
    );
    assert.deepEqual([result.status, took], [200, 1_490]);
  });
});
