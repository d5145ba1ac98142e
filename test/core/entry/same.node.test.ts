import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFromInput } from '../../../src/core/address/address-input.ts';
import { committedFrom } from '../../../src/core/entry/committed.ts';
import { reduceEntry } from '../../../src/core/entry/reducer.ts';
import { readSaved, savedFrom } from '../../../src/core/entry/restore.ts';
import { sameFormOf } from '../../../src/core/entry/same.ts';
import { sameSlice } from '../../../src/core/entry/same-slice.ts';
import { savedRowsOf } from '../../../src/core/entry/saved.ts';
import { addressInEffect, newsOf } from '../../../src/core/entry/selectors.ts';
import { type EntryState, initialEntry, type OtherEntry } from '../../../src/core/entry/state.ts';
import { after, configured, manual, manualLoaded, manualWanted, on, root, same, seedOf } from '../../support/entry.ts';
import { savedHome } from '../../support/samples.ts';
import { done, inNetherlands, typed } from '../search/support.ts';

const of = (street: string) =>
  addressFromInput({ country: 'NL', street, building: '2', locality: 'Haarlem', source: 'manual' }, []) ??
  assert.fail();
const other = (street: string | null): OtherEntry => ({
  committed: street === null ? null : committedFrom(of(street)),
  invalid: street === null ? { flags: { valueMissing: true }, message: 'Enter an address.' } : null,
  isErrorShown: false,
});
const followed = (street: string | null) => same({ type: 'followed', other: other(street) });
const gone = same({ type: 'followed', other: null });
const ticked = same({ type: 'ticked' });
const unticked = same({ type: 'unticked' });
const streetOf = (state: EntryState) => state.committed?.address.street ?? null;

const following = on(after(inNetherlands), followed('Spaarne'));

