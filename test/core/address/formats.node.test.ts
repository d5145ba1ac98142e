import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { facts, usual } from '../../../src/core/address/format-data.ts';
import { postcodeFrom } from '../../../src/core/address/formats.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { nasty } from '../../support/nasty.ts';
import * as fc from '../../support/random.ts';
import { europe } from './europe.ts';

const countries = Object.keys(facts);
const all = [...countries, ''];

/** `street building / addition / postcode locality`, with `!` required, `?` expected. */
function outline(iso2: string): string {
  const marks = { required: '!', expected: '?', optional: '', collapsed: '' };
  const rows = worldFormatOf(iso2).rows.map((row) => row.map(({ field, need }) => field + marks[need]).join(' '));
  return rows.join(' / ');
}

describe('the table of facts', () => {
  it('knows 32 countries of Europe', () => {
    assert.equal(countries.length, 32);
    for (const iso2 of countries) assert.match(iso2, /^[A-Z]{2}$/);
  });

  it('takes less than 1.5 kB, compressed', () => {
    assert.ok(gzipSync(JSON.stringify({ facts, usual }), { level: 9 }).length < 1_500);
  });

  for (const iso2 of all) {
    it(`gives ${iso2} each field once, with street and town required, and the second line closed`, () => {
      const fields = worldFormatOf(iso2).rows.flat();
      const names = fields.map(({ field }) => field);
      assert.equal(new Set(names).size, names.length);
      for (const name of ['street', 'building', 'addition', 'postcode', 'locality'])
        assert.ok(names.includes(name as never));
      for (const { field, need } of fields) {
        if (field === 'street' || field === 'locality') assert.equal(need, 'required');
        assert.equal(need === 'collapsed', field === 'addition');
      }
    });
  }

  for (const iso2 of countries) {
    it(`has a real postcode of ${iso2} as its example, and prints it unchanged`, () => {
      const format = worldFormatOf(iso2);
      const example = format.postcode?.example ?? '';
      assert.equal(postcodeFrom(example, format), example);
      assert.equal(postcodeFrom(example.toLowerCase().replaceAll(/[ -]/g, ''), format), example);
    });
  }
});

describe('the formats of Europe', () => {
  const marks = { required: '!', expected: '?', optional: '~', collapsed: '' };
  for (const [iso2, expected] of Object.entries(europe)) {
    it(`are ${expected} in ${iso2}`, () => {
      const { rows, postcode, mail } = worldFormatOf(iso2);
      const fields = rows.map((row) => row.map(({ field, need }) => field + marks[need]).join(' ')).join(' / ');
      assert.equal(`${fields} | ${postcode?.example} | ${mail.prefix}`, expected);
    });
  }
});

describe('the order of fields', () => {
  const orders: Readonly<Record<string, string>> = {
    NL: 'street! building! / addition / postcode! locality!',
    FR: 'building? street! / addition / postcode! locality!',
    GB: 'building? street! / addition / locality! / postcode!',
    IE: 'building? street! / addition / locality! / region / postcode?',
    ES: 'street! building? / addition / postcode! locality! / region!',
    IT: 'street! building? / addition / postcode! locality! region!',
    HU: 'locality! / street! building? / addition / postcode!',
    LV: 'street! building? / addition / locality! postcode!',
    MT: 'building? street! / addition / locality! / postcode?',
    BG: 'street! building? / addition / postcode? locality!',
    '': 'street! building? / addition / postcode locality! / region',
    ['__proto__']: 'street! building? / addition / postcode locality! / region',
  };
  for (const [iso2, order] of Object.entries(orders)) {
    it(`is ${order} in ${iso2}`, () => assert.equal(outline(iso2), order));
  }

  it('puts the number first if the country does', () => {
    assert.deepEqual(
      countries.filter((iso2) => worldFormatOf(iso2).numberFirst),
      ['FR', 'GB', 'IE', 'LU', 'MC', 'MT'],
    );
  });
});

describe('a field', () => {
  const labelsIn = (iso2: string) => worldFormatOf(iso2).rows.flatMap((row) => row.map(({ label }) => label));
  const fieldIn = (iso2: string, name: string) =>
    worldFormatOf(iso2)
      .rows.flat()
      .find(({ field }) => field === name);

  it('has the country’s own label', () => {
    assert.ok(labelsIn('IE').includes('eircode') && labelsIn('IE').includes('county'));
    assert.ok(labelsIn('IT').includes('province') && labelsIn('ES').includes('province'));
    assert.ok(labelsIn('').includes('region'));
    for (const iso2 of ['GB', 'NO', 'SE']) assert.ok(labelsIn(iso2).includes('postTown'));
    assert.ok(labelsIn('NL').includes('postcode') && labelsIn('NL').includes('locality'));
  });

  it('has the autofill token for its purpose, and none if HTML has none', () => {
    const tokens = worldFormatOf('IT').rows.flatMap((row) =>
      row.map(({ field, autocomplete }) => [field, autocomplete]),
    );
    assert.deepEqual(Object.fromEntries(tokens), {
      street: 'address-line1',
      building: null,
      addition: 'address-line2',
      postcode: 'postal-code',
      locality: 'address-level2',
      region: 'address-level1',
    });
  });

  it('only shows a digits keyboard if a postcode consists of digits', () => {
    for (const iso2 of ['DE', 'SE', 'PL', 'PT']) assert.equal(fieldIn(iso2, 'postcode')?.inputMode, 'numeric');
    for (const iso2 of ['NL', 'GB', 'IE', 'LV', 'MT', '']) assert.equal(fieldIn(iso2, 'postcode')?.inputMode, 'text');
    assert.equal(fieldIn('NL', 'building')?.inputMode, 'text');
  });
});

