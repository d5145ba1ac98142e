import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { stepOf } from '../../../src/core/entry/selectors.ts';
import { initialEntry } from '../../../src/core/entry/state.ts';
import {
  after,
  configured,
  countryEvent,
  listArrived,
  lookupLoaded,
  manualLoaded,
  manualWanted,
  on,
  root,
  seedOf,
  wantedIn,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { belgium, countries, netherlands } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { countryChosen, done, found, inNetherlands, pending, typed } from '../search/support.ts';

const arrived = listArrived(countries, seedOf('session-list'));
const asked = (country: string) => configured({ country, hasClient: true }, seedOf('session-page'));

describe('the country the person chooses', () => {
  it('searches for the text in it, in a session of its own', () => {
    const state = after(...found, countryChosen(belgium, 'session-2'));
    assert.deepEqual([pending(state).term, pending(state).session], ['julian', 'session-2']);
  });

  it('asks nothing for a text that is too short, or none', () => {
    for (const text of ['', 'j']) {
      const { search } = after(inNetherlands, typed(text), countryChosen(belgium));
      assert.deepEqual([search.text, search.request, search.session], [text, null, null]);
    }
  });

  it('ends an address, and searches for it', () => {
    const state = after(...done, countryChosen(belgium));
    assert.deepEqual([state.committed, state.changedBy], [null, 'user']);
    assert.equal(pending(state).term, '2012ES Haarlem, Julianastraat 30 ');
  });

  it('searches for what was typed into the Dutch fields', () => {
    const state = after(
      configured({ nlLookup: true }),
      lookupLoaded,
      inNetherlands,
      lookup.typed('city', 'Urk'),
      lookup.typed('street', 'Kade'),
      countryChosen(belgium),
    );
    assert.deepEqual([state.panel.inSight, pending(state).term], ['search', 'Kade Urk']);
  });

  it('is what the page’s wish gives way to', () => {
    const state = after(asked('NL'), countryChosen(belgium), arrived);
    assert.deepEqual([countryOf(state), wantedIn(state)], [belgium, '']);
  });

  it('in manual fields keeps the address that is typed over until they are done', () => {
    const state = on(after(manualLoaded, ...done), manualWanted, countryChosen(belgium));
    assert.deepEqual([countryOf(state), state.committed?.address.country.iso3], [belgium, 'NLD']);
    assert.equal(state.manual.isUntouched, false, 'in another country it is another address');
    const taken = typing.on(state, { type: 'fieldEdited', field: 'postcode', text: '1000' }, typing.committed('never'));
    assert.deepEqual([taken.committed?.address.country, countryOf(taken)], [belgium, belgium]);
  });
});

describe('a country in fields of the page that cannot be searched', () => {
  it('ends the entry with its address and its country, and keeps a text that is none', () => {
    for (const state of [after(...done), after(...found)]) {
      const text = state.committed ? '' : state.search.text;
      const next = on(state, countryEvent({ type: 'countryUnsupported', by: 'user' }));
      assert.deepEqual(
        [countryOf(next), next.committed, next.search.text, next.search.session],
        [null, null, text, null],
      );
      assert.equal(stepOf(next), 'country');
    }
    assert.equal(on(after(...done), countryEvent({ type: 'countryUnsupported', by: 'user' })).changedBy, 'user');
  });
});

describe('a text that the browser brought back', () => {
  it('is searched for when the person chooses a country, and not when the page’s is found', () => {
    const saved = { mode: 'search', country: null, text: 'julian', committed: null } as const;
    const { manual, dutchLookup } = initialEntry;
    const restored = root({ type: 'restored', saved: { ...saved, fields: manual.fields, lookup: dutchLookup } });
    const found = after(asked('NL'), restored, arrived);
    assert.deepEqual([countryOf(found), found.search.text, found.search.request], [netherlands, 'julian', null]);
    assert.equal(on(found, countryChosen(belgium)).search.request?.kind, 'suggest');
  });
});
