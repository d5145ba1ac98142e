/**
 * The rules of an element: one pure reducer. The same reference comes back when nothing happened. Slices have rules of
 * their own (`../search`, `../manual`, `../dutch-lookup`); what concerns more than one of them is decided here.
 */
import { type Address, lineOf } from '../address/address.ts';
import { emptyFields } from '../address/empty-fields.ts';
import type { FieldTexts } from '../address/formats.ts';
import { closed } from '../combobox.ts';
import { initialDutchLookup } from '../dutch-lookup/state.ts';
import { manualTextsOf, searchTextOf } from '../dutch-lookup/typed.ts';
import { initialManual } from '../manual/state.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import type { SessionSeed } from '../search/state.ts';
import { clear, commit, emptied, toHome } from './commit.ts';
import { askedByPage, changeCountry, findCountry, listArrived, resolveCountry } from './country.ts';
import { restoreFormer } from './former.ts';
import { wantPanel } from './mode.ts';
import { committedFrom, restore } from './restore.ts';
import { addressInEffect } from './selectors.ts';
import { settle } from './settle.ts';
import type { Slices } from './slice.ts';
import type { EntryEvent, EntryState, RootEvent } from './state.ts';
import { reduceSubmission, toManualOnFailure, withoutEndedSubmission } from './submission.ts';

/** One transition of an element. */
export function reduceEntry(state: EntryState, event: EntryEvent, slices: Slices): EntryState {
  const next = reduceOnce(withoutEndedSubmission(state, event), event, slices);
  if (next === state) return state;
  const settled = settle(next, state, slices);
  return isUnchanged(settled, state) ? state : settled;
}

function isUnchanged(a: EntryState, b: EntryState): boolean {
  return (Object.keys(a) as (keyof EntryState)[]).every((name) => a[name] === b[name]);
}

function reduceOnce(state: EntryState, event: EntryEvent, slices: Slices): EntryState {
  switch (event.slice) {
    case 'entry':
      return reduceRoot(state, event, slices);
    case 'search':
      return slices.search?.reduce(withoutAwaitedLookup(state, event.type), event) ?? state;
    case 'manual':
      return slices.manual?.reduce(state, event) ?? state;
    case 'dutch-lookup':
      return slices['dutch-lookup']?.reduce(state, event) ?? state;
    case 'autofill':
      return slices.autofill?.reduce(state, event, slices) ?? state;
    default:
      return event satisfies never;
  }
}

/** A person who types before the Dutch lookup is loaded goes on searching. */
function withoutAwaitedLookup(state: EntryState, type: string): EntryState {
  if (type !== 'typed' || state.awaitedPanel !== 'dutch-lookup') return state;
  return { ...state, awaitedPanel: null, prefersSearch: true };
}

