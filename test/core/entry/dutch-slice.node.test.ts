import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { house30 } from '../../support/dutch-samples.ts';
import { lookupWanted, manualWanted, on, root, searchWanted } from '../../support/entry.ts';
import * as lookup from '../dutch-lookup/support.ts';

const refused = root({ type: 'invalidShown' });
const atHome = lookup.fill({ city: 'Haarlem', street: 'Julianastraat', houseNumber: '30' });
const foundByStreet = on(lookup.begun, lookup.byStreet, ...atHome, lookup.arrives(house30));

describe('the button “Use postcode and house number”', () => {
  it('leads from an address found by street to its postcode and number, and keeps the address', () => {
    const state = on(foundByStreet, manualWanted, searchWanted);
    const { method, fields, step } = state.dutchLookup;
    assert.deepEqual([state.panel.inSight, method, step], ['dutch-lookup', 'postcode', 'found']);
    assert.deepEqual([fields.postcode, fields.houseNumber], ['2012 ES', '30']);
    assert.equal(state.committed, foundByStreet.committed);
  });

  it('leads to their fields after a street was typed, which is not lost', () => {
    const typed = on(lookup.begun, lookup.byStreet, lookup.typed('street', 'Kade'));
    for (const state of [on(typed, manualWanted, searchWanted), on(typed, lookupWanted)]) {
      assert.deepEqual([state.dutchLookup.method, state.dutchLookup.fields.street], ['postcode', 'Kade']);
    }
  });
});

describe('a shopper whose order was refused without a Dutch address', () => {
  it('sees no new error while typing, until the next order', () => {
    const typing = on(lookup.begun, refused, lookup.typed('postcode', '20'));
    assert.equal(typing.attempt.refusals, 0);
    assert.equal(on(typing, refused).attempt.refusals, 1);
  });
});
