import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoCountries } from '../../src/core/country/iso-countries.ts';
import { countries as ga } from '../../src/i18n/countries/ga.ts';
import { countries as mt } from '../../src/i18n/countries/mt.ts';

describe('country names for browsers that lack a language', () => {
  for (const [lang, names] of Object.entries({ ga, mt })) {
    it(`are those of Unicode CLDR, in alphabetical order (${lang})`, () => {
      const known = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' });
      const { compare } = new Intl.Collator(lang);
      for (const { iso2 } of isoCountries()) assert.equal(names[iso2], known.of(iso2));
      assert.ok(Object.keys(names).length >= 248);
      const inOrder = Object.values(names);
      assert.deepEqual(inOrder, [...inOrder].sort(compare));
    });
  }
});
