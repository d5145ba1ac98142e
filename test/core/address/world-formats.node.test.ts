import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { type FieldTexts, postcodeFrom } from '../../../src/core/address/formats.ts';

import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { addressFromManual } from '../../../src/core/manual/fields.ts';

const linesIn = (iso2: string, fields: Partial<FieldTexts>) =>
  addressFromManual({ ...emptyFields, ...fields }, { name: '', iso2, iso3: '' }, worldFormatOf(iso2)).mailLines;

const codes = isoCountries().map(({ iso2 }) => iso2);

/** `street! / locality! region! postcode!`: `!` required, `?` expected. */
function outline(iso2: string): string {
  const marks = { required: '!', expected: '?', optional: '', collapsed: '' };
  const rows = worldFormatOf(iso2).rows.map((row) => row.map(({ field, need }) => field + marks[need]).join(' '));
  return rows.join(' / ');
}

describe('the formats of all countries', () => {
  it('have an example of a flat with the country’s word, if the flat has its own field', () => {
    const flats = ['US', 'AU', 'GB', 'AT', 'MX', 'PT', 'JP', 'NL', 'CW'].map((iso2) => worldFormatOf(iso2).flat);
    assert.deepEqual(flats, ['Apt 4', 'Unit 4', 'Flat 2', 'Top 5', 'Int. 4', '2.º esq.', '201', null, 'Apt 4']);
  });

  it('exist for every code of ISO 3166-1, each field once, and always ask for the street', () => {
    assert.ok(codes.length >= 249);
    for (const iso2 of codes) {
      const { rows } = worldFormatOf(iso2);
      assert.ok(
        rows.every((row) => row.length > 0),
        iso2,
      );
      const fields = rows.flat();
      const names = fields.map(({ field }) => field);
      assert.equal(new Set(names).size, names.length, iso2);
      assert.equal(fields.find(({ field }) => field === 'street')?.need, 'required', iso2);
      // Monaco's towns and the city states of Asia have none.
      const isCity = ['AE', 'GI', 'JP', 'KY', 'MO', 'NR', 'SG'].includes(iso2);
      assert.equal(names.includes('locality'), !isCity, iso2);
    }
  });

  it('take less than 4 kB, compressed', () => {
    const world = new URL('../../../src/core/address/data/world.ts', import.meta.url);
    assert.ok(gzipSync(readFileSync(world), { level: 9 }).length < 4_000);
  });

  it('are those of most countries without a code of a country', () => {
    for (const iso2 of ['zz', '__proto__', 'USA', '1US']) assert.deepEqual(worldFormatOf(iso2), worldFormatOf(''));
  });

  it('print each field on a line, in Latin letters, too', () => {
    for (const iso2 of codes) {
      const { rows, mail, latin } = worldFormatOf(iso2);
      const names = rows.flat().map(({ field }) => field);
      const printed = mail.lines.flat().flatMap(({ field }) => field ?? []);
      assert.deepEqual(printed, names, iso2);
      if (latin)
        assert.deepEqual(
          latin.rows
            .flat()
            .map(({ field }) => field)
            .sort(),
          [...names].sort(),
          iso2,
        );
    }
  });

  const orders: Readonly<Record<string, string>> = {
    US: 'street! / addition / locality! region! postcode!',
    CA: 'street! / addition / locality! region! postcode!',
    AU: 'street! / addition / locality! region! postcode!',
    JP: 'postcode! / region! / street! / addition',
    KR: 'region! locality! district / street! / addition / postcode!',
    CN: 'postcode! / region! locality! district / street! / addition',
    IN: 'street! / addition / locality! postcode! / region!',
    BR: 'street! / addition / district? / locality! region! / postcode!',
    AE: 'street! / addition / district? / region!',
    HK: 'region! / locality? / street! / addition',
    MX: 'street! / addition / district / postcode! locality! region!',
    TR: 'street! / addition / postcode? locality! region!',
    SG: 'street! / addition / postcode!',
    ZZ: 'street! / addition / locality!',
  };
  for (const [iso2, order] of Object.entries(orders))
    it(`are ${order} in ${iso2}`, () => assert.equal(outline(iso2), order));

  const labels: Readonly<Record<string, string>> = {
    US: 'streetAddress addition locality state zip',
    AU: 'streetAddress addition suburb state postcode',
    JP: 'postcode prefecture streetAddress addition',
    AE: 'streetAddress addition area emirate',
    BR: 'streetAddress addition neighbourhood locality state cep',
    IN: 'streetAddress addition locality pin state',
    HK: 'area district streetAddress addition',
    IT: 'street building addition cap locality province',
    CA: 'streetAddress addition locality province postcode',
  };
  for (const [iso2, names] of Object.entries(labels)) {
    it(`call their fields ${names} in ${iso2}`, () => {
      assert.equal(
        worldFormatOf(iso2)
          .rows.flat()
          .map(({ label }) => label)
          .join(' '),
        names,
      );
    });
  }

  it('give each field the token of its purpose', () => {
    const tokens = worldFormatOf('BR')
      .rows.flat()
      .map(({ field, autocomplete }) => `${field} ${autocomplete}`);
    assert.deepEqual(tokens, [
      'street address-line1',
      'addition address-line2',
      'district address-level3',
      'locality address-level2',
      'region address-level1',
      'postcode postal-code',
    ]);
  });
});

