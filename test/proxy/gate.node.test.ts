import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import type { Answer } from '../../src/proxy/call.ts';
import { withConcurrency, withPace } from '../../src/proxy/gate.ts';
import { Problem } from '../../src/proxy/problem.ts';
import { createMemoryStore, defaultLimits } from '../../src/proxy.ts';
import { answerOf, callOf, clock, noLimits, patient, settled } from './support.ts';

/** A service whose answers are given by hand. */
function waiting() {
  const running: (() => void)[] = [];
  const ask = () => new Promise<Answer>((resolve) => running.push(() => resolve(answerOf('countries'))));
  return { running, ask };
}

const isOverloaded = (error: unknown) => error instanceof Problem && error.type === problemTypes.overloaded;

describe('requests at the service', () => {
  it('are 32 at once, 64 more wait, and those beyond are refused', async () => {
    const { running, ask } = waiting();
    const gate = withConcurrency(ask);
    const all = Array.from({ length: 96 }, () => gate(callOf('countries'), patient));
    await settled();
    assert.equal(running.length, 32);
    await assert.rejects(gate(callOf('countries'), patient), isOverloaded);
    for (let index = 0; index < 96; index++) {
      running[index]?.();
      await settled();
      assert.ok(running.length <= 32 + index + 1);
    }
    assert.equal((await Promise.all(all)).length, 96);
  });

  it('give their place to the one that waited longest, also when they fail', async () => {
    const order: string[] = [];
    let fail: (error: Error) => void = () => {};
    const gate = withConcurrency(
      ({ params }) => {
        order.push(params['country'] ?? '');
        return new Promise((_, reject) => {
          fail = reject;
        });
      },
      1,
      2,
    );
    const all = ['a', 'b', 'c'].map((country) => gate(callOf('country', { country }), patient).catch(() => country));
    for (let times = 0; times < 3; times++) {
      await settled();
      fail(new Error());
    }
    await Promise.all(all);
    assert.deepEqual(order, ['a', 'b', 'c']);
  });

  it('are not held up by one that gave up waiting', async () => {
    const { running, ask } = waiting();
    const gate = withConcurrency(ask, 1, 1);
    const abort = new AbortController();
    const first = gate(callOf('countries'), patient);
    const second = gate(callOf('countries'), abort.signal);
    abort.abort(new Error('gone'));
    await assert.rejects(second, /gone/);
    const third = gate(callOf('countries'), patient);
    running[0]?.();
    await first;
    await settled();
    running[1]?.();
    await third;
    await assert.rejects(gate(callOf('countries'), abort.signal), /gone/);
  });
});

describe('a service that does not listen when nobody waits any longer', () => {
  it('keeps no place', async () => {
    const { running, ask } = waiting();
    const gate = withConcurrency(ask, 1, 0);
    const abort = new AbortController();
    const first = gate(callOf('countries'), abort.signal);
    await settled();
    abort.abort(new Error('gone'));
    await assert.rejects(first, /gone/);
    const second = gate(callOf('countries'), patient);
    await settled();
    assert.equal(running.length, 2);
    running[1]?.();
    assert.equal((await second).status, 200);
    // What comes late frees no second place.
    running[0]?.();
    await settled();
    const third = gate(callOf('countries'), patient);
    await assert.rejects(gate(callOf('countries'), patient), isOverloaded);
    running[2]?.();
    await third;
  });
});

describe('the pace', () => {
  it('stays under what an account may ask in any second', () => {
    for (const [family, most] of [
      ['international', 35],
      ['dutch', 150],
    ] as const) {
      for (const { count, seconds } of defaultLimits[family]) assert.ok(seconds === 1 && count <= most);
    }
  });

  it('spreads a short rush out, and refuses a longer one', async () => {
    const { now } = clock();
    const limits = { ...noLimits, international: [{ count: 2, seconds: 1, burst: 1 }] };
    let asked = 0;
    const pace = withPace(
      async () => {
        asked++;
        return answerOf('countries');
      },
      limits,
      createMemoryStore({ now }),
    );
    const begun = performance.now();
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => pace(callOf('countries'), patient)));
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
    );
    assert.ok(outcomes[3]?.status === 'rejected' && isOverloaded(outcomes[3].reason));
    assert.equal(asked, 3);
    assert.ok(performance.now() - begun >= 990, 'the third came a second later');
  });

  it('is another one for Dutch lookups', async () => {
    const limits = { ...noLimits, international: [{ count: 1, seconds: 60 }] };
    const pace = withPace(async ({ operation }) => answerOf(operation), limits, createMemoryStore());
    await pace(callOf('countries'), patient);
    await assert.rejects(pace(callOf('countries'), patient), isOverloaded);
    assert.equal((await pace(callOf('dutchByPostcode'), patient)).status, 200);
  });
});
