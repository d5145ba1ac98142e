import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Address } from '../../../src/core/address/address.ts';

import { addressFrom } from '../../../src/core/address/from-details.ts';
import { withLines } from '../../../src/core/address/mail-lines.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import type { Purpose } from '../../../src/core/page-fields/autofill-tokens.ts';
import { addressFromValues, type FieldValues, valuesFor } from '../../../src/core/page-fields/field-values.ts';
import * as fc from '../../support/random.ts';
import { belgium, details, netherlands, printed } from '../../support/samples.ts';

const dutch = worldFormatOf('NL');
const address = printed(addressFrom(details, netherlands));

function filled(parts: Partial<Address>, ...purposes: Purpose[]): Record<string, string> {
  return Object.fromEntries(valuesFor({ ...address, ...parts } as Address, new Set(purposes), 'Nederland'));
}

describe('the values of fields', () => {
  it('exist for the existing fields only', () => {
    assert.deepEqual(filled({}, 'postal-code', 'address-level2', 'address-level1', 'country', 'country-name'), {
      'postal-code': '2012ES',
      'address-level2': 'Haarlem',
      'address-level1': 'Noord-Holland',
      country: 'NL',
      'country-name': 'Nederland',
    });
  });

  it('have street and number in the order of the country', () => {
    const paris = {
      street: 'Rue du Faubourg Saint-Honoré',
      building: '55',
      postcode: '75008',
      locality: 'Paris',
      mailLines: ['55 Rue du Faubourg Saint-Honoré', '75008 Paris', 'France'],
    };
    assert.deepEqual(filled(paris, 'address-line1'), { 'address-line1': '55 Rue du Faubourg Saint-Honoré' });
  });

  it('distinguish a street from a town with the same beginning', () => {
    const lines = { street: 'Haarlemmerstraat', building: '1', mailLines: ['Haarlemmerstraat 1', '2012 ES  Haarlem'] };
    assert.deepEqual(filled(lines, 'address-line1'), { 'address-line1': 'Haarlemmerstraat 1' });
  });

  const house = {
    street: 'High Street',
    building: 'Rose House, 30',
    postcode: 'OX1 1AA',
    locality: 'Oxford',
    mailLines: ['Rose House', '30 High Street', 'OXFORD', 'OX1 1AA'],
  };

  it('are spread over the existing lines, and the last one takes the rest', () => {
    assert.deepEqual(filled(house, 'address-line1', 'address-line2', 'address-line3'), {
      'address-line1': '30 High Street',
      'address-line2': 'Rose House',
      'address-line3': '',
    });
    assert.deepEqual(filled(house, 'address-line1'), { 'address-line1': 'Rose House, 30 High Street' });
    assert.deepEqual(filled(house, 'street-address'), { 'street-address': 'Rose House\n30 High Street' });
    const named = { ...house, building: 'Rose House', mailLines: ['Rose House', 'High Street', 'OXFORD', 'OX1 1AA'] };
    assert.deepEqual(
      filled(named, 'address-line1', 'address-line2'),
      { 'address-line1': 'Rose House', 'address-line2': 'High Street' },
      'a name in place of a number stays in front',
    );
  });

  it('have the number separately if it has a field, and lose no addition', () => {
    const flat = { building: '30 A', buildingNumber: 30, buildingNumberAddition: 'A', mailLines: [] };
    assert.deepEqual(filled(flat, 'address-line1', 'buildingNumber', 'buildingNumberAddition'), {
      'address-line1': 'Julianastraat',
      buildingNumber: '30',
      buildingNumberAddition: 'A',
    });
    assert.deepEqual(filled(flat, 'street', 'buildingNumber'), { street: 'Julianastraat', buildingNumber: '30 A' });
    assert.deepEqual(filled(flat, 'street', 'building'), { street: 'Julianastraat', building: '30 A' });
    assert.deepEqual(filled(flat, 'street', 'buildingNumberAddition'), {
      street: 'Julianastraat 30 A',
      buildingNumberAddition: '',
    });
  });

  describe('with a flat', () => {
    const typedIn = (iso2: string, parts: object) =>
      withLines(
        { ...address, country: { name: iso2, iso2, iso3: iso2 }, mailLines: [], ...parts },
        worldFormatOf(iso2),
      );
    const german = typedIn('DE', { unit: 'Etage 3' });
    const british = typedIn('GB', { unit: 'Flat 3' });
    const twoParts = typedIn('FR', { unit: 'Apt 4, Rear' });
    const numbered = typedIn('GB', { unit: '3' });
    const company = typedIn('DE', { unit: 'Acme GmbH, Etage 3' });
    const american = typedIn('US', { street: '30 Main St', building: null, unit: 'Apt 3' });
    const given = typedIn('US', {
      street: 'Main St',
      building: '30',
      unit: 'Apt 3',
      mailLines: ['Main St 30', 'Haarlem'],
    });
    const cases: readonly (readonly [Address, Purpose[], string[]])[] = [
      [american, ['address-line1', 'address-line2'], ['30 Main St', 'Apt 3']],
      [american, ['address-line1'], ['30 Main St, Apt 3']],
      [american, ['street-address'], ['30 Main St\nApt 3']],
      [british, ['address-line1', 'address-line2'], ['30 Julianastraat', 'Flat 3']],
      [german, ['address-line1', 'address-line2'], ['Julianastraat 30 Etage 3', '']],
      [twoParts, ['address-line1', 'address-line2'], ['30 Julianastraat', 'Apt 4, Rear']],
      [given, ['address-line1', 'address-line2'], ['Main St 30', 'Apt 3']],
      [german, ['street', 'building', 'address-line2'], ['Julianastraat', '30', 'Etage 3']],
      [german, ['address-line1', 'building', 'address-line2'], ['Julianastraat', '30', 'Etage 3']],
      [german, ['street', 'building'], ['Julianastraat', '30 Etage 3']],
      [german, ['street', 'buildingNumber', 'buildingNumberAddition'], ['Julianastraat', '30', 'Etage 3']],
      [british, ['street', 'building'], ['Julianastraat', 'Flat 3, 30']],
      [british, ['street', 'building', 'address-line2'], ['Julianastraat', '30', 'Flat 3']],
      [twoParts, ['street', 'building'], ['Julianastraat', 'Apt 4, Rear, 30']],
      [american, ['street', 'building'], ['30 Main St', 'Apt 3']],
      [numbered, ['street', 'building'], ['Julianastraat', 'Flat 3, 30']],
      [company, ['street', 'building'], ['Julianastraat', 'Acme GmbH, 30 Etage 3']],
      [company, ['street', 'buildingNumber', 'buildingNumberAddition'], ['Julianastraat', '30', 'Acme GmbH, Etage 3']],
    ];
    for (const [flat, purposes, texts] of cases) {
      it(`include it where ${flat.country.iso2} has it, in the fields ${purposes.join(', ')}`, () => {
        const values = filled(flat, ...purposes);
        assert.deepEqual(
          purposes.map((purpose) => values[purpose]),
          texts,
        );
      });
    }
  });

  it('are empty for missing parts', () => {
    assert.deepEqual(filled({ postcode: null, region: null }, 'postal-code', 'address-level1', 'address-line2'), {
      'postal-code': '',
      'address-level1': '',
      'address-line2': 'Julianastraat 30',
    });
  });
});

