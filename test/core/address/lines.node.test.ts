import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allCountries } from '../../../demo/service/data/all.ts';
import { detailsOf } from '../../../demo/service/details.ts';
import { streetsOf } from '../../../demo/service/model.ts';
import { type Address, addressFromParts } from '../../../src/core/address/address.ts';
import { type AddressInput, addressFromInput } from '../../../src/core/address/address-input.ts';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { type AddressFormat, hasField } from '../../../src/core/address/formats.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { addressFromDutch } from '../../../src/core/address/from-dutch.ts';
import { withLines } from '../../../src/core/address/mail-lines.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { addressFromManual, manualFieldsOf } from '../../../src/core/manual/fields.ts';
import type { Purpose } from '../../../src/core/page-fields/autofill-tokens.ts';
import { addressFromValues } from '../../../src/core/page-fields/field-values.ts';
import { readAddress } from '../../../src/core/text/reader.ts';
import { createTestClient } from '../../../src/testing.ts';
import { house2, house30, poBox } from '../../support/dutch-samples.ts';

const countries = isoCountries();

/** An address of the country with all parts that its format has, as a person types it. */
function typedIn(format: AddressFormat, addition = '') {
  const isApart = hasField(format, 'building');
  const postcode = format.postcode?.example ?? '';
  const region = hasField(format, 'region') ? 'Regio' : '';
  const street = isApart ? 'Main Street' : '12 Main Street';
  const building = isApart ? '12' : '';
  return { ...emptyFields, street, building, addition, locality: 'Town', postcode, region };
}

const linesOf = ({ lines, mailLines }: Address) => ({ lines, mailLines });
const unprinted = { lines: [], mailLines: [] };

/** As the element has it from an answer of the service: with the lines that came, if any. */
async function answered(input: AddressInput, mailLines?: readonly string[]): Promise<Address> {
  const client = createTestClient({ addresses: [input] });
  const [country] = await client.countries();
  assert.ok(country);
  const details = await client.details({ context: `${country.iso3.toLowerCase()}0`, session: 'test-session' });
  return addressFrom({ ...details, mailLines: mailLines ?? details.mailLines }, country);
}