describe('the hint about a postcode', () => {
  const postcodeOf = (iso2: string) =>
    worldFormatOf(iso2)
      .rows.flat()
      .find(({ field }) => field === 'postcode');

  it('is the number of digits, if it consists of digits and always has as many', () => {
    const digits = { DE: 5, BE: 4, SE: 5, PL: 5, PT: 7, NL: null, GB: null, IE: null, LV: null, LI: null, '': null };
    for (const [iso2, count] of Object.entries(digits)) assert.equal(postcodeOf(iso2)?.digits, count, iso2);
  });

  it('is an example that no other field has', () => {
    for (const iso2 of all)
      for (const { field, example } of worldFormatOf(iso2).rows.flat())
        assert.equal(example, field === 'postcode' ? (worldFormatOf(iso2).postcode?.example ?? '') : '', iso2);
  });
});

describe('a postcode', () => {
  const understood: readonly (readonly [iso2: string, typed: string, printed: string | null])[] = [
    ['NL', '2012es', '2012 ES'],
    ['NL', ' 2012-ES. ', '2012 ES'],
    ['NL', 'NL-2012 ES', '2012 ES'],
    ['NL', '0123AB', null],
    ['NL', '2012', null],
    ['LU', 'L-4114', '4114'],
    ['LU', 'L 4114', '4114'],
    ['DE', 'D-10115', '10115'],
    ['FR', '75 008', '75008'],
    ['SE', '11130', '111 30'],
    ['SE', 'SE-111 30', '111 30'],
    ['PL', '00950', '00-950'],
    ['PT', '1000205', '1000-205'],
    ['GB', 'sw1a2aa', 'SW1A 2AA'],
    ['GB', 'm11ae', 'M1 1AE'],
    ['GB', 'UK SW1A 2AA', 'SW1A 2AA'],
    ['GB', 'gb-ec1a 1bb', 'EC1A 1BB'],
    ['GB', 'GB W1A 0AX', 'W1A 0AX'],
    ['GB', 'GBSW1A 2AA', null],
    ['AR', 'AR-C1070AAM', 'C1070AAM'],
    ['CA', 'CA K1P 1J1', 'K1P 1J1'],
    ['ES', 'C.P. 28013', '28013'],
    ['CH', 'CH.8001', '8001'],
    ['CH', 'ＣＨ－8001', '8001'],
    ['JP', 'JP〒100-8111', '100-8111'],
    ['GB', 'SW1A', null],
    ['IE', 'd02af30', 'D02 AF30'],
    ['IE', 'D6W XY00', 'D6W XY00'],
    ['IE', 'S02 AF30', null],
    ['GB', 'bfpo1234', 'BFPO 1234'],
    ['CY', 'CY-1010', '1010'],
    ['DE', '１０１１５', '10115'],
    ['PL', '00－950', '00-950'],
    ['LV', '1050', 'LV-1050'],
    ['LV', 'lv 1050', 'LV-1050'],
    ['LI', '9490', '9490'],
    ['LI', '9484', null],
    ['MC', '98000', '98000'],
    ['MC', '75008', null],
    ['MT', 'vlt1117', 'VLT 1117'],
    ['LT', 'LT-01103', '01103'],
    ['', '1234', null],
    ['BE', '१०००', '1000'],
    ['BE', '১০০০', '1000'],
    ['BE', '๑๐๐๙', '1009'],
    ['BE', '10٪', null],
    ['BE', 'É', null],
    ['BE', '\u064f', null],
  ];
  for (const [iso2, typed, printed] of understood) {
    it(`${JSON.stringify(typed)} is ${printed ?? 'no postcode'} in ${iso2}`, () => {
      assert.equal(postcodeFrom(typed, worldFormatOf(iso2)), printed);
    });

    it('are not made up: letters that are part of the code must be typed', () => {
      for (const [iso2, typed] of [
        ['GB', '00AA'],
        ['GB', '1 2AA'],
        ['IE', '02 AF30'],
      ] as const) {
        assert.equal(postcodeFrom(typed, worldFormatOf(iso2)), null, `${typed} in ${iso2}`);
      }
    });
  }

  it('stays the same when it is printed again, whatever was typed', () => {
    const anything = fc.oneof(fc.anyText(), fc.stringMatching(/^[A-Za-z0-9 .-]{3,10}$/));
    fc.assert(
      fc.property(fc.constantFrom(...all), anything, (iso2, typed) => {
        const format = worldFormatOf(iso2);
        const printed = postcodeFrom(typed, format);
        if (printed !== null) assert.equal(postcodeFrom(printed, format), printed);
      }),
      { numRuns: 2_000, examples: nasty.map((text) => ['NL', text] as [string, string]) },
    );
  });
});
