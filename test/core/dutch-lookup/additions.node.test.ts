import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { additionsOf, officialAddition, withAddition } from '../../../src/core/dutch-lookup/additions.ts';
import { house2, house30, house212 } from '../../support/dutch-samples.ts';

describe('the additions of a house', () => {
  it('are compared without case and separators', () => {
    const house = { ...house2, houseNumberAdditions: ['A-1', 'bis A', '2'] };
    assert.equal(officialAddition(house, 'a1'), 'A-1');
    assert.equal(officialAddition(house, 'BISA'), 'bis A');
    assert.equal(officialAddition(house, '2'), '2');
    assert.equal(officialAddition(house, ''), null);
  });

  it('are not guessed if two are alike', () => {
    const house = { ...house2, houseNumberAdditions: ['1-1', '11'] };
    assert.equal(officialAddition(house, '11'), '11');
    assert.equal(officialAddition(house, '1 1'), null);
  });

  it('include the answer’s own if the list lacks it, each once', () => {
    assert.deepEqual(additionsOf({ ...house30, houseNumberAdditions: [] }), ['']);
    assert.deepEqual(additionsOf({ ...house212, houseNumberAdditions: [] }), []);
    assert.deepEqual(additionsOf({ ...house2, houseNumberAdditions: ['a', 'a'] }), ['a']);
  });

  it('keep the answer’s own if it is the requested one', () => {
    assert.equal(withAddition(house30, ''), house30);
  });
});
