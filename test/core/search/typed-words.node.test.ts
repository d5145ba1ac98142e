import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beginsEveryWord, holdsEveryWord } from '../../../src/core/search/typed-words.ts';
import { house } from '../../support/samples.ts';

const number30a = {
  ...house,
  value: 'Haarlem, Julianastraat 30a ',
  label: 'Julianastraat 30a',
  description: 'Haarlem',
};
const london = { ...house, value: 'SW1A 2AA London ', label: '10 Downing Street', description: 'SW1A 2AA London' };
const accented = { ...house, value: 'Zürich ', label: 'Österreicher Straße 1', description: 'Zürich' };

type Row = readonly [text: string, match: typeof house, holds: boolean, begins: boolean];

const table: readonly Row[] = [
  ['Julianastraat 30', house, true, true],
  ['haarlem JULIANASTRAAT, 30', house, true, true],
  ['2012ES 30', house, true, true],
  ['2012 es 30', house, true, true],
  ['Julianastraat 3', house, false, true],
  ['juli', house, false, true],
  ['2012 e', house, false, true],
  ['Julianastraat 301', house, false, false],
  ['Julianastraat 30 Zwolle', house, false, false],
  ['Julianastraat 30', number30a, false, true],
  ['Julianastraat 30 a', number30a, true, true],
  ['30-A julianastraat', number30a, true, true],
  ['SW1A2AA 10', london, true, true],
  ['sw1 a2 aa downing street 10', london, true, true],
  ['downing sw1a 10', london, true, true],
  ['osterreicher strasse', accented, true, true],
  ['zurich Osterreicher', accented, true, true],
];

describe('a typed text', () => {
  for (const [text, match, holds, begins] of table) {
    it(`"${text}" is ${holds ? 'held' : begins ? 'begun' : 'not held'} by "${match.label}"`, () => {
      assert.deepEqual([holdsEveryWord(match, text), beginsEveryWord(match, text)], [holds, begins]);
    });
  }

  it('is compared in time that grows no faster than its words', () => {
    const match = { ...house, label: 'a aa aaa '.repeat(20) };
    assert.equal(holdsEveryWord(match, `${'a '.repeat(2_000)}b`), false);
  });
});
