import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOneSlip, lettersOf } from '../../src/core/letters.ts';

describe('one slip of the finger', () => {
  for (const [wrong, right] of [
    ['2012E', '2012ES'],
    ['2012ESS', '2012ES'],
    ['2012ED', '2012 es'],
    ['0212ES', '2012ES'],
    ['', 'X'],
    ['a', 'a'],
  ] as const) {
    it(`makes ${JSON.stringify(wrong)} of ${right}`, () => assert.ok(isOneSlip(lettersOf(wrong), lettersOf(right))));
  }
  for (const [wrong, right] of [
    ['2012', '2012ES'],
    ['2021SE', '2012ES'],
    ['1202ES', '2012ES'],
    ['2112ED', '2012ES'],
    ['75', ''],
    ['12', '1'.repeat(4)],
    ['2012AB', '2012BC'],
    ['2012AB', '2012BAC'],
    ['2012ABC', '2012BA'],
  ] as const) {
    it(`does not make ${wrong} of ${right}`, () => assert.ok(!isOneSlip(lettersOf(wrong), lettersOf(right))));
  }
});

describe('the letters of a text', () => {
  it('are the same in any case, with and without accents, spaces and punctuation', () => {
    assert.equal(lettersOf('Groß-Gerau, 1ª'), lettersOf('GROSS GERAU 1A'));
    assert.equal(lettersOf(' –'), '');
  });
});
