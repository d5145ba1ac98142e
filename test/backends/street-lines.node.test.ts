/** Lines of saved addresses as shops have them, and the parts that a person of the country sees in them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commercetools, magento, stripe } from '../../src/backends.ts';

type Row = readonly [
  country: string,
  line1: string,
  line2: string,
  street: string,
  building?: string | null,
  unit?: string | null,
  district?: string | null,
];

const rows: readonly Row[] = [
  // The number before the street, and what is a part of it.
  ['FR', '12 bis rue de Rivoli', '', 'rue de Rivoli', '12 bis'],
  ['FR', '12 rue Bisson', '', 'rue Bisson', '12'],
  ['FR', '12 B rue de Rivoli', '', 'rue de Rivoli', '12 B'],
  ['GB', '12 A High Street', '', 'High Street', '12 A'],
  ['US', '12 E Main St', '', 'E Main St', '12'],
  ['US', '350 5th Avenue', 'Suite 210', '5th Avenue', '350', 'Suite 210'],
  ['US', '5th Avenue', '', '5th Avenue'],
  ['CA', '100 Queen St W', 'Unit 5', 'Queen St W', '100', 'Unit 5'],
  ['AU', '5/12 George Street', '', 'George Street', '5/12'],
  ['LU', '12, rue de la Gare', '', 'rue de la Gare', '12'],
  // The number behind it.
  ['NL', 'Julianastraat 30 A', '', 'Julianastraat', '30 A'],
  ['NL', 'Julianastraat 30 bis', '', 'Julianastraat', '30 bis'],
  ['NL', 'Julianastraat 30-2', '', 'Julianastraat', '30-2'],
  ['SE', 'Storgatan 5 A', '', 'Storgatan', '5 A'],
  ['CZ', 'Václavské náměstí 1282/51', '', 'Václavské náměstí', '1282/51'],
  ['BE', 'Rue Neuve 12 bte 3', '', 'Rue Neuve', '12', 'bte 3'],
  ['BE', 'Rue Neuve 12', 'bus 301', 'Rue Neuve', '12', 'bus 301'],
  ['PL', 'ul. Marszałkowska 10/16A m. 5', '', 'ul. Marszałkowska', '10/16A', 'm. 5'],
  ['DE', 'Hauptstr. 5', 'Hinterhaus, 2. OG', 'Hauptstr.', '5', 'Hinterhaus, 2. OG'],
  // Streets with a number in their names.
  ['DE', 'Straße des 17. Juni 135', '', 'Straße des 17. Juni', '135'],
  ['NL', 'Plein 1944 12', '', 'Plein 1944', '12'],
  ['NL', '1e Wormenseweg 10', '', '1e Wormenseweg', '10'],
  ['PL', 'ul. 3 Maja 12', '', 'ul. 3 Maja', '12'],
  ['IT', 'Via 20 Settembre 10', '', 'Via 20 Settembre', '10'],
  ['IT', 'Largo 4 Novembre 7', '', 'Largo 4 Novembre', '7'],
  ['IT', 'Via 20 Settembre', '', 'Via 20 Settembre'],
  ['IT', 'Via 4 Novembre, 10', '', 'Via 4 Novembre, 10'],
  ['ES', 'Calle 13', '', 'Calle 13'],
  ['PL', 'os. 1 Maja 5', '', 'os. 1 Maja', '5'],
  ['PT', 'Praça 5 de Outubro 12', '', 'Praça 5 de Outubro', '12'],
  ['BE', 'Avenue du 11 Novembre 5', '', 'Avenue du 11 Novembre', '5'],
  ['ES', 'Plaza del 2 de Mayo 5', '', 'Plaza del 2 de Mayo', '5'],
  ['NL', 'Laan 1940-1945 12', '', 'Laan 1940-1945', '12'],
  // Staircase and door, a box of Belgium, a half.
  ['FI', 'Mannerheimintie 5 B 12', '', 'Mannerheimintie', '5', 'B 12'],
  ['BE', 'Meir 12 b 3', '', 'Meir', '12', 'b 3'],
  ['DE', 'Hauptstr. 12 1/2', '', 'Hauptstr.', '12 1/2'],
  // Whatever would be printed in another way.
  ['BE', 'Rue Neuve 12, bte 3', '', 'Rue Neuve 12, bte 3'],
  // A house with a name, and a flat on the line above the street.
  ['GB', 'Rose Cottage', 'Mill Lane', 'Mill Lane', 'Rose Cottage'],
  ['IE', 'The Mill House', 'Main Street', 'Main Street', 'The Mill House'],
  ['GB', '221B Baker Street', 'Flat 3', 'Baker Street', '221B', 'Flat 3'],
  ['GB', 'Flat 3', '221B Baker Street', 'Baker Street', '221B', 'Flat 3'],
  ['GB', 'Flat 3, 221B Baker Street', '', 'Baker Street', '221B', 'Flat 3'],
  ['GB', 'Flat 3, Rose Court', '12 Mill Lane', 'Mill Lane', '12', 'Flat 3, Rose Court'],
  ['GB', '2F1', '12 Leith Walk', 'Leith Walk', '12', '2F1'],
  ['GB', '2/1, 94 Dumbarton Road', '', 'Dumbarton Road', '94', '2/1'],
  ['GB', '3', '221B Baker Street', 'Baker Street', '221B', '3'],
  ['IE', 'Apt 2, 5 Grafton Street', '', 'Grafton Street', '5', 'Apt 2'],
  ['FR', 'Bâtiment B, Appt 3', '12 rue de la Paix', 'rue de la Paix', '12', 'Bâtiment B, Appt 3'],
  // A number on a line of its own.
  ['GB', '221B', 'Baker Street', 'Baker Street', '221B'],
  ['US', '350', '5th Avenue', '5th Avenue', '350'],
  // The number on the second line.
  ['DE', 'Eliasstr.', '8', 'Eliasstr.', '8'],
  ['FR', 'Rue du 8 Mai 1945', '8', 'Rue du 8 Mai 1945', '8'],
  ['NL', 'Plein 1944', '12', 'Plein 1944', '12'],
  ['DE', 'Straße des 17. Juni', '17', 'Straße des 17. Juni', '17'],
  ['ES', 'Calle 8', '8', 'Calle 8', '8'],
  ['US', '5th Avenue', '5', '5th Avenue', '5'],
  ['NL', 'Kerkstraat', '67-69', 'Kerkstraat', '67-69'],
  ['NL', 'Postbus', '12', 'Postbus', '12'],
  // A number that is there already.
  ['NL', 'Kerkstraat 67 A', '67', 'Kerkstraat', '67 A'],
  ['PL', 'ul. Długa 7', '7', 'ul. Długa', '7'],
  ['JP', '1-2-3 Ginza', '405', '1-2-3 Ginza', null, '405'],
  ['IT', 'Via Roma, 10', '3', 'Via Roma, 10', null, '3'],
  // A part of the town on the second line, but no flat.
  ['MX', 'Av. Reforma 222', 'Col. Juárez', 'Av. Reforma', '222', null, 'Col. Juárez'],
  ['BR', 'Avenida Paulista, 1578', 'Bela Vista', 'Avenida Paulista, 1578', null, null, 'Bela Vista'],
  ['BR', 'Avenida Paulista, 1578', 'Apto 12, Bela Vista', 'Avenida Paulista, 1578', null, 'Apto 12', 'Bela Vista'],
  ['BR', 'Avenida Paulista, 1578', 'Apto 12', 'Avenida Paulista, 1578', null, 'Apto 12'],
  // Whatever would be printed in another way stays as it is.
  ['IT', 'Via Roma, 10', '', 'Via Roma, 10'],
  ['JP', '1-2-3 Ginza', '', '1-2-3 Ginza'],
  ['US', 'PO Box 123', '', 'PO Box 123'],
];

/** Lines that take long if each word of them is compared with each other one. */
const endless = ['a', '1', ',', 'a 1', '12 rue', 'Flat 1,'].map((word) => `a ${`${word} `.repeat(20_000)}`.trim());

