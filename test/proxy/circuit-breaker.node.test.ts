import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sessionHeader } from '../../src/contract/headers.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import { withCircuitBreaker } from '../../src/proxy/circuit-breaker.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import { addressHeader, type ProxyEvent } from '../../src/proxy.ts';
import { DeadlineError } from '../../src/waiting/timers.ts';
import {
  bodies,
  createAnswer,
  createCall,
  createClock,
  createProxy,
  createRecordingService,
  createRequest,
  flushTasks,
  jsonResponse,
  neverAborted,
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
    'international',
    { now, onEvent },
  );
  const send = async (next: 'well' | Error, client = 'a') => {
    outcome = next;
    return guarded(createCall('countries', undefined, undefined, [client]), neverAborted).then(
      () => 'answered',
      (error: Error) => error,
    );
  };
  /** Three clients get a failure each. */
  const failForSeveral = async (error: Error = failure, clients = ['a', 'b', 'c']) => {
    for (const client of clients) await send(error, client);
  };
  const waitOf = async (client: string) => {
    const error = await send('well', client);
    return error instanceof ProxyProblem ? error.headers['retry-after'] : error;
  };
  return { send, failForSeveral, waitOf, forward, states, asked: () => asked };
}

const problemOf = (error: unknown) => error instanceof ProxyProblem && error.type;
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

  it('stays closed while fewer than half of the clients in ten seconds fail', async () => {
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

  it('only counts a client’s last answer', async () => {
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
    let round = 0;
    for (const rest of [10, 20, 40, 60, 60]) {
      assert.equal(await waitOf('d'), String(rest));
      forward(rest * 1_000);
      await failForSeveral(failure, [`e${round}`, `f${round}`, `g${round}`]);
      round++;
    }
    assert.deepEqual(states, ['international open'], 'reported once');
  });

  it('lets the others try if one client’s trial fails, again and again', async () => {
    const { failForSeveral, send, forward, waitOf } = createGuardedService();
    await failForSeveral();
    forward(10_000);
    await send(failure, 'greedy');
    assert.equal(await waitOf('greedy'), '10');
    assert.equal(await send('well', 'shopper'), 'answered');
  });

  it('is not kept open by those who opened it, however soon they try', async () => {
    const { failForSeveral, send, forward, states, waitOf } = createGuardedService();
    await failForSeveral();
    for (let second = 0; second < 300; second++) {
      forward(1_000);
      await failForSeveral();
    }
    assert.equal(await send('well', 'shopper'), 'answered');
    assert.deepEqual(states, ['international open', 'international closed']);
    await failForSeveral();
    forward(10_000);
    await failForSeveral(failure, ['d', 'e', 'f']);
    assert.equal(await waitOf('shopper'), '20', 'others who fail keep it open');
  });

  it('lets those try again who have all failed, if no other client comes', async () => {
    const { failForSeveral, send, forward, waitOf } = createGuardedService();
    await failForSeveral();
    forward(10_000);
    await failForSeveral(failure, ['d', 'e', 'f']);
    forward(20_000);
    await failForSeveral();
    // These three do not come again.
    assert.equal(await waitOf('d'), '1');
    forward(20_000);
    assert.equal(await send('well', 'd'), 'answered');
  });

  it('lets a single client try again after the pause', async () => {
    const { failForSeveral, send, forward, waitOf } = createGuardedService();
    await failForSeveral();
    forward(10_000);
    await send(failure, 'alone');
    forward(9_000);
    assert.equal(await waitOf('alone'), '1');
    forward(1_000);
    assert.equal(await send('well', 'alone'), 'answered');
  });

  it('opens immediately if the key of the account is refused', async () => {
    const { send, states } = createGuardedService();
    await send(refusal);
    assert.deepEqual(states, ['international open']);
  });

  it('says that the account was refused, even while no request is sent', async () => {
    const { send, forward, asked } = createGuardedService();
    await send(refusal);
    assert.equal(problemOf(await send('well', 'b')), problemTypes.upstreamAuth);
    forward(10_000);
    await send(refusal, 'b');
    assert.equal(problemOf(await send('well', 'c')), problemTypes.upstreamAuth);
    assert.equal(asked(), 2);
  });

  for (const [what, error] of [
    ['no answer in time', new DeadlineError()],
    ['a service that took too long', new ProxyProblem(problemTypes.upstreamTimeout)],
    // A firewall before the service may refuse what one client typed; the account is refused to all.
    ['a 403', new ProxyProblem(problemTypes.upstreamAuth, { upstreamStatus: 403 })],
  ] as const) {
    it(`opens for three clients, not for one, after ${what}`, async () => {
      const { send, failForSeveral, states } = createGuardedService();
      await send(error);
      assert.deepEqual(states, []);
      await failForSeveral(error);
      assert.deepEqual(states, ['international open']);
      assert.equal(problemOf(await send('well', 'd')), problemTypes.upstreamUnavailable);
    });
  }

  it('counts an answer outside the contract neither as a success nor as a failure', async () => {
    const { send, failForSeveral, forward, states } = createGuardedService();
    for (const client of ['a', 'b', 'c']) {
      await send(failure, client);
      await send(new ProxyProblem(problemTypes.upstreamShape), client);
    }
    assert.deepEqual(states, ['international open']);
    forward(10_000);
    await failForSeveral(new ProxyProblem(problemTypes.upstreamShape), ['d', 'e', 'f']);
    assert.deepEqual(states, ['international open']);
  });

  it('forgets who opened it once it has closed', async () => {
    const { send, failForSeveral, forward, waitOf } = createGuardedService();
    await failForSeveral();
    forward(10_000);
    await send('well', 'shopper');
    await failForSeveral(failure, ['d', 'e', 'f']);
    forward(10_000);
    await failForSeveral();
    assert.equal(await waitOf('shopper'), '20');
  });

  it('does not count invalid and aborted requests as failures', async () => {
    const { failForSeveral, states } = createGuardedService();
    const { invalidInput, notFound, ambiguous, rateLimited, upstreamShape, overloaded } = problemTypes;
    for (const type of [invalidInput, notFound, ambiguous, rateLimited, upstreamShape, overloaded]) {
      await failForSeveral(new ProxyProblem(type));
    }
    await failForSeveral(new DOMException('gone', 'AbortError'));
    assert.deepEqual(states, []);
  });

  it('is not closed by a trial that was not sent, because the service has asked to wait', async () => {
    const { now, forward } = createClock();
    const states: string[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { seen, fetch } = createRecordingService(async () => {
      const isFirst = seen.length === 1;
      await held;
      return new Response(null, isFirst ? { status: 429, headers: { 'retry-after': '120' } } : { status: 500 });
    });
    const onEvent = (event: ProxyEvent) => event.kind === 'breaker' && states.push(event.state);
    const proxy = createProxy(fetch, { now, onEvent, clientAddress: addressHeader('x-client') });
    const ask = (client: number) =>
      proxy(
        createRequest('suggest', undefined, { 'x-client': `192.0.2.${client}`, [sessionHeader]: `session-${client}` }),
      );
    // They are on their way together.
    const asked = [1, 2, 3, 4].map(ask);
    while (seen.length < 4) await flushTasks();
    answer();
    await Promise.all(asked);
    assert.deepEqual([seen.length, states], [4, ['open']]);
    forward(10_000);
    assert.equal((await ask(5)).status, 429);
    assert.deepEqual([seen.length, states], [4, ['open']]);
  });

  it('allows another trial immediately if a trial was aborted', async () => {
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
    const fetch = async ({ url }: Request) =>
      url.includes('/nl/') ? jsonResponse(bodies.dutchByPostcode) : Response.json({}, { status: 500 });
    const proxy = createProxy(fetch, { clientAddress: addressHeader('x-client') });
    for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
      assert.equal((await proxy(createRequest('countries', {}, { 'x-client': client }))).status, 503);
    }
    assert.equal((await proxy(createRequest('dutchByPostcode'))).status, 200);
  });
});