describe('the lines of an address, in every country', () => {
  for (const addition of ['', 'Flat 3']) {
    const flat = addition === '' ? '' : ', with a flat';
    it(`are the same, whether it was typed, stored by a shop, set in parts or answered${flat}`, async () => {
      assert.ok(countries.length >= 249);
      for (const country of countries) {
        const format = worldFormatOf(country.iso2);
        const address = addressFromManual(typedIn(format, addition), country, format);
        const { mailLines: _, lines: __, ...parts } = address;
        const input = { ...parts, country };
        const others = {
          set: addressFromInput(input, countries),
          kept: addressFromParts({ ...JSON.parse(JSON.stringify(address)), ...unprinted }),
          whole: addressFromParts(JSON.parse(JSON.stringify(address))),
          service: await answered(input, []),
          testing: await answered(input),
        };
        for (const [source, other] of Object.entries(others)) {
          assert.ok(other, `${source} ${country.iso2}`);
          assert.deepEqual(linesOf(withLines(other, format)), linesOf(address), `${source} ${country.iso2}`);
        }
        assert.deepEqual(others.whole, address, country.iso2);
        assert.ok(address.lines.length === 1 || address.lines.length === 2, country.iso2);
        assert.match(address.lines.join(' '), new RegExp(addition), country.iso2);
        assert.match(address.mailLines.join(' '), new RegExp(addition), country.iso2);
      }
    });
  }

  it('are the same when it was read from the page’s fields', () => {
    for (const country of countries) {
      const format = worldFormatOf(country.iso2);
      const typed = typedIn(format);
      const values = new Map<Purpose, string>([
        ['address-line1', typed.street],
        ['building', typed.building],
        ['address-level2', typed.locality],
        ['address-level1', typed.region],
        ['postal-code', typed.postcode],
      ]);
      const read = addressFromValues(values, country, format, null);
      assert.ok(read, country.iso2);
      assert.deepEqual(linesOf(read), linesOf(addressFromManual(typed, country, format)), country.iso2);
    }
  });

  it('are the same when it was pasted, and set with the parts that were read', () => {
    const read = countries.filter((country) => {
      const format = worldFormatOf(country.iso2);
      const { mailLines } = addressFromManual(typedIn(format, 'Flat 3'), country, format);
      const { fields, isWhole } = readAddress(mailLines.join('\n'), country.iso2, []);
      const pasted = addressFromManual(fields, country, format);
      const set = addressFromInput({ ...pasted, ...unprinted, country: country.iso2 }, countries);
      assert.deepEqual(set && linesOf(withLines(set, format)), linesOf(pasted), country.iso2);
      return isWhole;
    });
    assert.ok(read.length > 100, `read: ${read.length}`);
  });

  it('are the same in the Netherlands when it was looked up', () => {
    for (const house of [house30, house2, { ...house30, houseNumberAddition: 'A02' }, poBox]) {
      const known = addressFromDutch(house);
      const format = worldFormatOf('NL');
      const typed = addressFromManual(manualFieldsOf(known), known.country, format);
      assert.deepEqual(linesOf(withLines(known, format)), linesOf(typed));
    }
  });

  it('have the town, even if the country has no line for one', () => {
    for (const country of countries) {
      const format = worldFormatOf(country.iso2);
      const set = addressFromInput(
        { country: country.iso2, street: 'Harbour Drive', locality: 'George Town' },
        countries,
      );
      assert.match(
        String(set && withLines(set, format).mailLines),
        /harbour drive.*george town|george town.*harbour drive/i,
      );
    }
    const cayman = { country: 'KY', street: 'Harbour Drive', building: '12', locality: 'George Town' };
    const whole = addressFromInput({ ...cayman, region: 'Grand Cayman', postcode: 'KY1-1103' }, countries);
    const expected = ['12 Harbour Drive', 'George Town', 'Grand Cayman KY1-1103'];
    assert.deepEqual(whole && withLines(whole, worldFormatOf('KY')).mailLines, expected);
    const singapore = addressFromInput(
      { country: 'SG', street: 'Dover Crescent', building: '26', locality: 'Singapore', postcode: '130026' },
      countries,
    );
    const once = ['26 Dover Crescent', 'SINGAPORE 130026'];
    assert.deepEqual(singapore && withLines(singapore, worldFormatOf('SG')).mailLines, once);
  });

  it('have the region if the country prints one', () => {
    const printing = countries.filter(({ iso2 }) => hasField(worldFormatOf(iso2), 'region'));
    assert.ok(printing.length > 60);
    for (const country of printing) {
      const format = worldFormatOf(country.iso2);
      const { mailLines, lines, ...parts } = addressFromManual(typedIn(format), country, format);
      const set = addressFromInput({ ...parts, country: country.iso2 }, countries);
      assert.match(String(set && withLines(set, format).mailLines), /regio/i, country.iso2);
    }
  });
});

describe('the lines of an address from the service', () => {
  for (const { country, languages, ...data } of allCountries) {
    it(`are those that it printed, made from its parts, all over ${country.name}`, () => {
      const format = worldFormatOf(country.iso2);
      for (const street of streetsOf({ country, languages, ...data })) {
        for (const building of street.buildings) {
          const official = detailsOf(street, building, languages[0] ?? '', '');
          const known = addressFrom(official, country);
          const made = withLines({ ...known, mailLines: [] }, format);
          const printed = withLines(known, format);
          // The village of a Danish address is no part of its own.
          const lines =
            country.iso3 === 'DNK' ? official.mailLines.filter((it) => it !== 'Kirkeby') : official.mailLines;
          assert.deepEqual(made.mailLines, lines);
          assert.deepEqual(printed.lines, made.lines);
          assert.equal(printed.mailLines, official.mailLines);
        }
      }
    });
  }
});

describe('a flat', () => {
  const inFormat = (iso2: string, parts: object) => {
    const address = addressFromInput({ country: iso2, street: 'High Street', building: '12', ...parts }, countries);
    return address && withLines(address, worldFormatOf(iso2)).lines;
  };
  const flats: readonly (readonly [iso2: string, lines: readonly string[]])[] = [
    ['NL', ['High Street 12 Flat 3']],
    ['GB', ['Flat 3', '12 High Street']],
    ['US', ['12 High Street', 'Flat 3']],
    ['MX', ['High Street 12', 'Flat 3']],
  ];
  for (const [iso2, lines] of flats) {
    it(`has its place in ${iso2}: ${lines.join(' / ')}`, () =>
      assert.deepEqual(inFormat(iso2, { unit: 'Flat 3' }), lines));
  }
});
