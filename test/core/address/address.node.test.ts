import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Address, addressFromParts, houseWithUnit } from '../../../src/core/address/address.ts';
import { addressFromDutch } from '../../../src/core/address/from-dutch.ts';
import { isSameAddress, lineOf, linesOf } from '../../../src/core/address/shown.ts';
import { house30 } from '../../support/dutch-samples.ts';
import { netherlands, printed } from '../../support/samples.ts';

const address = printed(addressFromDutch(house30));
const copy = (): Address => structuredClone(address);

describe('two addresses', () => {
  it('are the same if one is a copy of the other, whatever the order of its members', () => {
    assert.equal(isSameAddress(address, copy()), true);
    assert.equal(
      isSameAddress(address, Object.fromEntries(Object.entries(copy()).reverse()) as unknown as Address),
      true,
    );
    assert.equal(isSameAddress(null, null), true);
  });

  const others: Readonly<Record<string, Partial<Address>>> = {
    'another street': { street: 'Julianaplein' },
    'no street': { street: null },
    'a member more': { district: null },
    'another place on the map': { location: { latitude: 52, longitude: 4, precision: 'Address' } },
    'no place on the map': { location: null },
    'a line more': { mailLines: [...address.mailLines, 'NEDERLAND'] },
    'other details': { details: { ...address.details, nldProvince: { name: 'Utrecht' } } },
    'a text in place of its lines': { mailLines: address.mailLines.join('') as never },
    'a text in place of its details': { details: 'details' as never },
  };
  for (const [name, other] of Object.entries(others)) {
    it(`differ if one has ${name}`, () => {
      assert.equal(isSameAddress(address, { ...copy(), ...other } as Address), false);
      assert.equal(isSameAddress({ ...copy(), ...other } as Address, address), false);
    });
  }

  it('differ if one has another member in place of one', () => {
    const { street: district, ...rest } = copy();
    assert.equal(isSameAddress(address, { ...rest, district } as unknown as Address), false);
  });

  it('differ if one does not exist', () => {
    assert.equal(isSameAddress(address, null), false);
    assert.equal(isSameAddress(null, address), false);
  });
});

describe('house and flat as one text', () => {
  for (const [iso2, unit, text] of [
    ['GB', '3', 'Flat 3, 12'],
    ['GB', 'Flat 3', 'Flat 3, 12'],
    ['GB', 'Flat 3, Rose House', 'Flat 3, Rose House, 12'],
    ['GB', 'Acme Ltd, Flat 3', 'Acme Ltd, Flat 3, 12'],
    ['FR', '3', 'appt 3, 12'],
    ['FR', 'Bâtiment B, Appt 3', 'Bâtiment B, Appt 3, 12'],
    ['US', '3', '12, Apt 3'],
    ['US', 'Apt 3', '12, Apt 3'],
    ['BR', '3', '12, Apto 3'],
    ['AT', '3/4', '12/3/4'],
    ['DE', '1/2', '12 1/2'],
    ['CH', '3/4', '12 3/4'],
    ['PL', '3', '12 m. 3'],
    ['NL', 'hs', '12 hs'],
    ['NL', 'c/o Jan, bis', 'c/o Jan, 12 bis'],
    ['BE', 'bus 3', '12 bus 3'],
    ['BE', null, '12'],
  ] as const) {
    it(`are "${text}" in ${iso2} with ${unit ?? 'none'}, as on the parcel, with and without a district`, () => {
      for (const district of [null, 'Old Town']) {
        const country = { iso2, iso3: '', name: '' };
        assert.equal(houseWithUnit(printed({ ...address, country, building: '12', unit, district })), text);
      }
    });
  }

  it('are the words on the parcel, even without a street, or without a separate number', () => {
    const parts = { locality: null, unit: '3' };
    assert.equal(houseWithUnit({ ...parts, street: null, building: '12', lines: ['Flat 3', '12'] }), 'Flat 3, 12');
    assert.equal(houseWithUnit({ ...parts, street: null, building: '12', lines: ['12 3'] }), '12 3');
    assert.equal(
      houseWithUnit({ ...parts, street: '5 Main St', building: null, lines: ['5 Main St', 'Apt 3'] }),
      'Apt 3',
    );
  });

  it('are the words on the parcel if the building has a name', () => {
    const country = { iso2: 'GB', iso3: 'GBR', name: '' };
    const named = { ...address, country, building: 'Rose House, 12', unit: 'Flat 3', mailLines: [] };
    assert.equal(houseWithUnit(printed(named)), 'Flat 3, Rose House, 12');
  });

  it('are the words in the fields until the address is printed', () => {
    assert.equal(houseWithUnit({ street: 'Weg', building: '12', unit: '3', locality: null, lines: [] }), '12 3');
  });
});

