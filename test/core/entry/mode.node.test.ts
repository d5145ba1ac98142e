import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { isDutchFirst, panelAfterManual, verificationDue } from '../../../src/core/entry/mode.ts';
import { type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import {
  after,
  configured,
  lookupLoaded,
  lookupWanted,
  manualLoaded,
  manualWanted,
  on,
  reduce,
  root,
  searchWanted,
  seedOf,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { belgium, details, house, netherlands, printed } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import {
  chose,
  countryChosen,
  detailsArrive,
  done,
  fails,
  found,
  inNetherlands,
  pending,
  typed,
} from '../search/support.ts';

const address = printed(addressFrom(details, netherlands));
const filled = root({ type: 'valueSet', address: { ...address, source: null } });
const cleared = root({ type: 'cleared', by: 'script' });
const reset = root({ type: 'reset', initial: null, seed: seedOf('session-reset') });
const missing = (panel: 'manual' | 'dutch-lookup') => root({ type: 'panelMissing', panel });
const panelsOf = ({ panel }: EntryState) => [panel.inSight, panel.awaited, panel.code['dutch-lookup']];
/** An entry whose page wants the Dutch lookup first, in the Netherlands. */
const dutchFirst = after(configured({ nlLookup: true }), inNetherlands);
const inSight = on(dutchFirst, lookupLoaded);

describe('the Dutch lookup', () => {
  it('comes first in the Netherlands, as soon as it is loaded', () => {
    assert.deepEqual(panelsOf(dutchFirst), ['search', 'dutch-lookup', 'loading']);
    assert.deepEqual(panelsOf(inSight), ['dutch-lookup', null, 'loaded']);
  });

  it('comes first only where the page wants it, and the country is the Netherlands', () => {
    assert.deepEqual(panelsOf(after(inNetherlands)), ['search', null, 'idle']);
    assert.deepEqual(panelsOf(after(configured({ nlLookup: true }), countryChosen(belgium))), ['search', null, 'idle']);
    assert.deepEqual(panelsOf(on(after(inNetherlands, lookupLoaded), configured({ nlLookup: true }))), [
      'dutch-lookup',
      null,
      'loaded',
    ]);
    assert.ok(isDutchFirst(dutchFirst) && isDutchFirst(lookup.begun) && !isDutchFirst(initialEntry));
  });

  it('goes with another country, and is there again with the Netherlands', () => {
    const elsewhere = on(inSight, countryChosen(belgium));
    assert.equal(elsewhere.panel.inSight, 'search');
    assert.equal(on(elsewhere, inNetherlands).panel.inSight, 'dutch-lookup');
    assert.equal(on(dutchFirst, countryChosen(belgium)).panel.awaited, null, 'it is not awaited either');
  });

  it('goes when the page wants it no longer', () => {
    assert.equal(on(inSight, configured({ nlLookup: false })).panel.inSight, 'search');
  });

  it('leaves the search to a person who began to type in it', () => {
    const typing = on(dutchFirst, typed('jul'));
    assert.deepEqual(panelsOf(typing), ['search', null, 'loading']);
    assert.equal(on(typing, lookupLoaded).panel.inSight, 'search');
    assert.equal(on(typing, lookupLoaded, typed('')).panel.inSight, 'search', 'nor does it come with the last letter');
  });

  it('is not put in the place of a text that came along from another country', () => {
    const state = after(
      configured({ nlLookup: true }),
      countryChosen(belgium),
      typed('rue'),
      lookupLoaded,
      inNetherlands,
    );
    assert.deepEqual([state.panel.inSight, pending(state).context], ['search', 'nld']);
  });

  it('is left for the search with everything that was typed, and found again as it was', () => {
    const state = on(inSight, lookup.typed('postcode', '2012ES'), lookup.typed('houseNumber', '30'), searchWanted);
    assert.deepEqual(
      [state.panel.inSight, state.panel.prefersSearch, state.search.text],
      ['search', true, '2012ES 30'],
    );
    assert.deepEqual([pending(state).term, pending(state).session], ['2012ES 30', 'session-back']);
    const back = on(state, lookupWanted);
    assert.deepEqual(
      [back.panel.inSight, back.panel.prefersSearch, back.dutchLookup.fields.postcode],
      ['dutch-lookup', false, '2012ES'],
    );
  });

  it('does not come back by itself when it was left with nothing in it', () => {
    assert.equal(on(inSight, searchWanted).panel.inSight, 'search');
  });

  it('comes first again when the page cleared or reset the element, and not when the person emptied the search', () => {
    const left = on(inSight, searchWanted, typed('x'));
    assert.equal(on(left, cleared).panel.inSight, 'dutch-lookup');
    assert.equal(on(left, configured({ country: 'NL' }), reset).panel.inSight, 'dutch-lookup');
    assert.equal(on(left, typed('')).panel.inSight, 'search');
  });

  it('that cannot be loaded leaves the search as it is', () => {
    const state = on(dutchFirst, missing('dutch-lookup'));
    assert.deepEqual(panelsOf(state), ['search', null, 'missing']);
    assert.equal(on(state, lookupWanted).panel.code['dutch-lookup'], 'loading', 'the next attempt may succeed');
  });

  it('is wanted in vain where it is not first', () => {
    assert.equal(on(after(countryChosen(belgium), lookupLoaded), lookupWanted).panel.inSight, 'search');
  });

  it('does not come over an address', () => {
    assert.deepEqual(panelsOf(after(configured({ nlLookup: true }), filled)), ['search', null, 'idle']);
  });
});

describe('the manual fields', () => {
  it('are in sight at once when they are loaded, else as soon as they are', () => {
    assert.equal(after(manualLoaded, manualWanted).panel.inSight, 'manual');
    const waiting = after(manualWanted);
    assert.deepEqual(
      [waiting.panel.inSight, waiting.panel.awaited, waiting.panel.code.manual],
      ['search', 'manual', 'loading'],
    );
    assert.deepEqual(
      [on(waiting, manualLoaded).panel.inSight, on(waiting, manualLoaded).panel.awaited],
      ['manual', null],
    );
  });

  it('do not come for a person who went on to something else', () => {
    assert.equal(after(manualWanted, searchWanted, manualLoaded).panel.inSight, 'search');
    assert.equal(after(manualWanted, filled, manualLoaded).panel.inSight, 'search');
  });

  it('are not awaited any more by a person who has an address', () => {
    const chosen = after(...found, chose(house), manualWanted);
    assert.deepEqual([chosen.panel.awaited, chosen.search.request?.kind], ['manual', 'details']);
    const state = on(chosen, detailsArrive);
    assert.deepEqual([state.committed?.address.source, state.panel.awaited], ['autocomplete', null]);
    assert.equal(on(state, manualLoaded).panel.inSight, 'search');
  });

  it('begin with what was typed while they were loaded', () => {
    const state = after(inNetherlands, typed('jul'), manualWanted, typed('julian'), manualLoaded);
    assert.equal(state.manual.fields.street, 'julian');
  });

  it('that cannot be loaded have plain ones in their place, with what was typed', () => {
    const state = after(inNetherlands, typed('julian'), manualWanted, missing('manual'));
    assert.deepEqual([state.panel.inSight, state.panel.awaited, state.plain.street], ['plain', null, 'julian']);
    const edited = on(state, root({ type: 'plainFieldEdited', field: 'postcode', text: '2012ES' }));
    const again = on(edited, searchWanted, manualWanted, missing('manual'));
    assert.deepEqual(again.plain, { street: 'julian', postcode: '2012ES', locality: '' });
    const loaded = on(edited, searchWanted, manualWanted, manualLoaded);
    assert.deepEqual([loaded.manual.fields.street, loaded.manual.fields.postcode], ['julian', '2012ES']);
  });

  it('that no person waits for may be missing without a word', () => {
    assert.equal(after(missing('manual')).panel.inSight, 'search');
  });

  it('lead back to where the entry begins', () => {
    assert.equal(panelAfterManual(initialEntry), 'search');
    assert.equal(panelAfterManual(inSight), 'dutch-lookup');
    assert.equal(panelAfterManual(dutchFirst), 'search', 'it is not loaded');
    assert.equal(panelAfterManual(on(inSight, searchWanted)), 'search', 'the person prefers it');
    assert.equal(panelAfterManual(lookup.begun), 'dutch-lookup');
    assert.equal(on(lookup.begun, manualWanted, searchWanted).panel.inSight, 'dutch-lookup');
  });

  it('keep the country that was chosen in them, when they are left for the search', () => {
    const state = on(after(manualLoaded, ...done), manualWanted, countryChosen(belgium));
    assert.deepEqual([countryOf(state), state.committed?.address.country.iso3], [belgium, 'NLD']);
    const left = on(state, searchWanted);
    assert.deepEqual([countryOf(left), left.committed], [belgium, null]);
    const undecided = on(state, countryChosen(netherlands), searchWanted);
    assert.equal(undecided.committed, state.committed);
  });
});

describe('an address that is judged later', () => {
  const page = (verify: 'change' | 'submit' | 'never') => after(configured({ verify, hasClient: true }), filled);

  it('is one of the page, where it is to be validated on submission', () => {
    assert.deepEqual(
      (['change', 'submit', 'never'] as const).map((verify) => verificationDue(page(verify))),
      [null, 'silent', null],
    );
    assert.equal(verificationDue(after(configured({ verify: 'submit', hasClient: true }), ...done)), null);
    assert.equal(verificationDue(after(configured({ verify: 'submit' }), filled)), null, 'there is nothing to ask');
    const known = { ...address, source: 'manual' } as const;
    assert.equal(verificationDue(on(page('submit'), root({ type: 'valueSet', address: known }))), null);
  });

  it('has the manual panel loaded, once, and not put in sight', () => {
    const state = page('submit');
    assert.deepEqual([state.panel.inSight, state.panel.awaited, state.panel.code.manual], ['search', null, 'loading']);
    assert.equal(on(state, manualLoaded).panel.inSight, 'search');
    const failed = on(state, missing('manual'));
    assert.equal(failed.panel.code.manual, 'missing');
    assert.equal(reduce(failed, root({ type: 'invalidShown' })).panel.code.manual, 'missing');
  });

  it('has been judged with a verdict', () => {
    const state = typing.on(
      on(page('submit'), manualLoaded),
      { type: 'verifyRequested', verification: 'silent', anew: false },
      typing.good,
    );
    assert.equal(verificationDue(state), null);
    assert.deepEqual(state.committed?.address, { ...address, source: null });
  });
});

describe('the manual fields', () => {
  it('are not taken away by an address whose context expired, and that is searched for again', () => {
    const recovering = after(manualLoaded, ...found, chose(house), fails('invalid-input'));
    assert.deepEqual(pending(recovering).sought, house);
    const { panel, search } = on(recovering, manualWanted);
    assert.deepEqual([panel.inSight, search.request], ['manual', null]);
  });
});
