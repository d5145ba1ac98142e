import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { pendingAddressIn } from '../../../src/core/entry/pending-value.ts';
import { initialEntry } from '../../../src/core/entry/state.ts';
import { after, isoLoaded, seedOf } from '../../support/entry.ts';

const given = { country: 'jp', street: '丸の内1-1', postcode: '100-0005', locality: '千代田区' };
const loaded = isoLoaded(isoCountries(), seedOf());

describe('an address that the page gives before there is a list with its country', () => {
  for (const value of [given, JSON.stringify(given), { ...given, country: 'JPN' }, { ...given, country: 'US' }]) {
    it(`is awaited: ${JSON.stringify(value)}`, () => assert.notEqual(pendingAddressIn(initialEntry, value), null));
  }

  it('is none for a country that is known anyway, or that there is nowhere', () => {
    for (const country of ['NL', 'nld', 'XX', 'Japan', '', 7, null, undefined]) {
      assert.equal(pendingAddressIn(initialEntry, { ...given, country }), null, String(country));
    }
    for (const value of [null, '', 'jp', 1, undefined]) assert.equal(pendingAddressIn(initialEntry, value), null);
    assert.equal(pendingAddressIn(after(loaded), given), null);
  });
});
