import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ambiguousConstants } from '../support/constants.ts';
import { parseSource } from '../support/source.ts';

const ambiguousIn = (...texts: readonly string[]) =>
  ambiguousConstants(texts.map((text, index) => parseSource(`src/${index}.ts`, text)));

describe('constants of one name', () => {
  it('are told when their numbers differ, with the place of each', () => {
    assert.deepEqual(ambiguousIn('export const lateAfterMs = 100;', '\nconst lateAfterMs = 1_500;'), [
      'lateAfterMs is 100 (src/0.ts:1), 1500 (src/1.ts:2)',
    ]);
  });

  for (const [one, other] of [
    [`'a'`, `'b'`],
    ['true', 'false'],
    ['-1', '1'],
    ['2 ** 31', '2 ** 31 - 1'],
    ['1', `'1'`],
    [`'a' as const`, `'b'`],
  ]) {
    it(`are told for ${one} and ${other}`, () => {
      assert.equal(ambiguousIn(`const a = ${one};`, `const a = ${other};`).length, 1);
    });
  }

  for (const [one, other] of [
    ['86_400', '24 * 3_600'],
    [`'a'`, `'a'`],
    ['1', 'b'],
    ['[1]', '[2]'],
    ['() => 1', '() => 2'],
  ]) {
    it(`are not told for ${one} and ${other}`, () => {
      assert.deepEqual(ambiguousIn(`const a = ${one};`, `const a = ${other};`), []);
    });
  }

  it('are not told within functions', () => {
    assert.deepEqual(ambiguousIn('function f() { const a = 1; }', 'const a = 2;'), []);
  });
});
