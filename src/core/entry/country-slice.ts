/** What happens to the countries, and what that means for the entry. */
import type { Country } from '../../contract/types.ts';
import { type CountrySurroundings, reduceCountries, withCountry, withWanted } from '../country/reducer.ts';
import { countryOf } from '../country/selectors.ts';
import type { CountryTransition } from '../country/state.ts';
import { searchTextOf } from '../dutch-lookup/typed.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import type { SessionSeed } from '../search/state.ts';
import type { Initiator } from '../transition.ts';
import { clear, commit } from './commit.ts';
import { panelAfterManual } from './mode.ts';
import { show } from './panel.ts';
import type { Committed, CountryEntryEvent, EntryState } from './state.ts';
import { undoneAddressIn } from './undo.ts';

/** One transition of the countries, and of the entry around them. */
export function reduceCountryEvent(state: EntryState, event: CountryEntryEvent): EntryState {
  return withTransition(state, reduceCountries(state.countries, event, surroundingsOf(state)), event.seed);
}

/** The page asks for the country of its properties, by code or name. */
export function askForCountry(state: EntryState, seed: SessionSeed): EntryState {
  const { countries, properties } = state;
  return withTransition(state, withWanted(countries, properties.country, surroundingsOf(state)), seed);
}

function surroundingsOf({ properties, committed, panel }: EntryState): CountrySurroundings {
  return { properties, isOpen: !committed && panel.inSight === 'search' };
}

function withTransition(
  before: EntryState,
  { state: countries, outcome }: CountryTransition,
  seed: SessionSeed,
): EntryState {
  const state = countries === before.countries ? before : { ...before, countries };
  switch (outcome?.kind) {
    case 'chosen': {
      const { country, by } = outcome;
      return by === 'user' || !isKeptFrom(state, country) ? changeCountry(state, country, seed, by) : settled(state);
    }
    case 'lost': {
      const { text, session, listbox } = state.search;
      return { ...state, search: { ...newSearch(null, text), session, listbox } };
    }
    case 'none':
      return { ...clear(state, 'user', 'elsewhere'), search: newSearch(null, '') };
    default:
      return state;
  }
}

/** An address that is there, or is being typed over, is not wiped for a country that a script names. */
function isKeptFrom(state: EntryState, { iso3 }: Country): boolean {
  const isKept = state.committed !== null && (state.changedBy === 'script' || state.panel.inSight !== 'search');
  return isKept || countryOf(state)?.iso3 === iso3;
}

function settled(state: EntryState): EntryState {
  return state.countries.wanted ? { ...state, countries: { ...state.countries, wanted: null } } : state;
}

/** What was typed stays, and is searched for in the other country in a session of its own. */
function changeCountry(before: EntryState, country: Country, seed: SessionSeed, by: Initiator): EntryState {
  const state = { ...before, countries: withCountry(before.countries, country, by) };
  const { panel, committed, properties } = state;
  const { inSight } = panel;
  // Manual fields wipe nothing before the person is done with them.
  if (inSight === 'manual' || inSight === 'plain') return { ...state, search: newSearch(country, state.search.text) };
  const back = by === 'user' ? undoneAddressIn(state, country) : null;
  if (back) return returned(state, back);
  const undo = by === 'user' && committed ? { text: state.search.text, committed } : state.undo;
  const text = inSight === 'dutch-lookup' && !committed ? searchTextOf(state.dutchLookup) : state.search.text;
  // What the browser brought back is searched for as soon as the person does something, and not before.
  const isAsked = by === 'user' || inSight !== 'search' || state.search.session !== null;
  const around = { country, minLength: properties.minLength };
  const search = text !== '' && isAsked ? searchFor(text, seed, around) : newSearch(country, text);
  // A person who types while the page's country becomes known looks at the list.
  const listbox = by === 'script' ? { ...state.search.listbox, active: -1 } : search.listbox;
  return { ...clear(state, by, 'elsewhere'), search: { ...search, listbox }, undo };
}

/** Back in the country of the address that was left for another one, which stands again. */
function returned(state: EntryState, undo: Committed): EntryState {
  const next = commit(state, undo, 'user', 'elsewhere');
  return {
    ...next,
    panel: show(next.panel, panelAfterManual(next)),
    search: newSearch(undo.address.country, state.search.text),
  };
}
