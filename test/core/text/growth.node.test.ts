import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { manualFrom } from '../../../src/core/manual/fields.ts';
import { reduceManual } from '../../../src/core/manual/reducer.ts';
import { initialManual } from '../../../src/core/manual/state.ts';
import { readText } from '../../../src/core/search/read-text.ts';
import { holdsEveryWord } from '../../../src/core/search/typed-words.ts';
import { bounded, charactersMax, linesMax } from '../../../src/core/text/bound.ts';
import { pastedLine } from '../../../src/core/text/pasted-line.ts';
import { readAddress } from '../../../src/core/text/reader.ts';
import { toRead } from '../../support/read.ts';
import { house } from '../../support/samples.ts';

/** The shapes that are repeated to make a text that takes long if each word is compared with each other one. */
const shapes: readonly string[] = [
  ...[
    '1 ',
    '12345 ',
    '1 a ',
    'apt 1 ',
    'a, ',
    ',',
    ', ',
    ' - ',
    '- ',
    '–',
    '/',
    ' / ',
    '#1 ',
    'a',
    '1',
    ' ',
    '\t',
    '\n',
  ],
  ...[
    '12 Main St Apt 3 ',
    'New York ',
    '2012 ES ',
    'D-10115 ',
    '1234\t5678\t',
    'e\u0301',
    '\u0301',
    '١٢٣ ',
    '１２３ ',
    '東京都',
  ],
  ...[
    'c/o ',
    '@',
    'https://',
    'St. ',
    'Rue de ',
    '1/2 ',
    '(1) ',
    'tel: ',
    'tel ',
    '서울 ',
    '\u200b',
    'United States of ',
  ],
];

const length = 50_000;
const repeated = (shape: string, characters: number) =>
  shape.repeat(Math.ceil(characters / shape.length)).slice(0, characters);
const countries = ['NL', 'US', 'JP', ''];

describe('an endless text', () => {
  for (const shape of shapes) {
    it(`is parsed no further than its limit, and kept: ${JSON.stringify(shape)}`, () => {
      const text = repeated(shape, length);
      const { read } = bounded(text);
      assert.ok(read.length <= charactersMax, `${read.length} characters`);
      assert.ok(read.split('\n').length <= linesMax);
      for (const iso2 of countries) {
        const { isWhole, rest } = readAddress(text, iso2, []);
        assert.equal(isWhole, false);
        assert.ok(rest.join('').length >= text.trim().length - charactersMax, 'what is beyond the bound is the rest');
      }
    });
  }
});

/** All that a long text goes through on its way, in turn. */
const ways: Readonly<Record<string, (text: string) => unknown>> = {
  'a field of one line': pastedLine,
  'the manual fields that begin with a search': (text) =>
    manualFrom({ text, labels: [], iso2: 'NL' }, worldFormatOf('NL')),
  'a paste into a manual field': (text) =>
    reduceManual(
      initialManual,
      { type: 'pasted', field: 'street', text, areas: [] },
      { country: { name: 'Netherlands', iso2: 'NL', iso3: 'NLD' }, committed: null },
    ),
  'the reading of a search': (text) => readText(toRead(text)),
  'the comparison with an option': (text) => holdsEveryWord(house, text),
};

describe('50,000 characters', () => {
  for (const [way, take] of Object.entries(ways)) {
    it(`take work that grows no faster than they do: ${way}`, () => {
      take('');
      for (const shape of shapes) {
        const [short, long] = [repeated(shape, length / 16), repeated(shape, length)];
        // A text that is 16 times as long takes 16 times the work, and 256 times in the square: the limit is far from both.
        const ratio = () =>
          workOf(() => take(long)) /
          Math.max(
            workOf(() => take(short)),
            1,
          );
        assert.ok(ratio() < 64 || ratio() < 64, JSON.stringify(shape));
      }
    });
  }

  it('are one text in a manual field that begins with them', () => {
    const text = repeated('12 Main St Apt 3 ', length).trim();
    assert.deepEqual(manualFrom({ text, labels: [], iso2: 'NL' }, worldFormatOf('NL')), {
      ...emptyFields,
      street: text,
    });
  });
});

/** Milliseconds of the processor for the cheapest of three runs: a process that has to wait for its turn uses none meanwhile. */
function workOf(run: () => unknown): number {
  const works = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...works);
}
