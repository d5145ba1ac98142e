import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { readSaved, savedFrom } from '../../../src/core/entry/restore.ts';
import { isListOpen, savedRowsOf } from '../../../src/core/entry/saved.ts';
import { newsOf } from '../../../src/core/entry/selectors.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { isUndoOffered } from '../../../src/core/entry/undo.ts';
import { after, configured, isoLoaded, listArrived, on, root, saved, search, seedOf } from '../../support/entry.ts';
import { belgium, savedHome as home, netherlands } from '../../support/samples.ts';
import { found, inNetherlands, typed } from '../search/support.ts';

const work = { country: 'be', street: 'Wetstraat', building: '16', postcode: '1000', locality: 'Brussel' };
const abroad = { label: 'Ann', country: 'US', street: '5th Ave', building: '350', locality: 'New York' };
const box = { country: 'NL', street: 'Postbus', building: '96', postcode: '2000 AB', locality: 'Haarlem' };

const wanted = search({ type: 'listWanted', seed: seedOf() });
const given = (...addresses: readonly unknown[]) => on(after(inNetherlands), configured({ addresses }));
const opened = on(given(home, work), wanted);
const namesOf = (state: EntryState) => savedRowsOf(state).map(({ label, address }) => [label, address.street]);
const keyOf = (state: EntryState, index = 0) => savedRowsOf(state).at(index)?.key ?? assert.fail();
const chosen =
  (index = 0) =>
  (state: EntryState) =>
    saved({ type: 'chosen', key: keyOf(state, index) });
const taken = on(opened, chosen());
const undone = root({ type: 'undone', seed: seedOf('session-undone') });

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

  it('are none while something is typed, and there again when it is gone', () => {
    const state = on(opened, typed('ju'));
    assert.deepEqual([namesOf(state), isListOpen(state)], [[], false]);
    assert.equal(isListOpen(on(state, typed(''))), true);
    assert.deepEqual(namesOf(after(...found)), []);
  });

  it('leave out what is no address', () => {
    for (const value of [null, 'Home', 3, {}, { country: 'NL' }, { ...home, country: '' }, [home]])
      assert.deepEqual(namesOf(given(value)), [], JSON.stringify(value));
    assert.deepEqual(namesOf(given(JSON.stringify(home))), [['Home', 'Spaarne']], 'the JSON of one is one');
    for (const none of [null, undefined, 'all', { length: 1, 0: home }])
      assert.deepEqual(namesOf(on(opened, configured({ addresses: none as never }))), []);
  });

  it('wait for a list of countries where their own may be in none yet', () => {
    const state = given(abroad);
    assert.deepEqual([namesOf(state), state.saved?.isCountryUnknown], [[], true]);
    const usa = { name: 'United States', iso2: 'US', iso3: 'USA' };
    const known = on(state, isoLoaded([usa, netherlands]));
    assert.deepEqual([namesOf(known), known.saved?.isCountryUnknown], [[['Ann', '5th Ave']], false]);
  });

  it('follow another list of the page, and keep the rows that it has again', () => {
    const state = on(opened, configured({ addresses: [work, home] }));
    assert.deepEqual(namesOf(state), [
      ['', 'Wetstraat'],
      ['Home', 'Spaarne'],
    ]);
    const same = on(opened, configured({ addresses: [{ ...home }, { ...work }] }));
    assert.equal(same.saved, opened.saved);
    const gone = on(opened, configured({ addresses: [] }));
    assert.deepEqual([namesOf(gone), isListOpen(gone)], [[], false]);
  });
});

describe('a saved address that is chosen', () => {
  it('is the address, in its country, and nothing is asked of the service', () => {
    const state = on(opened, chosen(1));
    const { address, details } = state.committed ?? assert.fail();
    assert.deepEqual([address.street, address.source, details, state.changedBy], ['Wetstraat', 'saved', null, 'user']);
    assert.equal(countryOf(state)?.iso3, 'BEL');
    assert.deepEqual([state.search.request, state.search.session], [null, null]);
    assert.equal(isListOpen(state), false);
  });

  it('is told as saved, once its lines are there', () => {
    const printed = on(opened, root({ type: 'formatsSettled', formats: 'loaded' }));
    const state = on(printed, chosen());
    const news = newsOf(state, printed);
    assert.deepEqual(
      news.map(({ name }) => name),
      ['address-step', 'address-selected', 'change'],
    );
    const { detail } = news.find(({ name }) => name === 'address-selected') ?? assert.fail();
    assert.deepEqual(
      [detail && 'source' in detail && detail.source, state.committed?.address.mailLines],
      ['saved', ['Spaarne 2', '2011 CD  Haarlem']],
    );
  });

  it('keeps what the page kept of its verdict', () => {
    const verdict = { grade: 'A', level: 'Building', choice: 'confirmed' } as const;
    const state = on(given({ ...home, verdict, source: 'manual' }), wanted, chosen());
    assert.deepEqual([state.committed?.address.verdict, state.committed?.verdict?.grade], [verdict, 'A']);
  });

  it('is not taken where it was replaced meanwhile, or where nothing may be changed', () => {
    const replaced = on(opened, configured({ addresses: [work] }));
    assert.equal(on(replaced, saved({ type: 'chosen', key: keyOf(opened) })).committed, null);
    const fixed = on(opened, configured({ isFixed: true }));
    assert.equal(on(fixed, chosen()).committed, null);
  });

  it('is undone like any other: cleared, and put back', () => {
    const cleared = on(taken, search({ type: 'cleared' }));
    assert.deepEqual([cleared.committed, isUndoOffered(cleared), savedRowsOf(cleared).length], [null, true, 2]);
    const back = on(cleared, undone);
    assert.equal(back.committed, taken.committed);
  });

  it('is the address again when its text is typed again, or Escape puts it back', () => {
    const overtyped = on(taken, typed('ju'));
    assert.equal(overtyped.committed, null);
    assert.equal(on(overtyped, typed(taken.search.text)).committed, taken.committed);
    assert.equal(on(overtyped, undone).committed, taken.committed);
  });

  it('is restored after a navigation as what it is', () => {
    const given = readSaved(savedFrom(taken)) ?? assert.fail();
    const state = after(root({ type: 'restored', saved: given }));
    assert.deepEqual(state.committed?.address, taken.committed?.address);
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

  it('is a PO box, where the page takes none', () => {
    const state = given(home, box);
    assert.deepEqual(reasons(state), [null, null]);
    assert.deepEqual(reasons(on(state, configured({ poBox: 'deny' }))), [null, 'po-box']);
  });
});
