import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Address } from '../../../src/core/address/address.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import type { Purpose } from '../../../src/core/page-fields/autofill-tokens.ts';
import {
  addressFromValues,
  isHeldBy,
  isJudged,
  isWhole,
  valuesFor,
} from '../../../src/core/page-fields/field-values.ts';
import { details, netherlands, printed } from '../../support/samples.ts';

const address = printed(addressFrom(details, netherlands));
const verdict = { grade: 'A', level: 'Building', choice: 'confirmed' } as const;
const values = (entries: Partial<Record<Purpose, string>>) => new Map(Object.entries(entries) as [Purpose, string][]);
const purposes = new Set<Purpose>(['address-line1', 'postal-code', 'address-level2']);
const held = valuesFor(address, purposes, '');

describe('an address and the previous one', () => {
  it('are the same validated one if it only says more about its origin', () => {
    assert.equal(isJudged({ ...address, source: 'manual', verdict }, address), true);
    assert.equal(
      isJudged({ ...address, source: 'manual', verdict }, { ...address, verdict: { ...verdict, grade: 'C' } }),
      true,
    );
    assert.equal(isJudged(address, address), false, 'it tells nothing');
    assert.equal(isJudged({ ...address, verdict, street: 'Julianalaan' }, address), false, 'it is another one');
  });
});

describe('fields', () => {
  it('contain an address as far as street and place go, whatever the spaces and capitals', () => {
    assert.equal(isHeldBy(address, held), true);
    assert.equal(isHeldBy(address, new Map(held).set('postal-code', ' 2012 es ')), true);
    assert.equal(isHeldBy(address, new Map(held).set('address-level1', 'Utrecht')), true, 'a region is no place');
    for (const purpose of purposes) assert.equal(isHeldBy(address, new Map(held).set(purpose, 'x')), false, purpose);
  });

  it('contain nothing if they are empty', () => {
    const empty = values({ 'address-line1': '', 'postal-code': '', 'address-level2': '' });
    assert.equal(isHeldBy(address, empty), false);
    assert.equal(isHeldBy({ ...address, street: null, building: null, postcode: null, locality: null }, empty), true);
  });

  it('are complete with a street and a postcode or a town, none of them white space', () => {
    const isDutchWhole = (entries: Partial<Record<Purpose, string>>) => isWhole(values(entries), worldFormatOf('NL'));
    assert.equal(isDutchWhole({ street: 'Dam', 'postal-code': '1012JS' }), true);
    assert.equal(isDutchWhole({ building: '1', 'address-level2': 'Amsterdam' }), true);
    assert.equal(isDutchWhole({ street: 'Dam', 'postal-code': ' ' }), false);
    assert.equal(isDutchWhole({ street: ' ', 'postal-code': '1012JS' }), false);
  });
});

describe('the building in the fields', () => {
  const place = { 'postal-code': '1012JS', 'address-level2': 'Amsterdam' } as const;
  const read = (entries: Partial<Record<Purpose, string>>) =>
    addressFromValues(values({ ...place, ...entries }), netherlands, worldFormatOf('NL'), null);
  const partsOf = (found: Address | null) => [found?.building, found?.buildingNumber, found?.buildingNumberAddition];

  it('has its number first, then the addition', () => {
    assert.deepEqual(partsOf(read({ street: 'Dam', building: ' 12  bis A ' })), ['12  bis A', 12, 'bis A']);
    assert.deepEqual(partsOf(read({ street: 'Dam', building: '12-2' })), ['12-2', 12, '-2']);
    assert.deepEqual(partsOf(read({ street: 'Dam', building: '12' })), ['12', 12, null]);
    assert.deepEqual(partsOf(read({ street: 'Dam', buildingNumber: '12', buildingNumberAddition: 'a' })), [
      '12 a',
      12,
      'a',
    ]);
  });

  it('has a number followed by a letter', () => {
    assert.deepEqual(partsOf(read({ street: 'Dam', building: '12a' })), ['12a', 12, 'a']);
  });

  it('is only an addition if it does not begin with a number, as the service has it', () => {
    assert.deepEqual(partsOf(read({ street: 'Dam', building: 'Huis 12' })), ['Huis 12', null, 'Huis 12']);
    assert.deepEqual(partsOf(read({ street: 'Dam', building: '' })), [null, null, null]);
    assert.deepEqual(partsOf(read({ street: 'Dam', building: '1234567890' })), ['1234567890', null, '1234567890']);
  });

  it('is on the label after the street, once', () => {
    assert.equal(read({ street: 'Dam', building: '12' })?.mailLines[0], 'Dam 12');
    assert.equal(read({ street: 'Dam 12', building: '12' })?.mailLines[0], 'Dam 12');
    assert.equal(read({ building: '12' })?.mailLines[0], '12');
  });
});
