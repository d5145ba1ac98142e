import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { belgium, details, netherlands } from '../../support/samples.ts';

describe('the country of an address that the service answers with', () => {
  it('is the one of the answer', () => {
    const answer = { ...details, country: { name: 'Belgium', iso3Code: 'BEL', iso2Code: 'BE' } };
    assert.deepEqual(addressFrom(answer, netherlands).country, belgium);
  });

  it('has the codes of the searched one where an older answer has none', () => {
    assert.deepEqual(addressFrom(details, netherlands).country, netherlands);
  });

  it('is the searched one where the answer has a code of another shape, so that the next search is not led astray', () => {
    for (const codes of [{ iso3Code: '..' }, { iso2Code: 'NL NLD x' }, { iso3Code: '' }, { iso3Code: 'nl/' }]) {
      const answer = { ...details, country: { ...details.country, ...codes } };
      assert.deepEqual(addressFrom(answer, netherlands).country, netherlands, JSON.stringify(codes));
    }
  });
});