describe('an address that is the same as another one', () => {
  it('is ticked where there is nothing of its own', () => {
    assert.deepEqual([following.same?.isTicked, streetOf(following)], [true, 'Spaarne']);
    for (const steps of [done, [inNetherlands, typed('ju')]])
      assert.equal(on(after(...steps), followed('Spaarne')).same?.isTicked, false);
  });

  it('is not ticked over a text of its own, nor over fields by hand, whatever the other one has', () => {
    for (const street of ['Spaarne', null]) {
      const typing = on(after(inNetherlands, typed('ju')), followed(street));
      assert.deepEqual([typing.same?.isTicked, typing.search.text], [false, 'ju']);
    }
    const set = on(after(manualLoaded), root({ type: 'valueSet', address: of('Spaarne') }));
    assert.equal(on(set, followed('Spaarne')).same?.isTicked, true);
    const edited = on(set, manualWanted, manual({ type: 'fieldEdited', field: 'street', text: 'Dam' }));
    const state = on(edited, followed('Spaarne'));
    assert.deepEqual([state.same?.isTicked, state.manual.fields.street], [false, 'Dam']);
  });

  it('follows without news of its own: the page hears of it from the other one', () => {
    const state = on(following, followed('Kerkstraat'));
    assert.deepEqual([streetOf(state), state.changedBy, newsOf(state, following).length], ['Kerkstraat', 'script', 0]);
    assert.equal(streetOf(on(state, followed(null))), null);
  });

  it('has the state for the form from the other one', () => {
    const form = sameFormOf(following);
    assert.deepEqual([form?.texts?.street, form?.invalid], ['Spaarne', null]);
    const empty = on(following, followed(null));
    assert.deepEqual([sameFormOf(empty)?.texts, sameFormOf(empty)?.invalid?.message], [null, 'Enter an address.']);
    assert.equal(sameFormOf(on(empty, unticked)), null);
  });

  it('is empty when it is unticked, and as it was when it was something', () => {
    const own = on(following, unticked);
    assert.deepEqual([streetOf(own), own.search.text, own.same?.isTicked], [null, '', false]);
    const mine = on(own, root({ type: 'valueSet', address: of('Dam') }));
    const back = on(mine, ticked);
    assert.deepEqual([streetOf(back), back.same?.isTicked], ['Spaarne', true]);
    assert.equal(on(back, followed('Kerkstraat'), unticked).committed, mine.committed);
    assert.equal(on(own, typed('ju'), ticked, unticked).search.text, 'ju');
  });

  it('leaves no saved address to choose from, and has them again when the other one is empty', () => {
    const begun = on(after(inNetherlands), configured({ addresses: [savedHome] }));
    const state = on(begun, followed('Spaarne'));
    assert.deepEqual([savedRowsOf(begun).length, savedRowsOf(state).length], [1, 0]);
    assert.equal(savedRowsOf(on(state, followed(null))).length, 1);
  });

  it('is over where the page opens the fields by hand, which are empty then', () => {
    const state = on(following, manualLoaded, manualWanted, followed('Kerkstraat'));
    assert.deepEqual([state.panel.inSight, state.manual.fields.street], ['manual', '']);
    assert.deepEqual([state.same?.isTicked, addressInEffect(state)], [false, null]);
  });

  it('is in the fields by hand, too, where those are all that there is', () => {
    const loaded = on(following, manualLoaded);
    const opened = { ...loaded, panel: { ...loaded.panel, inSight: 'manual' } } as typeof loaded;
    const state = on(opened, followed('Kerkstraat'));
    assert.deepEqual([state.same?.isTicked, state.manual.fields.street], [true, 'Kerkstraat']);
    assert.equal(addressInEffect(state)?.street, 'Kerkstraat');
  });

  it('is followed again where it was printed while the other one was gone', () => {
    const unprinted = [inNetherlands, followed('Spaarne'), gone].reduce(
      (state, event) => reduceEntry(state, event, { same: sameSlice }),
      initialEntry,
    );
    assert.deepEqual([streetOf(unprinted), unprinted.committed?.address.lines], ['Spaarne', []]);
    const state = on(unprinted, root({ type: 'formatsSettled', formats: 'loaded' }), followed('Kerkstraat'));
    assert.deepEqual([state.same?.isTicked, streetOf(state)], [true, 'Kerkstraat']);
  });

  it('tells the page of a tick by the person', () => {
    const own = on(following, unticked);
    assert.deepEqual(
      newsOf(own, following).map(({ name }) => name),
      ['address-step', 'address-cleared', 'change'],
    );
  });

  it('is unticked by another address of the page, and by none', () => {
    const state = on(following, root({ type: 'valueSet', address: of('Dam') }));
    assert.deepEqual([streetOf(state), state.same?.isTicked], ['Dam', false]);
    const again = on(following, root({ type: 'valueSet', address: of('Spaarne') }));
    assert.equal(again.same?.isTicked, true);
    const cleared = on(following, root({ type: 'cleared', by: 'script' }));
    assert.deepEqual([streetOf(cleared), cleared.same?.isTicked], ['Spaarne', true]);
  });

  it('is ticked again after a reset', () => {
    const state = on(following, unticked, root({ type: 'reset', initial: null, seed: seedOf() }));
    assert.equal(on(state, same({ type: 'reset' })).same?.isTicked, true);
  });

  it('keeps the address while the other one is gone, and what was entered meanwhile', () => {
    const alone = on(following, gone);
    assert.deepEqual([streetOf(alone), sameFormOf(alone)], ['Spaarne', null]);
    assert.equal(streetOf(on(alone, followed('Kerkstraat'))), 'Kerkstraat');
    const own = on(alone, root({ type: 'valueSet', address: of('Dam') }), followed('Kerkstraat'));
    assert.deepEqual([streetOf(own), own.same?.isTicked], ['Dam', false]);
  });

  describe('after a navigation', () => {
    const dam = root({ type: 'valueSet', address: of('Dam') });
    const back = (left: EntryState) => root({ type: 'restored', saved: readSaved(savedFrom(left)) ?? assert.fail() });
    const seen = (state: EntryState) => [state.same?.isTicked, streetOf(state), state.search.text];
    const left = on(following, unticked);

    it('is unticked beside an empty field that was left so', () => {
      for (const state of [
        on(after(inNetherlands, back(left)), followed('Spaarne')),
        on(following, back(left)),
        on(after(inNetherlands, back(left)), gone, followed(null), followed('Spaarne')),
      ])
        assert.deepEqual(seen(state), [false, null, '']);
    });

    it('has the text or the address that it was left with', () => {
      const text = on(after(inNetherlands, back(on(left, typed('ju')))), followed('Spaarne'));
      assert.deepEqual(seen(text), [false, null, 'ju']);
      assert.deepEqual(seen(on(following, back(on(left, dam)))).slice(0, 2), [false, 'Dam']);
    });

    it('is ticked where it was left so, although the page begins with another address', () => {
      const again = on(after(inNetherlands, dam), followed('Spaarne'));
      assert.equal(again.same?.isTicked, false);
      assert.deepEqual(seen(on(again, back(following))).slice(0, 2), [true, 'Spaarne']);
      assert.deepEqual(seen(on(after(inNetherlands, dam, back(following)), followed('Kerkstraat'))).slice(0, 2), [
        true,
        'Kerkstraat',
      ]);
    });

    it('is unticked by what a person types before its code is there', () => {
      const state = on(after(inNetherlands, back(following), typed('ju')), followed('Spaarne'));
      assert.deepEqual(seen(state), [false, null, 'ju']);
    });

    it('has the address that it was left with where the other one was gone', () => {
      assert.equal(streetOf(after(inNetherlands, back(on(following, gone)))), 'Spaarne');
    });

    it('is nothing in a page without it', () => {
      assert.equal(after(inNetherlands, back(after(inNetherlands))).same, null);
    });
  });
});
