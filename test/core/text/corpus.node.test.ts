import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areaOf } from '../../../src/core/address/areas.ts';
import { hasField, postcodeFrom } from '../../../src/core/address/formats.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { areasIn, corpora, countryOf, judgeAll } from './corpus.ts';
import { type Answer, bare, judge } from './judge.ts';

for (const [name, rows] of Object.entries(corpora)) {
  describe(`pasted texts (${name})`, async () => {
    const judged = await judgeAll(rows);
    const told = (verdict: string) =>
      judged
        .filter(({ judgement }) => judgement.verdict === verdict)
        .map(({ row: [, text], judgement }) => `${JSON.stringify(text)} ${judgement.faults.join(', ')}`);

    it('are never parsed wrongly', () => {
      assert.deepEqual(told('wrong'), []);
    });

    it('are parsed in at least 85 of 100 cases', () => {
      assert.ok(told('right').length >= rows.length * 0.85, ['declined:', ...told('declined')].join('\n'));
    });
  });

  describe(`the rows (${name})`, () => {
    it('have each text once', () => {
      assert.equal(new Set(rows.map(([, text]) => text)).size, rows.length);
    });

    for (const row of rows) {
      const [, text, right] = row;
      if (right === 'declined') continue;
      it(`name parts that the country has: ${text.replace(/\s+/g, ' ')}`, async () => {
        const format = worldFormatOf(countryOf(row));
        const areas = await areasIn(countryOf(row));
        for (const { line, unit, either, loose, district, postcode, locality, region } of [right].flat()) {
          if (district) assert.ok(hasField(format, 'district'), 'district');
          if (locality) assert.ok(hasField(format, 'locality'), 'locality');
          const regions = [region ?? []].flat().filter(Boolean);
          if (regions.length > 0) assert.ok(hasField(format, 'region'), 'region');
          if (regions.length > 0 && areas.length > 0)
            assert.ok(
              regions.some((it) => areaOf(it, areas)),
              regions.join(),
            );
          for (const it of [postcode ?? []].flat()) assert.ok(postcodeFrom(it, format), it);
          for (const value of [line, unit, either, loose].flatMap((it) => [it ?? []].flat()))
            for (const word of value.split(/[\s,]+/))
              assert.ok(bare(text).includes(bare(word)), `in the text: ${word}`);
        }
      });
    }
  });
}

describe('the result of a row', () => {
  const text = 'Eva Huber\nBäckerstr. 7\n10119 Berlin\nTel. 030 123';
  const right = { line: 'Bäckerstr. 7', postcode: '10119', locality: 'Berlin' };
  const answer = (fields: Partial<Answer['fields']> = {}, rest = ['Eva Huber', '030 123']): Answer => ({
    country: null,
    fields: {
      street: 'Bäckerstr.',
      building: '7',
      addition: '',
      district: '',
      postcode: '10119',
      locality: 'BERLIN',
      region: '',
      ...fields,
    },
    rest,
    isWhole: true,
  });
  const verdict = (read: Answer) => judge(['DE', text, right], read, []).verdict;

  it('is right if all parts are equal, ignoring case and punctuation', () => {
    assert.equal(verdict(answer()), 'right');
    assert.equal(verdict(answer({ street: '7, bäckerstr', building: '' })), 'wrong');
    assert.equal(verdict(answer({ street: 'bäckerstr 7', building: '' })), 'right');
    assert.equal(verdict(answer({ street: 'Backerstr.' })), 'wrong');
  });

  it('is wrong if a word is lost, or in the wrong part', () => {
    assert.equal(verdict(answer({}, ['Eva Huber'])), 'wrong');
    assert.equal(verdict(answer({ addition: 'Eva Huber' }, ['030 123'])), 'wrong');
    assert.equal(verdict({ ...answer(), country: 'AT' }), 'wrong');
  });

  it('is declined if the parser says so', () => {
    assert.equal(verdict({ ...answer(), isWhole: false }), 'declined');
    assert.equal(judge(['DE', 'Berlin', 'declined'], answer(), []).verdict, 'wrong');
    assert.equal(judge(['DE', 'Berlin', 'declined'], { ...answer(), isWhole: false }, []).verdict, 'right');
  });
});

describe('the corpus', () => {
  const all = Object.values(corpora).flat();

  it('has 300 texts or more, of 60 countries or more', () => {
    assert.ok(all.length >= 300);
    assert.ok(new Set(all.filter(([, , right]) => right !== 'declined').map(countryOf)).size >= 60);
  });
});
