/** §4.6: a country by its ISO codes, or by its name in English or a language of its own. */
import type { Country } from '../../src/contract/types.ts';
import type { CountryData } from './model.ts';
import { fold } from './search.ts';

/** §4.6: a name nobody's country has. */
const longestName = 100;

export function createCountryLookup(all: readonly CountryData[]): (text: string) => Country | 'malformed' | null {
  const byName = new Map<string, Country>();
  for (const { country, languages } of all) {
    const own = ['en', ...languages].map((tag) => new Intl.DisplayNames([tag], { type: 'region' }).of(country.iso2));
    for (const name of [country.name, country.iso2, country.iso3, ...own]) {
      if (name !== undefined) byName.set(fold(name), country);
    }
  }
  return (text) => {
    const name = fold(text).trim();
    if (name === '' || name.length > longestName || /\p{Cc}/u.test(name)) return 'malformed';
    return byName.get(name) ?? byName.get(name.replace(/^the /, '')) ?? null;
  };
}
