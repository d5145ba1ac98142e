/** The countries to choose from, in the person's language. */
import type { Country } from '../../contract/types.ts';
import { isCode } from '../../core/entry/country.ts';

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
  const nameOf = countryNames(lang);
  const chosen = list.filter((country) => codes.some((code) => isCode(country, code)));
  return (chosen[0] ? chosen : list)
    .map((country) => ({ country, name: nameOf(country) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang || undefined));
}

function countryNames(lang: string): (country: Country) => string {
  try {
    const names = new Intl.DisplayNames([lang, 'en'].filter(Boolean), { type: 'region' });
    return ({ iso2, name }) => (/^[a-z]{2}$/i.test(iso2) && names.of(iso2)) || name;
  } catch {
    // A page's `lang` may be no language tag at all.
    return ({ name }) => name;
  }
}
