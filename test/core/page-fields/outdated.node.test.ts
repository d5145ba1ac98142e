import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Purpose } from '../../../src/core/page-fields/autofill-tokens.ts';
import { outdatedIn } from '../../../src/core/page-fields/outdated.ts';
import { belgium, netherlands } from '../../support/samples.ts';

const values = (postcode: string, region: string) =>
  new Map<Purpose, string>([
    ['postal-code', postcode],
    ['address-level1', region],
    ['address-level2', 'Haarlem'],
  ]);

describe('what does not fit the country that was chosen', () => {
  const before = values('2012 ES', 'Noord-Holland');

  it('is the region, and a postcode of another format', () => {
    assert.deepEqual(outdatedIn(before, before, belgium), ['postal-code', 'address-level1']);
  });

  it('is not a postcode that may be one there', () => {
    assert.deepEqual(outdatedIn(before, before, netherlands), ['address-level1']);
    const fitting = values('1000', '');
    assert.deepEqual(outdatedIn(fitting, fitting, belgium), []);
  });

  it('is nothing that was written together with the country', () => {
    assert.deepEqual(outdatedIn(values('20 12', 'Brussel'), before, belgium), []);
  });
});
