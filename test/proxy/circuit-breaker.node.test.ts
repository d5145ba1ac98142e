import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { withCircuitBreaker } from '../../src/proxy/circuit-breaker.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import type { ProxyEvent } from '../../src/proxy.ts';
import {
  bodies,
  createAnswer,
  createCall,
  createClock,
  createProxy,
  createRecordingService,
  createRequest,
  neverAborted,
  noLimits,
} from './support.ts';

/** A circuit breaker before a service whose next outcome the test chooses. */
function createGuardedService() {
  const { now, forward } = createClock();
  const states: string[] = [];
  let asked = 0;
  let outcome: 'well' | Error = 'well';
  const onEvent = (event: ProxyEvent) => {
    if (event.kind === 'breaker') states.push(`${event.family} ${event.state}`);
  };
  const guarded = withCircuitBreaker(
    async (call) => {
      asked++;
      if (outcome !== 'well') throw outcome;
      return createAnswer(call.operation);
    },
    { now, onEvent },
  );
  const send = async (next: 'well' | Error, operation: 'countries' | 'dutchByPostcode' = 'countries') => {
    outcome = next;
    return guarded(createCall(operation), neverAborted).then(
      () => 'answered',
      (error: Error) => error,
    );
  };
  const many = async (count: number, next: 'well' | Error) => {
    for (let times = 0; times < count; times++) await send(next);
  };
  return { send, many, forward, states, asked: () => asked };
}

const failure = new ProxyProblem(problemTypes.upstreamUnavailable);
const refusal = new ProxyProblem(problemTypes.upstreamAuth);

describe('the circuit breaker', () => {
  it('opens after five failures in a row, and says when to try again', async () => {
    const { many, send, asked, states } = createGuardedService();
    await many(5, failure);
    const refused = await send('well');
    assert.equal(asked(), 5);
    assert.deepEqual(states, ['international open']);
    assert.ok(refused instanceof ProxyProblem && refused.type === problemTypes.upstreamUnavailable);
    assert.equal(refused.headers['retry-after'], '10');
  });

  it('opens when half of twenty answers within ten seconds are failures, and not when they take longer', async () => {
    for (const [pause, expected] of [
      [0, ['international open']],
      [1_200, []],
    ] as const) {
      const { send, forward, states } = createGuardedService();
      for (let times = 0; times < 10; times++) {
        await send('well');
        await send(failure);
        forward(pause);
      }
      assert.deepEqual(states, expected);
    }
  });

  it('lets one trial request pass after ten seconds, and closes when it succeeds', async () => {
    const { many, send, forward, states, asked } = createGuardedService();
    await many(5, failure);
    forward(9_999);
    await send('well');
    assert.equal(asked(), 5);
    forward(1);
    assert.equal(await send('well'), 'answered');
    assert.equal(await send('well'), 'answered');
    assert.deepEqual(states, ['international open', 'international probing', 'international closed']);
  });

  it('stays open twice as long after each failed trial, up to a minute', async () => {
    const { many, send, forward } = createGuardedService();
    await many(5, failure);
    for (const rest of [10, 20, 40, 60, 60]) {
      const error = await send('well');
      assert.equal(error instanceof ProxyProblem && error.headers['retry-after'], String(rest));
      forward(rest * 1_000);
      await send(failure);
    }
  });

  it('opens at once when the account is refused', async () => {
    const { send, states } = createGuardedService();
    await send(refusal);
    assert.deepEqual(states, ['international open']);
  });

  it('does not count wrong requests and abandoned requests as failures', async () => {
    const { many, states } = createGuardedService();
    const { invalidInput, notFound, ambiguous, rateLimited, upstreamShape, overloaded } = problemTypes;
    for (const type of [invalidInput, notFound, ambiguous, rateLimited, upstreamShape, overloaded]) {
      await many(30, new ProxyProblem(type));
    }
    await many(30, new DOMException('gone', 'AbortError'));
    assert.deepEqual(states, []);
  });

  it('allows another trial at once when a trial was abandoned', async () => {
    const { many, send, forward, states } = createGuardedService();
    await many(5, failure);
    forward(10_000);
    await send(new DOMException('gone', 'AbortError'));
    assert.equal(await send('well'), 'answered');
    assert.equal(states.at(-1), 'international closed');
  });

  it('does not stay open longer when the clock is set back', async () => {
    const { many, send, forward } = createGuardedService();
    await many(5, failure);
    forward(-3_600_000);
    const error = await send('well');
    assert.equal(error instanceof ProxyProblem && error.headers['retry-after'], '10');
  });

  it('is separate for Dutch lookups', async () => {
    const { many, send } = createGuardedService();
    await many(5, failure);
    assert.equal(await send('well', 'dutchByPostcode'), 'answered');
  });

  it('does not open at a single 403, which may concern one request only', async () => {
    const statuses = [403, 403, 403, 403, 200];
    const { fetch } = createRecordingService(async () =>
      Response.json(bodies.countries, { status: statuses.shift() ?? 403 }),
    );
    const proxy = createProxy(fetch, { limits: noLimits });
    const seen = [];
    for (let times = 0; times < 11; times++) seen.push((await proxy(createRequest('countries'))).status);
    // Five of them in a row open it, as with every other failure.
    assert.deepEqual(seen, [502, 502, 502, 502, 200, 502, 502, 502, 502, 502, 503]);
  });

  it('reports a trial once, even when trials are abandoned again and again', async () => {
    const { many, send, forward, states } = createGuardedService();
    await many(5, failure);
    forward(10_000);
    await many(50, new ProxyProblem(problemTypes.dailyCap));
    await send('well');
    assert.deepEqual(states, ['international open', 'international probing', 'international closed']);
  });

  it('reports a refused account, and sends no more requests', async () => {
    const events: ProxyEvent[] = [];
    const { seen, fetch } = createRecordingService(async () => Response.json({}, { status: 401 }));
    const proxy = createProxy(fetch, { limits: noLimits, onEvent: (event) => events.push(event) });
    const statuses = [];
    for (let times = 0; times < 3; times++) statuses.push((await proxy(createRequest('countries'))).status);
    assert.deepEqual(statuses, [502, 503, 503]);
    assert.equal(seen.length, 1);
    assert.ok(events.some((event) => event.kind === 'accountRefused' && event.status === 401));
  });
});
