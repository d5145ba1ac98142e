import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { after, on, reduce, search, seedOf } from '../../support/entry.ts';
import { house, street } from '../../support/samples.ts';
import { arrives, chose, fails, found, inNetherlands, listWanted, pending, typed } from './support.ts';

describe('typing', () => {
  for (const text of ['', ' ', 'j', ' j ']) {
    it(`sends no request for ${JSON.stringify(text)}, which is too short`, () => {
      assert.equal(after(inNetherlands, typed(text)).search.request, null);
    });
  }

  it('searches for what is typed, not for the match that was chosen before', () => {
    const sought = after(...found, chose(house), fails('invalid-input'));
    assert.equal(pending(sought).sought, house);
    assert.equal(pending(reduce(sought, typed(house.value))).sought, null);
  });
});

describe('choosing a match', () => {
  for (const precision of ['None', 'Locality', 'PostalCode', 'Street', 'PartialAddress', 'Planet']) {
    it(`drills down from the precision ${precision}`, () => {
      const match = { ...street, precision };
      const state = after(inNetherlands, typed('julian'), arrives([match]), chose(match));
      assert.equal(state.search.request?.kind, 'suggest');
    });
  }

  it('chooses the one in the newest list, even before that is shown', () => {
    const newer = { ...house, context: 'nldNewer' };
    const state = after(inNetherlands, typed('julian'), arrives([street, newer]), chose(house));
    assert.equal(state.search.request?.kind === 'details' && state.search.request.match, newer);
  });

  it('chooses the match itself if the list has another that says the same', () => {
    const twin = { ...house, context: 'nldTwin' };
    const state = after(inNetherlands, typed('julian'), arrives([house, twin]), chose(twin));
    assert.equal(state.search.request?.kind === 'details' && state.search.request.match, twin);
  });
});

describe('opening the list', () => {
  const unseen = { type: 'typed', seed: seedOf(), isListWanted: false } as const;

  it('sends no request for only spaces, nor for a text that is too short', () => {
    const spaces = on(after(inNetherlands), search({ ...unseen, text: '  ' }));
    assert.equal(on(spaces, listWanted).search.request, null);
    assert.equal(on(after(inNetherlands), search({ ...unseen, text: 'j' }), listWanted).search.request, null);
  });
});
