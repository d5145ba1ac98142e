/** The countries to choose from, in the person's language. */
import type { Country } from '../../contract/types.ts';
import { choosableOf, isCode } from '../../core/entry/country-choice.ts';
import { countryNamesIn, countryOrderIn } from '../country-names.ts';

/** A country, as the picker shows it. */
export interface CountryOption {
  readonly country: Country;
  /** In the person's language. */
  readonly name: string;
  /** Its place among the preferred ones; the same high number for all others. */
  readonly rank: number;
}

/** Those of `list` that may be chosen (`codes`; without one of them it is all), the preferred ones first, the others by name. */
export function optionsFrom(
  list: readonly Country[],
  { codes, preferred }: { readonly codes: readonly string[]; readonly preferred: readonly string[] },
  lang: string,
): readonly CountryOption[] {
  const nameOf = countryNamesIn(lang || 'en');
  const byName = countryOrderIn(lang);
  return choosableOf(list, codes)
    .map((country) => ({ country, name: nameOf(country.iso2) || country.name, rank: rankOf(country, preferred) }))
    .sort((a, b) => a.rank - b.rank || byName(a, b));
}

function rankOf(country: Country, preferred: readonly string[]): number {
  const index = preferred.findIndex((code) => isCode(country, code));
  return index < 0 ? Number.MAX_SAFE_INTEGER : index;
}
