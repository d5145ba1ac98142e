import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRestorable, isUndoOffered } from '../../../src/core/entry/former.ts';
import { newsOf, stepOf } from '../../../src/core/entry/selectors.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { after, configured, on, reduce, root, seedOf } from '../../support/entry.ts';
import { belgium, house, street } from '../../support/samples.ts';
import {
  arrives,
  countryChosen,
  done,
  emptied,
  fails,
  found,
  inNetherlands,
  pending,
  typed,
} from '../search/support.ts';

const undone = root({ type: 'undone', seed: seedOf('session-undone') });
const committed = after(...done);
const overtyped = on(committed, typed('julian'), arrives([street, house]));
const addressOf = (state: EntryState) => state.committed?.address.mailLines[0];

describe('what Escape puts back', () => {
  it('is the address that is being typed over, with its text, its details and its events', () => {
    const state = reduce(overtyped, undone);
    assert.equal(isRestorable(overtyped), true);
    assert.equal(state.committed, committed.committed);
    assert.equal(state.search.text, committed.search.text);
    assert.deepEqual([state.search.session, state.search.request, state.search.list], [null, null, null]);
    assert.deepEqual(
      newsOf(state, overtyped).map(({ name }) => name),
      ['address-step', 'address-selected', 'change'],
    );
  });

  it('is the empty field where there was nothing before, and that can be undone', () => {
    const state = on(after(...found), undone);
    assert.deepEqual([state.search.text, state.committed], ['', null]);
    assert.equal(isUndoOffered(state), true);
  });

  for (const [what, state] of [
    ['is being searched for', on(committed, typed('julian'))],
    ['was not found', on(committed, typed('julian'), arrives([]))],
    ['could not be searched for', on(committed, typed('julian'), fails('unavailable'))],
    ['is a committed address', committed],
    ['is empty', after(inNetherlands)],
    ['cannot be changed', on(overtyped, configured({ isFixed: true }))],
  ] as const) {
    it(`is nothing while the text ${what}`, () => assert.equal(isRestorable(state), false));
  }
});

describe('undoing', () => {
  it('is offered for a field that was emptied, and brings the address back', () => {
    const empty = on(committed, emptied);
    assert.deepEqual([addressOf(empty), isUndoOffered(empty)], [undefined, true]);
    const state = reduce(empty, undone);
    assert.equal(addressOf(state), 'Julianastraat 30');
    assert.equal(stepOf(state), 'done');
  });

  it('brings a text back that was no address yet, and searches for it in a session of its own', () => {
    const state = on(after(...found), emptied, undone);
    assert.deepEqual(
      [state.search.text, pending(state).term, pending(state).session],
      ['julian', 'julian', 'session-undone'],
    );
    assert.equal(state.search.listbox.open, true);
  });

  it('takes back what Escape did, and that in turn', () => {
    const escaped = reduce(overtyped, undone);
    assert.equal(isUndoOffered(escaped), true);
    const again = reduce(escaped, undone);
    assert.deepEqual([again.search.text, again.committed], ['julian', null]);
    assert.equal(reduce(on(again, arrives([street, house])), undone).committed, committed.committed);
  });

  it('is not offered where there is nothing to bring back', () => {
    for (const state of [
      after(inNetherlands),
      committed,
      after(...found),
      on(after(inNetherlands), emptied),
      on(committed, emptied, typed('ju')),
      on(committed, emptied, configured({ isFixed: true })),
    ]) {
      assert.equal(isUndoOffered(state), false);
    }
  });

  it('is over with another country, and with what the page does', () => {
    const empty = on(committed, emptied);
    for (const event of [
      countryChosen(belgium),
      root({ type: 'cleared', by: 'page' }),
      root({ type: 'reset', initial: null, seed: seedOf() }),
      root({ type: 'left' }),
    ]) {
      assert.equal(reduce(empty, event).former, null);
    }
  });
});

describe('the text of the committed address', () => {
  it('is the address again when it is typed again, as it was written', () => {
    const { text } = committed.search;
    for (const again of [text, text.trim(), `${text} `]) {
      const state = on(committed, typed('julian'), typed(again));
      assert.equal(state.committed, committed.committed);
      assert.equal(state.search.text, again, 'what is typed is never rewritten');
      assert.equal(state.search.request, null);
    }
  });

  it('is no address while it is being changed from its end, and is one again with the same space there', () => {
    const state = reduce(committed, typed(committed.search.text.trim()));
    assert.equal(state.committed, null);
    assert.equal(reduce(state, typed(`${committed.search.text.trim()}  `)).committed, null);
    assert.equal(reduce(state, typed(committed.search.text)).committed, committed.committed);
  });

  it('stays the address where typing left it as it was', () => {
    assert.equal(reduce(committed, typed(committed.search.text)), committed);
  });

  it('is the address again after the field was emptied', () => {
    assert.equal(addressOf(on(committed, emptied, typed(committed.search.text))), 'Julianastraat 30');
  });

  it('is no address once the page has taken that away', () => {
    const state = on(committed, root({ type: 'cleared', by: 'page' }), typed(committed.search.text));
    assert.equal(state.committed, null);
  });
});
