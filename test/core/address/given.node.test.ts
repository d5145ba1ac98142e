import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readGivenAddress } from '../../../src/core/address/given.ts';

describe('an address given in parts by a page', () => {
  const box = { country: 'NL', street: 'Postbus 9', postcode: '1000AA', locality: 'Amsterdam' };

  it('is a PO box if its street says so, as in any other address', () => {
    assert.equal(readGivenAddress(box)?.isPoBox, true);
    assert.equal(readGivenAddress(JSON.stringify(box))?.isPoBox, true);
    assert.equal(readGivenAddress({ ...box, street: 'Boxtelseweg 9' })?.isPoBox, false);
  });
});