function reduceRoot(state: EntryState, event: RootEvent, slices: Slices): EntryState {
  switch (event.type) {
    case 'configured':
      return configured(state, event.properties, event.seed);
    case 'countriesRequested':
      return withCountries(state, {
        problem: null,
        // Only the name is asked for once more; `settle` does it.
        request: state.countries.problem?.operation === 'country' ? null : { kind: 'countries' },
      });
    case 'countriesArrived':
      return listArrived(state, event.countries, event.seed);
    case 'countriesSubstituted':
      return resolveCountry({ ...state, countries: { ...state.countries, substitute: event.countries } }, event.seed);
    case 'countriesFailed':
      return resolveCountry(withCountries(state, { list: null, problem: event.problem }), event.seed);
    case 'countryNamed': {
      if (event.name !== state.soughtCountry) return state;
      const next = state.countries.request ? withCountries(state, {}) : state;
      return event.country ? askedByPage(next, event.country, event.seed) : { ...next, soughtCountry: '' };
    }
    case 'countryFailed':
      return withCountries(state, { problem: event.problem });
    case 'countryChosen':
      return event.by === 'page'
        ? askedByPage(state, event.country, event.seed)
        : changeCountry(state, event.country, event.seed);
    case 'countryLost':
      return { ...clear(state, 'person', 'elsewhere'), country: null, soughtCountry: '', search: newSearch(null, '') };
    case 'filled': {
      const next = commit(state, committedFrom(event.address), 'page', 'elsewhere');
      return next.committed?.address === state.committed?.address ? state : toHome(next);
    }
    case 'filledEarly':
      return { ...state, awaitedValue: event.given };
    case 'given':
      return commit(
        state,
        { address: event.address, details: null, source: 'manual', verdict: null },
        'person',
        'elsewhere',
      );
    case 'cleared':
      return emptied(state, event.by);
    case 'reset':
      return reset(state, event);
    case 'restored':
      return restore(state, event.saved);
    case 'left':
      return left(state, slices);
    case 'undone':
      return restoreFormer(state, event.seed);
    case 'manualWanted': {
      const { noManual, isFixed } = state.properties;
      return noManual || isFixed || state.mode === 'manual' ? state : wantPanel(state, 'manual');
    }
    case 'lookupWanted':
      return wantPanel(byPostcode({ ...state, prefersSearch: false }, slices), 'dutch-lookup');
    case 'searchWanted':
      return state.properties.home === 'dutch-lookup'
        ? { ...byPostcode(state, slices), mode: 'dutch-lookup', awaitedPanel: null }
        : searchWanted(state, event.seed);
    case 'panelLoaded':
      return panelLoaded(state, event);
    case 'panelMissing':
      return panelMissing(state, event.panel);
    case 'plainFieldEdited':
      if (state.plain[event.field] === event.text) return state;
      return { ...state, plain: { ...state.plain, [event.field]: event.text } };
    case 'customErrorSet':
      return { ...state, customError: event.message };
    case 'invalidShown':
      return toManualOnFailure({ ...state, isInvalidShown: true, refusals: state.refusals + 1 });
    case 'submitBegun':
    case 'submitHeld':
    case 'submitEnded':
    case 'submitOverdue':
      return reduceSubmission(state, event, slices);
    default:
      return event satisfies never;
  }
}

/** An answer ends the request, unless the change makes another one. */
function withCountries(state: EntryState, changes: Partial<EntryState['countries']>): EntryState {
  return { ...state, countries: { ...state.countries, request: null, ...changes } };
}

function configured(state: EntryState, properties: EntryState['properties'], seed: SessionSeed): EntryState {
  const { country, home } = state.properties;
  const mode = properties.home === home ? state.mode : properties.home;
  const next = { ...state, properties, mode };
  if (properties.country === country) return next;
  return resolveCountry({ ...next, soughtCountry: properties.country }, seed);
}

/** As the page began: its country, its address, the panel that comes first. */
function reset(state: EntryState, { initial, seed }: Extract<RootEvent, { type: 'reset' }>): EntryState {
  const { country } = state.properties;
  const { method } = initialDutchLookup;
  const empty = emptied(state, 'page');
  const dutchLookup = { ...empty.dutchLookup, method };
  // One that was chosen instead does not stay where the list with the page's own is still wanting.
  const own = state.country && findCountry([state.country], country) ? state.country : null;
  const begun = { ...empty, dutchLookup, country: own, soughtCountry: country, search: newSearch(own, '') };
  const next = resolveCountry(begun, seed);
  const byPage: EntryState = { ...next, changedBy: 'page' };
  // The lookup is as it was, so that it follows the address as it follows any other.
  const asBefore = { ...byPage, dutchLookup: state.dutchLookup };
  return initial ? commit(asBefore, committedFrom(initial), 'page', 'elsewhere') : byPage;
}

function left(state: EntryState, slices: Slices): EntryState {
  const { country, committed, search } = state;
  const ended = committed ? { ...search, session: null, listbox: closed } : newSearch(country, search.text);
  const next = { ...state, search: ended, former: null, offered: null };
  const withManual = slices.manual?.reduce(next, { type: 'left' }) ?? next;
  return slices['dutch-lookup']?.reduce(withManual, { type: 'left' }) ?? withManual;
}

