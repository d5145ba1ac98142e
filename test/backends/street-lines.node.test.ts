/** Lines of saved addresses as shops have them, and the parts that a person of the country sees in them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stripe } from '../../src/backends.ts';

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
  // A house with a name, and a flat on the line above the street.
  ['GB', 'Rose Cottage', 'Mill Lane', 'Mill Lane', 'Rose Cottage'],
  ['IE', 'The Mill House', 'Main Street', 'Main Street', 'The Mill House'],
  ['GB', '221B Baker Street', 'Flat 3', 'Baker Street', '221B', 'Flat 3'],
  ['GB', 'Flat 3', '221B Baker Street', 'Baker Street', '221B', 'Flat 3'],
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

describe('the lines of a saved address', () => {
  for (const [country, line1, line2, street, building = null, unit = null, district = null] of rows) {
    it(`in ${country}: ${[line1, line2].filter(Boolean).join(' | ')}`, () => {
      const read = stripe.toAddress({ line1, line2, city: 'Town', state: '', postal_code: '', country });
      const parts = [read?.street, read?.building, read?.unit, read?.district ?? null];
      assert.deepEqual(parts, [street, building, unit, district]);
    });
  }
});
