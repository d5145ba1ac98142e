/** The countries to choose from, and which of them a name or code means. */
import type { Country } from '../../contract/types.ts';

export interface CountryOption {
  readonly country: Country;
  /** In the person's language. */
  readonly name: string;
}

/** Those of `supported` that may be chosen (codes of two or three letters; without one of them it is all), by name. */
export function optionsFrom(supported: readonly Country[], codes: readonly string[], lang: string): CountryOption[] {
  const nameOf = countryNames(lang);
  const chosen = supported.filter((country) => codes.some((code) => isCode(country, code)));
  return (chosen[0] ? chosen : supported)
    .map((country) => ({ country, name: nameOf(country) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang || undefined));
}

/** By code or English name; undefined when the list does not know it. */
export function findCountry(supported: readonly Country[], wanted: string): Country | undefined {
  const name = wanted.trim().toLowerCase();
  return supported.find((country) => isCode(country, name) || country.name.toLowerCase() === name);
}

function isCode({ iso2, iso3 }: Country, code: string): boolean {
  const upper = code.toUpperCase();
  return upper === iso2 || upper === iso3;
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
