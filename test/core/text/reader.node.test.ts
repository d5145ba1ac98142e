import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchTermOf } from '../../../src/core/search/read-text.ts';
import { type ReadAddress, readAddress } from '../../../src/core/text/reader.ts';
import * as fc from '../../support/random.ts';
import { byPart, type Extras, type PartRow } from './data/by-part.ts';

/** As a row of the table has it. */
function rowOf({ country, fields, rest }: ReadAddress) {
  const { postcode, locality, street, building, region, addition } = fields;
  const all: Record<keyof Extras, string | null> = { country, region, second: addition, rest: rest.join(', ') };
  const extras = Object.fromEntries(Object.entries(all).filter(([, text]) => text));
  return { parts: [postcode, locality, street, building].join('|'), ...extras };
}

for (const [part, rows] of Object.entries<readonly PartRow[]>(byPart)) {
  describe(part, () => {
    for (const [iso2, text, parts, extras] of rows) {
      it(`is known, in ${iso2 || 'any country'}: ${text.replaceAll('\n', ' ⏎ ')}`, () => {
        assert.deepEqual(rowOf(readAddress(text, iso2, [])), { parts, ...extras });
      });
    }
  });
}

describe('the parts of a text', () => {
  it('are a postcode, a town, a street and a number for a search, without what does not belong to the address', () => {
    const term = (text: string, iso2: string) => searchTermOf(readAddress(text, iso2, []));
    assert.equal(
      term('Jan Jansen\nJulianastraat 30\nNL-2012 ES Haarlem\nNederland', 'NL'),
      '2012 ES Haarlem, Julianastraat 30',
    );
    assert.equal(term('55, rue Neuve, F-75008 Paris, France', 'FR'), '75008 Paris, rue Neuve 55');
    assert.equal(term('2012es30', 'NL'), '2012 ES 30');
    assert.equal(term('Haarlem', 'NL'), 'Haarlem');
  });

  it('include every number of the text, whatever is combined', () => {
    const rows = byPart['a whole address'];
    const lines = rows.map(([, text]) => text);
    const pieces = fc.array(fc.oneof(fc.constantFrom(...lines), fc.string({ unit: 'grapheme' })), { maxLength: 4 });
    fc.assert(
      fc.property(pieces, fc.constantFrom('', ...new Set<string>(rows.map(([iso2]) => iso2))), (some, iso2) => {
        const text = some.join('\n').normalize();
        const { fields, rest } = readAddress(text, iso2, []);
        // Separators aside: a postcode gets or loses them.
        const held = [...Object.values(fields), ...rest].join('').replace(/[^\p{L}\p{N}]/gu, '');
        assert.deepEqual(text.match(/\d+/g)?.filter((digits) => !held.includes(digits)) ?? [], []);
      }),
    );
  });

  it('do not exist for a text without meaning', () => {
    for (const text of ['', ' ', ',\n,', '–', '\u200b']) {
      const { country, fields, rest, isWhole } = readAddress(text, 'NL', []);
      assert.deepEqual([country, new Set(Object.values(fields)), rest, isWhole], [null, new Set(['']), [], false]);
    }
  });
});

it('include words that are also members of every object', () => {
  for (const word of Object.getOwnPropertyNames(Object.prototype)) {
    for (const iso2 of ['NL', 'US', 'JP', '']) {
      const read = (text: string) => readAddress(text, iso2, []);
      for (const text of [
        word,
        `${word}, ${word}`,
        `${word} 1, 2012 ES ${word}`,
        `Dam 1, 1012 JS Amsterdam, ${word}`,
      ]) {
        const other = read(text.replaceAll(word, 'Zzword'));
        assert.equal(read(text).isWhole, other.isWhole, `${text} in ${iso2}`);
      }
    }
  }
});
