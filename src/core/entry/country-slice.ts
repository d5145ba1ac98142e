/** The rules of the countries as a part of the entry. */
import type { Country } from '../../contract/types.ts';
import { type CountrySurroundings, reduceCountries } from '../country/reducer.ts';
import { countryOf } from '../country/selectors.ts';
import type { ChosenCountry, CountryState, CountryTransition } from '../country/state.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import type { SessionSeed } from '../search/state.ts';
import type { Initiator } from '../transition.ts';
import { panelOf } from './panel-status.ts';
import type { EntryTransition } from './slice.ts';
import type { CountryEntryEvent, EntryState } from './state.ts';
import { attemptIn } from './submission.ts';
import { formerOf, undoneAddressIn } from './undo.ts';

/** One transition of the countries. */
export function reduceCountryEvent(state: EntryState, event: CountryEntryEvent): EntryTransition {
  return withCountries(state, event.seed, (countries, around) => reduceCountries(countries, event, around));
}

/** The transition of an entry, for one of its countries. */
export function withCountries(
  state: EntryState,
  seed: SessionSeed,
  change: (countries: CountryState, around: CountrySurroundings) => CountryTransition,
): EntryTransition {
  const { properties, committed, search } = state;
  const around = { properties, hasAddress: committed !== null, isByHand: panelOf(state).isByHand };
  const { state: countries, outcome } = change(state.countries, around);
  switch (outcome?.kind) {
    case 'chosen':
      return countryChosen({ ...state, countries }, outcome, seed);
    case 'lost': {
      const { text, session, listbox } = search;
      return { changes: { countries, search: { ...newSearch(null, text), session, listbox } } };
    }
    case 'none':
      return {
        // A text that is no address yet stays, so that it is not lost in an order.
        changes: { countries, search: newSearch(null, committed ? '' : search.text) },
        address: null,
        by: initiatorOf(outcome),
      };
    default:
      return { changes: { countries } };
  }
}

/** Text that was typed stays, and is searched for in the other country in a session of its own. */
function countryChosen(state: EntryState, { country, by }: ChosenCountry, seed: SessionSeed): EntryTransition {
  const { committed, properties, countries, search } = state;
  const { text } = search;
  if (by === 'script' && isKeptFrom(state, country)) {
    return { changes: { countries: countries.wanted ? { ...countries, wanted: null } : countries } };
  }
  // Manual fields clear nothing before the shopper is done with them.
  if (panelOf(state).isByHand) {
    // Without a country, only that was asked for.
    const attempt = countryOf(state) ? state.attempt : attemptIn(state, { refusals: 0 });
    return { changes: { countries, search: newSearch(country, text), attempt }, country: { country, by } };
  }
  const left = by === 'user' ? undoneAddressIn(state, country) : null;
  if (left) {
    // Back in the country of an address that was left for another one: the address is restored.
    const changes = { countries, search: newSearch(left.address.country, text) };
    return { changes, address: left, panel: 'afterManual' };
  }
  const typed = committed ? text : panelOf(state).searchText(state);
  // A restored text is searched for only once the shopper does something.
  const isAsked = by === 'user' || search.session !== null;
  const around = { country, minLength: properties.minLength };
  const found = typed !== '' && isAsked ? searchFor(typed, seed, around) : newSearch(country, typed);
  // A shopper who types while the page's country becomes known, or pastes an address of another one, looks at the list.
  const listbox = by !== 'user' ? { ...search.listbox, active: -1 } : found.listbox;
  // A shopper who has typed another text goes on in the other country.
  const kept = by === 'user' && state.undo?.text !== text ? null : state.undo;
  const undo = by === 'user' && committed ? formerOf(state) : kept;
  return {
    changes: { countries, search: { ...found, listbox }, undo },
    country: { country, by },
    address: null,
    by: initiatorOf({ by }),
  };
}

/** The text is the shopper's. */
function initiatorOf({ by }: Pick<ChosenCountry, 'by'>): Initiator {
  return by === 'script' ? by : 'user';
}

/** An address that is there, or is being typed over, is not cleared for a country that a script names. */
function isKeptFrom(state: EntryState, { iso3 }: Country): boolean {
  const isKept = state.committed !== null && (state.changedBy === 'script' || panelOf(state).isByHand);
  return isKept || countryOf(state)?.iso3 === iso3;
}
