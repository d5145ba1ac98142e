import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { postcodeFrom } from '../../../src/core/address/formats.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { worldwide } from '../../support/countries/worldwide.ts';

const codes = isoCountries()
  .map(({ iso2 }) => iso2)
  .filter((iso2) => worldwide[iso2]);
const letters: Readonly<Record<string, string>> = { street: 'A', locality: 'C', region: 'S', postcode: 'Z' };

/** The fields of a country in letters: A street, C town, S region, Z postcode. */
function order(iso2: string, isLatin = false): string {
  const format = worldFormatOf(iso2);
  return ((isLatin && format.latin) || format).rows
    .flat()
    .map(({ field }) => letters[field] ?? '')
    .join('');
}

function sorted(text: string): string {
  return [...text].sort().join('');
}

/** Every country whose fields differ, and how: `+S` only we have a region, `-S` only the other source has one. */
function differencesInFields(): Map<string, string> {
  const found = new Map<string, string[]>();
  for (const iso2 of codes) {
    const [ours, theirs] = [order(iso2), worldwide[iso2]?.form ?? ''];
    const more = [...ours].filter((letter) => !theirs.includes(letter)).map((letter) => `+${letter}`);
    const less = [...theirs].filter((letter) => !ours.includes(letter)).map((letter) => `-${letter}`);
    const name = [...more, ...less].sort().join('');
    if (name !== '') found.set(name, [...(found.get(name) ?? []), iso2]);
  }
  return new Map([...found].map(([name, of]) => [name, of.join(' ')]));
}

describe('the formats, compared with Shopify’s address library', () => {
  it('have the same fields, except in the countries named here, where ours are right', () => {
    assert.deepEqual(Object.fromEntries(differencesInFields()), {
      // Google and the posts of these countries print a region, or an island; the other source asks for none.
      '+S': 'AM BB BS BY CU CV HM HN IQ IR JM KP KZ MN MZ NI PF PG SC SO SR TR TV TW UA UM UZ VN',
      // Regions that no line on a parcel has: two of three sources leave them out. (Romania's: no field in a form of ours.)
      '-S': 'GT KW NZ PT RO ZA',
      // Postcodes that hardly exist, or are in no use; who has one may write it behind the town.
      '-Z': 'BF BV GH LC LY MS MW PA PS SY TF TT WS',
      // The street, or the region, says the place: Google names no town.
      '-C': 'AE JP MO',
      '+S-C': 'KY NR',
      '+S-Z': 'KI KN',
      // Territories with one post office.
      '+S+Z': 'CC CX NF',
      '+Z': 'AI FK GI SH TC',
      '+C+Z': 'GS PN VA',
    });
  });

  it('have them in the same order in a form, on a parcel, or in Latin letters, except in the countries named here', () => {
    const other = codes.filter((iso2) => {
      const { form = '', print = '' } = worldwide[iso2] ?? {};
      const isSame = sorted(order(iso2)) === sorted(form);
      return isSame && ![form, print].some((it) => it === order(iso2) || it === order(iso2, true));
    });
    // The post's order on a parcel wins: the other source puts what it can look up first.
    assert.equal(other.join(' '), 'BR GN HU IL IN KG KR NG PH SD SV TM');
  });

  it('accept every example postcode of the other source, except one that is out of use', () => {
    const refused = codes.filter((iso2) => {
      const example = worldwide[iso2]?.example ?? '';
      const format = worldFormatOf(iso2);
      return example !== '' && format.postcode !== null && postcodeFrom(example, format) === null;
    });
    // Districts of Lima were numbered until 2011.
    assert.deepEqual(refused, ['PE']);
  });

  it('have examples that the other source accepts, except one without its sign', () => {
    const refused = codes.filter((iso2) => {
      const pattern = worldwide[iso2]?.pattern ?? '';
      const examples = worldFormatOf(iso2).postcode?.examples ?? [];
      return pattern !== '' && !examples.every((example) => new RegExp(pattern, 'i').test(example));
    });
    assert.deepEqual(refused, ['AI']);
  });

  it('only require a postcode if both do, and expect one if one of them requires it', () => {
    for (const iso2 of codes) {
      const need = worldFormatOf(iso2)
        .rows.flat()
        .find(({ field }) => field === 'postcode')?.need;
      const theirs = worldwide[iso2]?.postcode;
      if (need === 'required') assert.equal(theirs, 'required', iso2);
      if (need === 'optional') assert.notEqual(theirs, 'required', iso2);
      if (theirs === 'recommended' && need) assert.equal(need, 'expected', iso2);
    }
  });

  it('expect a house number if the other source does', () => {
    for (const iso2 of codes) {
      const { isNumberExpected, rows } = worldFormatOf(iso2);
      const hasField = rows.flat().some(({ field }) => field === 'building');
      if (worldwide[iso2]?.number) assert.ok(isNumberExpected || hasField, iso2);
    }
  });
});
