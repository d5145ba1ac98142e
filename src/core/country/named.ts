/** The country that a name means, in any of many languages. */
import { bareName } from '../letters.ts';
import { isoCountries } from './iso-countries.ts';
import { likeliestLanguage } from './languages.ts';
import { countryNames } from './names.ts';
import { kindOfState, nameLanguages, namesOfTowns, usedNamesOf } from './other-names.ts';

const codes = new Map<string, string>();

/**
 * Collects the names of countries, one language at a step: in the languages people write in, and in the language of each country. Callers
 * that can wait go through the steps; `countryNamed` does the remaining ones at once.
 */
export const remainingNames: Iterable<unknown> = collectNames();

function* collectNames(): Generator<unknown> {
  const all = isoCountries();
  for (const language of new Set([...nameLanguages, ...all.map(({ iso2 }) => likeliestLanguage(iso2))])) {
    yield language;
    const nameOf = countryNames(language);
    for (const { iso2 } of all) {
      const name = bareName(nameOf(iso2));
      if (name !== '' && !codes.has(name)) codes.set(name, iso2);
    }
  }
  for (const name of namesOfTowns.split('|')) codes.delete(name);
  for (const { iso2, iso3 } of all) codes.set(iso3.toLowerCase(), iso2).set(iso2.toLowerCase(), iso2);
  for (const { iso2 } of all) for (const name of usedNamesOf(iso2)) codes.set(name, iso2);
}

function codesByName(): ReadonlyMap<string, string> {
  for (const _ of remainingNames);
  return codes;
}

/** ISO 3166-1 alpha-2 of the country with this name or code, in any language known; null for none. */
export function countryNamed(text: string): string | null {
  const name = bareName(text);
  // Codes are in capitals: "fin", "bel" and "us" are words.
  const isShort = /^\p{Script=Latin}{1,3}$/u.test(name);
  if (isShort && text !== text.toUpperCase() && !/^(?:uk|usa|uae)$/.test(name)) return null;
  return codesByName().get(name) ?? codesByName().get(name.replace(kindOfState, '')) ?? null;
}
