import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoCountries } from '../../../src/core/address/iso-countries.ts';
import {
  choosableOf,
  countryListOf,
  isCountryAwaited,
  isSearched,
  isWorldWanted,
} from '../../../src/core/entry/country-choice.ts';
import { verificationDue } from '../../../src/core/entry/mode.ts';
import { after, configured, manual, manualLoaded, on, root, search, seedOf } from '../../support/entry.ts';
import { belgium, netherlands } from '../../support/samples.ts';

const all = isoCountries();
const codesOf = (codes: string) => choosableOf(all, codes.split(' ')).map(({ iso2 }) => iso2);
const unitedStates = all.find(({ iso2 }) => iso2 === 'US') ?? netherlands;

const arrived = root({ type: 'countriesArrived', countries: [netherlands, belgium], seed: seedOf() });
const beside = root({ type: 'countriesSubstituted', countries: all, seed: seedOf() });
const chosen = (country: typeof belgium) => root({ type: 'countryChosen', country, by: 'person', seed: seedOf() });
const world = (countries: string, country = '') => configured({ countries, country, hasClient: true });
const typed = (text: string) => search({ type: 'typed', text, seed: seedOf('session-typed'), isListWanted: true });

describe('the codes of countries that may be chosen', () => {
  it('are codes, all with a star, and less those with a hyphen in front', () => {
    assert.deepEqual(codesOf('NL BEL us'), ['BE', 'NL', 'US']);
    assert.equal(codesOf('*').length, all.length);
    assert.equal(codesOf('* -AQ -ATF').length, all.length - 2);
    assert.ok(!codesOf('-NL').includes('NL') && codesOf('-NL').length === all.length - 1);
    assert.deepEqual(codesOf('NL BE -BE'), ['NL']);
  });

  it('are all where nothing is left', () => {
    for (const codes of ['', 'XX', '-', 'NL -NL']) assert.equal(codesOf(codes).length, all.length, codes);
  });
});

describe('countries that the service does not have', () => {
  it('are offered beside those it has, if the page names them', () => {
    const names = (countries: string) => countryListOf(after(world(countries), arrived, beside))?.length;
    assert.equal(names('NL US'), all.length);
    assert.equal(names('*'), all.length);
    assert.equal(names('NL'), 2);
    assert.equal(names(''), 2);
  });

  it('are put together once: what is made of the list need not be made anew', () => {
    const state = after(world('*'), arrived, beside);
    assert.equal(countryListOf({ ...state }), countryListOf(state));
    const another = root({ type: 'countriesArrived', countries: [belgium], seed: seedOf() });
    assert.deepEqual(countryListOf(after(world('*'), another, beside))?.[0], belgium);
  });

  it('are wanted when a code is none of the service’s; before its list is there, none of Europe’s', () => {
    for (const [countries, isWanted] of [
      ['', false],
      ['NL BE', false],
      ['NL US', true],
      ['*', true],
      ['-US', false],
    ] as const) {
      assert.equal(isWorldWanted(after(world(countries))), isWanted, countries);
    }
    assert.equal(isWorldWanted(after(world('NL FR'), arrived)), true, 'France is not in this service’s list');
  });

  it('lead to the manual fields at once, without a session and without the list of the service', () => {
    const state = after(world('US', 'US'), beside);
    assert.equal(state.country?.iso3, 'USA');
    assert.deepEqual([state.awaitedPanel, state.search.session, state.search.request], ['manual', null, null]);
    assert.equal(on(state, manualLoaded).mode, 'manual');
    assert.equal(state.countries.request, null, 'no question about one country');
  });

  it('take what was typed along, and ask nothing', () => {
    const searching = after(world('*', 'NL'), arrived, beside, manualLoaded, typed('350 Fifth Avenue'));
    assert.equal(searching.search.request?.kind, 'suggest');
    const state = on(searching, chosen(unitedStates));
    assert.deepEqual([state.mode, state.search.session, state.search.request], ['manual', null, null]);
    assert.ok(Object.values(state.manual.fields).join(' ').includes('Fifth Avenue'));
  });

  it('are left for the search again as long as no field has a text', () => {
    const state = after(world('*', 'US'), arrived, beside, manualLoaded);
    assert.equal(on(state, chosen(netherlands)).mode, 'search');
    const edited = on(state, manual({ type: 'fieldEdited', field: 'street', text: '1 Main St' }), chosen(netherlands));
    assert.deepEqual([edited.mode, edited.manual.fields.street], ['manual', '1 Main St']);
  });

  it('give an address that says it was not verified', () => {
    const texts = { street: '350 Fifth Ave', locality: 'New York', region: 'NY', postcode: '10118' } as const;
    const edits = Object.entries(texts).map(([field, text]) =>
      manual({ type: 'fieldEdited', field: field as keyof typeof texts, text }),
    );
    const fields = after(world('*', 'US'), arrived, beside, manualLoaded);
    const state = on(fields, ...edits, manual({ type: 'committed', verification: 'never' }));
    assert.deepEqual(state.committed?.address.outcome, { source: 'manual', grade: null, level: null, choice: null });
    assert.deepEqual(state.committed?.address.mailLines, ['350 Fifth Ave', 'NEW YORK, NY 10118']);
    assert.equal(state.committed?.verdict, null);
    assert.equal(verificationDue(state), null);
  });

  it('are searched like any other once the service has them', () => {
    const state = after(world('*', 'US'), beside);
    assert.equal(isSearched(state), false);
    const known = root({ type: 'countriesArrived', countries: [netherlands, unitedStates], seed: seedOf() });
    assert.equal(isSearched(on(state, known)), true);
  });

  it('are none of ours to offer where the page has fields of its own', () => {
    assert.equal(isWorldWanted(after(configured({ countries: '*', pageFields: 'there' }))), false);
  });
});

describe('what was typed', () => {
  it('waits for a country where there is none, one can be picked, and the page named none', () => {
    for (const [what, state, isIt] of [
      ['a text and a list', after(arrived, typed('julian')), true],
      ['no text', after(arrived), false],
      ['a text of spaces', after(arrived, typed('  ')), false],
      ['no list yet', after(typed('julian')), false],
      ['a country', after(arrived, chosen(belgium), typed('julian')), false],
      [
        'a country that the page named and the list does not have',
        after(world('', 'XT'), arrived, typed('julian')),
        false,
      ],
    ] as const) {
      assert.equal(isCountryAwaited(state), isIt, what);
    }
  });
});