describe('an address on one line', () => {
  const parts = {
    country: { iso2: 'NL' },
    postcode: '2012ES',
    locality: 'Haarlem',
    street: 'Julianastraat',
    building: '30',
  };
  const british = { country: { iso2: 'GB' }, postcode: 'NW1 6XE', locality: 'London', street: 'Baker Street' };
  const lines: readonly (readonly [other: Partial<Parameters<typeof lineOf>[0]>, line: string])[] = [
    [{}, '2012ES Haarlem, Julianastraat 30'],
    [{ postcode: null }, 'Haarlem, Julianastraat 30'],
    [{ locality: '' }, '2012ES, Julianastraat 30'],
    [{ building: null }, '2012ES Haarlem, Julianastraat'],
    [{ street: null, building: '' }, '2012ES Haarlem'],
    [{ postcode: null, locality: null }, 'Julianastraat 30'],
    [{ ...british, building: '221b', unit: 'Flat 2' }, 'Flat 2, 221b Baker Street, London NW1 6XE'],
    [{ ...british, building: 'Rose Cottage' }, 'Rose Cottage, Baker Street, London NW1 6XE'],
    [{ ...british, country: { iso2: 'FR' } }, '30 Baker Street, NW1 6XE London'],
  ];
  for (const [other, line] of lines)
    it(`omits missing parts, and has the order of its country: ${line}`, () =>
      assert.equal(lineOf({ ...parts, ...other }), line));
});

describe('the lines of an address, for reading', () => {
  it('have single spaces, and none at their ends', () => {
    assert.deepEqual(linesOf(address), ['Julianastraat 30', '2012 ES Haarlem']);
    assert.deepEqual(linesOf({ ...address, mailLines: [' a \t\n b '] }), ['a b']);
  });

  it('are street and town if nothing is known about the parcel', () => {
    assert.deepEqual(linesOf({ ...address, mailLines: [] }), ['Julianastraat 30', '2012ES Haarlem']);
  });
});

describe('an address that a page has stored', () => {
  it('is unchanged', () => {
    const kept: Address = {
      ...address,
      district: 'Amsterdamsebuurt',
      source: 'manual',
      verdict: { grade: 'A', level: 'Building', choice: 'kept' },
    };
    assert.deepEqual(addressFromParts(JSON.parse(JSON.stringify(kept))), kept);
    assert.deepEqual(addressFromParts({ ...kept, isPoBox: true }), { ...kept, isPoBox: true });
  });

  it('is rejected without a country that has a name and both codes', () => {
    for (const country of [undefined, null, 'NL', { iso2: 'NL', iso3: 'NLD' }, { ...netherlands, iso3: 'NL' }])
      assert.equal(addressFromParts({ ...address, country }), null, JSON.stringify(country));
    for (const kept of [null, undefined, '', 'Dam 1', 3, true]) assert.equal(addressFromParts(kept), null);
  });

  const empty = {
    country: netherlands,
    ...{ street: null, building: null, buildingNumber: null, buildingNumberAddition: null },
    ...{
      postcode: null,
      locality: 'Haarlem',
      region: null,
      unit: null,
      lines: [],
      mailLines: [],
      location: null,
      isPoBox: false,
    },
    ...{ language: null, details: null, source: null, verdict: null },
  };

  it('has nothing for a missing member', () => {
    assert.deepEqual(addressFromParts({ country: netherlands, locality: 'Haarlem' }), empty);
  });

  it('is rejected without any part besides the country', () => {
    for (const parts of [{}, { street: '', postcode: ' ' }, { mailLines: ['Netherlands', 'The Netherlands'] }])
      assert.equal(addressFromParts({ country: netherlands, ...parts }), null, JSON.stringify(parts));
    assert.deepEqual(addressFromParts({ country: netherlands, mailLines: ['Dam 1'] })?.mailLines, ['Dam 1']);
  });

  it('has nothing for a member of another type', () => {
    const wrong = Object.fromEntries(Object.keys(empty).map((name) => [name, 7]));
    const given = {
      ...wrong,
      buildingNumber: '30',
      district: 7,
      isPoBox: 'true',
      source: 'me',
      verdict: 7,
      country: netherlands,
      locality: 'Haarlem',
    };
    assert.deepEqual(addressFromParts(given), empty);
    assert.deepEqual(addressFromParts({ ...given, verdict: null }), empty);
  });

  it('has the empty district in a country that has districts', () => {
    assert.deepEqual(addressFromParts({ country: netherlands, locality: 'Haarlem', district: null }), {
      ...empty,
      district: null,
    });
  });

  it('has those of its lines that are texts', () => {
    assert.deepEqual(addressFromParts({ ...address, mailLines: ['a', 7, null, 'b'] })?.mailLines, ['a', 'b']);
  });
});
