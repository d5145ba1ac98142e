/** Finds a country by its code or name. */
import type { Country } from '../../contract/types.ts';

/** Where a country is looked for: a list, or more than one. */
export type Countries = { readonly find: (is: (country: Country) => boolean) => Country | undefined };

/** True if a code of two or three letters, in any case, is that of the country. */
export function isCode({ iso2, iso3 }: Country, code: string): boolean {
  const upper = code.toUpperCase();
  return upper === iso2 || upper === iso3;
}

/** The country with this code or English name; undefined for none. */
export function findCountry(countries: Countries, name: string): Country | undefined {
  const wanted = name.trim().toLowerCase();
  return countries.find((country) => isCode(country, wanted) || country.name.toLowerCase() === wanted);
}
