import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceOf } from './support.ts';

const dutch = { postcode: '2012ES', houseNumber: 30 };

describe('the limit of requests per second', () => {
  it('is a sliding window: late requests of one second count in the next', async () => {
    let now = 900;
    const { ask } = serviceOf({ rateLimit: 2, now: () => now });
    const statusAt = async (time: number) => {
      now = time;
      return (await ask('countries', {})).status;
    };
    assert.deepEqual(
      [await statusAt(900), await statusAt(950), await statusAt(1_050), await statusAt(1_900), await statusAt(1_949)],
      [200, 200, 429, 200, 429],
    );
  });

  it('does not count requests that it has refused', async () => {
    let now = 0;
    const { ask } = serviceOf({ rateLimit: 1, now: () => now });
    for (now = 0; now < 1_000; now += 100) await ask('countries', {});
    now = 1_000;
    assert.equal((await ask('countries', {})).status, 200);
  });

  it('is separate for the Dutch and the international operations', async () => {
    const { ask } = serviceOf({ rateLimit: 1, now: () => 0 });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) {
      statuses.push((await ask('dutchByPostcode', dutch)).status, (await ask('countries', {})).status);
    }
    assert.deepEqual(statuses, [200, 200, 429, 429, 429, 429]);
  });
});
