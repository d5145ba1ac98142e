import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasCodes, isCountry, isKnownCode, knownCountries } from '../../../src/core/country/known.ts';
import { countryNames } from '../../../src/core/country/names.ts';

describe('the codes of a country', () => {
  it('have two or three letters, in any case', () => {
    for (const codes of [
      { iso2: 'NL', iso3: 'NLD' },
      { iso2: 'nl', iso3: 'Nld' },
    ])
      assert.equal(hasCodes(codes), true);
  });

  for (const codes of [
    ...[{}, { iso2: 'NL' }, { iso3: 'NLD' }, { iso2: 'NLD', iso3: 'NL' }, { iso2: 'N', iso3: 'NLD' }],
    ...[
      { iso2: '1L', iso3: 'NLD' },
      { iso2: 'N/', iso3: 'NLD' },
      { iso2: 'NL', iso3: 'NLDX' },
      { iso2: 12, iso3: 123 },
    ],
  ]) {
    it(`have no other format: ${JSON.stringify(codes)}`, () => assert.equal(hasCodes(codes), false));
  }

  it('make a country, with a name', () => {
    assert.equal(isCountry({ name: 'Wonderland', iso2: 'WL', iso3: 'WLD' }), true);
    for (const none of [null, undefined, 'NL', 7, { iso2: 'NL', iso3: 'NLD' }, { name: 1, iso2: 'NL', iso3: 'NLD' }])
      assert.equal(isCountry(none), false, JSON.stringify(none));
    assert.equal(isCountry({ name: 'Wonderland', iso2: 'WL' }), false);
    assert.equal(isCountry(Object.assign(() => {}, { iso2: 'NL', iso3: 'NLD' })), false, 'a function');
  });
});

describe('the name of a country', () => {
  it('is in the given language', () => {
    assert.equal(countryNames('en')('NL'), 'Netherlands');
    assert.equal(countryNames('fr')('NL'), 'Pays-Bas');
  });

  it('is empty if there is no such country or language', () => {
    for (const code of ['', 'QX', 'N', 'NLD', '12', '-', '001']) assert.equal(countryNames('en')(code), '', code);
    for (const lang of ['', '-', 'no language']) assert.equal(countryNames(lang)('NL'), '', lang);
  });
});

describe('the countries that are known without the service', () => {
  it('are 32 of Europe, with their English names', () => {
    assert.equal(knownCountries().length, 32);
    assert.deepEqual(knownCountries()[0], { name: 'Austria', iso2: 'AT', iso3: 'AUT' });
    const names = new Intl.DisplayNames('en', { type: 'region' });
    for (const { name, iso2 } of knownCountries()) assert.equal(name, names.of(iso2));
  });

  it('are known by both codes, in any case', () => {
    for (const code of ['NL', 'nl', 'NLD', 'nld']) assert.equal(isKnownCode(code), true, code);
    for (const code of ['', ' ', 'JP', 'JPN', 'NL NLD', 'N']) assert.equal(isKnownCode(code), false, code);
  });
});
