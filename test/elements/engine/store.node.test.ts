import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manualSlice } from '../../../src/core/entry/manual-slice.ts';
import { searchSlice } from '../../../src/core/entry/search-slice.ts';
import { initialEntry } from '../../../src/core/entry/state.ts';
import { Store, type Transition } from '../../../src/elements/engine/store.ts';
import { manual, manualLoaded, manualWanted, root, search, seedOf } from '../../support/entry.ts';

const invalidShown = root({ type: 'invalidShown' });
const typed = search({ type: 'typed', text: 'ju', seed: seedOf(), isListWanted: true });

/** A store that knows the events of the search. */
function createSearchStore(): Store {
  const store = new Store();
  store.install({ search: searchSlice });
  return store;
}

describe('a store', () => {
  it('starts in the initial state, each one separately', () => {
    const [one, other] = [new Store(), new Store()];
    assert.equal(one.state, initialEntry);
    one.dispatch(typed);
    assert.equal(other.state, initialEntry);
  });

  it('notifies every listener of a transition immediately, in order', () => {
    const store = createSearchStore();
    const heard: [number, Transition][] = [];
    for (const index of [0, 1]) store.subscribe((transition) => heard.push([index, transition]));
    store.dispatch(typed);
    assert.deepEqual(
      heard.map(([index]) => index),
      [0, 1],
    );
    const [, transition] = heard[0] ?? [];
    assert.equal(transition?.event.type, 'typed');
    assert.deepEqual([transition?.previous, transition?.next], [initialEntry, store.state]);
    assert.equal(store.state.search.text, 'ju');
  });

  it('has the next state before a listener is notified', () => {
    const store = createSearchStore();
    const states: boolean[] = [];
    store.subscribe(({ next }) => states.push(next === store.state));
    store.dispatch(typed);
    assert.deepEqual(states, [true]);
  });

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

  it('handles the events of a panel once it has its slice', () => {
    const store = createSearchStore();
    const opened = manual({ type: 'fieldVisited', field: 'addition' });
    store.dispatch(opened);
    assert.equal(store.state, initialEntry);
    store.install({ manual: manualSlice });
    store.install({});
    store.dispatch(manualLoaded);
    store.dispatch(manualWanted);
    store.dispatch(opened);
    assert.deepEqual(store.state.manual.visited, ['addition']);
  });
});
