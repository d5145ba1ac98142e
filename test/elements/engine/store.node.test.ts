import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchSlice } from '../../../src/core/entry/search-slice.ts';
import { Store } from '../../../src/elements/engine/store.ts';
import { root, search, seedOf } from '../../support/entry.ts';

const invalidShown = root({ type: 'invalidShown' });
const typed = search({ type: 'typed', text: 'ju', seed: seedOf(), isListWanted: true });

/** A store that knows the events of the search. */
function createSearchStore(): Store {
  const store = new Store();
  store.install({ search: searchSlice });
  return store;
}

describe('a store', () => {
  it('notifies no listener of an event that changed nothing', () => {
    const store = createSearchStore();
    let count = 0;
    store.subscribe(() => count++);
    store.dispatch(root({ type: 'submitBegun' }));
    assert.equal(count, 0);
  });

  it('notifies no listener that was removed', () => {
    const store = createSearchStore();
    let count = 0;
    const unsubscribe = store.subscribe(() => count++);
    unsubscribe();
    unsubscribe();
    store.dispatch(typed);
    assert.equal(count, 0);
  });

  it('accepts an event from a listener', () => {
    const store = createSearchStore();
    const types: string[] = [];
    store.subscribe(({ event }) => {
      types.push(event.type);
      if (event.type === 'typed') store.dispatch(invalidShown);
    });
    store.dispatch(typed);
    assert.deepEqual(types, ['typed', 'invalidShown']);
    assert.equal(store.state.attempt.refusals, 1);
  });
});
