import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { reduceEntry } from '../../../src/core/entry/reducer.ts';
import { stepOf } from '../../../src/core/entry/selectors.ts';
import { type EntryEvent, type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import { house30 } from '../../support/dutch-samples.ts';
import {
  after,
  configured,
  countryEvent,
  countryNamed,
  dutch,
  left,
  listArrived,
  listFailed,
  lookupLoaded,
  manual,
  manualLoaded,
  manualWanted,
  on,
  reduce,
  root,
  search,
  searchWanted,
  seedOf,
  wantedIn,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { belgium, details, house, netherlands, printed } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { arrives, chose, countryChosen, detailsArrive, done, found, typed } from '../search/support.ts';

const address = printed(addressFrom(details, netherlands));
const other = { ...address, source: null, street: 'Spaarne', building: '12', buildingNumber: 12 };
const abroad = { ...other, country: belgium, postcode: '1000', locality: 'Brussel' };
const filled = (given = address) => root({ type: 'valueSet', address: given });
const given = root({ type: 'enteredInPageFields', address: other });

describe('an event without an effect', () => {
  const searching = after(...found);
  const manually = on(searching, manualLoaded, manualWanted);
  const cases: readonly (readonly [what: string, state: EntryState, event: EntryEvent])[] = [
    ['the country of a name that is not sought', searching, countryNamed('Holland', belgium, seedOf())],
    ['the address that is there, in a copy', after(filled()), filled({ ...address })],
    ['the country that is there, asked for by the page', searching, chosenByPage(netherlands)],
    ['manual fields wanted where they are open', manually, manualWanted],
    ['manual fields wanted where there are to be none', after(configured({ noManual: true })), manualWanted],
    ['manual fields wanted where nothing may change', after(configured({ isFixed: true })), manualWanted],
    ['an answer to a question that was not asked', manually, manual({ type: 'typedKept' })],
    ['a panel that is there already', manually, manualLoaded],
    ['a step back where no step was made', searching, search({ type: 'steppedBack', seed: seedOf() })],
    ['the same list', searching, search({ type: 'listboxChanged', listbox: { ...searching.search.listbox } })],
    ['the same text of a plain field', initialEntry, root({ type: 'plainFieldEdited', field: 'street', text: '' })],
    ['the same text of a manual field', manually, manual({ type: 'fieldEdited', field: 'street', text: 'julian' })],
    ['the same text of a Dutch field', lookup.begun, dutch({ type: 'typed', field: 'city', text: '' })],
    ['the search wanted where it is in sight', searching, searchWanted],
    ['a Dutch element that leaves the document with nothing under way', lookup.begun, dutch({ type: 'disconnected' })],
  ];
  for (const [what, state, event] of cases) {
    it(`leaves the very same state: ${what}`, () => assert.equal(reduce(state, event), state));
  }

  it('is one of a panel whose code is not there', () => {
    for (const event of [manual({ type: 'additionOpened' }), lookup.typed('city', 'Urk')]) {
      assert.equal(reduceEntry(searching, event, {}), searching);
    }
  });
});

function chosenByPage(country: typeof belgium): EntryEvent {
  return countryEvent({ type: 'countryChosen', country, by: 'script' }, seedOf('session-page'));
}

describe('an address', () => {
  const states = [
    ['searched for', after(...found)],
    ['on its way', after(...found, chose(house))],
    ['typed by hand', typing.opened()],
    ['looked up', on(lookup.begun, ...lookup.at30)],
    ['found', after(...done)],
  ] as const;
  for (const [what, state] of states) {
    it(`of the page takes the place of one that is ${what}, and ends its session`, () => {
      const next = on(state, filled(other));
      assert.equal(next.committed?.address, other);
      assert.deepEqual([next.committed.address.source, next.changedBy], [null, 'script']);
      assert.deepEqual([next.search.session, next.search.request, next.manual.request], [null, null, null]);
      assert.deepEqual(
        [next.panel.inSight, stepOf(next), countryOf(next)],
        [next.properties.home, 'done', netherlands],
      );
    });

    it(`written into fields of the page takes the place of one that is ${what}`, () => {
      const next = on(state, given);
      assert.deepEqual(next.committed?.address, { ...other, source: 'manual' });
      assert.deepEqual([next.committed.address.source, next.changedBy], ['manual', 'user']);
      assert.deepEqual([next.search.session, next.search.request, next.manual.request], [null, null, null]);
    });
  }

  it('written into fields of the page is in the manual fields, should they be open', () => {
    const state = on(typing.opened(), given);
    assert.equal(state.panel.inSight, 'manual');
    assert.deepEqual([state.manual.fields.street, state.manual.fields.building], ['Spaarne', '12']);
    assert.equal(state.manual.isUntouched, true);
  });

  it('keeps its identity and its verdict when the page gives it once more', () => {
    const judged = typing.run({}, typing.committed(), typing.good);
    const { committed } = judged;
    assert.ok(committed);
    assert.equal(on(judged, filled(structuredClone(committed.address))), judged);
  });

  it('is in the Dutch fields, wherever it came from, and no longer than it is there', () => {
    const searched = on(after(lookupLoaded), ...done);
    assert.deepEqual(
      [searched.dutchLookup.step, searched.dutchLookup.fields.postcode, searched.dutchLookup.fields.houseNumber],
      ['found', '2012 ES', '30'],
    );
    assert.equal(on(searched, typed('x')).dutchLookup.fields.postcode, '');
    assert.equal(on(after(...done), lookupLoaded).dutchLookup.step, 'found', 'loaded afterwards');
  });

  it('of another country empties the Dutch fields, and gives up what they asked', () => {
    const state = on(after(lookupLoaded, ...lookup.at30), filled(abroad));
    assert.deepEqual([state.dutchLookup.request, lookup.stepIn(state)], [null, 'editing']);
    assert.equal(state.dutchLookup.fields.postcode, '');
  });

  it('is in the fields of a lookup that has nothing but Dutch fields, whatever its country', () => {
    assert.equal(on(lookup.begun, filled(abroad)).dutchLookup.fields.city, 'Brussel');
  });

  it('that was chosen does not come over the manual fields they turned to meanwhile', () => {
    const asked = after(manualLoaded, ...found, chose(house));
    const answer = detailsArrive(asked);
    const state = on(asked, manualWanted);
    assert.equal(state.search.request, null);
    assert.equal(on(state, answer), state);
  });

  it('that was looked up does not come over the panel they turned to meanwhile, and is remembered', () => {
    const { begun, at30, arrives: answered, committed: left } = lookup;
    const looking = on(begun, ...at30);
    const state = on(looking, manualWanted, answered(house30));
    assert.deepEqual([state.panel.inSight, state.committed, state.dutchLookup.request], ['manual', null, null]);
    assert.equal(on(state, searchWanted, left).committed?.address.building, '30', 'a lookup is billed');
    const given = on(looking, filled(other));
    assert.equal(given.dutchLookup.request, null);
    assert.equal(on(given, answered(house30)(looking)), given);
  });
});

describe('clearing', () => {
  const states = [after(...done), typing.reviewed(), on(lookup.begun, ...lookup.at30, lookup.arrives(house30))];

  it('empties every panel, and keeps the country and the way to look up', () => {
    for (const state of states) {
      const next = on(state, root({ type: 'cleared', by: 'user' }));
      assert.deepEqual([next.committed, next.search.text, next.isInvalidShown], [null, '', false]);
      assert.ok([next.manual, next.dutchLookup].every(({ fields }) => Object.values(fields).join('') === ''));
      assert.deepEqual([countryOf(next), next.panel.inSight], [countryOf(state), state.properties.home]);
      assert.equal(next.changedBy, state.committed ? 'user' : state.changedBy);
    }
    const byStreet = on(lookup.begun, lookup.byStreet, root({ type: 'cleared', by: 'user' }));
    assert.equal(byStreet.dutchLookup.method, 'street');
  });

  it('by the page is the page’s change', () => {
    assert.equal(on(after(...done), root({ type: 'cleared', by: 'script' })).changedBy, 'script');
  });
});

describe('a reset', () => {
  const reset = (initial: typeof address | null = null) =>
    root({ type: 'reset', initial, seed: seedOf('session-reset') });

  it('forgets what the person did, down to the way to look up', () => {
    const state = on(lookup.begun, lookup.byStreet, ...lookup.fill({ city: 'Urk' }), reset());
    assert.deepEqual([state.dutchLookup.method, state.dutchLookup.fields.city], ['postcode', '']);
    assert.deepEqual(countryOf(on(after(...found), reset())), null, 'the page asked for no country');
  });

  it('brings back the country and the address of the page', () => {
    const begun = after(configured({ country: 'NL' }), listArrived([belgium, netherlands], seedOf()));
    assert.equal(countryOf(on(begun, countryChosen(belgium), reset())), netherlands);
    const state = on(begun, countryChosen(belgium), typed('julian'), reset(other));
    assert.deepEqual([state.committed?.address, countryOf(state), wantedIn(state)], [other, netherlands, '']);
    assert.deepEqual([state.changedBy, state.isInvalidShown], ['script', false]);
  });

  it('brings back the country after a value of another one, also where the countries are not known', () => {
    const inBelgium = root({ type: 'valueSet', address: { ...other, country: belgium } });
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

describe('an element that leaves the document', () => {
  it('awaits no answer, and keeps every text', () => {
    const searching = on(after(...found, typed('julianas')), left);
    assert.deepEqual([searching.search.text, searching.search.request], ['julianas', null]);
    assert.equal(on(typing.run({}, typing.committed()), left).manual.step, 'editing');
    assert.equal(on(lookup.begun, ...lookup.at2, left).dutchLookup.fields.postcode, '7571 CD');
  });

  it('hears no answer to what it asked before', () => {
    const searching = after(...found, typed('julianas'));
    const gone = on(searching, left);
    assert.equal(on(gone, arrives([house])(searching)), gone);
  });
});