describe('the address in the fields', () => {
  const values = (entries: Partial<Record<Purpose, string>>): FieldValues =>
    new Map(Object.entries(entries) as [Purpose, string][]);
  const typed = values({ 'address-line1': ' Dam 1 ', 'postal-code': '1012 JS', 'address-level2': 'Amsterdam' });

  it('is what they contain, and no more', () => {
    const found = addressFromValues(typed, netherlands, dutch, null);
    assert.equal(found?.street, 'Dam 1');
    assert.equal(found?.building, null);
    assert.deepEqual(found?.mailLines, ['Dam 1', '1012 JS  Amsterdam']);
    assert.equal(found?.location, null);
  });

  it('has the building of its own fields', () => {
    const parts = { street: 'Dam', buildingNumber: '1', buildingNumberAddition: 'A', 'postal-code': '1012JS' };
    const found = addressFromValues(values(parts), netherlands, dutch, null);
    assert.equal(found?.building, '1 A');
    assert.equal(found?.buildingNumber, 1);
    assert.equal(found?.buildingNumberAddition, 'A');
    assert.deepEqual(found?.mailLines, ['Dam 1 A', '1012 JS']);
  });

  it('does not exist without a street or a place', () => {
    assert.equal(addressFromValues(values({ 'address-line1': 'Dam 1' }), netherlands, dutch, null), null);
    assert.equal(
      addressFromValues(values({ 'postal-code': '1012JS', 'address-line1': ' ' }), netherlands, dutch, null),
      null,
    );
  });

  const purposes = new Set<Purpose>(['address-line1', 'postal-code', 'address-level2', 'address-level1']);
  const known = { address, values: valuesFor(address, purposes, '') };

  it('is the same object that filled them as long as nothing has changed', () => {
    const spaced = new Map(known.values).set('postal-code', '2012 es');
    assert.equal(addressFromValues(spaced, netherlands, dutch, known), address);
  });

  it('keeps the unchanged parts', () => {
    const found = addressFromValues(new Map(known.values).set('postal-code', '2012ET'), netherlands, dutch, known);
    assert.equal(found?.postcode, '2012ET');
    assert.equal(found?.street, 'Julianastraat');
    assert.equal(found?.buildingNumber, 30);
    assert.equal(found?.location, null);
  });

  it('keeps its lines in a country with any order, including number and flat, if only the postcode was changed', () => {
    const fields = [
      ['address-line1', 'address-line2'],
      ['street', 'building', 'address-line2'],
      ['street-address'],
    ] as const;
    for (const iso2 of ['NL', 'GB', 'US', 'FR', 'LU', 'DE', 'IT'])
      for (const unit of [null, 'Flat 3'])
        for (const street of fields) {
          const country = { iso2, iso3: `${iso2}X`, name: iso2 };
          const before = printed({ ...address, country, unit, postcode: null, lines: [], mailLines: [] });
          const purposes = new Set<Purpose>([...street, 'address-level2', 'postal-code']);
          const values = new Map([...valuesFor(before, purposes, '')].filter(([purpose]) => purposes.has(purpose)));
          const changed = new Map(values).set('postal-code', 'x');
          const found = addressFromValues(changed, country, worldFormatOf(iso2), { address: before, values });
          const partsOf = (it: Address | null) => [it?.street, it?.building, it?.unit];
          assert.deepEqual(partsOf(found), partsOf(before), `${iso2} ${unit} ${street}`);
          const words = (texts: readonly string[] = []) =>
            texts
              .join(' ')
              .match(/[\p{L}\p{N}]+/gu)
              ?.toSorted();
          assert.deepEqual(words(found?.lines), words(before.lines), `${iso2} ${unit} ${street}`);
          assert.deepEqual(
            words(found?.mailLines),
            [...(words(before.mailLines) ?? []), 'x'],
            `${iso2} ${unit} ${street}`,
          );
        }
  });

  it('keeps nothing of an address in another country', () => {
    const found = addressFromValues(known.values, belgium, worldFormatOf('BE'), known);
    assert.equal(found?.street, 'Julianastraat 30');
    assert.equal(found?.country, belgium);
  });

  it('comes back as it was filled in, whatever it is', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', '.', '..', '__proto__', '%2e%2e', '\ud800', 'a\nb'));
    const any = fc.record({ street: text, building: text, postcode: text, locality: text, mailLines: fc.array(text) });
    const all: readonly Purpose[] = ['street-address', 'address-line1', 'address-line2', 'building', 'postal-code'];
    fc.assert(
      fc.property(any, fc.subarray([...all]), (parts, chosen) => {
        const given = { ...address, ...parts };
        const put = valuesFor(given, new Set(chosen), '');
        const found = addressFromValues(put, netherlands, dutch, { address: given, values: put });
        assert.ok(found === null || found === given);
      }),
    );
  });
});

