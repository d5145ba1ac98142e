/** The countries whose addresses we know how to write, whatever the service says. */
import type { Country } from '../../contract/types.ts';
import { once } from '../once.ts';
import { countryNames } from './country-names.ts';

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
