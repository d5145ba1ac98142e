import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { plainTextsOf } from '../../../src/core/entry/plain.ts';
import { after } from '../../support/entry.ts';
import { inNetherlands, typed } from '../search/support.ts';

describe('the three plain fields', () => {
  for (const [text, street, postcode, locality] of [
    ['2012es 30', '30', '2012es', ''],
    ['2012 ES', '', '2012 ES', ''],
    ['2012ES Haarlem, Julianastraat 30', 'Julianastraat 30', '2012ES', 'Haarlem'],
    ['Julianastraat 30', 'Julianastraat 30', '', ''],
  ] as const)
    it(`begin with what was searched for, each part once: ${text}`, () => {
      assert.deepEqual(plainTextsOf(after(inNetherlands, typed(text))), { ...emptyFields, street, postcode, locality });
    });
});
