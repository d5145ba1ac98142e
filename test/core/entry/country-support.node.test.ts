import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { choosableOf, countryListOf, countrySupportOf, isWorldOffered } from '../../../src/core/country/selectors.ts';
import { panelOf } from '../../../src/core/entry/panel-status.ts';
import { isSearchUnsupported } from '../../../src/core/entry/selectors.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import {
  after,
  configured,
  countryEvent,
  listArrived,
  listFailed,
  manual,
  manualLoaded,
  on,
  root,
  search,
  seedOf,
} from '../../support/entry.ts';
import { belgium, netherlands } from '../../support/samples.ts';

const all = isoCountries();
const codesOf = (codes: string) => choosableOf(after(world(codes), listArrived(all, seedOf()))).map(({ iso2 }) => iso2);
const unitedStates = all.find(({ iso2 }) => iso2 === 'US') ?? netherlands;

const arrived = listArrived([netherlands, belgium], seedOf());
const chosen = (country: typeof belgium) => countryEvent({ type: 'countryChosen', country, by: 'user' }, seedOf());
const world = (countries: string, country = '') => configured({ countries, country, hasClient: true });
const typed = (text: string) => search({ type: 'typed', text, seed: seedOf('session-typed'), isListWanted: true });

describe('the codes of countries on offer', () => {
  it('are the codes, or all with an asterisk, without those after a hyphen', () => {
    assert.deepEqual(codesOf('NL BEL us'), ['BE', 'NL', 'US']);
    assert.equal(codesOf('*').length, all.length);
    assert.equal(codesOf('* -AQ -ATF').length, all.length - 2);
    assert.ok(!codesOf('-NL').includes('NL') && codesOf('-NL').length === all.length - 1);
    assert.deepEqual(codesOf('NL BE -BE'), ['NL']);
  });

  it('are all if none remain', () => {
    for (const codes of ['', 'XX', '-', 'NL -NL']) assert.equal(codesOf(codes).length, all.length, codes);
  });
});

describe('countries that the service does not support', () => {
  it('are merged once', () => {
    const state = after(world('*'), arrived);
    assert.equal(countryListOf({ ...state }), countryListOf(state));
    const another = listArrived([belgium], seedOf());
    assert.deepEqual(countryListOf(after(world('*'), another))?.[0], belgium);
  });

  it('are offered if a code is not the service’s, or, before its list has arrived, not European', () => {
    for (const [countries, isWanted] of [
      ['', false],
      ['NL BE', false],
      ['NL US', true],
      ['*', true],
      ['-US', false],
    ] as const) {
      assert.equal(isWorldOffered(after(world(countries))), isWanted, countries);
    }
    assert.equal(isWorldOffered(after(world('NL FR'), arrived)), true, 'France is not in this service’s list');
  });

  it('are left for the search again as long as all fields are empty', () => {
    const state = after(world('*', 'US'), arrived, manualLoaded);
    assert.equal(on(state, chosen(netherlands)).panel.inSight, 'search');
    const edited = on(state, manual({ type: 'fieldsEdited', fields: { street: '1 Main St' } }), chosen(netherlands));
    assert.deepEqual([edited.panel.inSight, edited.manual.fields.street], ['manual', '1 Main St']);
  });

  it('are searched without a list if the page offers known ones, starts with the lookup, or has its own fields', () => {
    const american = { country: 'US', countries: '*', hasClient: true } as const;
    const supportOf = (wishes: Parameters<typeof configured>[0]) =>
      countrySupportOf(after(configured({ ...american, ...wishes }), chosen(unitedStates)));
    assert.equal(supportOf({}), 'unknown');
    assert.equal(supportOf({ countries: 'NL BE' }), 'searchable', 'the page offers none beyond');
    assert.equal(supportOf({ home: 'dutch-lookup' }), 'searchable');
    assert.equal(supportOf({ hasPageFields: true }), 'searchable');
    const dutch = after(configured({ countries: '*', hasClient: true }), chosen(netherlands));
    assert.equal(countrySupportOf(dutch), 'searchable', 'a country that is known without the list');
  });
});

/** The list of a service that has the country, of one that has not, and of one that cannot say. */
const lists = {
  has: listArrived([netherlands, unitedStates]),
  lacks: arrived,
  fails: listFailed({ reason: 'unavailable', operation: 'countries', status: 503, retryAfter: null }),
};
const panelIn = ({ panel }: EntryState) => panel.awaited ?? panel.inSight;

describe('a country that the service may or may not support', () => {
  const begun = after(manualLoaded, world('US CA GB', 'US'));

  it('no longer waits for the manual fields if the list includes it before their code has loaded', () => {
    const slow = after(world('US CA GB', 'US'), lists.lacks);
    assert.equal(slow.panel.awaited, 'manual');
    const state = on(slow, lists.has);
    assert.deepEqual(
      [state.panel.inSight, state.panel.awaited, on(state, manualLoaded).panel.inSight],
      ['search', null, 'search'],
    );
  });

  it('leaves a shopper who has typed where they are, sends no further request, and leads an order to the manual fields', () => {
    const state = on(begun, typed('350 Fifth'), lists.lacks);
    assert.deepEqual([panelIn(state), state.search.text, state.search.request], ['search', '350 Fifth', null]);
    const further = on(state, typed('350 Fifth Avenue'));
    assert.deepEqual([panelIn(further), further.search.request], ['search', null]);
    assert.ok(isSearchUnsupported(further) && panelOf(further).isFailed(further));
    assert.equal(panelIn(on(further, root({ type: 'submitBegun' }))), 'manual');
    assert.equal(panelIn(on(further, typed(''))), 'manual', 'nothing is typed any more');
  });
});
