/** Who is at an address: above the street on the parcel, and the same after a way through each kind of back end. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { postalAddress, stripe } from '../../src/backends.ts';
import type { Address } from '../../src/core/address/address.ts';
import { addressFromInput } from '../../src/core/address/address-input.ts';
import { withLines } from '../../src/core/address/mail-lines.ts';
import { worldFormatOf } from '../../src/core/address/world-formats.ts';
import { isoCountries } from '../../src/core/country/iso-countries.ts';

type Row = readonly [iso2: string, street: string, building: string, unit: string, place: string, above: string];

/** The unit, and the lines of the parcel down to the street's; `;` between lines. */
const rows: readonly Row[] = [
  ['NL', 'Kerkstraat', '5', 'Bakkerij Smit B.V.', '1017 GC Amsterdam', 'Bakkerij Smit B.V.; Kerkstraat 5'],
  [
    'NL',
    'Kerkstraat',
    '5',
    'Stichting De Brug, 2e etage',
    '1017 GC Amsterdam',
    'Stichting De Brug; Kerkstraat 5 2e etage',
  ],
  ['DE', 'Rosenweg', '10', 'c/o Weber', '10115 Berlin', 'c/o Weber; Rosenweg 10'],
  ['DE', 'Packstation', '123', '1234567', '53111 Bonn', '1234567; Packstation 123'],
  ['DE', 'Packstation', '123', 'Postnummer 1234567', '53111 Bonn', 'Postnummer 1234567; Packstation 123'],
  ['AT', 'Am Stadtpark', '3', 'Muster GmbH, Top 14', '1030 Wien', 'Muster GmbH; Am Stadtpark 3 Top 14'],
  ['FR', 'Rue Neuve', '12 bis', 'SARL Martin, appt 5', '75002 Paris', 'SARL Martin; appt 5; 12 bis Rue Neuve'],
  ['GB', 'High Street', '7', 'Acme Ltd, Flat 2', 'EH2 2BY Edinburgh', 'Acme Ltd; Flat 2; 7 High Street'],
  ['US', 'Main St', '12', 'Acme Inc, Apt 4', '14604 Rochester', 'Acme Inc; 12 Main St; Apt 4'],
  ['FI', 'Mannerheimintie', '5', 'as. 7', '00100 Helsinki', 'Mannerheimintie 5 as. 7'],
];

describe('the addressee of an address', () => {
  for (const [iso2, street, building, unit, place, above] of rows) {
    const [, postcode = '', locality = ''] = /^(.*) (\S+)$/.exec(place) ?? [];
    const given = addressFromInput({ country: iso2, street, building, unit, postcode, locality }, isoCountries());
    const address = withLines(given as Address, worldFormatOf(iso2));

    it(`is above the street in ${iso2}: ${unit}`, () => {
      const lines = above.split('; ');
      assert.deepEqual(address.mailLines.slice(0, lines.length), lines);
    });

    it(`is restored from two lines, and from one text, in ${iso2}: ${unit}`, () => {
      for (const read of [
        stripe.toAddress(stripe.fromAddress(address)),
        postalAddress.toAddress(postalAddress.fromAddress(address)),
      ])
        assert.deepEqual([read?.street, read?.building, read?.unit], [street, building, unit]);
    });
  }

  it('is absent if a street has such a name', () => {
    const read = stripe.toAddress({
      line1: 'Rua Mem de Sá 5',
      line2: 'Apto 32',
      city: 'Rio',
      country: 'BR',
    });
    assert.deepEqual([read?.street, read?.building, read?.unit], ['Rua Mem de Sá', '5', 'Apto 32']);
  });
});
