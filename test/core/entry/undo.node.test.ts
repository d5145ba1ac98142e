import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { isUndoOffered } from '../../../src/core/entry/undo.ts';
import { house30 } from '../../support/dutch-samples.ts';
import { after, configured, lookupLoaded, on, reduce, root, seedOf } from '../../support/entry.ts';
import { belgium, house, netherlands, street } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { arrives, countryChosen, done, emptied, inNetherlands, typed } from '../search/support.ts';

const undone = root({ type: 'undone', seed: seedOf('session-undone') });
const committed = after(...done);
const overtyped = on(committed, typed('julian'), arrives([street, house]));
const addressOf = (state: EntryState) => state.committed?.address.mailLines[0];

describe('undoing', () => {
  it('restores what Escape did, and that in turn', () => {
    const escaped = reduce(overtyped, undone);
    assert.equal(isUndoOffered(escaped), true);
    const again = reduce(escaped, undone);
    assert.deepEqual([again.search.text, again.committed], ['julian', null]);
    assert.equal(reduce(on(again, arrives([street, house])), undone).committed, committed.committed);
  });

  it('is not available after another country, or an action of the page', () => {
    const empty = on(committed, emptied);
    for (const event of [
      countryChosen(belgium),
      root({ type: 'addressGiven', address: null, by: 'script' }),
      root({ type: 'reset', initial: null, seed: seedOf() }),
      root({ type: 'disconnected' }),
    ]) {
      assert.equal(reduce(empty, event).undo, null);
    }
  });
});

describe('an address that was left for another country', () => {
  const away = on(committed, countryChosen(belgium), arrives([]));

  it('comes back, even via a third country, and in the Dutch lookup if it came from there', () => {
    const texas = { name: 'Texas', iso2: 'XT', iso3: 'XTX' };
    assert.equal(addressOf(on(away, countryChosen(texas), countryChosen(netherlands))), 'Julianastraat 30');
    const looked = on(
      after(configured({ nlLookup: true }), lookupLoaded, inNetherlands),
      ...lookup.at30,
      lookup.arrives(house30),
    );
    const back = on(looked, countryChosen(belgium), countryChosen(netherlands));
    assert.deepEqual(
      [back.panel.inSight, back.committed?.address.source, back.dutchLookup.step],
      ['dutch-lookup', 'lookup', 'found'],
    );
  });

  it('is not restored in the other country by Escape, Undo or its text', () => {
    const other = on(away, typed('rue'), arrives([street]));
    assert.equal(reduce(other, undone).committed, null);
    assert.equal(isUndoOffered(on(away, emptied)), true, 'of the text');
    assert.equal(on(away, emptied, undone).committed, null);
    assert.equal(on(other, typed(committed.search.text)).committed, null);
  });
});

describe('an address that was cleared in an element that starts with the Dutch lookup', () => {
  const given = root({ type: 'addressGiven', by: 'script', address: committed.committed?.address as never });
  const nlFirst = after(configured({ nlLookup: true }), lookupLoaded, inNetherlands, given);
  const cleared = on(nlFirst, emptied);

  it('can be restored in the fields of the lookup, as long as they are empty', () => {
    assert.deepEqual(
      [nlFirst.panel.inSight, cleared.panel.inSight, isUndoOffered(cleared)],
      ['search', 'dutch-lookup', true],
    );
    assert.equal(addressOf(reduce(cleared, undone)), 'Julianastraat 30');
    assert.equal(isUndoOffered(on(cleared, lookup.typed('postcode', '2'))), false);
  });
});

describe('the text of the committed address', () => {
  it('is no address while it is being changed at its end, and is one again with the same space there', () => {
    const state = reduce(committed, typed(committed.search.text.trim()));
    assert.equal(state.committed, null);
    assert.equal(reduce(state, typed(`${committed.search.text.trim()}  `)).committed, null);
    assert.equal(reduce(state, typed(committed.search.text)).committed, committed.committed);
  });

  it('stays the address if typing left it unchanged', () => {
    assert.equal(reduce(committed, typed(committed.search.text)), committed);
  });
});
