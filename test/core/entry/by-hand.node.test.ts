import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { blockingProblems } from '../../../src/core/manual/selectors.ts';
import { house30 } from '../../support/dutch-samples.ts';
import { after, manualLoaded, manualWanted, on, searchWanted } from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { belgium, house } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { chose, countryChosen, found, inNetherlands, listWanted, typed } from '../search/support.ts';

describe('an address typed by hand after a lookup', () => {
  const { begun } = lookup;
  const byHand = (...steps: Parameters<typeof on>[1][]) => on(begun, ...steps, manualWanted);

  it('is the one that was looked up until a field is changed', () => {
    const found = on(begun, ...lookup.at30, lookup.arrives(house30));
    const state = typing.on(on(found, manualWanted), typing.committed());
    assert.equal(state.committed, found.committed);
    assert.equal(state.panel.inSight, 'dutch-lookup');
    const changed = typing.on(on(found, manualWanted), typing.edited('Dreef'), typing.committed('never'));
    assert.deepEqual([changed.committed?.address.street, changed.committed?.address.source], ['Dreef', 'manual']);
    assert.equal(changed.dutchLookup.fields.street, 'Dreef', 'and is in the fields of the lookup');
  });

  it('exists once it is complete, with a number of any kind', () => {
    const open = byHand(...lookup.fill({ postcode: '8321ab', houseNumber: 't/o 12' }));
    assert.equal(blockingProblems(open.manual, countryOf(open)).length, 2);
    const state = typing.on(
      open,
      typing.edited('Kade'),
      { type: 'fieldsEdited', fields: { locality: 'Urk' } },
      typing.committed('never'),
    );
    assert.deepEqual(state.committed?.address.mailLines, ['Kade t/o 12', '8321 AB  Urk']);
    assert.equal(state.committed.address.buildingNumber, null);
    assert.equal(state.dutchLookup.fields.houseNumber, 't/o 12');
  });
});

describe('the manual fields after the search', () => {
  it('leave the search with a list for its text if they were opened while an address was pending', () => {
    const chosen = after(manualLoaded, ...found, chose(house));
    const state = on(chosen, manualWanted, searchWanted);
    assert.equal(state.search.text, house.value);
    assert.equal(state.search.list, null, 'the list of the text before has nothing to choose');
    const opened = on(state, listWanted).search.request;
    assert.deepEqual([opened?.kind, opened?.session], ['suggest', chosen.search.session?.id], 'the entry goes on');
  });

  it('are as they were left, in any country', () => {
    const state = typing.on(
      on(after(manualLoaded, inNetherlands, typed('julian')), manualWanted),
      typing.edited('Kade'),
    );
    assert.equal(on(state, countryChosen(belgium), searchWanted, manualWanted).manual.fields.street, 'Kade');
  });

  it('are as they were left and typed, once their address was used and the search was looked at', () => {
    const open = on(typing.run({ postcode: '2011 CD' }, typing.committed('silent'), typing.good), manualWanted);
    assert.deepEqual(on(open, searchWanted, manualWanted).manual.fields, open.manual.fields);
  });
});