describe('the lines of a saved address', () => {
  it('are kept if they are longer than an address', () => {
    for (const line1 of endless)
      for (const country of ['NL', 'GB', 'BR']) {
        const read = stripe.toAddress({ line1, line2: 'Apt 4', city: 'Town', state: '', postal_code: '', country });
        assert.deepEqual([read?.street, read?.building, read?.unit], [line1, null, 'Apt 4']);
      }
  });

  it('have number and addition on the lines after the street', () => {
    for (const street of [
      ['Kerkstraat', '67', 'A'],
      ['Kerkstraat 67', '67', 'A'],
    ]) {
      const read = magento.toAddress({ street, city: 'Town', country_id: 'NL' });
      assert.deepEqual([read?.street, read?.building, read?.unit], ['Kerkstraat', '67 A', null]);
    }
  });

  it('have the number once if it has a member of its own', () => {
    const read = commercetools.toAddress({ streetName: 'ul. Długa 7', streetNumber: '7', city: 'Town', country: 'PL' });
    assert.deepEqual([read?.street, read?.building], ['ul. Długa', '7']);
  });

  for (const [country, line1, line2, street, building = null, unit = null, district = null] of rows) {
    it(`in ${country}: ${[line1, line2].filter(Boolean).join(' | ')}`, () => {
      const read = stripe.toAddress({ line1, line2, city: 'Town', state: '', postal_code: '', country });
      const parts = [read?.street, read?.building, read?.unit, read?.district ?? null];
      assert.deepEqual(parts, [street, building, unit, district]);
    });
  }
});
