import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import type { FieldTexts } from '../../../src/core/address/formats.ts';
import { addressFromDutch } from '../../../src/core/address/from-dutch.ts';
import { tidyPostcode } from '../../../src/core/address/mail-lines.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { addressFromManual } from '../../../src/core/manual/fields.ts';
import { house30 } from '../../support/dutch-samples.ts';
import { printed } from '../../support/samples.ts';

const linesIn = (iso2: string, fields: Partial<FieldTexts>) =>
  addressFromManual({ ...emptyFields, ...fields }, { name: '', iso2, iso3: '' }, worldFormatOf(iso2)).mailLines;

describe('a line with the town', () => {
  const cases: readonly (readonly [iso2: string, fields: Partial<FieldTexts>, line: string])[] = [
    ['US', { region: 'NY', postcode: '10118' }, 'NY 10118'],
    ['US', { postcode: '10118' }, '10118'],
    ['US', { locality: 'Ames' }, 'AMES'],
    ['BD', { locality: 'Dhaka', postcode: '1340' }, 'Dhaka - 1340'],
    ['BD', { postcode: '1340' }, '1340'],
    ['BR', { region: 'SP' }, 'SP'],
    ['AZ', { postcode: '1000', locality: 'Baku' }, 'AZ 1000 Baku'],
    ['AZ', { locality: 'Baku' }, 'Baku'],
    ['CY', { postcode: '1010', locality: 'Nicosia' }, 'CY-1010 Nicosia'],
    ['CY', { postcode: 'P.O. 7', locality: 'Nicosia' }, 'P.O. 7 Nicosia'],
    ['LV', { postcode: '1050' }, 'LV-1050'],
    ['ES', { postcode: '28013', locality: 'Madrid' }, '28013 MADRID'],
    ['DE', { postcode: '10115', locality: ' Berlin ' }, '10115 Berlin'],
  ];
  for (const [iso2, fields, line] of cases) {
    it(`only has separators between existing parts: ${line} in ${iso2}`, () =>
      assert.deepEqual(linesIn(iso2, fields), [line]));
  }
});

describe('a street and its number on a parcel', () => {
  const street = 'High Street';
  const cases: readonly (readonly [iso2: string, fields: Partial<FieldTexts>, lines: readonly string[]])[] = [
    ['NL', { street: ' Dam ', building: ' 1 ', addition: ' hs ' }, ['Dam 1 hs']],
    ['NL', { street: 'Dam' }, ['Dam']],
    ['NL', { building: '1' }, ['1']],
    ['FR', { street: 'rue Neuve', building: '12' }, ['12 rue Neuve']],
    ['FR', { street: 'rue Neuve', building: 'Villa Rose' }, ['Villa Rose', 'rue Neuve']],
    ['FR', { street: 'rue Neuve', building: '12', addition: 'appt 3' }, ['appt 3', '12 rue Neuve']],
    ['FR', { street: 'rue Neuve', building: '12', addition: 'bis' }, ['12 bis rue Neuve']],
    ['FR', { street: 'rue Neuve', building: '12', addition: '3ème étage' }, ['3ème étage', '12 rue Neuve']],
    ['GB', { street: 'High Street', building: '10', addition: '2nd floor' }, ['2nd floor', '10 High Street']],
    ['GB', { street: 'High Street', building: '10, 3rd  floor' }, ['3rd  floor', '10 High Street']],
    ['GB', { street: 'High Street', building: '1st A' }, ['1st A High Street']],
    ['FR', { street: 'rue Neuve', building: '12', addition: '100e étage' }, ['100e étage', '12 rue Neuve']],
    ['FR', { street: 'rue Neuve', building: 'Tour 2e étage, 12' }, ['Tour 2e étage', '12 rue Neuve']],
    ['FR', { street: 'rue Neuve', building: 'x12' }, ['x12', 'rue Neuve']],
    ['LU', { street: 'rue Neuve', building: '12', addition: 'appt 3' }, ['appt 3', '12, rue Neuve']],
    ['LU', { street: 'rue Neuve', building: '12' }, ['12, rue Neuve']],
    ['GB', { street, building: '12', addition: 'Flat 3' }, ['Flat 3', '12 High Street']],
    ['GB', { street, building: '12', addition: 'Flat 3,Rose House' }, ['Flat 3', 'Rose House', '12 High Street']],
    ['GB', { street, building: '12,14' }, ['12, 14 High Street']],
    ['GB', { street, building: 'Rose House, 12' }, ['Rose House', '12 High Street']],
    ['GB', { street, building: 'Rose House' }, ['Rose House', 'High Street']],
    ['MT', { street: 'Triq Gdida', building: '12', addition: '3' }, ['Flat 3', '12 Triq Gdida']],
    ['US', { street: '1 Main St', addition: 'Floor 3' }, ['1 Main St', 'Floor 3']],
  ];
  for (const [iso2, fields, lines] of cases)
    it(`are ${lines.join(' | ')} in ${iso2}`, () => assert.deepEqual(linesIn(iso2, fields), lines));
});

