/** A number behind the house's own, or around the street, is never the number of the house: in the manual fields and from a back end. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stripe } from '../../../src/backends.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { manualFrom } from '../../../src/core/manual/fields.ts';
import { readAddress } from '../../../src/core/text/reader.ts';
import { areasIn } from './corpus.ts';

type Row = readonly [iso2: string, street: string, building: string, addition: string];

const behind: readonly Row[] = [
  // Behind a word that nobody listed.
  ['DE', 'Hauptstr.', '12', 'App. 315'],
  ['DE', 'Hauptstr.', '12a', 'Kammer 315'],
  ['DE', 'Hauptstr.', '12 a', 'Kammer 315'],
  ['DE', 'Am Markt', '5', 'Kammer 3'],
  ['DE', 'Hauptstr.', '12', 'Maisonette 3'],
  ['AT', 'Annenstraße', '23', 'Appartement 8'],
  ['CH', 'Langstrasse', '112a', 'Zimmer 5 links 7'],
  ['NL', 'Kerkstraat', '12', 'studio 3'],
  ['NL', 'Markt', '12', 'studio 3'],
  ['BE', 'Rue Neuve', '12', 'studio 3'],
  ['SE', 'Storgatan', '12', 'lägenhet 3'],
  ['DK', 'Nørregade', '12', 'værelse 3'],
  ['NO', 'Storgata', '12', 'rom 3'],
  ['FI', 'Mannerheimintie', '12', 'huone 3'],
  ['ES', 'Calle Mayor', '12', 'apartamento 3'],
  ['IT', 'Via Roma', '12', 'appartamento 3'],
  ['PT', 'Rua Augusta', '12', 'andar 3'],
  ['PL', 'ul. Długa', '12', 'biuro 3'],
  // Two houses, or where the house is.
  ['DE', 'Hauptstr.', '12', 'und 14'],
  ['DE', 'Hauptstr.', '12', 'gegenüber 14'],
  ['NL', 'Kerkstraat', '12', '& 14'],
  ['NL', 'Kerkstraat', '12', 't/o 14'],
  ['NL', 'Kerkstraat', '12', 'hoek Damstraat 3'],
  // Behind a street with a number in its name.
  ['DE', 'Straße des 17. Juni', '135', ''],
  ['DE', 'Straße des 17. Juni', '135', 'Kammer 3'],
  ['NL', 'Plein 1944', '12', ''],
  ['NL', 'Plein 1992', '1992', ''],
  ['NL', 'Plein 1944', '12', 'studio 3'],
  ['NL', '11 Novemberstraat', '12', 'studio 3'],
  ['NL', 'Nieuwe 3e Dwarsstraat', '5', ''],
  ['CZ', 'nám. 28. října', '12', 'byt 3'],
  ['IT', 'Via 25 Aprile', '3', ''],
  ['IT', 'Via 25 Aprile', '3', 'appartamento 5'],
  ['IT', 'Piazza Martiri 8 Settembre', '12', ''],
  ['PT', 'Praça 5 de Outubro', '12', ''],
  ['PL', 'ul. 24 Pułku Ułanów', '7', ''],
  ['BE', 'rue du 8 mai', '12', 'bte 3'],
  // A boat is opposite a house, and is not the house.
  ['NL', 'Nassaukade', 't/o 250', ''],
];

const inFront: readonly Row[] = [
  ['BE', 'rue Neuve', '12', 'bte 3'],
  ['BE', 'avenue Louise', '12', 'boîte 7'],
  ['BE', 'rue du Midi', '12a', 'bte 3'],
  ['CH', 'rue du Lac', '12', 'app. 3'],
  ['LU', 'rue Neuve', '12', 'app 3'],
  ['FR', 'rue Neuve', '12', 'bte 3'],
];

const doubtful: readonly (readonly [iso2: string, line: string])[] = [
  ['DE', 'Hauptstr. 12 Kammer Nr. 5'],
  ['BE', '12 rue Neuve studio 3'],
  ['BE', '12 rue Neuve 5'],
  ['ES', 'Calle 13 apartamento 3'],
];

/** Whole texts with more than one number; their street, number and flat, or nothing where it is in doubt. */
const whole: readonly (readonly [iso2: string, text: string, parts: string])[] = [
  ['US', '#4 - 12 Main St, Rochester, NY 14604', '12 Main St||#4'],
  ['CA', '#4 - 12 Main St, Toronto ON M5V 1A1', '12 Main St||#4'],
  ['BE', '12 rue du 8 mai bte 3, 1000 Bruxelles', 'rue du 8 mai|12|bte 3'],
  ['HU', 'Fő utca 12. II. em. 3., 1011 Budapest', 'Fő utca|12|II. em. 3.'],
  ['HU', 'Kossuth Lajos u. 12. II/3., 1053 Budapest', 'Kossuth Lajos u.|12|II/3.'],
  ['DE', 'Straße 12 Nr. 5, 16515 Oranienburg', 'Straße 12|5|'],
  ['ES', 'parcela 12, nave 3, 28906 Getafe', ''],
  ['ES', 'Polígono Industrial Sur, parcela 12, nave 3, 28906 Getafe', 'Polígono Industrial Sur||parcela 12, nave 3'],
  ['ES', 'Calle 13 apartamento 3, 46005 Valencia', ''],
];

const manual = (text: string, iso2: string) => {
  const { street, building, addition } = manualFrom({ text, labels: [], iso2 }, worldFormatOf(iso2));
  return [street, building, addition];
};
const fromLine = (line1: string, country: string) => {
  const { street, building, unit } = stripe.toAddress({ line1, country, city: 'Town' }) ?? {};
  return [street ?? '', building ?? '', unit ?? ''];
};

describe('the first number after a street is that of the house', () => {
  for (const [iso2, street, building, addition] of behind) {
    const line = [street, building, addition].filter(Boolean).join(' ');
    it(`${iso2} ${line}`, () => {
      assert.deepEqual(manual(line, iso2), [street, building, addition]);
      assert.deepEqual(fromLine(line, iso2), [street, building, addition]);
    });
  }
});

describe('the number before a street is that of the house, and a box after it is not', () => {
  for (const [iso2, street, building, addition] of inFront) {
    const line = [building, street, addition].join(' ');
    it(`${iso2} ${line}`, () => {
      assert.deepEqual(manual(line, iso2), [street, building, addition]);
      // It would be printed in another order.
      assert.deepEqual(fromLine(line, iso2), [line, '', '']);
    });
  }
});

describe('a complete text with several numbers', () => {
  for (const [iso2, text, parts] of whole) {
    it(parts === '' ? `is left as it is: ${text}` : `is read: ${text}`, async () => {
      const { fields, isWhole } = readAddress(text, iso2, await areasIn(iso2));
      const read = isWhole ? `${fields.street}|${fields.building}|${fields.addition}` : '';
      assert.equal(read, parts);
    });
  }
});

describe('a line with two numbers is unchanged if either may be the house', () => {
  for (const [iso2, line] of doubtful) {
    it(`${iso2} ${line}`, () => {
      assert.deepEqual(manual(line, iso2), [line, '', '']);
      assert.deepEqual(fromLine(line, iso2), [line, '', '']);
    });
  }
});
