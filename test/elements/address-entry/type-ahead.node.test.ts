import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsFrom } from '../../../src/elements/address-entry/country-options.ts';
import { TypeAhead } from '../../../src/elements/address-entry/type-ahead.ts';
import { countries } from '../../support/samples.ts';

const options = optionsFrom(countries, '', [], 'en');

/** The country after each key, typed without a pause. */
function found(typed: string, lang = 'en'): (string | undefined)[] {
  const typeAhead = new TypeAhead();
  const named = optionsFrom(countries, '', [], lang);
  let current = '';
  return [...typed].map((key, index) => {
    const option = typeAhead.press(key, index * 100, named, current);
    current = option?.country.iso3 ?? current;
    return option?.country.iso2;
  });
}

const cases: readonly [typed: string, lang: string, iso2: string, why: string][] = [
  ['net', 'en', 'NL', 'the name on display'],
  ['NET', 'en', 'NL', 'capitals'],
  ['österreich', 'en', 'AT', 'its own name'],
  ['osterreich', 'en', 'AT', 'its own name without accents'],
  ['osterreich', 'de', 'AT', 'the name on display without accents'],
  ['belgique', 'en', 'BE', 'its name in its second language'],
  ['belgie', 'en', 'BE', 'its name in its first language'],
  ['suomi', 'nl', 'FI', 'its own name in another language'],
  ['gb', 'en', 'GB', 'a code of two letters'],
  ['nld', 'fr', 'NL', 'a code of three letters'],
  ['kingdom', 'en', 'GB', 'the second word'],
  ['united k', 'en', 'GB', 'a space between two words'],
  ['germany', 'fr', 'DE', 'its English name'],
  ['schweiz', 'en', 'CH', 'its own name'],
  ['suisse', 'en', 'CH', 'its own name in French'],
];

for (const [typed, lang, iso2, why] of cases) {
  test(`"${typed}" in ${lang} finds ${iso2} by ${why}`, () => {
    assert.equal(found(typed, lang).at(-1), iso2);
  });
}

test('the same letter again goes through the names that begin with it', () => {
  const names = options.filter(({ name }) => name.startsWith('S')).map(({ country }) => country.iso2);
  assert.ok(names.length > 1);
  const cycled = found('s'.repeat(names.length + 1));
  assert.equal(new Set(cycled).size, names.length);
  assert.equal(cycled.at(-1), cycled.at(0));
});

test('after a pause a key begins a new word', () => {
  const typeAhead = new TypeAhead();
  typeAhead.press('b', 0, options, '');
  assert.equal(typeAhead.press('n', 1_001, options, 'BEL')?.country.iso2, 'NL');
});

test('a space at the beginning and keys that are no character are left to the browser', () => {
  const typeAhead = new TypeAhead();
  for (const key of [' ', 'Enter', 'ArrowDown', 'Tab', 'F4'])
    assert.equal(typeAhead.press(key, 0, options, ''), undefined);
});

test('what no country is called finds none', () => {
  assert.equal(found('xq').at(-1), undefined);
});

test('a country whose code is none does not keep the others from being found', () => {
  for (const iso2 of ['', 'XKX', 'constructor']) {
    const odd = optionsFrom([{ iso2, iso3: 'ATL', name: 'Atlantis' }, ...countries], '', [], 'en');
    assert.equal(new TypeAhead().press('ö', 0, odd, '')?.country.iso2, 'AT', iso2);
  }
});
