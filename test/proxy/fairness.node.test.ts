import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { greeds, simulateFairness } from './fairness.ts';

/** Longer than its burst, and than all that it may have under way, keeps anybody waiting. */
const seconds = 20;

describe('one greedy client', () => {
  for (const greed of ['fast', 'slow'] as const) {
    for (const shoppers of [1, 10, 100]) {
      it(`causes no request of ${shoppers} shoppers to be refused, and few to wait a second, when it ${greeds[greed]}`, async ({
        mock,
      }) => {
        const { asked, refused, median } = await simulateFairness(shoppers, greed, mock.timers, seconds);
        assert.ok(asked > 25, `${asked} requests`);
        assert.equal(refused, 0);
        assert.ok(median < 1_000, `${median} ms`);
      });
    }
  }
});
