import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Address } from '../../../src/core/address/address.ts';
import { savedRowsOf } from '../../../src/core/entry/saved.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { isTextRestorable, isUndoOffered } from '../../../src/core/entry/undo.ts';
import { after, configured, on, root, search, seedOf } from '../../support/entry.ts';
import { savedHome as home } from '../../support/samples.ts';
import { inNetherlands } from '../search/support.ts';

const work = { country: 'be', street: 'Wetstraat', building: '16', postcode: '1000', locality: 'Brussel' };

const wanted = search({ type: 'listWanted', seed: seedOf() });
const given = (...addresses: readonly unknown[]) => on(after(inNetherlands), configured({ addresses }));
const opened = on(given(home, work), wanted);
const namesOf = (state: EntryState) => savedRowsOf(state).map(({ label, address }) => [label, address.street]);
const chosen = (state: EntryState) => root({ type: 'savedChosen', key: savedRowsOf(state)[0]?.key ?? assert.fail() });

describe('saved addresses', () => {
  it('omit anything that is not an address', () => {
    for (const value of [null, 'Home', 3, {}, { country: 'NL' }, { ...home, country: '' }, [home]])
      assert.deepEqual(namesOf(given(value)), [], JSON.stringify(value));
    assert.deepEqual(namesOf(given(JSON.stringify(home))), [['Home', 'Spaarne']], 'the JSON of one is one');
    for (const none of [null, undefined, 'all', { length: 1, 0: home }])
      assert.deepEqual(namesOf(on(opened, configured({ addresses: none as never }))), []);
  });
});

describe('a chosen saved address', () => {
  it('keeps the verdict that the page stored', () => {
    const verdict = { grade: 'A', level: 'Building', choice: 'confirmed' } as const;
    const state = on(given({ ...home, verdict, source: 'manual' }), wanted, chosen);
    assert.deepEqual([state.committed?.address.verdict, state.committed?.verdict?.grade], [verdict, 'A']);
  });

  it('is undone to the empty field, and brought back from there', () => {
    const undo = root({ type: 'undone', seed: seedOf() });
    const state = on(opened, chosen);
    assert.equal(isTextRestorable(state), true);
    const empty = on(state, undo);
    assert.deepEqual([empty.committed, namesOf(empty).length, isUndoOffered(empty)], [null, 2, true]);
    const again = on(empty, undo);
    assert.equal(again.committed?.address.street, 'Spaarne');
    assert.equal(isUndoOffered(again), false);
  });

  it('stays in the fields of a page, and was typed there if it is written into them again', () => {
    const before = on(opened, configured({ addresses: [home], hasPageFields: true }));
    const state = on(before, chosen);
    assert.equal(isUndoOffered(state), false);
    const write = (address: Address | null) => root({ type: 'addressGiven', address, by: 'user' });
    const again = on(state, write(null), write(state.committed?.address ?? assert.fail()));
    assert.equal(again.committed?.address.source, 'manual');
  });

  it('is not one that is denied, or of a field that cannot be changed', () => {
    const key = savedRowsOf(opened)[0]?.key ?? assert.fail();
    for (const denial of [{ countries: 'BE' }, { isFixed: true }]) {
      const state = on(opened, configured({ addresses: [home, work], ...denial }));
      assert.equal(on(state, root({ type: 'savedChosen', key })).committed, null);
    }
  });
});
