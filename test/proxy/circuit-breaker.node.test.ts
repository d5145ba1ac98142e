import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { withCircuitBreaker } from '../../src/proxy/circuit-breaker.ts';
import { DeadlineError } from '../../src/proxy/deadline.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import { addressHeader, type ProxyEvent } from '../../src/proxy.ts';
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
  const send = async (next: 'well' | Error, client = 'a', operation: 'countries' | 'dutchByPostcode' = 'countries') => {
    outcome = next;
    return guarded(createCall(operation, undefined, undefined, [client]), neverAborted).then(
      () => 'answered',
      (error: Error) => error,
    );
  };
  /** Three clients get a failure each. */
  const failForSeveral = async (error: Error = failure) => {
    for (const client of ['a', 'b', 'c']) await send(error, client);
  };
  const waitOf = async (client: string) => {
    const error = await send('well', client);
    return error instanceof ProxyProblem ? error.headers['retry-after'] : error;
  };
  return { send, failForSeveral, waitOf, forward, states, asked: () => asked };
}

const failure = new ProxyProblem(problemTypes.upstreamUnavailable);
const refusal = new ProxyProblem(problemTypes.upstreamAuth, { upstreamStatus: 401 });

describe('the circuit breaker', () => {
  it('opens when the last answers of three clients were failures, and says when to try again', async () => {
    const { failForSeveral, send, asked, states } = createGuardedService();
    await failForSeveral();
    const refused = await send('well', 'd');
    assert.equal(asked(), 3);
    assert.deepEqual(states, ['international open']);
    assert.ok(refused instanceof ProxyProblem && refused.type === problemTypes.upstreamUnavailable);
    assert.equal(refused.headers['retry-after'], '10');
  });

  it('stays closed for one client and for two, however often they fail', async () => {
    const { send, states, forward } = createGuardedService();
    for (let times = 0; times < 1_000; times++) {
      await send(failure, 'a');
      await send(new DeadlineError(), 'b');
      forward(times % 7);
    }
    assert.deepEqual(states, []);
  });

  it('stays closed while fewer than half of the clients of ten seconds fail', async () => {
    for (const [well, pause, expected] of [
      [4, 0, []],
      [3, 0, ['international open']],
      // The others were served too long ago to count.
      [4, 10_000, ['international open']],
    ] as const) {
      const { send, failForSeveral, forward, states } = createGuardedService();
      for (let client = 0; client < well; client++) await send('well', `well-${client}`);
      forward(pause);
      await failForSeveral();
      assert.deepEqual(states, expected);
    }
  });

  it('counts the last answer of a client only', async () => {
    const { send, failForSeveral, states } = createGuardedService();
    for (let times = 0; times < 20; times++) {
      for (const client of ['a', 'b']) {
        await send(failure, client);
        await send('well', client);
      }
    }
    await send(failure, 'c');
    assert.deepEqual(states, []);
    await failForSeveral();
    assert.deepEqual(states, ['international open']);
  });

  it('tries after ten seconds, and closes when a trial succeeds', async () => {
    const { failForSeveral, send, forward, states, asked } = createGuardedService();
    await failForSeveral();
    forward(9_999);
    await send('well');
    assert.equal(asked(), 3);
    forward(1);
    assert.equal(await send('well'), 'answered');
    assert.equal(await send('well'), 'answered');
    assert.deepEqual(states, ['international open', 'international closed']);
  });

  it('stays open twice as long after the trials of three clients have failed, up to a minute', async () => {
    const { failForSeveral, waitOf, forward, states } = createGuardedService();
    await failForSeveral();
    for (const rest of [10, 20, 40, 60, 60]) {
      assert.equal(await waitOf('d'), String(rest));
      forward(rest * 1_000);
      await failForSeveral();
    }
    assert.deepEqual(states, ['international open'], 'reported once');
  });

  it('lets the others try when the trial of one client fails, again and again', async () => {
    const { failForSeveral, send, forward, waitOf } = createGuardedService();
    await failForSeveral();
    forward(10_000);
    await send(failure, 'greedy');
    assert.equal(await waitOf('greedy'), '10');
    assert.equal(await send('well', 'shopper'), 'answered');
  });

  it('lets a client that is alone try again after the pause', async () => {
    const { failForSeveral, send, forward, waitOf } = createGuardedService();
    await failForSeveral();
    forward(10_000);
    await send(failure, 'alone');
    forward(9_000);
    assert.equal(await waitOf('alone'), '1');
    forward(1_000);
    assert.equal(await send('well', 'alone'), 'answered');
  });

  it('opens at once when the key of the account is refused', async () => {
    const { send, states } = createGuardedService();
    await send(refusal);
    assert.deepEqual(states, ['international open']);
  });

  it('does not count wrong requests and abandoned requests as failures', async () => {
    const { failForSeveral, states } = createGuardedService();
    const { invalidInput, notFound, ambiguous, rateLimited, upstreamShape, overloaded } = problemTypes;
    for (const type of [invalidInput, notFound, ambiguous, rateLimited, upstreamShape, overloaded]) {
      await failForSeveral(new ProxyProblem(type));
    }
    await failForSeveral(new DOMException('gone', 'AbortError'));
    assert.deepEqual(states, []);
  });

  it('allows another trial at once when a trial was abandoned', async () => {
    const { failForSeveral, send, forward, states } = createGuardedService();
    await failForSeveral();
    forward(10_000);
    for (let times = 0; times < 50; times++) await send(new DOMException('gone', 'AbortError'));
    assert.equal(await send('well'), 'answered');
    assert.deepEqual(states, ['international open', 'international closed']);
  });

  it('does not stay open longer when the clock is set back', async () => {
    const { failForSeveral, waitOf, forward } = createGuardedService();
    await failForSeveral();
    forward(-3_600_000);
    assert.equal(await waitOf('d'), '10');
  });

  it('is separate for Dutch lookups', async () => {
    const { failForSeveral, send } = createGuardedService();
    await failForSeveral();
    assert.equal(await send('well', 'a', 'dutchByPostcode'), 'answered');
  });
});

