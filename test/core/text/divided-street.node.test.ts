import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allCountries } from '../../../demo/service/data/all.ts';
import { detailsOf } from '../../../demo/service/details.ts';
import { streetsOf } from '../../../demo/service/model.ts';
import type { Address } from '../../../src/core/address/address.ts';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { hasField } from '../../../src/core/address/formats.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { withLines } from '../../../src/core/address/mail-lines.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { addressFromManual } from '../../../src/core/manual/fields.ts';
import { withDividedStreet } from '../../../src/core/text/divided-street.ts';

const housesOf = (data: (typeof allCountries)[number]) =>
  streetsOf(data).flatMap((street) => street.buildings.slice(0, 4).map((building) => [street, building] as const));

function written(iso2: string, street: string, postcode: string, locality: string): Address {
  const country = isoCountries().find((it) => it.iso2 === iso2);
  assert.ok(country, iso2);
  return addressFromManual({ ...emptyFields, street, postcode, locality }, country, worldFormatOf(iso2));
}

describe('a street with its number in one field', () => {
  const rows: readonly (readonly [iso2: string, line: string, postcode: string, town: string, parts: string])[] = [
    ['NL', 'Dam 1', '1012 JS', 'Amsterdam', 'Dam|1'],
    ['NL', 'Plein 1944 12', '6511 JD', 'Nijmegen', 'Plein 1944|12'],
    ['DE', 'Straße des 17. Juni 135', '10623', 'Berlin', 'Straße des 17. Juni|135'],
    ['DE', 'C4 6', '68159', 'Mannheim', 'C4|6'],
    ['FR', '10 bis rue de Rivoli', '75001', 'Paris', 'rue de Rivoli|10 bis'],
    ['GB', '10 Downing Street', 'SW1A 2AA', 'London', 'Downing Street|10'],
    ['IT', 'Via Roma 12/A', '00184', 'Roma', 'Via Roma|12/A'],
    ['PL', 'ul. Marszałkowska 10/4', '00-590', 'Warszawa', 'ul. Marszałkowska|10/4'],
  ];
  for (const [iso2, line, postcode, town, parts] of rows) {
    it(`is split into the two: ${line}`, () => {
      const { street, building, lines } = written(iso2, line, postcode, town);
      assert.equal(`${street}|${building}`, parts);
      assert.equal(lines[0], line);
    });
  }

  const whole: readonly (readonly [why: string, iso2: string, line: string, postcode: string, town: string])[] = [
    ['a post office box', 'NL', 'Postbus 12', '1000 AA', 'Amsterdam'],
    ['a street without a number', 'DE', 'Musterweg', '10117', 'Berlin'],
    ['a name of a house', 'GB', 'Rose Cottage, Mill Lane', 'OX1 1AA', 'Oxford'],
    ['a flat in the same line', 'BE', 'Wetstraat 16 bus 3', '1040', 'Brussel'],
    ['a country whose addresses have one line for both', 'US', '350 5th Ave', '10118', 'New York'],
    ['no town and no postcode to be sure by', 'NL', 'Dam 1', '', ''],
    ['a number that would be printed elsewhere', 'DE', '12 Hauptstraße', '10117', 'Berlin'],
  ];
  for (const [why, iso2, line, postcode, town] of whole) {
    it(`is unchanged: ${why}`, () => {
      const { street, building } = written(iso2, line, postcode, town);
      assert.deepEqual([street, building], [line, null]);
    });
  }

  it('has the service’s parts, or is left whole', () => {
    const counts = { divided: 0, whole: 0 };
    for (const data of allCountries) {
      const format = worldFormatOf(data.country.iso2);
      const [language = ''] = data.languages;
      if (!hasField(format, 'building')) continue;
      for (const [street, building] of housesOf(data)) {
        const known = addressFrom(detailsOf(street, building, language, ''), street.country);
        const bare = withLines({ ...known, unit: null, lines: [], mailLines: [] }, format);
        const line = bare.lines[0] ?? '';
        if (!known.building || known.isPoBox || bare.lines.length !== 1) continue;
        const together = { ...bare, street: line, building: null, buildingNumber: null, buildingNumberAddition: null };
        const divided = withDividedStreet(withLines(together, format), format);
        if (divided.building === null) counts.whole++;
        else {
          counts.divided++;
          assert.deepEqual([divided.street, divided.building], [known.street, known.building], line);
        }
      }
    }
    assert.ok(counts.divided > counts.whole * 5, JSON.stringify(counts));
  });
});
