import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import type { EntryEvent, EntryState } from '../../../src/core/entry/state.ts';
import {
  after,
  countryEvent,
  countryNamed,
  dutch,
  lookupLoaded,
  manual,
  manualLoaded,
  manualWanted,
  on,
  reduce,
  root,
  seedOf,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { belgium, details, house, netherlands, printed } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { chose, detailsArrive, done, found, typed } from '../search/support.ts';

const address = printed(addressFrom(details, netherlands));
const other = { ...address, source: null, street: 'Spaarne', building: '12', buildingNumber: 12 };
const given = root({ type: 'addressGiven', by: 'user', address: other });

describe('an event without an effect', () => {
  const searching = after(...found);
  const manually = on(searching, manualLoaded, manualWanted);
  const cases: readonly (readonly [what: string, state: EntryState, event: EntryEvent])[] = [
    ['the country of a name that is not sought', searching, countryNamed('Holland', belgium, seedOf())],
    ['the country that is there, asked for by the page', searching, chosenByPage(netherlands)],
    ['an answer to a question that was not asked', manually, manual({ type: 'candidateChosen', candidate: null })],
    ['the same text of a Dutch field', lookup.begun, dutch({ type: 'typed', field: 'city', text: '' })],
  ];
  for (const [what, state, event] of cases) {
    it(`returns the same state: ${what}`, () => assert.equal(reduce(state, event), state));
  }
});

function chosenByPage(country: typeof belgium): EntryEvent {
  return countryEvent({ type: 'countryChosen', country, by: 'script' }, seedOf('session-page'));
}

describe('an address', () => {
  it('written into the page’s fields is in the manual fields, if they are open', () => {
    const state = on(typing.opened(), given);
    assert.equal(state.panel.inSight, 'manual');
    assert.deepEqual([state.manual.fields.street, state.manual.fields.building], ['Spaarne', '12']);
    assert.equal(state.manual.isUntouched, true);
  });

  it('is in the Dutch fields, wherever it came from, and no longer than it exists', () => {
    const searched = on(after(lookupLoaded), ...done);
    assert.deepEqual(
      [searched.dutchLookup.step, searched.dutchLookup.fields.postcode, searched.dutchLookup.fields.houseNumber],
      ['found', '2012 ES', '30'],
    );
    assert.equal(on(searched, typed('x')).dutchLookup.fields.postcode, '');
    assert.equal(on(after(...done), lookupLoaded).dutchLookup.step, 'found', 'loaded afterwards');
  });

  it('that was chosen does not replace the manual fields that were opened meanwhile', () => {
    const asked = after(manualLoaded, ...found, chose(house));
    const answer = detailsArrive(asked);
    const state = on(asked, manualWanted);
    assert.equal(state.search.request, null);
    assert.equal(on(state, answer), state);
  });
});
