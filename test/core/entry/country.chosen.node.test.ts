import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { stepOf } from '../../../src/core/entry/panel-status.ts';
import { after, configured, countryEvent, lookupLoaded, on } from '../../support/entry.ts';
import { belgium } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { countryChosen, done, found, inNetherlands, pending, typed } from '../search/support.ts';

describe('the country the person chooses', () => {
  it('asks nothing for a text that is too short, or none', () => {
    for (const text of ['', 'j']) {
      const { search } = after(inNetherlands, typed(text), countryChosen(belgium));
      assert.deepEqual([search.text, search.request, search.session], [text, null, null]);
    }
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
