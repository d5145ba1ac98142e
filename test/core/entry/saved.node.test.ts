import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isListOpen, savedRowsOf } from '../../../src/core/entry/saved.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { after, configured, listArrived, on, saved, search, seedOf } from '../../support/entry.ts';
import { belgium, savedHome as home, netherlands } from '../../support/samples.ts';
import { inNetherlands } from '../search/support.ts';

const work = { country: 'be', street: 'Wetstraat', building: '16', postcode: '1000', locality: 'Brussel' };

const wanted = search({ type: 'listWanted', seed: seedOf() });
const given = (...addresses: readonly unknown[]) => on(after(inNetherlands), configured({ addresses }));
const opened = on(given(home, work), wanted);
const namesOf = (state: EntryState) => savedRowsOf(state).map(({ label, address }) => [label, address.street]);
const keyOf = (state: EntryState, index = 0) => savedRowsOf(state).at(index)?.key ?? assert.fail();
const chosen =
  (index = 0) =>
  (state: EntryState) =>
    saved({ type: 'chosen', key: keyOf(state, index) });

describe('saved addresses', () => {
  it('are the list of an empty field, in the order of the page, each once', () => {
    const state = on(given(home, work, { ...home }), wanted);
    assert.equal(isListOpen(state), true);
    assert.deepEqual(namesOf(state), [
      ['Home', 'Spaarne'],
      ['', 'Wetstraat'],
    ]);
    assert.deepEqual(
      savedRowsOf(state).map(({ isElsewhere }) => isElsewhere),
      [false, true],
    );
  });

  it('leave out what is no address', () => {
    for (const value of [null, 'Home', 3, {}, { country: 'NL' }, { ...home, country: '' }, [home]])
      assert.deepEqual(namesOf(given(value)), [], JSON.stringify(value));
    assert.deepEqual(namesOf(given(JSON.stringify(home))), [['Home', 'Spaarne']], 'the JSON of one is one');
    for (const none of [null, undefined, 'all', { length: 1, 0: home }])
      assert.deepEqual(namesOf(on(opened, configured({ addresses: none as never }))), []);
  });
});

describe('a saved address that is chosen', () => {
  it('keeps what the page kept of its verdict', () => {
    const verdict = { grade: 'A', level: 'Building', choice: 'confirmed' } as const;
    const state = on(given({ ...home, verdict, source: 'manual' }), wanted, chosen());
    assert.deepEqual([state.committed?.address.verdict, state.committed?.verdict?.grade], [verdict, 'A']);
  });
});

describe('a saved address that cannot be chosen', () => {
  const reasons = (state: EntryState) => savedRowsOf(state).map(({ denied }) => denied);

  it('is in a country that the page does not offer', () => {
    const state = on(given(home, work), configured({ countries: 'NL DE' }), wanted);
    assert.deepEqual(reasons(state), [null, 'country']);
    assert.equal(on(state, chosen(1)).committed, null);
    assert.deepEqual(reasons(on(state, configured({ countries: 'NL BE' }))), [null, null]);
  });

  it('is in a country that the service does not have, where the page offers those of the service', () => {
    const state = given(home, work);
    assert.deepEqual(reasons(state), [null, null], 'not known yet');
    assert.deepEqual(reasons(on(state, listArrived([netherlands]))), [null, 'country']);
    assert.deepEqual(reasons(on(state, listArrived([netherlands, belgium]))), [null, null]);
  });
});
