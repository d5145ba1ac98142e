import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryNamed } from '../../../src/core/country/named.ts';

describe('the country that a name means', () => {
  for (const [name, iso2] of [
    ['Þýskaland', 'DE'],
    ['Немачка', 'DE'],
    ['ドイツ', 'DE'],
    ['荷兰', 'NL'],
    ['Noreg', 'NO'],
    ['Republik Dominika', 'DO'],
    ['Saint Kitts and Nevis', 'KN'],
    ['Holland', 'NL'],
    ['nl', null],
    ['NL', 'NL'],
  ] as const) {
    it(`is known in the languages of all countries: ${name}`, () => {
      assert.equal(countryNamed(name), iso2);
    });
  }
});
