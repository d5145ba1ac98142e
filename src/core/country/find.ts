/** Finding a country in a list. */
import type { Country } from '../../contract/types.ts';

/** True if a code of two or three letters, in any case, is that of the country. */
export function isCode({ iso2, iso3 }: Country, code: string): boolean {
  const upper = code.toUpperCase();
  return upper === iso2 || upper === iso3;
}

/** The country with this code or English name; undefined if the list does not contain it. */
export function findCountry(list: readonly Country[], name: string): Country | undefined {
  const wanted = name.trim().toLowerCase();
  return list.find((country) => isCode(country, wanted) || country.name.toLowerCase() === wanted);
}
