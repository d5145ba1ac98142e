import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Address } from '../../../src/core/address/address.ts';
import { addressFromInput } from '../../../src/core/address/address-input.ts';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { withLines } from '../../../src/core/address/mail-lines.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { committedTexts, entriesUnder, type FormTexts, typedTexts } from '../../../src/core/entry/form-entries.ts';
import { addressFromManual } from '../../../src/core/manual/fields.ts';
import type { SubmitNames } from '../../../src/core/page-fields/field-map.ts';
import { after } from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { done } from '../search/support.ts';

const names = ['street', 'building', 'postcode', 'locality', 'region', 'country', 'source', 'grade'];
const entriesOf = (texts: FormTexts) => entriesUnder(texts, 'to', {});
const valuesOf = (texts: FormTexts) => entriesOf(texts).map(([, value]) => value);

describe('what a form submits', () => {
  it('includes every part, in one order, even missing ones', () => {
    for (const texts of [typedTexts({}, ''), committedTexts(typing.committedIn(after(...done)))]) {
      assert.deepEqual(
        entriesOf(texts).map(([name]) => name),
        names.map((name) => `to.${name}`),
      );
      assert.ok(valuesOf(texts).every((value) => typeof value === 'string'));
    }
  });

  it('includes the district, last, if an address has one', () => {
    assert.deepEqual(entriesOf(typedTexts({ district: 'Centro' }, '')).at(-1), ['to.district', 'Centro']);
    for (const district of ['', null]) assert.equal(entriesOf(typedTexts({ district }, '')).length, names.length);
  });

  it('includes the proxy’s receipt, if there is one, under the page’s name for it', () => {
    const committed = typing.committedIn(after(...done));
    const withReceipt = (receipt: unknown) =>
      committedTexts({ ...committed, details: { ...committed.details, receipt } });
    assert.deepEqual(entriesOf(withReceipt('a.b.c')).at(-1), ['to.receipt', 'a.b.c']);
    for (const receipt of [undefined, null, '', {}, 5])
      assert.equal(entriesOf(withReceipt(receipt)).length, names.length);
    assert.deepEqual(entriesUnder(withReceipt('a'), '', { receipt: 'proof' }), [['proof', 'a']]);
  });

  it('is empty if the page gave no name', () => {
    assert.deepEqual(entriesUnder(typedTexts({ street: 'Kade 1', unit: '2' }, 'NL'), '', {}), []);
    assert.deepEqual(entriesUnder(typedTexts({ street: 'Kade 1' }, 'NL'), '', { street: 's', source: '' }), [
      ['s', 'Kade 1'],
    ]);
  });
});

describe('a flat', () => {
  const countryOf = (iso2: string) => isoCountries().find((it) => it.iso2 === iso2) ?? assert.fail(iso2);
  const typedIn = (iso2: string, parts: object): Address =>
    addressFromManual({ ...emptyFields, ...parts }, countryOf(iso2), worldFormatOf(iso2));
  const submitted = (address: Address, names: SubmitNames = {}) =>
    new Map(entriesUnder(typedTexts(address, address.country.iso2), 'to', names));

  const british = typedIn('GB', { street: 'High Street', building: '12', addition: 'Flat 3', locality: 'Bath' });
  const belgian = typedIn('BE', { street: 'Hoogstraat', building: '12', addition: 'bus 301', locality: 'Gent' });
  const american = typedIn('US', { street: '12 Main St', addition: 'Apt 3', locality: 'Boston' });

  const textsIn = (address: Address, names: SubmitNames, ...wanted: readonly string[]) =>
    wanted.map((name) => submitted(address, names).get(name));

  it('is in the building, and only there, for a back end without a field for flats', () => {
    const of = (address: Address) => textsIn(address, {}, 'to.building', 'to.unit');
    assert.deepEqual(of(british), ['Flat 3, 12', undefined]);
    assert.deepEqual(of(belgian), ['12 bus 301', undefined]);
    assert.deepEqual(of(american), ['Apt 3', undefined]);
  });

  it('is not in the building if the page has a name for it, or for the lines', () => {
    assert.deepEqual(textsIn(british, { unit: 'flat' }, 'to.building', 'flat'), ['12', 'Flat 3']);
    const names = { 'address-line1': 'one', 'address-line2': 'two' };
    assert.deepEqual(textsIn(british, names, 'to.building', 'one', 'two'), ['12', 'Flat 3', '12 High Street']);
    assert.deepEqual(textsIn(american, names, 'one', 'two'), ['12 Main St', 'Apt 3']);
  });

  it('is in the building if its own name is empty, or the page only names the second line', () => {
    assert.deepEqual(textsIn(british, { unit: '' }, 'to.building', 'to.unit'), ['Flat 3, 12', undefined]);
    assert.deepEqual(textsIn(british, { 'address-line2': 'two' }, 'to.building'), ['Flat 3, 12']);
  });

  it('is on the first line if the second has no name', () => {
    assert.deepEqual(textsIn(american, { 'address-line1': 'one' }, 'one'), ['12 Main St, Apt 3']);
    assert.deepEqual(textsIn(american, { 'address-line1': 'one', 'address-line2': '' }, 'one'), ['12 Main St, Apt 3']);
  });

  it('leaves its names in the form when there is none', () => {
    const house = typedIn('US', { street: '12 Main St' });
    const names = { unit: 'u', 'address-line2': 'two', district: 'd' };
    assert.deepEqual(textsIn(house, names, 'u', 'two', 'd'), ['', '', '']);
  });

  it('is on the first line even before there are lines', () => {
    const names = { 'address-line1': 'one', 'address-line2': 'two' };
    assert.deepEqual(textsIn({ ...belgian, lines: [] }, names, 'one', 'two'), ['Hoogstraat 12 bus 301', '']);
  });
});

describe('an address that a shop stores as submitted, and sets again', () => {
  const flats = { building: ['10', '12 bis', '16A', '2'], unit: ['Flat 2', 'bus 3', '2. tv', 'Apt 3', 'A', '2'] };
  it('is the same each time, in every country, with the flat once', () => {
    const countries = isoCountries();
    for (const country of countries) {
      const format = worldFormatOf(country.iso2);
      for (const building of flats.building) {
        for (const unit of flats.unit) {
          const submit = (given: unknown, names: SubmitNames = {}) => {
            const address = addressFromInput(given, countries) ?? assert.fail();
            const texts = { ...withLines(address, format), country: country.iso2 };
            return Object.fromEntries(entriesUnder(texts, 's', names).map(([name, value]) => [name.slice(2), value]));
          };
          const place = { locality: 'Town', postcode: format.postcode?.example ?? '' };
          const first = submit({ country: country.iso2, street: 'High Street', building, unit, ...place });
          assert.deepEqual(submit(first), first, `${country.iso2} ${building} ${unit}`);
          const apart = submit({ ...first, building, unit }, { unit: 's.unit' });
          assert.deepEqual([apart['building'], apart['unit']], [building, unit]);
          assert.deepEqual(submit(apart, { unit: 's.unit' }), apart, `${country.iso2} ${building} ${unit}, apart`);
        }
      }
    }
  });
});
