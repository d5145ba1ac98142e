import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { countryOf } from '../../../src/core/country/selectors.ts';
import type { EntryEvent, EntryState } from '../../../src/core/entry/state.ts';
import { house30 } from '../../support/dutch-samples.ts';
import {
  after,
  configured,
  countryEvent,
  countryNamed,
  dutch,
  listArrived,
  listFailed,
  lookupLoaded,
  manual,
  manualLoaded,
  manualWanted,
  on,
  reduce,
  root,
  seedOf,
  wantedIn,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { belgium, details, house, netherlands, printed } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { chose, detailsArrive, done, found, typed } from '../search/support.ts';

const address = printed(addressFrom(details, netherlands));
const other = { ...address, source: null, street: 'Spaarne', building: '12', buildingNumber: 12 };
const abroad = { ...other, country: belgium, postcode: '1000', locality: 'Brussel' };
const filled = (given = address) => root({ type: 'addressGiven', by: 'script', address: given });
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

  it('of another country empties the Dutch fields, and drops their request', () => {
    const state = on(after(lookupLoaded, ...lookup.at30), filled(abroad));
    assert.deepEqual([state.dutchLookup.request, lookup.stepIn(state)], [null, 'editing']);
    assert.equal(state.dutchLookup.fields.postcode, '');
  });

  it('is in the fields of a lookup that only has Dutch fields, whatever its country', () => {
    assert.equal(on(lookup.begun, filled(abroad)).dutchLookup.fields.city, 'Brussel');
  });

  it('that was chosen does not replace the manual fields that were opened meanwhile', () => {
    const asked = after(manualLoaded, ...found, chose(house));
    const answer = detailsArrive(asked);
    const state = on(asked, manualWanted);
    assert.equal(state.search.request, null);
    assert.equal(on(state, answer), state);
  });
});

describe('clearing', () => {
  const states = [after(...done), typing.reviewed(), on(lookup.begun, ...lookup.at30, lookup.arrives(house30))];

  it('empties every panel, and keeps the country and the method of lookup', () => {
    for (const state of states) {
      const next = on(state, root({ type: 'addressGiven', address: null, by: 'user' }));
      assert.deepEqual([next.committed, next.search.text, next.attempt.refusals], [null, '', 0]);
      assert.ok([next.manual, next.dutchLookup].every(({ fields }) => Object.values(fields).join('') === ''));
      assert.deepEqual([countryOf(next), next.panel.inSight], [countryOf(state), state.properties.home]);
      assert.equal(next.changedBy, state.committed ? 'user' : state.changedBy);
    }
    const byStreet = on(lookup.begun, lookup.byStreet, root({ type: 'addressGiven', address: null, by: 'user' }));
    assert.equal(byStreet.dutchLookup.method, 'street');
  });
});

describe('a reset', () => {
  const reset = (initial: typeof address | null = null) =>
    root({ type: 'reset', initial, seed: seedOf('session-reset') });

  it('forgets what the shopper did, including the method of lookup', () => {
    const state = on(lookup.begun, lookup.byStreet, ...lookup.fill({ city: 'Urk' }), reset());
    assert.deepEqual([state.dutchLookup.method, state.dutchLookup.fields.city], ['postcode', '']);
    assert.deepEqual(countryOf(on(after(...found), reset())), null, 'the page asked for no country');
  });

  it('restores the country after a value in another one, even if the countries are unknown', () => {
    const inBelgium = root({ type: 'addressGiven', by: 'script', address: { ...other, country: belgium } });
    const problem = { reason: 'unavailable', operation: 'countries', status: 503, retryAfter: null } as const;
    const failed = listFailed(problem, seedOf());
    const reached = listArrived([belgium, netherlands], seedOf());
    assert.equal(countryOf(after(configured({ country: 'NL' }), reached, inBelgium, reset())), netherlands);
    const waiting = after(configured({ country: 'NL' }), failed, inBelgium, reset());
    assert.equal(countryOf(waiting)?.iso3, 'NLD');
    assert.equal(countryOf(on(waiting, reached)), netherlands);
    const unknown = after(configured({ country: 'The Netherlands' }), failed, inBelgium, reset());
    assert.deepEqual([countryOf(unknown), wantedIn(unknown)], [null, 'The Netherlands']);
    assert.equal(countryOf(on(unknown, reached)), netherlands);
  });
});
