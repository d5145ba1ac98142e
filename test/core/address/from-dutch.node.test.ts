import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFromDutch, spaced } from '../../../src/core/address/from-dutch.ts';
import { regionOf } from '../../../src/core/address/regions.ts';
import { house2, house30, poBox } from '../../support/dutch-samples.ts';
import { printed } from '../../support/samples.ts';

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
      source: 'lookup',
      verdict: null,
      unit: null,
      lines: [],
      mailLines: [],
      location: { latitude: 52.37487801, longitude: 4.62714526, precision: 'Address' },
      isPoBox: false,
      language: 'nl-NL',
      details: addressFromDutch(house30).details,
    });
  });

  it('has the details in the same place as a suggestion', () => {
    const { details } = addressFromDutch(house30);
    assert.deepEqual(details, {
      nldBuilding: { number: 30, addition: null, allAdditions: [null], validated: true },
      nldBagInformation: {
        bagNumberDesignationId: '0392200000029398',
        bagAddressableObjectId: '0392010000029398',
        addressType: 'building',
        purposes: ['office'],
        surfaceArea: 643,
      },
      nldProvince: { name: 'Noord-Holland' },
      nldMunicipality: { id: '0392', name: 'Haarlem', nameShort: 'Haarlem' },
      nldCity: { id: '2907', name: 'Haarlem', nameShort: 'Haarlem' },
      nldStreet: { name: 'Julianastraat', nameNen: 'Julianastraat', isPoBox: false },
    });
    assert.equal(regionOf('NLD', details), 'Noord-Holland');
  });

  it('is in the middle of its postcode, and has no building in the register, if the addition is not official', () => {
    const address = addressFromDutch({ ...house2, houseNumberAddition: null }, 'x');
    assert.equal(address.location?.precision, 'PostalCode');
    assert.equal(address.details?.['nldBagInformation'], null);
  });

  it('has no location if half of it is missing', () => {
    for (const half of [{ latitude: null }, { longitude: null }])
      assert.equal(addressFromDutch({ ...house30, ...half }).location, null);
  });

  it('lists the official additions', () => {
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
      assert.deepEqual(printed(address).mailLines, [`Julianastraat ${building}`, '2012 ES  Haarlem']);
    });
  }

  it('has no addition if the answer found none', () => {
    assert.equal(addressFromDutch({ ...house30, houseNumberAddition: null }).building, '30');
  });

  it('is recognised as a PO box by its type, whatever its number', () => {
    for (const houseNumber of [0, 50]) {
      const address = addressFromDutch({ ...poBox, houseNumber });
      assert.equal(address.isPoBox, true);
      assert.equal(address.location, null);
      assert.equal(address.details?.['nldBagInformation'], null);
    }
    assert.equal(addressFromDutch({ ...house30, houseNumber: 0, latitude: null }).isPoBox, false);
  });

  it('tolerates missing optional members', () => {
    const { province: _, latitude: __, addressType: ___, ...rest } = house30;
    const address = addressFromDutch(rest as typeof house30);
    assert.deepEqual([address.region, address.location, address.isPoBox], [null, null, false]);
  });
});

describe('a printed Dutch postcode', () => {
  it('has one space, and is unchanged if it is not a postcode', () => {
    for (const typed of ['2012ES', '2012 ES', '2012  ES']) assert.equal(spaced(typed), '2012 ES');
    for (const none of ['12012ES', '2012ESX', '2012-ES', '2012', '']) assert.equal(spaced(none), none);
  });
});
