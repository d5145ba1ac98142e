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
import { clear, toHome } from './commit.ts';
import { show, turnToSearch, want, withCode } from './panel.ts';
import { addressInEffect } from './selectors.ts';
import type { Slices } from './slice.ts';
import type { EntryState, LazyPanel, PanelEvent } from './state.ts';

/** The person turns to another panel. */
export function panelWanted(
  state: EntryState,
  { panel, seed }: Extract<PanelEvent, { type: 'panelWanted' }>,
  slices: Slices,
): EntryState {
  const { noManual, isFixed, home } = state.properties;
  if (panel === 'manual') return noManual || isFixed || state.panel.inSight === panel ? state : wanting(state, panel);
  if (panel === 'dutch-lookup') return wanting(byPostcode(state, slices), panel);
  if (home === 'search') return searchWanted(state, seed);
  return toHome(byPostcode(state, slices));
}

function wanting(state: EntryState, name: LazyPanel): EntryState {
  return { ...state, panel: want(state.panel, name) };
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
  const { properties, dutchLookup, committed, panel } = state;
  const next: EntryState = { ...state, panel: turnToSearch(panel) };
  // Of an address that stays, its own country is in sight.
  if (committed && addressInEffect(state)) return inCountryOf(next, committed.address);
  const text = committed ? typedTextOf(state) : panel.inSight === 'dutch-lookup' ? searchTextOf(dutchLookup) : '';
  if (text === '' && !committed) return next;
  const search = searchFor(text, seed, { country: countryOf(state), minLength: properties.minLength });
  if (!committed) return { ...next, search };
  // The person typed another address over it: that is searched for, and the fields stay as they were left.
  const undo = { text: state.search.text, committed };
  return { ...clear(next, 'user', 'elsewhere'), manual: state.manual, search, undo };
}

/** What is in the fields by hand, on one line. */
function typedTextOf({ panel, plain, manual }: EntryState): string {
  const { street, building, addition, postcode, locality } =
    panel.inSight === 'plain' ? { ...emptyFields, ...plain } : manual.fields;
  return lineOf({ street, building: [building, addition].filter(Boolean).join(' '), postcode, locality });
}

function inCountryOf(state: EntryState, { country }: Address): EntryState {
  if (country.iso3 === countryOf(state)?.iso3) return state;
  const countries = withCountry(state.countries, country, 'user');
  return { ...state, countries, search: newSearch(country, state.search.text) };
}

/** Where the manual fields cannot be loaded there are plain ones; where the Dutch lookup cannot, there is the search. */
export function panelMissing(state: EntryState, name: LazyPanel): EntryState {
  const panel = withCode(state.panel, name, 'missing');
  if (state.panel.awaited !== name) return { ...state, panel };
  if (name === 'dutch-lookup') return { ...state, panel: turnToSearch(panel) };
  const { street, building, addition, postcode, locality } = textsFor(state);
  const line = [street, building, addition].filter(Boolean).join(' ');
  const typed = { street: line || state.search.text, postcode, locality };
  const isBegun = Object.values(state.plain).some((text) => text !== '');
  return { ...state, panel: show(panel, 'plain'), plain: isBegun ? state.plain : typed, manual: initialManual };
}

/** What is known for manual fields that cannot be had. */
function textsFor({ panel, committed, dutchLookup, manual }: EntryState): FieldTexts {
  if (panel.inSight !== 'dutch-lookup') return manual.fields;
  const texts = manualTextsOf(dutchLookup);
  const { street, locality } = committed?.address ?? texts;
  return { ...texts, street: street ?? '', locality: locality ?? '' };
}
