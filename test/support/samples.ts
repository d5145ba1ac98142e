/** One street, one house and its details: what tests of core and elements talk about. */

import type { Country, InternationalAddress, Match } from '../../src/contract/types.ts';
import type { Address } from '../../src/core/address/address.ts';
import { withLines } from '../../src/core/address/mail-lines.ts';
import { worldFormatOf } from '../../src/core/address/world-formats.ts';

export const netherlands: Country = { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' };
export const belgium: Country = { name: 'Belgium', iso3: 'BEL', iso2: 'BE' };

/** All the service supports. */
export const countries: readonly Country[] = [
  { name: 'Austria', iso3: 'AUT', iso2: 'AT' },
  belgium,
  { name: 'Switzerland', iso3: 'CHE', iso2: 'CH' },
  { name: 'Germany', iso3: 'DEU', iso2: 'DE' },
  { name: 'Denmark', iso3: 'DNK', iso2: 'DK' },
  { name: 'Spain', iso3: 'ESP', iso2: 'ES' },
  { name: 'Finland', iso3: 'FIN', iso2: 'FI' },
  { name: 'France', iso3: 'FRA', iso2: 'FR' },
  { name: 'United Kingdom', iso3: 'GBR', iso2: 'GB' },
  { name: 'Italy', iso3: 'ITA', iso2: 'IT' },
  { name: 'Luxembourg', iso3: 'LUX', iso2: 'LU' },
  netherlands,
  { name: 'Norway', iso3: 'NOR', iso2: 'NO' },
  { name: 'Sweden', iso3: 'SWE', iso2: 'SE' },
];

export const street: Match = {
  value: 'Haarlem, Julianastraat ',
  label: 'Julianastraat',
  description: 'Haarlem',
  precision: 'Street',
  context: 'nldStreet',
  highlights: [[0, 6]],
};

export const house: Match = {
  value: '2012ES Haarlem, Julianastraat 30 ',
  label: 'Julianastraat 30',
  description: '2012ES Haarlem',
  precision: 'Address',
  context: 'nldHouse',
};

/** As an older answer has it: `iso2Code` and `isPoBox` are missing. */
export const details: InternationalAddress = {
  language: 'nl-NL',
  address: {
    country: 'The Netherlands',
    locality: 'Haarlem',
    street: 'Julianastraat',
    postcode: '2012ES',
    building: '30',
    buildingNumber: 30,
    buildingNumberAddition: null,
  },
  mailLines: ['Julianastraat 30', '2012 ES  Haarlem'],
  location: null,
  country: { name: 'The Netherlands', iso3Code: 'NLD' },
  details: { nldProvince: { name: 'Noord-Holland' } },
};

/** An address as it is once the format of its country is there. */
export const printed = (address: Address): Address => withLines(address, worldFormatOf(address.country.iso2));

/** An address as a shop gives it of a person who has an account. */
export const savedHome = {
  label: 'Home',
  country: 'NL',
  street: 'Spaarne',
  building: '2',
  postcode: '2011 CD',
  locality: 'Haarlem',
};
