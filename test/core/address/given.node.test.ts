import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readGivenAddress } from '../../../src/core/address/given.ts';

describe('an address that a page gives by its parts', () => {
  const box = { country: 'NL', street: 'Postbus 9', postcode: '1000AA', locality: 'Amsterdam' };

  it('is a PO box where its street says so, as by every other way', () => {
    assert.equal(readGivenAddress(box)?.isPoBox, true);
    assert.equal(readGivenAddress(JSON.stringify(box))?.isPoBox, true);
    assert.equal(readGivenAddress({ ...box, street: 'Boxtelseweg 9' })?.isPoBox, false);
  });
});
