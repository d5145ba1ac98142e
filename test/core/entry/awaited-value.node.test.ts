import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoCountries } from '../../../src/core/address/iso-countries.ts';
import { addressToCome } from '../../../src/core/entry/awaited-value.ts';
import { initialEntry } from '../../../src/core/entry/state.ts';
import { after, on, root, seedOf } from '../../support/entry.ts';
import { countries, netherlands } from '../../support/samples.ts';
import { typed } from '../search/support.ts';

const given = { country: 'jp', street: '丸の内1-1', postcode: '100-0005', locality: '千代田区' };
const early = root({ type: 'filledEarly', given });
const states = { name: 'United States', iso2: 'US', iso3: 'USA' };
const list = (of = countries) => root({ type: 'countriesArrived', countries: of, seed: seedOf() });
const loaded = root({ type: 'countriesSubstituted', countries: isoCountries(), seed: seedOf() });

describe('an address that the page gives before there is a list with its country', () => {
  for (const value of [given, JSON.stringify(given), { ...given, country: 'JPN' }, { ...given, country: 'US' }]) {
    it(`is awaited: ${JSON.stringify(value)}`, () => assert.notEqual(addressToCome(initialEntry, value), null));
  }

  it('is none for a country that is known anyway, or that there is nowhere', () => {
    for (const country of ['NL', 'nld', 'XX', 'Japan', '', 7, null, undefined]) {
      assert.equal(addressToCome(initialEntry, { ...given, country }), null, String(country));
    }
    for (const value of [null, '', 'jp', 1, undefined]) assert.equal(addressToCome(initialEntry, value), null);
    assert.equal(addressToCome(after(loaded), given), null);
  });

  it('is the value once the list of all countries is there', () => {
    const { committed, country, awaitedValue, changedBy, mode } = after(early, list(), loaded);
    assert.deepEqual([committed?.address.country.iso3, country?.iso2, awaitedValue], ['JPN', 'JP', null]);
    assert.deepEqual([committed?.address.street, changedBy, mode], ['丸の内1-1', 'page', 'search']);
  });

  it('is the value as soon as the service has the country', () => {
    const american = root({ type: 'filledEarly', given: { ...given, country: 'usa' } });
    assert.equal(after(american, list([netherlands, states])).committed?.address.country, states);
  });

  it('gives way to what the person or the page does meanwhile', () => {
    for (const step of [typed('Dam'), root({ type: 'cleared', by: 'page' })]) {
      const state = on(after(early), step, loaded);
      assert.deepEqual([state.committed, state.awaitedValue], [null, null]);
    }
  });

  it('is nothing when no list has its country', () => {
    const nowhere = after(root({ type: 'filledEarly', given: { ...given, country: 'ZZZ' } }), loaded);
    assert.deepEqual([nowhere.committed, nowhere.awaitedValue], [null, null]);
  });
});
