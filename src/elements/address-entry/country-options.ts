/** The countries to choose from, in the person's language. */
import type { Country } from '../../contract/types.ts';
import { isCode } from '../../core/country/find.ts';
import { choosableOf } from '../../core/country/selectors.ts';
import { oncePerObject, whileSame } from '../../core/once.ts';
import { type CountryTable, countryNamesIn, countryOrderIn, countryTableOf } from '../localization/country-names.ts';

/** A country, as the picker shows it. */
export interface CountryOption {
  readonly country: Country;
  /** In the person's language. */
  readonly name: string;
  /** Its place among the preferred ones; the same high number for all others. */
  readonly rank: number;
}

/**
 * Those of `list` that may be chosen, the preferred ones first, the others by name. Put in order once: every key asks.
 *
 * @param countries codes of those that may be chosen, with a space between them; empty for all
 * @param preferred codes of those that come first
 */
export function optionsFrom(
  list: readonly Country[],
  countries: string,
  preferred: readonly string[],
  lang: string,
): readonly CountryOption[] {
  return inOrder(list)(countries, preferred, lang, countryTableOf(lang));
}

const inOrder = oncePerObject((list: readonly Country[]) =>
  whileSame(
    (countries: string, preferred: readonly string[], lang: string, table: CountryTable): readonly CountryOption[] => {
      const nameOf = countryNamesIn(lang || 'en', table);
      const byName = countryOrderIn(lang, table);
      return choosableOf(list, countries)
        .map((country) => ({ country, name: nameOf(country.iso2) || country.name, rank: rankOf(country, preferred) }))
        .sort((a, b) => a.rank - b.rank || byName(a, b));
    },
  ),
);

function rankOf(country: Country, preferred: readonly string[]): number {
  const index = preferred.findIndex((code) => isCode(country, code));
  return index < 0 ? Number.MAX_SAFE_INTEGER : index;
}
