import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Highlight } from '../../../src/contract/types.ts';
import { labelRunsOf } from '../../../src/core/search/highlights.ts';
import * as fc from '../../support/random.ts';

/** Marked runs in brackets. */
const marked = (label: string, highlights: readonly Highlight[] | null | undefined) =>
  labelRunsOf(label, highlights)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

const table: readonly (readonly [
  what: string,
  label: string,
  highlights: readonly Highlight[] | null,
  expected: string,
])[] = [
  [
    'two ranges',
    '1000AB Amsterdam, Postbus 50',
    [
      [0, 6],
      [26, 28],
    ],
    '[1000AB] Amsterdam, Postbus [50]',
  ],
  ['the whole label', 'Spui', [[0, 4]], '[Spui]'],
  ['no range', 'Spui', [], 'Spui'],
  ['no highlights at all', 'Spui', null, 'Spui'],
  [
    'ranges out of order that overlap',
    'abcdef',
    [
      [3, 5],
      [0, 4],
    ],
    '[abcde]f',
  ],
  [
    'a range beyond the label',
    'abc',
    [
      [13, 20],
      [2, 99],
    ],
    'ab[c]',
  ],
  [
    'negative and empty ranges',
    'abc',
    [
      [-5, 1],
      [2, 2],
      [3, 1],
    ],
    '[a]bc',
  ],
  ['half of a surrogate pair', 'a😀b', [[2, 3]], 'a[😀]b'],
  ['half of a letter with its accent', 'cafe\u0301 x', [[0, 4]], '[cafe\u0301] x'],
  ['a range that is no number', 'abc', [[Number.NaN, 2]], 'abc'],
];

describe('highlights', () => {
  for (const [what, label, highlights, expected] of table) {
    it(`mark ${what}`, () => assert.equal(marked(label, highlights), expected));
  }

  it('are invalid beyond a hundred, and mark nothing', () => {
    const hundred = Array.from({ length: 100 }, (): Highlight => [0, 1]);
    assert.equal(marked('abc', [...hundred, [1, 2]]), '[a]bc');
    assert.equal(marked('abc', [...hundred.slice(1), [1, 2]]), '[ab]c');
  });

  it('include the spaces between two words, and are never only spaces', () => {
    const runsOf = (highlights: readonly [number, number][]) =>
      labelRunsOf('Rue de la Loi', highlights)
        .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
        .join('');
    assert.equal(
      runsOf([
        [0, 3],
        [4, 6],
        [10, 13],
      ]),
      '[Rue de] la [Loi]',
    );
    assert.equal(runsOf([[3, 4]]), 'Rue de la Loi');
  });

  it('never change the label', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.tuple(fc.integer(), fc.integer())),
        (label, highlights) => {
          assert.equal(
            labelRunsOf(label, highlights)
              .map(({ text }) => text)
              .join(''),
            label,
          );
        },
      ),
      {
        examples: [
          ['e\u0301\u{1F468}\u200D\u{1F469}', [[1, 2]]],
          ['\ud800', [[0, 1]]],
        ],
      },
    );
  });

  it('need no segmenter for the letters of Western Europe: no two of them are one character', () => {
    const letters = Array.from({ length: 0x2ff - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index));
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    for (const before of letters) {
      const pairs = letters.map((after) => before + after).join('');
      assert.equal([...segmenter.segment(pairs)].length, pairs.length, before);
    }
  });
});
