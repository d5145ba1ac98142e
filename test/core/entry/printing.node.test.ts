import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutOldLines } from '../../../src/core/address/given.ts';
import { savedRowsOf } from '../../../src/core/entry/saved.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { house30 } from '../../support/dutch-samples.ts';
import * as entry from '../../support/entry.ts';
import { root } from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { house } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { chose, detailsArrive, found } from '../search/support.ts';

const printed = entry.after(...found, chose(house), detailsArrive);

describe('the country line of a parcel from abroad', () => {
  const sent = entry.configured({ dispatchCountry: 'BEL' });
  const abroad = entry.on(typing.opened(), sent);
  const { address } = printed.committed ?? assert.fail();
  const set = (lines: readonly string[], mailLines: readonly string[]) =>
    root({ type: 'addressGiven', by: 'script', address: { ...address, lines, mailLines } });
  const rows: readonly (readonly [what: string, state: EntryState])[] = [
    ['typed by hand', typing.on(abroad, typing.committed(), typing.good)],
    ['typed by hand, and nobody asked', typing.on(abroad, typing.committed('never'))],
    ['looked up', entry.on(lookup.begun, sent, ...lookup.at30, lookup.arrives(house30))],
    ['given by the page without lines', entry.after(sent, set([], []))],
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
