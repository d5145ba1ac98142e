/** What the person and the code of a panel do to the panels: wanted, loaded, missing. Which one is in sight: `mode.ts`. */
import { type Address, lineOf } from '../address/address.ts';
import { emptyFields } from '../address/empty-fields.ts';
import type { FieldTexts } from '../address/formats.ts';
import { withCountry } from '../country/reducer.ts';
import { countryOf } from '../country/selectors.ts';
import { manualTextsOf, searchTextOf } from '../dutch-lookup/typed.ts';
import { initialManual } from '../manual/state.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import type { SessionSeed } from '../search/state.ts';
import { clear } from './commit.ts';
import { reduceCountryEvent } from './country-slice.ts';
import { wantPanel } from './mode.ts';
import { addressInEffect } from './selectors.ts';
import type { Slices } from './slice.ts';
import type { EntryState, PanelEvent } from './state.ts';

/** One transition of the panels. */
export function reducePanels(state: EntryState, event: PanelEvent, slices: Slices): EntryState {
  switch (event.type) {
    case 'panelWanted':
      return panelWanted(state, event, slices);
    case 'panelLoaded':
      return panelLoaded(state, event);
    case 'panelMissing':
      return panelMissing(state, event.panel);
    default:
      return event satisfies never;
  }
}

function panelWanted(
  state: EntryState,
  { panel, seed }: Extract<PanelEvent, { type: 'panelWanted' }>,
  slices: Slices,
): EntryState {
  const { noManual, isFixed, home } = state.properties;
  if (panel === 'manual') return noManual || isFixed || state.mode === panel ? state : wantPanel(state, panel);
  if (panel === 'dutch-lookup') return wantPanel(byPostcode({ ...state, prefersSearch: false }, slices), panel);
  if (home === 'search') return searchWanted(state, seed);
  return { ...byPostcode(state, slices), mode: home, awaitedPanel: null };
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
  const { mode, properties, dutchLookup, committed } = state;
  const next: EntryState = { ...state, mode: 'search', awaitedPanel: null, prefersSearch: true };
  // Of an address that stays, its own country is in sight.
  if (committed && addressInEffect(state)) return inCountryOf(next, committed.address);
  const text = committed ? typedTextOf(state) : mode === 'dutch-lookup' ? searchTextOf(dutchLookup) : '';
  if (text === '' && !committed) return next;
  const search = searchFor(text, seed, { country: countryOf(state), minLength: properties.minLength });
  if (!committed) return { ...next, search };
  // The person typed another address over it: that is searched for, and the fields stay as they were left.
  const undo = { text: state.search.text, committed };
  return { ...clear(next, 'user', 'elsewhere'), manual: state.manual, search, undo };
}

/** What is in the fields by hand, on one line. */
function typedTextOf({ mode, plain, manual }: EntryState): string {
  const { street, building, addition, postcode, locality } =
    mode === 'plain' ? { ...emptyFields, ...plain } : manual.fields;
  return lineOf({ street, building: [building, addition].filter(Boolean).join(' '), postcode, locality });
}

function inCountryOf(state: EntryState, { country }: Address): EntryState {
  if (country.iso3 === countryOf(state)?.iso3) return state;
  const countries = withCountry(state.countries, country, 'user');
  return { ...state, countries, search: newSearch(country, state.search.text) };
}

function panelLoaded(
  state: EntryState,
  { panel, countries, seed }: Extract<PanelEvent, { type: 'panelLoaded' }>,
): EntryState {
  if (state.panels[panel] === 'loaded') return state;
  const loaded = { ...state, panels: { ...state.panels, [panel]: 'loaded' as const } };
  const next = state.awaitedPanel === panel ? { ...loaded, mode: panel, awaitedPanel: null } : loaded;
  if (state.countries.iso || countries.length === 0) return next;
  return reduceCountryEvent(next, { type: 'isoCountriesLoaded', countries, seed });
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
