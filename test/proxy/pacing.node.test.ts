import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { withPacing } from '../../src/proxy/pacing.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import { createMemoryStore, defaultLimits } from '../../src/proxy.ts';
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

describe('pacing', () => {
  it('stays below what every account may send in a second', () => {
    for (const [family, accountMax] of [
      ['international', 35],
      ['dutch', 150],
    ] as const) {
      for (const { count, seconds } of defaultLimits[family]) assert.ok(seconds === 1 && count <= accountMax);
    }
  });

  it('spreads a short burst over two seconds, and refuses what would have to wait longer', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { now } = createClock();
    const limits = { ...noLimits, international: [{ count: 2, seconds: 1, burst: 1 }] };
    let sent = 0;
    const paced = withPacing(
      async () => {
        sent++;
        return createAnswer('countries');
      },
      limits,
      createMemoryStore({ now }),
    );
    const outcomes = Array.from({ length: 6 }, () => paced(createCall('countries'), neverAborted));
    await assert.rejects(outcomes[5] ?? assert.fail(), isOverloaded);
    assert.equal(sent, 1, 'the first goes at once');
    for (const [milliseconds, expected] of [
      [499, 1],
      [1, 2],
      [499, 2],
      [1, 3],
      [1_000, 5],
    ] as const) {
      mock.timers.tick(milliseconds);
      await flushTasks();
      assert.equal(sent, expected);
    }
    await Promise.all(outcomes.slice(0, 5));
  });

  it('paces Dutch lookups apart from international requests', async () => {
    const limits = { ...noLimits, international: [{ count: 1, seconds: 60 }] };
    const paced = withPacing(async ({ operation }) => createAnswer(operation), limits, createMemoryStore());
    await paced(createCall('countries'), neverAborted);
    await assert.rejects(paced(createCall('countries'), neverAborted), isOverloaded);
    assert.equal((await paced(createCall('dutchByPostcode'), neverAborted)).status, 200);
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
});
