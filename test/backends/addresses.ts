/** Addresses of 19 countries, with what an address of each has: flats, additions, names of houses, regions, parts of a town. */
import type { Address } from '../../src/core/address/address.ts';
import { type AddressInput, addressFromInput } from '../../src/core/address/address-input.ts';
import { withLines } from '../../src/core/address/mail-lines.ts';
import { worldFormatOf } from '../../src/core/address/world-formats.ts';
import { isoCountries } from '../../src/core/country/iso-countries.ts';

/** Country, street, building, unit, postcode, locality, region, district. */
type Row = readonly [string, string, string | null, string | null, string | null, string | null, string?, string?];

const rows: readonly Row[] = [
  ['NL', 'Julianastraat', '30', null, '2012ES', 'Haarlem'],
  ['NL', 'Kinkerstraat', '12-2', null, '1053DX', 'Amsterdam'],
  ['NL', 'Plein 1944', '12a', null, '6511JA', 'Nijmegen'],
  ['BE', 'Meir', '24', 'bus 301', '2000', 'Antwerpen'],
  ['BE', 'Rue de la Loi', '16', 'boîte 2', '1000', 'Bruxelles'],
  ['LU', 'Grand-Rue', '12 bis', 'appt 4', 'L-1661', 'Luxembourg'],
  ['DE', 'Straße des 17. Juni', '135a', null, '10623', 'Berlin'],
  ['FR', 'Rue de Rivoli', '12 bis', 'Appartement 4', '75001', 'Paris'],
  ['GB', 'Baker Street', '221B', 'Flat 3', 'NW1 6XE', 'London'],
  ['GB', 'Mill Lane', 'Rose Cottage', null, 'OX1 2AB', 'Oxford'],
  ['FR', 'Rue de Rivoli', '12 B', null, '75001', 'Paris'],
  ['GB', 'Mill Lane', '12', 'Flat 3, Rose Court', 'OX1 2AB', 'Oxford'],
  ['IE', 'Grafton Street', '5', 'Apartment 2', 'D02 VF25', 'Dublin'],
  ['US', 'Market Street', '123', 'Apt 4', '94103', 'San Francisco', 'CA'],
  ['US', '5th Avenue', '350', null, '10118', 'New York', 'NY'],
  ['US', 'Sunset Boulevard', '1234 1/2', 'Apt 4B', '90026', 'Los Angeles', 'CA'],
  ['CA', 'Rue Sainte-Catherine O', '1500', 'Unit 7', 'H3G 1S8', 'Montréal', 'QC'],
  ['AU', 'George Street', '50', 'Unit 9', '2000', 'Sydney', 'NSW'],
  ['IT', 'Via Roma', '7/A', 'Scala B', '20121', 'Milano', 'MI'],
  ['ES', 'Calle Mayor', '10', '3º B', '28013', 'Madrid', 'Madrid'],
  ['BR', 'Avenida Paulista', '1000', 'Apto 4', '01310-100', 'São Paulo', 'SP', 'Bela Vista'],
  ['BR', 'Rua X', '5', 'Fundos', '01310-100', 'São Paulo', 'SP', 'Centro'],
  ['PL', 'Marszałkowska', '10', null, '00-590', 'Warszawa'],
  ['SE', 'Drottninggatan', '71 C', 'lgh 1201', '111 36', 'Stockholm'],
  ['DK', 'Vesterbrogade', '12', '2. tv', '1620', 'København'],
  ['AT', 'Mariahilfer Straße', '10', 'Top 5', '1070', 'Wien'],
  ['CH', 'Bahnhofstrasse', '1', null, '8001', 'Zürich'],
];

/** The address that a page gives by these parts, printed as its country prints it. */
export function printed(input: AddressInput): Address {
  const address = addressFromInput(input, isoCountries());
  if (!address) throw new Error(`${JSON.stringify(input)} is no address`);
  return withLines(address, worldFormatOf(address.country.iso2));
}

/** All of them. */
export const addresses: readonly Address[] = rows.map(
  ([country, street, building, unit, postcode, locality, region = null, district]) =>
    printed({ country, street, building, unit, postcode, locality, region, ...(district && { district }) }),
);
