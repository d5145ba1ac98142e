import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { withBreaker } from '../../src/proxy/breaker.ts';
import { Problem } from '../../src/proxy/problem.ts';
import type { ProxyEvent } from '../../src/proxy.ts';
import { answerOf, ask, bodies, callOf, clock, noLimits, patient, proxyTo, recording } from './support.ts';

/** A breaker before a service whose next answers are given. */
function broken() {
  const { now, forward } = clock();
  const states: string[] = [];
  let asked = 0;
  let outcome: 'well' | Error = 'well';
  const onEvent = (event: ProxyEvent) => {
    if (event.kind === 'breaker') states.push(`${event.family} ${event.state}`);
  };
  const guarded = withBreaker(
    async (call) => {
      asked++;
      if (outcome !== 'well') throw outcome;
      return answerOf(call.operation);
    },
    { now, onEvent },
  );
  const send = async (next: 'well' | Error, operation: 'countries' | 'dutchByPostcode' = 'countries') => {
    outcome = next;
    return guarded(callOf(operation), patient).then(
      () => 'answered',
      (error: Error) => error,
    );
  };
  const many = async (count: number, next: 'well' | Error) => {
    for (let times = 0; times < count; times++) await send(next);
  };
  return { send, many, forward, states, asked: () => asked };
}

const failure = new Problem(problemTypes.upstreamUnavailable);
const refusal = new Problem(problemTypes.upstreamAuth);

describe('the breaker', () => {
  it('opens after five failures in a row and says when to come back', async () => {
    const { many, send, asked, states } = broken();
    await many(5, failure);
    const refused = await send('well');
    assert.equal(asked(), 5);
    assert.deepEqual(states, ['international open']);
    assert.ok(refused instanceof Problem && refused.type === problemTypes.upstreamUnavailable);
    assert.equal(refused.headers['retry-after'], '10');
  });

  it('opens when half of twenty answers in ten seconds are failures, and not a second later', async () => {
    for (const [pause, expected] of [
      [0, ['international open']],
      [1_200, []],
    ] as const) {
      const { send, forward, states } = broken();
      for (let times = 0; times < 10; times++) {
        await send('well');
        await send(failure);
        forward(pause);
      }
      assert.deepEqual(states, expected);
    }
  });

  it('lets one request through after ten seconds, and closes when it is answered', async () => {
    const { many, send, forward, states, asked } = broken();
    await many(5, failure);
    forward(9_999);
    await send('well');
    assert.equal(asked(), 5);
    forward(1);
    assert.equal(await send('well'), 'answered');
    assert.equal(await send('well'), 'answered');
    assert.deepEqual(states, ['international open', 'international probing', 'international closed']);
  });

  it('rests twice as long after each attempt that fails, a minute at the most', async () => {
    const { many, send, forward } = broken();
    await many(5, failure);
    for (const rest of [10, 20, 40, 60, 60]) {
      const error = await send('well');
      assert.equal(error instanceof Problem && error.headers['retry-after'], String(rest));
      forward(rest * 1_000);
      await send(failure);
    }
  });

  it('opens at once when the account is refused', async () => {
    const { send, states } = broken();
    await send(refusal);
    assert.deepEqual(states, ['international open']);
  });

  it('minds nothing that the request did wrong, nor what nobody waited for', async () => {
    const { many, states } = broken();
    const { invalidInput, notFound, ambiguous, rateLimited, upstreamShape, overloaded } = problemTypes;
    for (const type of [invalidInput, notFound, ambiguous, rateLimited, upstreamShape, overloaded]) {
      await many(30, new Problem(type));
    }
    await many(30, new DOMException('gone', 'AbortError'));
    assert.deepEqual(states, []);
  });

  it('tries again at once when nobody waited for its attempt', async () => {
    const { many, send, forward, states } = broken();
    await many(5, failure);
    forward(10_000);
    await send(new DOMException('gone', 'AbortError'));
    assert.equal(await send('well'), 'answered');
    assert.equal(states.at(-1), 'international closed');
  });

  it('rests no longer when the clock is set back', async () => {
    const { many, send, forward } = broken();
    await many(5, failure);
    forward(-3_600_000);
    const error = await send('well');
    assert.equal(error instanceof Problem && error.headers['retry-after'], '10');
  });

  it('is another one for Dutch lookups', async () => {
    const { many, send } = broken();
    await many(5, failure);
    assert.equal(await send('well', 'dutchByPostcode'), 'answered');
  });

  it('does not let one request that was forbidden stop all others', async () => {
    const statuses = [403, 403, 403, 403, 200];
    const { fetch } = recording(async () => Response.json(bodies.countries, { status: statuses.shift() ?? 403 }));
    const proxy = proxyTo(fetch, { limits: noLimits });
    const seen = [];
    for (let times = 0; times < 11; times++) seen.push((await proxy(ask('countries'))).status);
    // And then five in a row, as with every other failure.
    assert.deepEqual(seen, [502, 502, 502, 502, 200, 502, 502, 502, 502, 502, 503]);
  });

  it('says once that it tries again, however often nobody waits for the outcome', async () => {
    const { many, send, forward, states } = broken();
    await many(5, failure);
    forward(10_000);
    await many(50, new Problem(problemTypes.dailyCap));
    await send('well');
    assert.deepEqual(states, ['international open', 'international probing', 'international closed']);
  });

  it('raises the alarm about a refused account, and asks no more', async () => {
    const events: ProxyEvent[] = [];
    const { seen, fetch } = recording(async () => Response.json({}, { status: 401 }));
    const proxy = proxyTo(fetch, { limits: noLimits, onEvent: (event) => events.push(event) });
    const statuses = [];
    for (let times = 0; times < 3; times++) statuses.push((await proxy(ask('countries'))).status);
    assert.deepEqual(statuses, [502, 503, 503]);
    assert.equal(seen.length, 1);
    assert.ok(events.some((event) => event.kind === 'accountRefused' && event.status === 401));
  });
});