/** The values of fields in each country, the lines on the parcel, and the region and district of the address. */
const worldwide: readonly (readonly [
  iso2: string,
  values: readonly [line: string, town: string, postcode: string, region: string, district: string],
  lines: readonly string[],
])[] = [
  ['US', ['350 5th Ave', 'New York', '10118', 'NY', ''], ['350 5th Ave', 'NEW YORK, NY 10118']],
  [
    'BR',
    ['Av. Paulista, 1578', 'São Paulo', '01310200', 'SP', 'Bela Vista'],
    ['Av. Paulista, 1578', 'Bela Vista', 'SÃO PAULO-SP', '01310-200'],
  ],
  ['IN', ['12 MG Road', 'Bengaluru', '560001', 'Karnataka', ''], ['12 MG Road', 'Bengaluru 560001', 'Karnataka']],
  ['JP', ['渋谷2-21-1', '', '150-0002', '東京都', ''], ['〒150-0002', '東京都', '渋谷2-21-1']],
  ['JP', ['渋谷2-21-1', '渋谷区', '150-0002', '東京都', ''], ['〒150-0002', '東京都', '渋谷区', '渋谷2-21-1']],
  ['JP', ['2-21-1 Shibuya', 'Shibuya-ku', '150-0002', 'Tokyo', ''], ['2-21-1 Shibuya', 'Shibuya-ku', 'Tokyo 150-0002']],
  ['AE', ['Villa 12, Street 4B', '', '', 'Dubai', 'Jumeirah'], ['Villa 12, Street 4B', 'Jumeirah', 'Dubai']],
  ['CN', ['建国路93号', '北京市', '100022', '北京市', '朝阳区'], ['100022', '北京市北京市朝阳区', '建国路93号']],
  ['HK', ['廣東道3號', '尖沙咀', '', '九龍', ''], ['九龍', '尖沙咀', '廣東道3號']],
  ['SG', ['391 Orchard Road', '', '238872', '', ''], ['391 Orchard Road', 'SINGAPORE 238872']],
  ['MO', ['Avenida da Amizade 1', '', '', '', ''], ['Avenida da Amizade 1']],
  ['GB', ['10 Downing Street', 'London', 'sw1a2aa', 'Greater London', ''], ['10 Downing Street', 'LONDON', 'SW1A 2AA']],
];

