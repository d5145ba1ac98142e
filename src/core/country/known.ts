/** What a country is, and the countries whose addresses we know how to write, whatever the service says. */
import type { Country } from '../../contract/types.ts';
import { once } from '../once.ts';
import { countryNames } from './names.ts';

/** Two and three letters (§2.2). A code of another shape would lead every further request astray. */
export function hasCodes({ iso2, iso3 }: { readonly iso2?: unknown; readonly iso3?: unknown }): boolean {
  return hasLetters(iso2, 2) && hasLetters(iso3, 3);
}

/** Whether a value is a country with a name and codes of the right shape. */
export function isCountry(value: unknown): value is Country {
  if (typeof value !== 'object' || value === null) return false;
  return hasCodes(value) && typeof Reflect.get(value, 'name') === 'string';
}

function hasLetters(code: unknown, letters: number): boolean {
  return typeof code === 'string' && code.length === letters && /^[a-z]+$/i.test(code);
}

/** Whether a code of two or three letters, in any case, is the country's. */
export function isCode({ iso2, iso3 }: Country, code: string): boolean {
  const upper = code.toUpperCase();
  return upper === iso2 || upper === iso3;
}

/** The country with this code or English name; undefined when the list does not have it. */
export function findCountry(list: readonly Country[], name: string): Country | undefined {
  const wanted = name.trim().toLowerCase();
  return list.find((country) => isCode(country, wanted) || country.name.toLowerCase() === wanted);
}

const codes =
  'AT AUT BE BEL BG BGR CH CHE CY CYP CZ CZE DE DEU DK DNK EE EST ES ESP FI FIN FR FRA GB GBR GR GRC HR HRV HU HUN ' +
  'IE IRL IT ITA LI LIE LT LTU LU LUX LV LVA MC MCO MT MLT NL NLD NO NOR PL POL PT PRT RO ROU SE SWE SI SVN SK SVK';

/** Whether a code of two or three letters, in any case, is one of them. */
export function isKnownCode(code: string): boolean {
  return codes.split(' ').includes(code.toUpperCase());
}

/** With their English names, as the service has them. */
export const knownCountries = once((): readonly Country[] => {
  const nameOf = countryNames('en');
  return Array.from(codes.matchAll(/(..) (...)/g), ([, iso2 = '', iso3 = '']) => ({
    name: nameOf(iso2) || iso2,
    iso2,
    iso3,
  }));
});
