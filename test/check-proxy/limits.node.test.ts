import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import { type CheckContext, createCheckContext } from '../../src/check-proxy/context.ts';
import { runChecks } from '../../src/check-proxy/run-checks.ts';
import { defaultLimits } from '../../src/proxy/limits.ts';
import { takeFromBucket } from '../../src/proxy/memory-store.ts';
import type { Limit } from '../../src/proxy/store.ts';

const nowhere = { url: new URL('http://127.0.0.1'), origin: null, headers: {}, service: null };

/** The verdict on a proxy of whose requests `speed` a second are answered, in simulated time. */
async function verdictOf(id: string, speed: number, limits: readonly Limit[], believesForgery = false) {
  mock.timers.enable({ apis: ['Date'], now: 0 });
  const fullAt = new Map<string, number>();
  const request: CheckContext['request'] = async (path, { headers, session = 'one' } = {}) => {
    mock.timers.setTime(Date.now() + 1_000 / speed);
    const address = (believesForgery && headers?.['x-forwarded-for']) || 'one';
    const isTaken = limits.every((limit, index) => {
      const key = `${index} ${session} ${address}`;
      const [next, taken] = takeFromBucket(fullAt.get(key) ?? 0, Date.now(), limit);
      fullAt.set(key, next);
      return taken.isTaken;
    });
    const response = { status: isTaken ? 200 : 429, headers: { 'retry-after': '1' }, text: '' };
    return { method: 'GET', path, ...response, serviceRequests: [] };
  };
  const check = allChecks.filter(([, each]) => each === id);
  const [result] = await runChecks(check, { ...createCheckContext(nowhere), request }, true);
  mock.timers.reset();
  return result?.verdict;
}

/** From a fast machine to one that does other things. */
const speeds = [5_000, 300, 100, 60, 40, 31, 30, 29, 12, 7, 1];
const { requests, lookups } = defaultLimits;
/** Those of this package, and those of the recipes in PHP and Python. */
const rightLimits = [[...requests, ...lookups], [{ count: 699, seconds: 350, burst: 350 }]];

afterEach(() => mock.timers.reset());

for (const id of ['limits', 'client-limits']) {
  describe(`the check ${id}, at any speed of machine and proxy`, () => {
    it('finds no fault in a correct proxy', async () => {
      for (const speed of speeds) {
        for (const limits of rightLimits) {
          assert.notEqual(await verdictOf(id, speed, limits), 'wrong', `${speed} a second, ${JSON.stringify(limits)}`);
        }
      }
      assert.equal(await verdictOf(id, 5_000, requests), 'right');
      assert.equal(await verdictOf(id, 12, lookups), 'right');
    });

    it('finds a missing limit, or says that it cannot tell', async () => {
      for (const speed of speeds) {
        assert.equal(await verdictOf(id, speed, []), speed > 24 ? 'wrong' : 'skipped', `${speed} a second`);
      }
    });
  });
}

it('the check client-limits finds at any speed that forged addresses are trusted', async () => {
  for (const speed of speeds.filter((each) => each > 5)) {
    assert.equal(await verdictOf('client-limits', speed, lookups, true), 'wrong', `${speed} a second`);
  }
});