/** A proxy before a service that fails for the country "bad", in a way that the test chooses. */
function createProxyBeforePickyService(fail: () => Promise<Response>) {
  const events: ProxyEvent[] = [];
  const { now, forward } = createClock();
  const fetch = async ({ url }: Request) => (url.includes('bad') ? fail() : jsonResponse(bodies.country));
  const clientAddress = addressHeader('x-client');
  const onEvent = (event: ProxyEvent) => events.push(event);
  const proxy = createProxy(fetch, { limits: noLimits, clientAddress, now, onEvent });
  let asked = 0;
  const ask = async (client: string, country = `good ${asked++}`) =>
    (await proxy(createRequest('country', { country }, { 'x-client': client }))).status;
  return { ask, forward, events };
}

const statusOf = (status: number) => async () => Response.json({}, { status });

describe('a client whose text makes the service fail', () => {
  for (const [how, fail, status] of [
    ['answer 403', statusOf(403), 502],
    ['answer 500', statusOf(500), 503],
    ['hang', () => new Promise<Response>(() => {}), 504],
  ] as const) {
    it(`leaves all others served, and raises no alarm: ${how}`, async ({ mock }) => {
      mock.timers.enable({ apis: ['setTimeout'] });
      const { ask, forward, events } = createProxyBeforePickyService(fail);
      const bad: number[] = [];
      const others: number[] = [];
      // Five minutes at 0.6 requests a second, and a shopper now and then.
      for (let times = 0; times < 180; times++) {
        const answer = ask('192.0.2.66', `bad ${times}`);
        if (how === 'hang') {
          await flushTasks();
          // Longer than any deadline.
          mock.timers.tick(10_000);
        }
        bad.push(await answer);
        if (times % 3 === 0) others.push(await ask(`192.0.2.${times % 5}`));
        forward(1_667);
      }
      assert.ok(bad.every((each) => each === status));
      assert.ok(others.every((each) => each === 200));
      assert.deepEqual(events, []);
    });
  }
});

describe('an account that is refused', () => {
  it('is reported once when the key is wrong, and the service is left alone', async () => {
    const { ask, events, forward } = createProxyBeforePickyService(statusOf(401));
    const statuses = [];
    for (let times = 0; times < 600; times++) {
      statuses.push(await ask('192.0.2.1', `bad ${times}`));
      forward(1_000);
    }
    assert.deepEqual(statuses.slice(0, 3), [502, 503, 503]);
    assert.ok(statuses.filter((status) => status === 502).length < 15);
    assert.deepEqual(events, [
      { kind: 'accountRefused', status: 401 },
      { kind: 'breaker', family: 'international', state: 'open' },
    ]);
  });

  it('is reported once when several clients get a 403, however seldom, until the service answers again', async () => {
    const { ask, events, forward } = createProxyBeforePickyService(statusOf(403));
    const refuse = async (count: number) => {
      for (let client = 0; client < count; client++) {
        await ask(`192.0.2.${client}`, `bad ${client}`);
        forward(3_600_000);
      }
    };
    const alarms = () => events.filter(({ kind }) => kind === 'accountRefused').length;
    await refuse(2);
    assert.equal(alarms(), 0);
    await refuse(50);
    assert.equal(alarms(), 1);
    await ask('192.0.2.1');
    await refuse(50);
    assert.equal(alarms(), 2);
    assert.equal(events.length, 2, 'a 403 now and then opens no breaker');
  });
});