/** The fields for postcode and number, which the way there is called after; those of an address that stands say it. */
function byPostcode(state: EntryState, slices: Slices): EntryState {
  const { committed, dutchLookup } = state;
  if (dutchLookup.method === 'postcode') return state;
  const { address } = committed ?? {};
  const event = address
    ? ({ type: 'filled', address } as const)
    : ({ type: 'methodChosen', method: 'postcode' } as const);
  return slices['dutch-lookup']?.reduce(state, event) ?? state;
}

function searchWanted(state: EntryState, seed: SessionSeed): EntryState {
  const { mode, properties, dutchLookup, committed, country } = state;
  const next: EntryState = { ...state, mode: 'search', awaitedPanel: null, prefersSearch: true };
  // Of an address that stays, its own country is in sight.
  if (committed && addressInEffect(state)) return inCountryOf(next, committed.address);
  const text = committed ? typedTextOf(state) : mode === 'dutch-lookup' ? searchTextOf(dutchLookup) : '';
  if (text === '' && !committed) return next;
  const search = searchFor(text, seed, { country, minLength: properties.minLength });
  if (!committed) return { ...next, search };
  // The person typed another address over it: that is searched for, and the fields stay as they were left.
  const former = { text: state.search.text, committed };
  return { ...clear(next, 'person', 'elsewhere'), manual: state.manual, search, former };
}

/** What is in the fields by hand, on one line. */
function typedTextOf({ mode, plain, manual }: EntryState): string {
  const { street, building, addition, postcode, locality } =
    mode === 'plain' ? { ...emptyFields, ...plain } : manual.fields;
  return lineOf({ street, building: [building, addition].filter(Boolean).join(' '), postcode, locality });
}

function inCountryOf(state: EntryState, { country }: Address): EntryState {
  if (country.iso3 === state.country?.iso3) return state;
  return { ...state, country, search: newSearch(country, state.search.text) };
}

function panelLoaded(
  state: EntryState,
  { panel, countries, seed }: Extract<RootEvent, { type: 'panelLoaded' }>,
): EntryState {
  if (state.panels[panel] === 'loaded') return state;
  const substitute = state.countries.substitute ?? (countries.length > 0 ? countries : null);
  const panels = { ...state.panels, [panel]: 'loaded' as const };
  const loaded = { ...state, panels, countries: { ...state.countries, substitute } };
  const next = state.awaitedPanel === panel ? { ...loaded, mode: panel, awaitedPanel: null } : loaded;
  return resolveCountry(next, seed);
}

/** Where the manual fields cannot be loaded there are plain ones; where the Dutch lookup cannot, there is the search. */
function panelMissing(state: EntryState, panel: EntryState['awaitedPanel'] & string): EntryState {
  const next = { ...state, panels: { ...state.panels, [panel]: 'missing' as const } };
  if (state.awaitedPanel !== panel) return next;
  if (panel === 'dutch-lookup') return { ...next, awaitedPanel: null, prefersSearch: true };
  const { street, building, addition, postcode, locality } = textsFor(state);
  const line = [street, building, addition].filter(Boolean).join(' ');
  const typed = { street: line || state.search.text, postcode, locality };
  const isBegun = Object.values(state.plain).some((text) => text !== '');
  return { ...next, awaitedPanel: null, mode: 'plain', plain: isBegun ? state.plain : typed, manual: initialManual };
}

/** What is known for manual fields that cannot be had. */
function textsFor({ mode, committed, dutchLookup, manual }: EntryState): FieldTexts {
  if (mode !== 'dutch-lookup') return manual.fields;
  const texts = manualTextsOf(dutchLookup);
  const { street, locality } = committed?.address ?? texts;
  return { ...texts, street: street ?? '', locality: locality ?? '' };
}
