/** The type check of a country, and the countries whose address format is known, whatever the service says. */
import type { Country } from '../../contract/types.ts';
import { once } from '../once.ts';
import { countryNames } from './names.ts';

/** Two and three letters (§2.2). A code of another shape would make every further request fail. */
export function hasCodes({ iso2, iso3 }: { readonly iso2?: unknown; readonly iso3?: unknown }): boolean {
  return hasLetters(iso2, 2) && hasLetters(iso3, 3);
}

/** True if a value is a country with a name and codes of the right shape. */
export function isCountry(value: unknown): value is Country {
  if (typeof value !== 'object' || value === null) return false;
  const { name, ...codes }: Partial<Country> = value;
  return typeof name === 'string' && hasCodes(codes);
}

function hasLetters(code: unknown, letters: number): boolean {
  return typeof code === 'string' && code.length === letters && /^[a-z]+$/i.test(code);
}

const codes =
  'AT AUT BE BEL BG BGR CH CHE CY CYP CZ CZE DE DEU DK DNK EE EST ES ESP FI FIN FR FRA GB GBR GR GRC HR HRV HU HUN ' +
  'IE IRL IT ITA LI LIE LT LTU LU LUX LV LVA MC MCO MT MLT NL NLD NO NOR PL POL PT PRT RO ROU SE SWE SI SVN SK SVK';

/** True if a code of two or three letters, in any case, is one of them. */
export function isKnownCode(code: string): boolean {
  return codes.split(' ').includes(code.toUpperCase());
}

/** With their English names, as the service has them. */
export const knownCountries = once((): readonly Country[] => {
  const nameOf = countryNames('en');
  return [...codes.matchAll(/(..) (...)/g)].map(([, iso2 = '', iso3 = '']) => ({
    name: nameOf(iso2) || iso2,
    iso2,
    iso3,
  }));
});
