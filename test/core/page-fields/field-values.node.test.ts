import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Address } from '../../../src/core/address/address.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import type { Purpose } from '../../../src/core/page-fields/autofill-tokens.ts';
import { addressFromValues, type FieldValues, valuesFor } from '../../../src/core/page-fields/field-values.ts';
import { belgium, details, netherlands } from '../../support/samples.ts';

const address = addressFrom(details, netherlands);

function filled(parts: Partial<Address>, ...purposes: Purpose[]): Record<string, string> {
  return Object.fromEntries(valuesFor({ ...address, ...parts }, new Set(purposes), 'Nederland'));
}

describe('the values of fields', () => {
  it('are those of the fields there are', () => {
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

  it('keep a street apart from a town with the same beginning', () => {
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

  it('spread over the lines there are, and the last one takes the rest', () => {
    assert.deepEqual(filled(house, 'address-line1', 'address-line2', 'address-line3'), {
      'address-line1': 'Rose House',
      'address-line2': '30 High Street',
      'address-line3': '',
    });
    assert.deepEqual(filled(house, 'address-line1'), { 'address-line1': 'Rose House, 30 High Street' });
    assert.deepEqual(filled(house, 'street-address'), { 'street-address': 'Rose House\n30 High Street' });
  });

  it('have the number apart where it has a field, and lose no addition', () => {
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

  it('empty what the address does not have', () => {
    assert.deepEqual(filled({ postcode: null, region: null }, 'postal-code', 'address-level1', 'address-line2'), {
      'postal-code': '',
      'address-level1': '',
      'address-line2': 'Julianastraat 30',
    });
  });
});

describe('the address in fields', () => {
  const values = (entries: Partial<Record<Purpose, string>>): FieldValues =>
    new Map(Object.entries(entries) as [Purpose, string][]);
  const typed = values({ 'address-line1': ' Dam 1 ', 'postal-code': '1012 JS', 'address-level2': 'Amsterdam' });

  it('is what they say, and no more', () => {
    const found = addressFromValues(typed, netherlands, null);
    assert.equal(found?.street, 'Dam 1');
    assert.equal(found?.building, null);
    assert.deepEqual(found?.mailLines, ['Dam 1', '1012 JS Amsterdam']);
    assert.equal(found?.location, null);
  });

  it('has the building of its own fields', () => {
    const parts = { street: 'Dam', buildingNumber: '1', buildingNumberAddition: 'A', 'postal-code': '1012JS' };
    const found = addressFromValues(values(parts), netherlands, null);
    assert.equal(found?.building, '1 A');
    assert.equal(found?.buildingNumber, 1);
    assert.equal(found?.buildingNumberAddition, 'A');
    assert.deepEqual(found?.mailLines, ['Dam 1 A', '1012JS']);
  });

  it('is none without a street or without a place', () => {
    assert.equal(addressFromValues(values({ 'address-line1': 'Dam 1' }), netherlands, null), null);
    assert.equal(addressFromValues(values({ 'postal-code': '1012JS', 'address-line1': ' ' }), netherlands, null), null);
  });

  const purposes = new Set<Purpose>(['address-line1', 'postal-code', 'address-level2', 'address-level1']);
  const known = { address, values: valuesFor(address, purposes, '') };

  it('is the very one that was filled in as long as nobody changes it', () => {
    const spaced = new Map(known.values).set('postal-code', '2012 es');
    assert.equal(addressFromValues(spaced, netherlands, known), address);
  });

  it('keeps the parts that nobody changed', () => {
    const found = addressFromValues(new Map(known.values).set('postal-code', '2012ET'), netherlands, known);
    assert.equal(found?.postcode, '2012ET');
    assert.equal(found?.street, 'Julianastraat');
    assert.equal(found?.buildingNumber, 30);
    assert.equal(found?.location, null);
  });

  it('keeps nothing of an address in another country', () => {
    const found = addressFromValues(known.values, belgium, known);
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
        const found = addressFromValues(put, netherlands, { address: given, values: put });
        assert.ok(found === null || found === given);
      }),
      { seed: 4 },
    );
  });
});
