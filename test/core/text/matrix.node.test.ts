/** One line, one reading: whatever an address comes through, its street, number and flat are the same, and so is a PO box. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { postalAddress, stripe } from '../../../src/backends.ts';
import type { Address } from '../../../src/core/address/address.ts';
import { addressFromInput } from '../../../src/core/address/address-input.ts';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { type FieldTexts, hasField } from '../../../src/core/address/formats.ts';
import { streetWithNumber } from '../../../src/core/address/house-number.ts';
import { withLines } from '../../../src/core/address/mail-lines.ts';
import { hasPoBox, isPoBoxAddress } from '../../../src/core/address/po-box.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { normalize } from '../../../src/core/dutch-lookup/parse.ts';
import { noFields } from '../../../src/core/dutch-lookup/state.ts';
import { addressFromManual } from '../../../src/core/manual/fields.ts';
import type { Purpose } from '../../../src/core/page-fields/autofill-tokens.ts';
import { addressFromValues } from '../../../src/core/page-fields/field-values.ts';
import { compare } from '../../../src/core/text/compare.ts';
import { readAddress } from '../../../src/core/text/reader.ts';
import { areasIn } from './corpus.ts';
import { type MatrixRow, matrix } from './data/matrix.ts';

/** What an entrance makes of a row. */
type Parts = { readonly [Part in 'street' | 'building' | 'unit']?: string | null | undefined };

/** A row, and how it is written in its country. */
interface Written {
  readonly row: MatrixRow;
  readonly line: string;
  readonly unit: string;
  /** The lines above the town's. */
  readonly lines: readonly string[];
  readonly place: string;
  readonly postcode: string;
  readonly locality: string;
  readonly region: string;
}

function written(row: MatrixRow): Written {
  const [iso2, street, building, unit, postcode, town] = row;
  const format = worldFormatOf(iso2);
  const line = streetWithNumber(street, building, format, iso2);
  const isAbove = format.mail.addition === 'above';
  const lines = (isAbove ? [unit, line] : [line, unit]).filter(Boolean);
  const [locality = '', region = ''] = town.split(', ');
  const isTownFirst = iso2 === 'GB' || iso2 === 'US';
  const place = isTownFirst ? `${town}${iso2 === 'GB' ? ', ' : ' '}${postcode}` : `${postcode} ${town}`;
  return { row, line, unit, lines, place, postcode, locality, region };
}

const country = (iso2: string) => isoCountries().find((it) => it.iso2 === iso2)!;
const whole = (iso2: string, parts: Parts) => {
  const read = addressFromInput({ country: iso2, ...parts }, isoCountries());
  return withLines(read as Address, worldFormatOf(iso2));
};
const partsOf = ({ street, building, addition }: FieldTexts): Parts => ({ street, building, unit: addition });

/** Each way in. Null where there is none for the row. */
const entrances: Readonly<Record<string, (written: Written) => Parts | null | Promise<Parts | null>>> = {
  'a pasted text of lines': async ({ row: [iso2], lines, place }) => read(iso2, [...lines, place].join('\n')),
  'a pasted text with commas': async ({ row: [iso2], lines, place }) => read(iso2, [...lines, place].join(', ')),
  'a pasted text below a name': async ({ row: [iso2], lines, place }) =>
    read(iso2, ['Noor Janssens', ...lines, place].join('\n')),
  'a pasted text in lower case': async ({ row: [iso2], lines, place }) =>
    read(iso2, [...lines, place].join(', ').toLowerCase()),
  'a line with the flat beside the number': async ({ row: [iso2], line, unit, place }) =>
    read(iso2, `${line} ${unit}, ${place}`),
  'the manual fields': ({ row: [iso2, street, building], unit, postcode, locality }) =>
    iso2 === 'US' ? null : manual(iso2, { street, building, addition: unit, postcode, locality }),
  'the manual fields, the line in one of them': ({ row: [iso2], line, unit, postcode, locality }) =>
    manual(iso2, { street: line, addition: unit, postcode, locality }),
  'own fields for two lines': ({ row, line, unit }) => own(row, { 'address-line1': line, 'address-line2': unit }),
  'own fields for number and street': ({ row, unit }) =>
    row[2] === '' ? null : own(row, { street: row[1], building: row[2], 'address-line2': unit }),
  'own fields, the number on the second line': ({ row }) =>
    row[2] === '' || row[3] !== '' ? null : own(row, { 'address-line1': row[1], 'address-line2': row[2] }),
  'a back end with two lines': ({ row: [iso2], line, unit, locality, region, postcode }) =>
    stripe.toAddress({ line1: line, line2: unit, city: locality, state: region, postal_code: postcode, country: iso2 }),
  'a back end with one text': ({ row: [iso2], lines, locality, region, postcode }) =>
    postalAddress.toAddress({
      streetAddress: lines.join('\n'),
      addressLocality: locality,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: iso2,
    }),
  'two lines of a back end, and back': ({ row: [iso2, street, building, unit], locality, region, postcode }) =>
    stripe.toAddress(
      stripe.fromAddress(
        whole(iso2, { street, building: building || null, unit: unit || null, locality, region, postcode } as Parts),
      ),
    ),
  'one text of a back end, and back': ({ row: [iso2, street, building, unit], locality, region, postcode }) =>
    postalAddress.toAddress(
      postalAddress.fromAddress(
        whole(iso2, { street, building: building || null, unit: unit || null, locality, region, postcode } as Parts),
      ),
    ),
};

