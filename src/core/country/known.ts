/**
 * The type guard for countries, and the countries with a built-in address format, which are known without the service.
 */
import type { Country } from '../../contract/types.ts';
import { once } from '../once.ts';
import { isCode } from './find.ts';

/** True if the codes have two and three letters (§2.2). A code in another format would make all further requests fail. */
export function hasCodes({ iso2, iso3 }: { readonly iso2?: unknown; readonly iso3?: unknown }): boolean {
  return hasLetters(iso2, 2) && hasLetters(iso3, 3);
}

/** True if a value is a country with a name and well-formed codes. */
export function isCountry(value: unknown): value is Country {
  if (typeof value !== 'object' || value === null) return false;
  const { name, ...codes }: Partial<Country> = value;
  return typeof name === 'string' && hasCodes(codes);
}

function hasLetters(code: unknown, letters: number): boolean {
  return typeof code === 'string' && code.length === letters && /^[a-z]+$/i.test(code);
}

/** Names as data, because on a slow phone `Intl.DisplayNames` takes a tenth of a second to start. */
const listed =
  'AT AUT Austria, BE BEL Belgium, BG BGR Bulgaria, CH CHE Switzerland, CY CYP Cyprus, CZ CZE Czechia, ' +
  'DE DEU Germany, DK DNK Denmark, EE EST Estonia, ES ESP Spain, FI FIN Finland, FR FRA France, ' +
  'GB GBR United Kingdom, GR GRC Greece, HR HRV Croatia, HU HUN Hungary, IE IRL Ireland, IT ITA Italy, ' +
  'LI LIE Liechtenstein, LT LTU Lithuania, LU LUX Luxembourg, LV LVA Latvia, MC MCO Monaco, MT MLT Malta, ' +
  'NL NLD Netherlands, NO NOR Norway, PL POL Poland, PT PRT Portugal, RO ROU Romania, SE SWE Sweden, ' +
  'SI SVN Slovenia, SK SVK Slovakia';

/** The countries with a built-in address format, with their English names as in the service's list. */
export const knownCountries = once((): readonly Country[] =>
  [...listed.matchAll(/(..) (...) ([^,]+)/g)].map(([, iso2 = '', iso3 = '', name = '']) => ({ name, iso2, iso3 })),
);

/** True for the two- or three-letter code of one of these countries, in upper or lower case. */
export function isKnownCode(code: string): boolean {
  return knownCountries().some((country) => isCode(country, code));
}
