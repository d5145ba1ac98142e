/** Properties `ADR` as the standard and other programs write them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { vCard } from '../../src/backends.ts';

interface Read {
  readonly country: string;
  readonly street: string;
  readonly building?: string;
  readonly unit?: string;
  readonly postcode: string;
  readonly locality: string;
  readonly region?: string;
}

const cards: Readonly<Record<string, readonly [card: string, read: Read]>> = {
  'the example of RFC 6350, §6.3.1': [
    String.raw`ADR;GEO="geo:12.3457,78.910";LABEL="Mr. John Q. Public, Esq.\nMail Drop: TNE QB\n123 Main Street\nAny Town, CA  91921-1234\nU.S.A.":;;123 Main Street;Any Town;CA;91921-1234;U.S.A.`,
    {
      country: 'US',
      street: 'Main Street',
      building: '123',
      postcode: '91921-1234',
      locality: 'Any Town',
      region: 'CA',
    },
  ],
  'lines in one component, as the address book of a phone exports them, in a card with a group': [
    'BEGIN:VCARD\nVERSION:3.0\nitem1.ADR;type=HOME;type=pref:;;Flat 3\\n221B Baker Street;London;;NW1 6XE;United Kingdom\nitem1.X-ABADR:gb\nEND:VCARD',
    {
      country: 'GB',
      street: 'Baker Street',
      building: '221B',
      unit: 'Flat 3',
      postcode: 'NW1 6XE',
      locality: 'London',
    },
  ],
  'a flat in the component that the standard wants empty': [
    'ADR;CC=BE:;bus 301;Rue Neuve 12;Bruxelles;;1000;',
    { country: 'BE', street: 'Rue Neuve', building: '12', unit: 'bus 301', postcode: '1000', locality: 'Bruxelles' },
  ],
  'a flat there, of a country that prints it above the street': [
    String.raw`ADR;CC=GB:;Flat 3;Rose Court\n12 Mill Lane;London;;NW1 6XE;`,
    {
      country: 'GB',
      street: 'Mill Lane',
      building: '12',
      unit: 'Flat 3, Rose Court',
      postcode: 'NW1 6XE',
      locality: 'London',
    },
  ],
  'a house with a name there': [
    'ADR:;Rose Cottage;Mill Lane;Oxford;;OX1 2AB;UK',
    { country: 'GB', street: 'Mill Lane', building: 'Rose Cottage', postcode: 'OX1 2AB', locality: 'Oxford' },
  ],
  'a property behind an empty one': [
    'ADR;TYPE=home:;;;;;;\nADR;TYPE=work:;;Meir 5;Antwerpen;;2000;Belgium',
    { country: 'BE', street: 'Meir', building: '5', postcode: '2000', locality: 'Antwerpen' },
  ],
  'a code of the country in quotes, beside a label that has another': [
    'ADR;LABEL="Gate;CC=DE";CC="NL":;;Dam 1;Amsterdam;;1012JS;',
    { country: 'NL', street: 'Dam', building: '1', postcode: '1012JS', locality: 'Amsterdam' },
  ],
  'the name of a country whose code is none': [
    'ADR;CC=XX:;;Dam 1;Amsterdam;;1012JS;The Netherlands',
    { country: 'NL', street: 'Dam', building: '1', postcode: '1012JS', locality: 'Amsterdam' },
  ],
  'a PO box in the component that the standard wants empty': [
    'ADR;CC=US:PO Box 123;;;San Francisco;CA;94103;',
    { country: 'US', street: 'PO Box 123', postcode: '94103', locality: 'San Francisco', region: 'CA' },
  ],
  'another case, folded within a word, before other properties': [
    'adr;cc=nl:;;Juliana\n straat 30;Haarlem;;20\r\n\t12ES;\r\nTEL:+31 20 555\r\nNOTE:;;Dam 1;Amsterdam;;;',
    { country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012ES', locality: 'Haarlem' },
  ],
  'a saint’s country by its name': [
    'ADR:;;1 Bridge Street;Castries;;LC04 101;St. Lucia',
    { country: 'LC', street: '1 Bridge Street', postcode: 'LC04 101', locality: 'Castries' },
  ],
};

const parts = ['street', 'building', 'unit', 'postcode', 'locality', 'region'] as const;

describe('an address in a vCard is read from', () => {
  for (const [what, [card, { country, ...expected }]] of Object.entries(cards)) {
    it(what, () => {
      const read = vCard.toAddress(card);
      assert.equal(read?.country, country);
      const filled = parts.flatMap((part) => (read?.[part] ? [[part, read[part]]] : []));
      assert.deepEqual(Object.fromEntries(filled), expected);
    });
  }

  it('no property of another name, and none without a country', () => {
    for (const card of [
      'XADR;CC=NL:;;Dam 1;Amsterdam;;;',
      'NOTE:ADR;CC=NL:;;Dam 1;Amsterdam;;;',
      'ADR:;;Dam 1;Amsterdam;;1012JS;',
      'ADR:;;;;;;',
      // Bytes of version 2.1 are no text.
      'ADR;ENCODING=QUOTED-PRINTABLE:;;Stra=C3=9Fe 5=0D=0AHof;Berlin;;10115;Germany',
      'ADR;TYPE=home\nNOTE;X=1\nTEL;CC=DE:;;Dam 1;Amsterdam;;;Germany',
      'ADR',
      '',
    ]) {
      assert.equal(vCard.toAddress(card), null, card);
    }
  });
});
