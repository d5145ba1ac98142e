import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { speechOf } from '../../../src/core/entry/selectors.ts';
import { type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import { details, netherlands } from '../../support/samples.ts';

const address = addressFrom(details, netherlands);
const committed = { address, details: null, source: null, verdict: null };
const byPage: EntryState = { ...initialEntry, committed, changedBy: 'page' };
const byPerson: EntryState = { ...initialEntry, committed, changedBy: 'person' };
const statusOf = (state: EntryState) => (state.committed ? 'Address filled in' : state.search.text);
const typed: EntryState = { ...initialEntry, search: { ...initialEntry.search, text: 'Searching' } };

describe('what is said of a change', () => {
  it('is the new status, and nothing when it is the same', () => {
    assert.equal(speechOf(byPerson, initialEntry, statusOf), 'Address filled in');
    assert.equal(speechOf(byPerson, byPerson, statusOf), null);
  });

  it('is nothing of an address the page gave, and what was said before is taken back', () => {
    assert.equal(speechOf(byPage, initialEntry, statusOf), null);
    assert.equal(speechOf(byPage, typed, statusOf), '');
    assert.equal(speechOf(byPage, byPerson, statusOf), '');
  });
});