describe('the address in the fields, in a country with its own order', () => {
  const tokens = ['address-line1', 'address-level2', 'postal-code', 'address-level1', 'address-level3'] as const;
  const countries = isoCountries();

  for (const [iso2, texts, lines] of worldwide) {
    const country = countries.find((it) => it.iso2 === iso2) ?? netherlands;
    const values = new Map(tokens.map((token, index) => [token, texts[index] ?? ''] as const));

    it(`is complete, and printed in that country’s order: ${iso2}, ${texts[0]}`, () => {
      const found = addressFromValues(values, country, worldFormatOf(iso2), null);
      assert.deepEqual(found?.mailLines, lines);
      assert.equal(found?.region ?? '', texts[3]);
      assert.equal(found?.district ?? '', texts[4]);
    });

    it(`is filled into the same fields again: ${iso2}, ${texts[0]}`, () => {
      const found = addressFromValues(values, country, worldFormatOf(iso2), null);
      const [street = '', ...others] = tokens.map((token) =>
        valuesFor(found ?? address, new Set(tokens), '').get(token),
      );
      assert.ok(street.includes(texts[0]), street);
      if (!lines.includes('渋谷区') && !lines.includes('Shibuya-ku')) assert.equal(street, texts[0]);
      assert.deepEqual(others, texts.slice(1));
    });
  }

  it('does not exist while a part is missing that the country requires', () => {
    const only = (...entries: readonly (readonly [Purpose, string])[]) => new Map(entries);
    const isAddress = (iso2: string, values: FieldValues) =>
      addressFromValues(values, netherlands, worldFormatOf(iso2), null) !== null;
    const street = ['address-line1', 'Main 1'] as const;
    assert.equal(isAddress('US', only(street, ['address-level1', 'NY'])), false);
    assert.equal(isAddress('AE', only(street)), false);
    assert.equal(isAddress('AE', only(street, ['address-level1', 'Dubai'])), true);
    assert.equal(isAddress('HK', only(street, ['address-level1', 'Kowloon'])), true);
  });

  it('has the district with the street if there is no field for it', () => {
    const [, [, texts]] = [0, worldwide[1] ?? ['', []]] as const;
    const country = countries.find(({ iso2 }) => iso2 === 'BR') ?? netherlands;
    const values = new Map(tokens.map((token, index) => [token, texts[index] ?? ''] as const));
    const found = addressFromValues(values, country, worldFormatOf('BR'), null) ?? address;
    const put = valuesFor(found, new Set<Purpose>(['address-line1', 'address-line2', 'address-level2']), '');
    assert.equal(put.get('address-line2'), 'Bela Vista');
  });
});

