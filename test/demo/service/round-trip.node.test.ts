import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wholeCountries } from '../../../demo/service/data/whole.ts';
import { mulberry32 } from '../../../demo/service/random.ts';
import { runsOf, seed } from '../../support/random.ts';
import { roundTrip, someAddresses } from '../../support/service/round-trip.ts';

/** Addresses of each country; `npm run bench -- round-trip` asks for all of them. */
const perCountry = runsOf(12);

describe(`every text that the service returns for an address, seed ${seed}`, () => {
  for (const data of wholeCountries) {
    it(`finds it in ${data.country.name}: label, value, single line and mail lines`, async () => {
      const { asked, misses } = await roundTrip(data, someAddresses(data, perCountry, mulberry32(seed)));
      assert.ok(asked >= perCountry);
      assert.deepEqual(misses, []);
    });
  }
});