describe('a postcode of the world', () => {
  for (const iso2 of codes) {
    it(`has a real example in ${iso2}, if it has any, that is printed unchanged`, () => {
      const format = worldFormatOf(iso2);
      for (const example of format.postcode?.examples ?? []) {
        assert.equal(postcodeFrom(example, format), example);
        assert.equal(postcodeFrom(example.toLowerCase().replaceAll(/[ -]/g, ''), format), example);
      }
    });
  }

  const understood: readonly (readonly [iso2: string, typed: string, printed: string | null])[] = [
    ['US', '90210', '90210'],
    ['US', '902101234', '90210-1234'],
    ['US', '90210 1234', '90210-1234'],
    ['US', '9021', null],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['CA', 'D1A 0B1', null],
    ['JP', '１０４－００６１', '104-0061'],
    ['JP', '〒104-0061', '104-0061'],
    ['JP', '1040061', '104-0061'],
    ['BR', '01310100', '01310-100'],
    ['IN', '110 001', '110001'],
    ['IR', '۱۱۹۳۶۱۲۳۴۵', '11936-12345'],
    ['EG', '١٢٤١١', '12411'],
    ['AD', '500', 'AD500'],
    ['KY', '1-1100', 'KY1-1100'],
    ['SZ', '100', null],
    ['LB', '20383054', '2038 3054'],
    ['AR', 'c1070aam', 'C1070AAM'],
    ['AR', '1070', '1070'],
    ['VI', '00802', '00802'],
    ['VI', '008021222', '00802-1222'],
    ['PR', '00926 3232', '00926-3232'],
    ['SA', '12643-2121', '12643-2121'],
    ['GB', 'BFPO 12', 'BFPO 12'],
    ['BM', 'BFPO', 'BF PO'],
    ['FK', '1ZZ', null],
    ['FK', 'fiqq1zz', 'FIQQ 1ZZ'],
  ];
  for (const [iso2, typed, printed] of understood) {
    it(`${JSON.stringify(typed)} is ${printed ?? 'no postcode'} in ${iso2}`, () => {
      assert.equal(postcodeFrom(typed, worldFormatOf(iso2)), printed);
    });
  }
});

describe('the lines on a parcel', () => {
  const cases: readonly (readonly [iso2: string, fields: Partial<FieldTexts>, lines: readonly string[]])[] = [
    [
      'US',
      { street: '350 Fifth Ave', addition: 'Floor 3', locality: 'New York', region: 'NY', postcode: '10118' },
      ['350 Fifth Ave', 'Floor 3', 'NEW YORK, NY 10118'],
    ],
    ['US', { street: '1 Main St', locality: 'Ames', postcode: '50010' }, ['1 Main St', 'AMES 50010']],
    [
      'AU',
      { street: '1 King St', locality: 'Newtown', region: 'NSW', postcode: '2042' },
      ['1 King St', 'NEWTOWN NSW 2042'],
    ],
    [
      'JP',
      { street: '中央区銀座1-2-3', region: '東京都', postcode: '1040061' },
      ['〒104-0061', '東京都', '中央区銀座1-2-3'],
    ],
    [
      'JP',
      { street: '1-2-3 Ginza, Chuo-ku', region: 'Tokyo', postcode: '1040061' },
      ['1-2-3 Ginza, Chuo-ku', 'Tokyo 104-0061'],
    ],
    [
      'BR',
      {
        street: 'Av. Paulista, 1578',
        district: 'Bela Vista',
        locality: 'São Paulo',
        region: 'SP',
        postcode: '01310200',
      },
      ['Av. Paulista, 1578', 'Bela Vista', 'SÃO PAULO-SP', '01310-200'],
    ],
    [
      'CN',
      { street: '建国门外大街1号', locality: '朝阳区', region: '北京市', postcode: '100004' },
      ['100004', '北京市朝阳区', '建国门外大街1号'],
    ],
    ['AE', { street: 'شارع الشيخ زايد 1', region: 'دبي' }, ['شارع الشيخ زايد 1', 'دبي']],
    [
      'HK',
      { street: '1 Queen’s Road', locality: 'Central', region: 'Hong Kong Island' },
      ['1 Queen’s Road', 'Central', 'Hong Kong Island'],
    ],
    ['SG', { street: '1 Raffles Place', postcode: '048616' }, ['1 Raffles Place', 'SINGAPORE 048616']],
    [
      'GG',
      { street: '1 High St', locality: 'St Peter Port', postcode: 'gy11aa' },
      ['1 High St', 'ST PETER PORT', 'GUERNSEY', 'GY1 1AA'],
    ],
    ['CY', { street: 'Ledras', building: '1', postcode: '1010', locality: 'Nicosia' }, ['Ledras 1', 'CY-1010 Nicosia']],
    [
      'MT',
      { street: 'Triq', building: '1', postcode: 'vlt1117', locality: 'Valletta' },
      ['1 Triq', 'Valletta', 'VLT 1117'],
    ],
  ];
  for (const [iso2, fields, lines] of cases) {
    it(`are ${lines.join(' | ')} in ${iso2}`, () => {
      assert.deepEqual(linesIn(iso2, fields), lines);
    });
  }

  it('do not exist without a word', () => {
    for (const iso2 of codes) assert.deepEqual(linesIn(iso2, {}), [], iso2);
  });
});
