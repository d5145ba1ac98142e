import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import type { ServiceAnswer } from '../../src/proxy/call.ts';
import { withConcurrencyLimit } from '../../src/proxy/concurrency.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import { createAnswer, createCall, flushTasks, neverAborted } from './support.ts';

/** A service that answers when the test says so. */
function createManualService() {
  const running: (() => void)[] = [];
  const ask = () => new Promise<ServiceAnswer>((resolve) => running.push(() => resolve(createAnswer('countries'))));
  return { running, ask };
}

const isOverloaded = (error: unknown) => error instanceof ProxyProblem && error.type === problemTypes.overloaded;

describe('the concurrency limit', () => {
  it('lets 32 requests run and 64 wait, and refuses the others', async () => {
    const { running, ask } = createManualService();
    const limited = withConcurrencyLimit(ask);
    const all = Array.from({ length: 96 }, () => limited(createCall('countries'), neverAborted));
    await flushTasks();
    assert.equal(running.length, 32);
    await assert.rejects(limited(createCall('countries'), neverAborted), isOverloaded);
    for (let index = 0; index < 96; index++) {
      running[index]?.();
      await flushTasks();
      assert.ok(running.length <= 32 + index + 1);
    }
    assert.equal((await Promise.all(all)).length, 96);
  });

  it('passes a slot to the request that has waited longest, also after a failure', async () => {
    const order: string[] = [];
    let fail: (error: Error) => void = () => {};
    const limited = withConcurrencyLimit(
      ({ params }) => {
        order.push(params['country'] ?? '');
        return new Promise((_, reject) => {
          fail = reject;
        });
      },
      1,
      2,
    );
    const all = ['a', 'b', 'c'].map((country) =>
      limited(createCall('country', { country }), neverAborted).catch(() => country),
    );
    for (let times = 0; times < 3; times++) {
      await flushTasks();
      fail(new Error());
    }
    await Promise.all(all);
    assert.deepEqual(order, ['a', 'b', 'c']);
  });

  it('removes a request from the queue when it is aborted', async () => {
    const { running, ask } = createManualService();
    const limited = withConcurrencyLimit(ask, 1, 1);
    const abort = new AbortController();
    const first = limited(createCall('countries'), neverAborted);
    const second = limited(createCall('countries'), abort.signal);
    abort.abort(new Error('gone'));
    await assert.rejects(second, /gone/);
    const third = limited(createCall('countries'), neverAborted);
    running[0]?.();
    await first;
    await flushTasks();
    running[1]?.();
    await third;
    await assert.rejects(limited(createCall('countries'), abort.signal), /gone/);
  });
});

describe('a service that ignores the abort signal', () => {
  it('does not hold a slot', async () => {
    const { running, ask } = createManualService();
    const limited = withConcurrencyLimit(ask, 1, 0);
    const abort = new AbortController();
    const first = limited(createCall('countries'), abort.signal);
    await flushTasks();
    abort.abort(new Error('gone'));
    await assert.rejects(first, /gone/);
    const second = limited(createCall('countries'), neverAborted);
    await flushTasks();
    assert.equal(running.length, 2);
    running[1]?.();
    assert.equal((await second).status, 200);
    // A late answer must not free a second slot.
    running[0]?.();
    await flushTasks();
    const third = limited(createCall('countries'), neverAborted);
    await assert.rejects(limited(createCall('countries'), neverAborted), isOverloaded);
    running[2]?.();
    await third;
  });
});
