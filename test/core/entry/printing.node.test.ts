import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFromInput } from '../../../src/core/address/address-input.ts';
import { withoutOldLines } from '../../../src/core/address/given.ts';
import { reduceEntry } from '../../../src/core/entry/reducer.ts';
import { savedRowsOf } from '../../../src/core/entry/saved.ts';
import { isPrintAwaited, isPrintLikely, newsOf } from '../../../src/core/entry/selectors.ts';
import { type EntryEvent, type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import { isUnsettled } from '../../../src/core/entry/submission.ts';
import { house30 } from '../../support/dutch-samples.ts';
import * as entry from '../../support/entry.ts';
import { root, type Step, slices } from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { house } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { chose, detailsArrive, found, typed } from '../search/support.ts';

const { printing: _, ...unprinted } = slices;
const reduceBy = (rules: typeof slices) => (state: EntryState, step: Step) =>
  reduceEntry(state, typeof step === 'function' ? step(state) : step, rules);
const run = (state: EntryState, ...steps: readonly Step[]) => steps.reduce(reduceBy(unprinted), state);
const formatsLoaded: EntryEvent = root({ type: 'codeLoaded', code: 'formats', isThere: true });
const formatsMissing: EntryEvent = root({ type: 'codeLoaded', code: 'formats', isThere: false });
const names = (next: EntryState, previous: EntryState) => newsOf(next, previous).map(({ name }) => name);

const choosing = run(initialEntry, ...found, chose(house));
const waiting = run(choosing, detailsArrive);
const printed = reduceBy(slices)(waiting, formatsLoaded);
const given = root({
  type: 'addressGiven',
  by: 'script',
  address: { ...(waiting.committed?.address ?? assert.fail()), mailLines: [] },
});

const abroad = (state: EntryState): EntryState => {
  const country = { name: 'Australia', iso2: 'AU', iso3: 'AUS' };
  return { ...state, countries: { ...state.countries, chosen: { country, by: 'user' } } };
};

describe('the formats of countries', () => {
  it('are likely to be needed once the shopper turns to a list outside Europe, and not beside it', () => {
    const listed = run(initialEntry, ...found);
    const active = run(listed, { slice: 'search', type: 'listboxChanged', listbox: { open: true, active: 0 } });
    const chosen = run(listed, chose(house));
    const all = [initialEntry, listed, run(listed, typed('ju')), active, chosen];
    assert.deepEqual(all.map(isPrintLikely), [false, false, false, false, false]);
    assert.deepEqual(all.map(abroad).map(isPrintLikely), [false, false, false, true, true]);
  });

  it('are awaited for an address from the page, and once more after they failed to load', () => {
    const state = run(initialEntry, given);
    const missing = run(state, formatsMissing);
    const other = { ...(missing.committed?.address ?? assert.fail()), street: 'Spaarne' };
    const again = run(missing, root({ type: 'addressGiven', by: 'script', address: other }));
    assert.deepEqual([state, missing, again].map(isPrintAwaited), [true, false, true]);
  });
});

describe('an address from the page with one kind of lines', () => {
  it('gets the other kind, too', () => {
    const { address } = printed.committed ?? assert.fail();
    for (const half of [{ mailLines: [] }, { lines: [] }]) {
      const state = [
        root({
          type: 'addressGiven',
          by: 'script',
          address: addressFromInput({ ...address, street: 'Spaarne', ...half }, []) ?? assert.fail(),
        }),
        formatsLoaded,
      ].reduce(reduceBy(slices), initialEntry);
      const { lines = [], mailLines = [] } = state.committed?.address ?? {};
      assert.deepEqual([lines.length > 0, mailLines.length > 0], [true, true]);
    }
  });
});

describe('an address whose format is loading', () => {
  it('is reported once its lines exist, or are known not to come', () => {
    assert.deepEqual(names(waiting, choosing), ['address-step']);
    assert.deepEqual(printed.committed?.address.lines, ['Julianastraat 30']);
    assert.deepEqual(names(printed, waiting), ['address-selected', 'change']);
    assert.deepEqual(names(run(waiting, formatsMissing), waiting), ['address-selected', 'change']);
  });

  it('holds a submission until then, and releases it if that takes too long', () => {
    assert.equal(isUnsettled(waiting), true);
    assert.equal(isUnsettled(printed), false);
    const held = run(waiting, root({ type: 'submitBegun' }), root({ type: 'submitHeld' }));
    assert.equal(held.attempt.submission, 'held');
    const overdue = run(held, root({ type: 'submitOverdue' }));
    assert.deepEqual([overdue.attempt.submission, isPrintAwaited(overdue)], ['released', false]);
  });

  it('stays the same when the page sets it again without its lines', () => {
    const state = reduceBy(slices)(printed, given);
    assert.equal(state, printed);
  });
});

describe('the country line of a parcel from abroad', () => {
  const sent = entry.configured({ dispatchCountry: 'BEL' });
  const abroad = entry.on(typing.opened(), sent);
  const { address } = printed.committed ?? assert.fail();
  const set = (lines: readonly string[], mailLines: readonly string[]) =>
    root({ type: 'addressGiven', by: 'script', address: { ...address, lines, mailLines } });
  const rows: readonly (readonly [what: string, state: EntryState])[] = [
    ['typed by hand', typing.on(abroad, typing.committed(), typing.good)],
    ['typed by hand, and nobody asked', typing.on(abroad, typing.committed('never'))],
    ['looked up', entry.on(lookup.begun, sent, ...lookup.at30, lookup.arrives(house30), formatsLoaded)],
    ['given by the page without lines', entry.after(sent, set([], []), formatsLoaded)],
  ];
  for (const [what, { committed }] of rows) {
    it(`is printed once: ${what}`, () => {
      const lines = committed?.address.mailLines ?? [];
      assert.deepEqual([lines.at(-1), lines.filter((line) => line === 'PAYS-BAS').length], ['PAYS-BAS', 1]);
    });
  }

  const french = entry.after(sent, set(['Julianastraat 30'], [...address.mailLines, 'THE NETHERLANDS']));
  const lastOf = ({ committed }: EntryState) => committed?.address.mailLines.slice(-2);
  const withUnit = (unit: string | null) => (state: EntryState) => {
    const now = state.committed?.address ?? assert.fail();
    return root({ type: 'addressGiven', by: 'script', address: withoutOldLines({ ...now, unit }, now) });
  };
  const ofSearch = entry.on(entry.after(sent, ...found, chose(house)), (state) => {
    const event = detailsArrive(state);
    assert.ok(event.slice === 'search' && event.type === 'detailsArrived');
    const mailLines = [...event.address.mailLines, 'THE NETHERLANDS'];
    return { ...event, address: { ...event.address, mailLines } };
  });
  const savedRow = entry.after(
    sent,
    entry.configured({ addresses: [{ ...french.committed?.address, street: 'Spaarne' }] }),
    (state) => entry.root({ type: 'savedChosen', key: savedRowsOf(state)[0]?.key ?? '' }),
  );
  const sources = { 'a search': ofSearch, 'the saved addresses': savedRow, 'the page': french };
  for (const [source, begun] of Object.entries(sources)) {
    it(`does not change when a flat is added, changed or removed: ${source}`, () => {
      const added = entry.on(begun, root({ type: 'unitEntered', text: 'Flat 2', isOpen: true }));
      assert.match(added.committed?.address.mailLines.join() ?? '', /Flat 2/);
      const changed = entry.on(added, withUnit('Flat 3'));
      assert.match(changed.committed?.address.mailLines.join() ?? '', /Flat 3/);
      const removed = entry.on(changed, withUnit(null));
      for (const state of [begun, added, changed, removed]) {
        assert.deepEqual(lastOf(state), ['2012 ES  Haarlem', 'THE NETHERLANDS']);
      }
      const late = [withUnit('Flat 4'), withUnit('Flat 5'), formatsLoaded].reduce(
        (state, step, index) => (index < 2 ? run(state, step) : reduceBy(slices)(state, step)),
        begun,
      );
      assert.match(late.committed?.address.mailLines.join() ?? '', /Flat 5/);
      assert.deepEqual(lastOf(late), ['2012 ES  Haarlem', 'THE NETHERLANDS']);
      const { manual } = entry.on(begun, entry.manualLoaded, entry.manualWanted);
      const fields = { type: 'fieldsEdited', fields: { addition: 'Flat 6' } } as const;
      assert.equal(manual.step, 'editing');
      const byHand = entry.on(
        begun,
        entry.manualLoaded,
        entry.manualWanted,
        entry.manual(fields),
        entry.manual(typing.committed('never')),
      );
      assert.match(byHand.committed?.address.mailLines.join() ?? '', /Flat 6/);
      assert.deepEqual(lastOf(byHand), ['2012 ES  Haarlem', 'THE NETHERLANDS']);
    });
  }
});
