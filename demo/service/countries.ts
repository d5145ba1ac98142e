/** Country lookup (§4.6): finds a country by an ISO code, or by its name in English or in one of its own languages. */
import type { Country } from '../../src/contract/types.ts';
import type { CountryData } from './model.ts';
import { fold } from './search.ts';

/** The longest name that is looked up, in characters; no country has a longer one (§4.6). */
const longestName = 100;

/** Creates a function that finds a country by code or name. It returns `malformed` for text that cannot be a name. */
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