describe('text on a line of its own', () => {
  const read = (iso2: string, texts: Partial<Record<Purpose, string>>) => {
    const country = { iso2, iso3: `${iso2}X`, name: iso2 };
    const all = Object.entries({ 'address-level2': 'Town', ...texts }) as [Purpose, string][];
    const address = addressFromValues(new Map(all), country, worldFormatOf(iso2), null);
    return [address?.street, address?.building, address?.unit, address?.lines, address?.mailLines];
  };
  const own = { street: 'High Street', building: '12', 'address-line2': 'Flat 3' } as const;

  for (const [iso2, line] of [
    ['GB', '12 High Street'],
    ['US', '12 High Street'],
    ['FR', '12 High Street'],
    ['LU', '12, High Street'],
    ['NL', 'High Street 12'],
  ] as const) {
    it(`follows the street, with the number where ${iso2} has it`, () => {
      const [, , , lines, mailLines] = read(iso2, own);
      assert.deepEqual(lines, [line, 'Flat 3']);
      assert.deepEqual((mailLines as string[]).slice(0, 2), [line, 'Flat 3']);
    });
  }

  it('is the flat, with each line as a part of it', () => {
    const lines = { 'street-address': 'High Street 30\n Rose House \n\nFloor 2' };
    const mail = ['High Street 30', 'Rose House', 'Floor 2', 'Town'];
    const flat = 'Rose House, Floor 2';
    assert.deepEqual(read('NL', lines), ['High Street 30', null, flat, ['High Street 30', flat], mail]);
    const apart = { 'address-line1': 'High Street 30', 'address-line2': 'Rose House', 'address-line3': 'Floor 2' };
    assert.deepEqual(read('NL', apart), read('NL', lines));
  });

  it('follows a house with a name, and a number that the street already has', () => {
    const [, , , lines, mailLines] = read('GB', { ...own, building: 'Rose House' });
    assert.deepEqual(lines, ['Rose House', 'High Street, Flat 3']);
    assert.deepEqual(mailLines, ['Rose House', 'High Street', 'Flat 3', 'TOWN']);
    const double = { street: 'High Street 12', building: '12', 'address-line2': 'Flat 3' };
    assert.deepEqual(read('NL', double)[3], ['High Street 12', 'Flat 3']);
    assert.deepEqual(read('NL', { ...double, 'address-line2': '' })[3], ['High Street 12']);
  });

  it('is the street if there is no other, and ignored if it is blank', () => {
    assert.deepEqual(read('NL', { building: '12', 'address-line2': ' ' }), [null, '12', null, ['12'], ['12', 'Town']]);
    const [street, building] = read('NL', {
      buildingNumber: ' 12 ',
      buildingNumberAddition: ' b ',
      'address-line2': 'Weg',
    });
    assert.deepEqual([street, building], ['Weg', '12 b']);
  });
});
