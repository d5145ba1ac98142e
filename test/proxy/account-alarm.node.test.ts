import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressHeader, type ProxyEvent } from '../../src/proxy.ts';
import { bodies, createClock, createProxy, createRequest, flushTasks, jsonResponse, noLimits } from './support.ts';

/** A proxy before a service that fails for the country "bad", in a way that the test chooses. */
function createProxyBeforePickyService(fail: () => Promise<Response>) {
  const events: ProxyEvent[] = [];
  const { now, forward } = createClock();
  let failed = 0;
  const fetch = async ({ url }: Request) => {
    if (!url.includes('bad')) return jsonResponse(bodies.country);
    failed++;
    return fail();
  };
  const clientAddress = addressHeader('x-client');
  const onEvent = (event: ProxyEvent) => events.push(event);
  const proxy = createProxy(fetch, { limits: noLimits, clientAddress, now, onEvent });
  let asked = 0;
  const ask = async (client: string, country = `good ${asked++}`) =>
    (await proxy(createRequest('country', { country }, { 'x-client': client }))).status;
  return { ask, forward, events, failures: () => failed };
}

const statusOf = (status: number) => async () => Response.json({}, { status });

describe('a client whose text makes the service fail', () => {
  for (const [how, fail, status] of [
    ['answer 403', statusOf(403), 502],
    ['answer 500', statusOf(500), 503],
    ['hang', () => new Promise<Response>(() => {}), 504],
  ] as const) {
    it(`does not affect the others, and raises no alarm: ${how}`, async ({ mock }) => {
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
  it('is reported once if the key is wrong, and the service is left alone', async () => {
    const { ask, events, forward, failures } = createProxyBeforePickyService(statusOf(401));
    const statuses = [];
    for (let times = 0; times < 600; times++) {
      statuses.push(await ask('192.0.2.1', `bad ${times}`));
      forward(1_000);
    }
    // The same answer whether the service was asked or not: it is not the service that is down.
    assert.deepEqual([...new Set(statuses)], [502]);
    assert.ok(failures() < 15);
    assert.deepEqual(events, [
      { kind: 'accountRefused', status: 401 },
      { kind: 'breaker', family: 'international', state: 'open' },
    ]);
  });

  it('is reported once if several clients get a 403, however seldom, until the service answers again', async () => {
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
