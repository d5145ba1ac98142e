import assert from 'node:assert/strict';
import { describe, it, type MockTimers } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { withPacing } from '../../src/proxy/pacing.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import { createStoreAccess } from '../../src/proxy/store-access.ts';
import { addressHeader, defaultLimits, type Limit, type ProxyEvent } from '../../src/proxy.ts';
import {
  bodies,
  createAnswer,
  createCall,
  createClock,
  createProxy,
  createRequest,
  flushTasks,
  jsonResponse,
  neverAborted,
  noLimits,
} from './support.ts';

const isOverloaded = (error: unknown) => error instanceof ProxyProblem && error.type === problemTypes.overloaded;

/** A handler with this limit of the international half, on mocked timers and a clock that moves with them. */
function createPaced(timers: MockTimers, limit: Limit) {
  timers.enable({ apis: ['setTimeout'] });
  const { now, forward } = createClock();
  let sent = 0;
  const paced = withPacing(
    async () => {
      sent++;
      return createAnswer('countries');
    },
    'international',
    {
      limits: { ...noLimits, international: [limit] },
      ask: createStoreAccess(undefined, 'account', { now, onEvent: () => {} }).ask,
      now,
    },
  );
  const tick = async (milliseconds: number) => {
    forward(milliseconds);
    timers.tick(milliseconds);
    await flushTasks();
  };
  return { paced, sent: () => sent, tick };
}

describe('pacing', () => {
  it('stays below what every account may send in a second', () => {
    for (const [family, accountMax] of [
      ['international', 35],
      ['dutch', 150],
    ] as const) {
      for (const { count, seconds } of defaultLimits[family]) assert.ok(seconds === 1 && count <= accountMax);
    }
  });

  it('sends the requests of a burst one after the other', async ({ mock }) => {
    const { paced, sent, tick } = createPaced(mock.timers, { count: 2, seconds: 1, burst: 1 });
    const outcomes = Array.from({ length: 4 }, () => paced(createCall('countries'), neverAborted));
    await flushTasks();
    assert.equal(sent(), 1, 'the first goes at once');
    for (const [milliseconds, expected] of [
      [499, 1],
      [1, 2],
      [499, 2],
      [1, 3],
      [500, 4],
    ] as const) {
      await tick(milliseconds);
      assert.equal(sent(), expected);
    }
    await Promise.all(outcomes);
  });

  it('refuses what would have to wait longer than a second', async ({ mock }) => {
    const { paced } = createPaced(mock.timers, { count: 1, seconds: 1.1 });
    await paced(createCall('countries'), neverAborted);
    await assert.rejects(paced(createCall('countries'), neverAborted), isOverloaded);
  });

  it('loses no slots to requests that are aborted while they wait', async ({ mock }) => {
    const { paced, sent, tick } = createPaced(mock.timers, { count: 2, seconds: 1, burst: 1 });
    await paced(createCall('countries'), neverAborted);
    const abort = new AbortController();
    const aborted = Array.from({ length: 20 }, () => paced(createCall('countries'), abort.signal));
    const last = paced(createCall('countries'), neverAborted);
    const ends = aborted.map((each) => assert.rejects(each, isOverloaded));
    abort.abort();
    await Promise.all(ends);
    await tick(0);
    await tick(1_000);
    assert.equal(sent(), 2);
    assert.equal((await last).status, 200);
  });

  it('gives no turn back that has come back by itself', async () => {
    const { now, forward } = createClock();
    let sent = 0;
    const fetch = async ({ url, signal }: Request) => {
      sent++;
      if (url.includes('slow')) {
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }
      return jsonResponse(bodies.suggest);
    };
    const limits = { ...noLimits, international: [{ count: 2, seconds: 1, burst: 1 }] };
    const proxy = createProxy(fetch, { now, limits });
    const pending: Promise<Response>[] = [];
    const suggest = async (term: string, signal = neverAborted) => {
      pending.push(proxy(new Request(createRequest('suggest', { context: 'nld', term }), { signal })));
      for (let times = 0; times < 20; times++) await flushTasks();
    };
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
    await suggest('slow', first.signal);
    assert.equal(sent, 1);
    forward(1_000);
    await suggest('slow', second.signal);
    // The second one shares the request of the first, and does not need the turn that was free.
    forward(1_000);
    await suggest('other');
    second.abort();
    await pending[1];
    await suggest('another', third.signal);
    assert.equal(sent, 2, 'the last one waits for its turn');
    for (const leaving of [first, third]) leaving.abort();
    await Promise.all(pending);
  });

  it('keeps slots for Dutch lookups free during a rush of international requests', async () => {
    const fetch = async ({ url }: Request) =>
      jsonResponse(url.includes('/nl/') ? bodies.dutchByPostcode : bodies.country);
    const proxy = createProxy(fetch, { limits: { ...noLimits, international: [{ count: 1, seconds: 1, burst: 1 }] } });
    const abort = new AbortController();
    const rush = Array.from({ length: 200 }, (_, index) =>
      proxy(new Request(createRequest('country', { country: `c${index}` }), { signal: abort.signal })),
    );
    assert.equal((await proxy(createRequest('dutchByPostcode'))).status, 200);
    abort.abort();
    await Promise.all(rush);
  });

  it('opens no circuit breaker if a rush waits for it until its deadline', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { now, forward } = createClock();
    const events: ProxyEvent[] = [];
    const proxy = createProxy(async () => jsonResponse(bodies.country), {
      limits: { ...noLimits, international: [{ count: 2, seconds: 1, burst: 1 }] },
      clientAddress: addressHeader('x-client'),
      onEvent: (event) => events.push(event),
      now,
    });
    const rush = Array.from({ length: 24 }, (_, index) =>
      proxy(createRequest('country', { country: `c${index}` }, { 'x-client': `192.0.2.${index}` })),
    );
    for (let turn = 0; turn < 70; turn++) {
      for (let each = 0; each < 5; each++) await flushTasks();
      forward(100);
      mock.timers.tick(100);
    }
    const statuses = (await Promise.all(rush)).map(({ status }) => status);
    assert.ok(statuses.includes(200) && statuses.includes(504), statuses.join());
    assert.deepEqual(events, [], 'the service was well');
  });
});