async function read(iso2: string, text: string): Promise<Parts> {
  const { fields, isWhole } = readAddress(text, iso2, await areasIn(iso2));
  return isWhole ? partsOf(fields) : { street: 'not read' };
}

function manual(iso2: string, texts: Partial<FieldTexts>): Parts {
  return addressFromManual({ ...emptyFields, ...texts }, country(iso2), worldFormatOf(iso2));
}

function own([iso2, , , , postcode, town]: MatrixRow, texts: Partial<Record<Purpose, string>>): Parts | null {
  const values = new Map(Object.entries({ ...texts, 'postal-code': postcode, 'address-level2': town }));
  return addressFromValues(values as ReadonlyMap<Purpose, string>, country(iso2), worldFormatOf(iso2), null);
}

/** Street and number as one text, as own fields have them, and the flat. */
function shown({ street, building, unit }: Parts, iso2: string, isApart: boolean): string {
  const [name, number, flat] = [street ?? '', building ?? '', unit ?? ''];
  const line = isApart ? `${name} | ${number}` : streetWithNumber(name, number, worldFormatOf(iso2), iso2);
  return `${line} | ${flat}`.replace(/[,.]/g, '').toLowerCase();
}

for (const [name, entrance] of Object.entries(entrances)) {
  describe(`through ${name}`, () => {
    for (const row of matrix) {
      const it_ = written(row);
      const [iso2, street, building, unit] = row;
      it(`${iso2} ${it_.lines.join(', ')}`, async () => {
        const parts = await entrance(it_);
        if (parts === null) return;
        const isApart = hasField(worldFormatOf(iso2), 'building') && (parts.building ?? '') !== '';
        assert.equal(shown(parts, iso2, isApart), shown({ street, building, unit }, iso2, isApart));
      });
    }
  });
}

describe('through Enter, beside the address of the service', () => {
  for (const row of matrix) {
    const { line, lines, place, locality, postcode, unit } = written(row);
    const [iso2] = row;
    it(`${iso2} ${lines.join(', ')}`, async () => {
      const areas = await areasIn(iso2);
      const known = { line, place: `${postcode} ${locality}`, more: '' };
      for (const text of [[...lines, place].join(', '), [...lines, place].join(' ').toLowerCase()]) {
        const compared = compare({ text, iso2, areas }, known, 'strict');
        assert.deepEqual(
          [compared.unit.replace(/[,.]/g, '').toLowerCase(), compared.contrary, compared.isNumberSaid],
          [unit.replace(/[,.]/g, '').toLowerCase(), [], true],
          text,
        );
      }
    });
  }
});

describe('a PO box', () => {
  for (const row of matrix) {
    const { line, lines, place, unit, locality } = written(row);
    const [iso2, street, building, , , , kind] = row;
    const [, word = '', number = ''] = /^(\D*) (\d.*)$/.exec(line) ?? [];
    const everywhere = {
      'in a text': hasPoBox([...lines, place].join(', '), iso2),
      'in a line': hasPoBox(line, iso2),
      'in an address': isPoBoxAddress({ street, building, unit }, iso2),
      'on the second line': isPoBoxAddress({ street: 'Anna Berg', unit: line }, iso2),
      'beside the town': isPoBoxAddress({ locality: `${locality}, ${line}` }, iso2),
      'behind the town': isPoBoxAddress({ locality: `${locality} ${line}` }, iso2),
      'in place of a postcode': isPoBoxAddress({ postcode: line }, iso2),
      'in two fields': isPoBoxAddress({ street: word, building: number }, iso2),
      'in two fields, the other way': isPoBoxAddress({ street: number, building: word }, iso2),
    };
    it(`${kind === 'box' ? 'is one' : 'is none'}: ${iso2} ${lines.join(', ')}`, () => {
      for (const [where, isBox] of Object.entries(everywhere)) assert.equal(isBox, kind === 'box', where);
    });
  }
});

describe('through a Dutch lookup', () => {
  for (const row of matrix) {
    const [iso2, street, building, , postcode, town] = row;
    if (iso2 !== 'NL') continue;
    const [, number = '', addition = ''] = /^(\d+)[\s-]*(.*)$/.exec(building) ?? [];

    for (const typed of [
      { postcode: `${postcode} ${building}` },
      { postcode, houseNumber: building },
      { postcode, houseNumber: `${street} ${building}` },
      { postcode: `${street} ${building}, ${postcode} ${town}` },
      { city: town, street: `${street} ${building}` },
    ])
      it(JSON.stringify(typed), () => {
        const { houseNumber, addition: read } = normalize({ ...noFields, ...typed });
        assert.deepEqual([houseNumber, read], [number, addition]);
      });
  }
});
