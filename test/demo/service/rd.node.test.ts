import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fromRd, toRd } from '../../../demo/service/rd.ts';

describe('the Dutch grid', () => {
  it('agrees with recorded coordinates within a metre, and converts back', () => {
    for (const [latitude, longitude, x, y] of [
      [52.37487801, 4.62714526, 103_242, 487_716],
      [52.31210316, 6.92925934, 260_152, 481_579],
      // The Martini tower in Groningen, and the westernmost, southernmost and northernmost corner, by the whole projection (EPSG:28992).
      [53.21938317, 6.56820053, 233_883, 582_065],
      [51.30144317, 3.35086927, 13_000, 370_000],
      [50.77853081, 5.95429512, 195_000, 310_000],
      [53.47383823, 6.14019964, 205_000, 610_000],
    ] as const) {
      const rd = toRd(latitude, longitude);
      assert.ok(Math.abs(rd.x - x) <= 1 && Math.abs(rd.y - y) <= 1, JSON.stringify(rd));
      const back = fromRd(x, y);
      assert.ok(Math.abs(back.latitude - latitude) < 1e-5 && Math.abs(back.longitude - longitude) < 2e-5);
    }
  });
});
