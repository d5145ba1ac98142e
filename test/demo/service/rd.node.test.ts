import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fromRd, toRd } from '../../../demo/service/rd.ts';

describe('the Dutch grid', () => {
  it('agrees with recorded coordinates within a metre, and leads back', () => {
    for (const [latitude, longitude, x, y] of [
      [52.37487801, 4.62714526, 103_242, 487_716],
      [52.31210316, 6.92925934, 260_152, 481_579],
    ] as const) {
      const rd = toRd(latitude, longitude);
      assert.ok(Math.abs(rd.x - x) <= 1 && Math.abs(rd.y - y) <= 1, JSON.stringify(rd));
      const back = fromRd(x, y);
      assert.ok(Math.abs(back.latitude - latitude) < 1e-5 && Math.abs(back.longitude - longitude) < 2e-5);
    }
  });
});