describe('a district that has no line in its country', () => {
  const linesWith = (iso2: string, district: string) => {
    const country = { iso2, iso3: '', name: '' };
    const { mailLines, lines } = printed({ ...home, country, district, region: null, postcode: null });
    return [mailLines, lines];
  };
  const home = { ...addressFromDutch(house30), street: 'Street', building: '12', unit: '3', locality: 'Town' };
  for (const [iso2, mailLines, lines] of [
    ['DE', ['Street 12 Whg. 3', 'Old Town', 'Town'], ['Street 12 Whg. 3', 'Old Town']],
    ['GB', ['Flat 3', '12 Street', 'Old Town', 'TOWN'], ['Flat 3', '12 Street, Old Town']],
    ['US', ['12 Street', 'Apt 3', 'Old Town', 'TOWN'], ['12 Street', 'Apt 3, Old Town']],
  ] as const) {
    it(`is beside the street, once, in ${iso2}`, () => {
      assert.deepEqual(linesWith(iso2, ' Old Town '), [mailLines, lines]);
      const without = (all: readonly string[]) =>
        all.filter((line) => line !== 'Old Town').map((line) => line.replace(', Old Town', ''));
      assert.deepEqual(linesWith(iso2, 'town'), [without(mailLines), without(lines)], 'the town has its name');
    });
  }
});

describe('a town that has no line in its country', () => {
  it('stands beneath the street, also with a company', () => {
    const country = { iso2: 'MO', iso3: 'MAC', name: '' };
    const house = { ...addressFromDutch(house30), street: 'Rua Nova', building: '12', locality: 'Taipa' };
    const { mailLines } = printed({ ...house, country, unit: 'Acme Ltd', region: null, postcode: null });
    assert.deepEqual(mailLines, ['Acme Ltd', 'Rua Nova 12', 'Taipa']);
  });
});

describe('a number that came separately in a country with one field for it and the street', () => {
  for (const [building, line] of [
    ['12 bis', '12 bis rue Neuve'],
    ['12 A', '12 A rue Neuve'],
    ['12 appt 3', '12 rue Neuve appt 3'],
  ] as const) {
    it(`has its addition, but no flat: ${line}`, () => {
      const country = { iso2: 'MA', iso3: 'MAR', name: '' };
      const house = { ...addressFromDutch(house30), street: 'rue Neuve', building, region: null, postcode: null };
      assert.equal(printed({ ...house, country }).mailLines[0], line);
    });
  }
});

describe('the lines of fields', () => {
  it('do not exist if the fields only have blanks', () => {
    for (const iso2 of ['NL', 'GB', 'SG', 'GG']) assert.deepEqual(linesIn(iso2, { street: ' ', locality: '\t' }), []);
  });

  it('have the postcode as typed if it has not the format of one', () => {
    assert.equal(tidyPostcode({ ...emptyFields, postcode: ' 20 12 ' }, worldFormatOf('NL')), '20 12');
    assert.equal(tidyPostcode({ ...emptyFields, postcode: '2012es' }, worldFormatOf('NL')), '2012 ES');
  });
});
