import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { pendingAddressIn } from '../../../src/core/entry/pending-value.ts';
import { initialEntry } from '../../../src/core/entry/state.ts';
import { after, isoLoaded, listArrived, on, root, seedOf } from '../../support/entry.ts';
import { countries, netherlands } from '../../support/samples.ts';
import { typed } from '../search/support.ts';

const given = { country: 'jp', street: '丸の内1-1', postcode: '100-0005', locality: '千代田区' };
const early = root({ type: 'valuePending', given });
const states = { name: 'United States', iso2: 'US', iso3: 'USA' };
const list = (of = countries) => listArrived(of, seedOf());
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

  it('is the value once the list of all countries is there', () => {
    const state = after(early, list(), loaded);
    const { committed, pendingValue, changedBy, panel } = state;
    assert.deepEqual([committed?.address.country.iso3, countryOf(state)?.iso2, pendingValue], ['JPN', 'JP', null]);
    assert.deepEqual([committed?.address.street, changedBy, panel.inSight], ['丸の内1-1', 'script', 'search']);
  });

  it('is the value as soon as the service has the country', () => {
    const american = root({ type: 'valuePending', given: { ...given, country: 'usa' } });
    assert.equal(after(american, list([netherlands, states])).committed?.address.country, states);
  });

  it('gives way to what the person or the page does meanwhile', () => {
    for (const step of [typed('Dam'), root({ type: 'cleared', by: 'script' })]) {
      const state = on(after(early), step, loaded);
      assert.deepEqual([state.committed, state.pendingValue], [null, null]);
    }
  });

  it('is nothing when no list has its country', () => {
    const nowhere = after(root({ type: 'valuePending', given: { ...given, country: 'ZZZ' } }), loaded);
    assert.deepEqual([nowhere.committed, nowhere.pendingValue], [null, null]);
  });
});
