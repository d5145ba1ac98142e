/** The countries to choose from, in the person's language. */
import type { Country } from '../../contract/types.ts';
import { countryNames } from '../../core/address/country-names.ts';
import { choosableOf } from '../../core/entry/country.ts';

/** A country, as the picker shows it. */
export interface CountryOption {
  readonly country: Country;
  /** In the person's language. */
  readonly name: string;
}

/** Those of `list` that may be chosen (codes of two or three letters; without one of them it is all), by name. */
export function optionsFrom(
  list: readonly Country[],
  codes: readonly string[],
  lang: string,
): readonly CountryOption[] {
  const nameOf = countryNames(lang || 'en');
  return choosableOf(list, codes)
    .map((country) => ({ country, name: nameOf(country.iso2) || country.name }))
    .sort((a, b) => a.name.localeCompare(b.name, lang || undefined));
}
