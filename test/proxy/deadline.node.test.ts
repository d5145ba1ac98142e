import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { addressHeader, createMemoryStore, type ProxyEvent, type Store } from '../../src/proxy.ts';
import { bodies, createClock, createProxy, createRequest, flushTasks, jsonResponse, problemTypeOf } from './support.ts';

/** Runs a task with a clock that moves 10 ms whenever nothing else can happen, and measures the time of the task. */
async function measure<Result>(mock: TestContext['mock'], task: (now: () => number) => Promise<Result>) {
  mock.timers.enable({ apis: ['setTimeout'] });
  // A hash is made in another thread, whose work the event loop does not show.
  let hashing = 0;
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  mock.method(crypto.subtle, 'digest', (...args: Parameters<typeof digest>) => {
    hashing++;
    return digest(...args).finally(() => {
      hashing--;
    });
  });
  const { now, forward } = createClock();
  const began = now();
  let isDone = false;
  const result = task(now).finally(() => {
    isDone = true;
  });
  for (;;) {
    for (let turns = 0; turns < 5 || hashing > 0; turns++) await flushTasks();
    if (isDone) return { result: await result, took: now() - began };
    forward(10);
    mock.timers.tick(10);
  }
}

/** A store that answers everything after so many milliseconds of the mocked timers. */
function createSlowStore(milliseconds: number): Store {
  const store = createMemoryStore();
  return { run: (steps) => new Promise((resolve) => void setTimeout(() => resolve(store.run(steps)), milliseconds)) };
}

const options = { clientAddress: addressHeader('x-client') };
const suggestion = () => createRequest('suggest', undefined, { 'x-client': '192.0.2.1' });
const silent = () => new Promise<Response>(() => {});

describe('the deadline', () => {
  it('is five seconds when the service is silent', async ({ mock }) => {
    const { result, took } = await measure(mock, (now) => createProxy(silent, { ...options, now })(suggestion()));
    assert.deepEqual([result.status, await problemTypeOf(result), took], [504, problemTypes.upstreamTimeout, 5_000]);
  });

  it('is five seconds when the service sends its answer byte by byte', async ({ mock }) => {
    const pull = async (body: ReadableStreamDefaultController<Uint8Array>) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      body.enqueue(new TextEncoder().encode(' '));
    };
    const drip = async () =>
      new Response(new ReadableStream({ pull }), { headers: { 'content-type': 'application/json' } });
    const { result, took } = await measure(mock, (now) => createProxy(drip, { ...options, now })(suggestion()));
    assert.deepEqual([result.status, took], [504, 5_000]);
  });

  it('may be as long as a timer can wait', async ({ mock }) => {
    const waits: unknown[] = [];
    mock.method(globalThis, 'setTimeout', (_: unknown, milliseconds: number) => waits.push(milliseconds));
    const answer = async () => jsonResponse(bodies.suggest);
    assert.equal((await createProxy(answer, { ...options, timeout: 2 ** 31 - 1 })(suggestion())).status, 200);
    assert.deepEqual(waits, [2 ** 31 - 1]);
  });

  for (const operation of ['details', 'validate'] as const) {
    it(`is eight seconds for ${operation}`, async ({ mock }) => {
      const { result, took } = await measure(mock, (now) =>
        createProxy(silent, { ...options, now })(createRequest(operation)),
      );
      assert.deepEqual([result.status, took], [504, 8_000]);
    });
  }

  it('is extended by the time that the store took, however many calls the store gets', async ({ mock }) => {
    const { result, took } = await measure(mock, (now) =>
      createProxy(silent, { ...options, now, store: createSlowStore(400), timeout: 1_000 })(suggestion()),
    );
    assert.deepEqual([result.status, await problemTypeOf(result), took], [504, problemTypes.upstreamTimeout, 1_300]);
  });

  it('leaves the service its whole time if the store does not answer', async ({ mock }) => {
    const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(jsonResponse(bodies.suggest)), 990));
    const { result, took } = await measure(mock, (now) =>
      createProxy(late, { ...options, now, store: createSlowStore(60_000), timeout: 1_000 })(suggestion()),
    );
    assert.deepEqual([result.status, took], [200, 1_290]);
  });

  it('is not reached because the replies of the store are slow: the proxy continues without it', async ({ mock }) => {
    const events: ProxyEvent[] = [];
    const ipv6 = { 'x-client': '2001:db8::1' };
    const { result, took } = await measure(mock, async (now) => {
      const proxy = createProxy(async () => jsonResponse(bodies.details), {
        ...options,
        now,
        store: createSlowStore(450),
        onEvent: (event) => events.push(event),
      });
      return [
        await proxy(createRequest('details', undefined, ipv6)),
        await proxy(createRequest('details', undefined, ipv6)),
      ];
    });
    assert.deepEqual(
      result.map(({ status }) => status),
      [200, 200],
    );
    // Only the first one waits for the store. The second one follows within the pause.
    assert.equal(took, 300);
    assert.equal(events.length, 1);
  });
});
