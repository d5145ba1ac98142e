import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  additionsOf,
  addressFromDutch,
  addressFromFields,
  fieldsOf,
  officialAddition,
  withAddition,
} from '../../../src/core/address/from-dutch.ts';
import { regionOf } from '../../../src/core/address/regions.ts';
import { noFields } from '../../../src/core/dutch-lookup/parse.ts';
import { house2, house30, house212, poBox } from '../../support/dutch-samples.ts';

describe('a Dutch answer as an address', () => {
  it('has the members an address from suggestions has', () => {
    assert.deepEqual(addressFromDutch(house30), {
      country: { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' },
      street: 'Julianastraat',
      building: '30',
      buildingNumber: 30,
      buildingNumberAddition: null,
      postcode: '2012ES',
      locality: 'Haarlem',
      region: 'Noord-Holland',
      mailLines: ['Julianastraat 30', '2012 ES  Haarlem'],
      location: { latitude: 52.37487801, longitude: 4.62714526, precision: 'Address' },
      isPoBox: false,
      language: 'nl-NL',
      details: addressFromDutch(house30).details,
    });
  });

  it('has the details where suggestions have them', () => {
    const { details } = addressFromDutch(house30);
    assert.deepEqual(details?.['nldBuilding'], { number: 30, addition: null, allAdditions: [null], validated: true });
    assert.equal(regionOf('NLD', details), 'Noord-Holland');
  });

  it('says which additions are official', () => {
    const kept = addressFromDutch({ ...house2, houseNumberAddition: null }, 'x').details?.['nldBuilding'];
    assert.deepEqual(kept, { number: 2, addition: 'x', allAdditions: [null, 'a', 'b'], validated: false });
  });

  const buildings: readonly [addition: string, building: string][] = [
    ['', '30'],
    ['a', '30a'],
    ['A', '30A'],
    ['bis', '30 bis'],
    ['E K001', '30 E K001'],
    ['1', '30-1'],
    ['1hg', '30-1hg'],
  ];
  for (const [addition, building] of buildings) {
    it(`writes the addition "${addition}" as ${building}`, () => {
      const address = addressFromDutch({ ...house30, houseNumberAddition: addition });
      assert.equal(address.building, building);
      assert.deepEqual(address.mailLines, [`Julianastraat ${building}`, '2012 ES  Haarlem']);
    });
  }

  it('has no addition where the answer found none', () => {
    assert.equal(addressFromDutch({ ...house30, houseNumberAddition: null }).building, '30');
  });

  it('knows a PO box by its type, whatever its number is', () => {
    for (const houseNumber of [0, 50]) {
      const address = addressFromDutch({ ...poBox, houseNumber });
      assert.equal(address.isPoBox, true);
      assert.equal(address.location, null);
      assert.equal(address.details?.['nldBagInformation'], null);
    }
    assert.equal(addressFromDutch({ ...house30, houseNumber: 0, latitude: null }).isPoBox, false);
  });

  it('tolerates an answer that lacks what may be missing', () => {
    const { province: _, latitude: __, addressType: ___, ...rest } = house30;
    const address = addressFromDutch(rest as typeof house30);
    assert.deepEqual([address.region, address.location, address.isPoBox], [null, null, false]);
  });
});

describe('the additions of a house', () => {
  it('are compared without case and separators', () => {
    const house = { ...house2, houseNumberAdditions: ['A-1', 'bis A', '2'] };
    assert.equal(officialAddition(house, 'a1'), 'A-1');
    assert.equal(officialAddition(house, 'BISA'), 'bis A');
    assert.equal(officialAddition(house, '2'), '2');
    assert.equal(officialAddition(house, ''), null);
  });

  it('are not guessed when two are alike', () => {
    const house = { ...house2, houseNumberAdditions: ['1-1', '11'] };
    assert.equal(officialAddition(house, '11'), '11');
    assert.equal(officialAddition(house, '1 1'), null);
  });

  it('hold the answer’s own where the list is missing it, each once', () => {
    assert.deepEqual(additionsOf({ ...house30, houseNumberAdditions: [] }), ['']);
    assert.deepEqual(additionsOf({ ...house212, houseNumberAdditions: [] }), []);
    assert.deepEqual(additionsOf({ ...house2, houseNumberAdditions: ['a', 'a'] }), ['a']);
  });

  it('leave the answer alone when it is the one asked for', () => {
    assert.equal(withAddition(house30, ''), house30);
  });
});

describe('an address in the fields and back', () => {
  it('is the same', () => {
    for (const answer of [house30, house212, poBox, { ...house2, houseNumberAddition: 'b' }]) {
      const address = addressFromDutch(answer, answer.houseNumberAddition ?? 'E K001');
      const again = addressFromFields({ ...noFields, ...fieldsOf(address) });
      assert.deepEqual(again?.mailLines, address.mailLines);
      assert.equal(again?.isPoBox, address.isPoBox);
    }
  });

  it('has no addition where none was typed', () => {
    const address = addressFromFields({ ...noFields, ...fieldsOf(addressFromDutch(house30)) });
    assert.deepEqual([address?.buildingNumber, address?.buildingNumberAddition], [30, null]);
  });

  it('keeps a building that is no number, and is empty where there is nothing', () => {
    const address = addressFromDutch(house30);
    assert.equal(fieldsOf({ ...address, buildingNumber: null, building: 't/o 12' }).houseNumber, 't/o 12');
    const none = { postcode: null, building: null, buildingNumber: null, street: null, locality: null } as const;
    assert.deepEqual(Object.values(fieldsOf({ ...address, ...none })), ['', '', '', '', '']);
  });

  it('is none while a part is missing', () => {
    const whole = { ...noFields, ...fieldsOf(addressFromDutch(house30)) };
    for (const name of ['street', 'city', 'houseNumber', 'postcode'] as const) {
      assert.equal(addressFromFields({ ...whole, [name]: '' }), null);
    }
    assert.equal(addressFromFields({ ...whole, postcode: '123456' }), null);
  });
});
