import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createScenarios, type ScenarioName } from '../../../demo/service/scenarios.ts';
import type { Match } from '../../../src/contract/types.ts';
import { serviceOf } from './support.ts';

const strikes = (name: ScenarioName, seed: number, count = 200) => {
  const next = createScenarios(seed, () => 0);
  return Array.from(
    { length: count },
    () =>
      next(name)
        .map((it) => JSON.stringify(it))
        .join() || 'none',
  );
};

describe('a scenario', () => {
  for (const name of ['slow-3g', 'flaky'] as const) {
    it(`is the same for the same seed, and differs for another: ${name}`, () => {
      assert.deepEqual(strikes(name, 7), strikes(name, 7));
      assert.notDeepEqual(strikes(name, 7), strikes(name, 8));
    });
  }

  it('fails about three times in ten when it is flaky, in three ways', () => {
    const all = strikes('flaky', 1, 2_000);
    const failed = all.filter((it) => it !== 'none').length;
    assert.ok(failed > 400 && failed < 800, String(failed));
    assert.equal(new Set(all).size, 4);
  });

  for (const [name, status, times] of [
    ['outage', 503, [0, 9_999, 10_000, 29_999, 30_000]],
    ['429-storm', 429, [0, 2_999, 3_000, 9_999, 10_000]],
  ] as const) {
    it(`comes and goes by the clock: ${name}`, async () => {
      let now = 5_000;
      const { ask } = serviceOf({ scenario: name, now: () => now });
      const statuses: number[] = [];
      for (const time of times) {
        now = 5_000 + time;
        statuses.push((await ask('countries', {})).status);
      }
      assert.deepEqual(statuses, [status, status, 200, 200, status]);
    });
  }

  it('lets contexts expire, but never that of a country', async () => {
    const { ask, suggest, service } = serviceOf();
    const [street] = (await suggest('nld', 'julianastraat')).matches as [Match];
    service.scenario = 'expired-contexts';
    const statuses: number[] = [];
    for (const context of [street.context, street.context, street.context, 'nld']) {
      statuses.push((await ask('suggest', { context, term: street.value })).status);
    }
    assert.deepEqual(statuses, [200, 400, 200, 200]);
    assert.equal(service.ledger.report().sessions[0]?.calls.at(-2)?.status, 200);
  });

  it('is chosen by a header, if requests may choose', async () => {
    const path = '/international/v1/supported-countries';
    const free = serviceOf({ faultHeader: true });
    assert.equal((await free.fetch(path, { 'x-scenario': 'outage' })).status, 503);
    assert.equal((await free.fetch(path, { 'x-scenario': 'rain' })).status, 200);
    assert.equal((await free.fetch(path)).status, 200);
    assert.equal((await serviceOf().fetch(path, { 'x-scenario': 'outage' })).status, 200);
  });
});

describe('a change while the service runs', () => {
  const patch = (body: unknown, headers: Record<string, string> = {}) => {
    const { service } = serviceOf();
    const authorization = `Basic ${btoa('key:secret')}`;
    const init = { method: 'PATCH', body: JSON.stringify(body), headers: { authorization, ...headers } };
    return service.handle(new Request('http://127.0.0.1/debug/state', init));
  };

  it('is returned', async () => {
    const response = await patch({ scenario: 'flaky', faults: ['suggest:drop/3', 'delay=20'], latency: 5 });
    const { scenario, faults, latency } = (await response.json()) as Record<string, unknown>;
    assert.deepEqual([scenario, faults, latency], ['flaky', ['suggest:drop/3', 'delay=20'], 5]);
  });

  for (const body of [null, 1, { scenario: 'rain' }, { faults: 'drop' }, { faults: ['rain'] }, { latency: -1 }]) {
    it(`is refused if it is invalid: ${JSON.stringify(body)}`, async () => {
      assert.equal((await patch(body)).status, 400);
    });
  }

  it('needs the account', async () => {
    assert.equal((await patch({}, { authorization: '' })).status, 401);
  });
});
