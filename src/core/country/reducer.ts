/** The rules for countries: a pure reducer, which returns the same reference if nothing has changed. */
import type { Country } from '../../contract/types.ts';
import { stay } from '../transition.ts';
import { findCountry } from './find.ts';
import { knownCountries } from './known.ts';
import { countryListOf, isChoosable, isOffered, isWorldOffered, serviceCountriesOf, wishOf } from './selectors.ts';
import type {
  ChosenCountry,
  CountryAnswer,
  CountryEvent,
  CountryProperties,
  CountryState,
  CountryTransition,
  WantedCountry,
} from './state.ts';

/** The parts of the entry that these rules depend on. */
export interface CountrySurroundings {
  readonly properties: CountryProperties;
  /** True if the entry has an address, which keeps its country. */
  readonly hasAddress: boolean;
  /** True if the shopper types by hand: then an assumed country is not dropped any more. */
  readonly isByHand: boolean;
}

/** One transition of the countries. */
export function reduceCountries(
  state: CountryState,
  event: CountryEvent,
  around: CountrySurroundings,
): CountryTransition {
  switch (event.type) {
    case 'countriesRequested':
      return stay(requested(state));
    case 'countryAnswered':
      return answered(state, event.answer, around);
    case 'countryChosen':
      return event.country
        ? { state, outcome: { kind: 'chosen', country: event.country, by: event.by } }
        : { state: withCountry(state, null), outcome: { kind: 'none', by: event.by } };
    default:
      return event satisfies never;
  }
}

/** The page has changed which countries may be chosen. */
export function choiceChanged(state: CountryState, around: CountrySurroundings): CountryTransition {
  return around.hasAddress || isKept(state, around) ? stay(state) : wished(state, around);
}

/** The address was removed, and its country goes with it if the page does not offer that. */
export function addressGone(state: CountryState, around: CountrySurroundings): CountryTransition {
  const here = { countries: state, properties: around.properties };
  return !state.chosen || isOffered(state.chosen.country, here) ? stay(state) : wishedAnew(state, around);
}

/** Sets the country of the entry, and stops looking for the one that the page asked for. Null for none. */
export function withCountry(state: CountryState, next: ChosenCountry | null): CountryState {
  const { chosen, wanted } = state;
  if (!wanted && chosen?.country === next?.country && chosen?.by === next?.by) return state;
  return { ...state, wanted: null, chosen: next };
}

function soughtBy(name: string | undefined): WantedCountry | null {
  return name ? { name, problem: null } : null;
}

/**
 * Looks for the country that the page asks for. Until it is found, the entry has none, unless the shopper has chosen
 * one.
 */
export function wished(state: CountryState, around: CountrySurroundings): CountryTransition {
  const next = resolved({ ...state, wanted: soughtBy(wishOf(around.properties)) }, around);
  const isSettled = next.outcome || around.hasAddress || !state.chosen || isKept(state, around);
  return isSettled ? next : { state: { ...next.state, chosen: null }, outcome: { kind: 'lost' } };
}

/** Looks for the page's country, even if the shopper has chosen another one. */
export function wishedAnew(state: CountryState, around: CountrySurroundings): CountryTransition {
  return wished({ ...state, chosen: state.chosen && { ...state.chosen, by: 'script' } }, around);
}

/** True if the country was chosen by the shopper, or named in their text, and may be chosen. */
function isKept(countries: CountryState, { properties }: CountrySurroundings): boolean {
  const { chosen } = countries;
  return chosen !== null && chosen.by !== 'script' && isChoosable(chosen.country, { countries, properties });
}

/** Repeats the request that failed: for a name, if only that failed, otherwise for the list. */
function requested(state: CountryState): CountryState {
  const wanted = soughtBy(state.wanted?.name);
  if (state.wanted?.problem && state.supported.status !== 'failed') return { ...state, wanted };
  const countries = serviceCountriesOf(state);
  const { supported } = state;
  // Countries that are offered already stay.
  const isLate = supported.status === 'failed' || (supported.status === 'loading' && supported.isLate);
  return { ...state, wanted, supported: { status: 'loading', request: { kind: 'countries' }, countries, isLate } };
}

function answered(state: CountryState, answer: CountryAnswer, around: CountrySurroundings): CountryTransition {
  const { wanted, supported } = state;
  if (answer.kind === 'countries') return listed(state, answer.countries, around);
  if (answer.kind === 'late') {
    const isAwaited = supported.status === 'loading' && !supported.isLate;
    return isAwaited ? reconsidered({ ...state, supported: { ...supported, isLate: true } }, around) : stay(state);
  }
  if (answer.kind === 'country') {
    // The page may have asked for another country since.
    return answer.name === wanted?.name ? found(state, answer.country, around) : stay(state);
  }
  const { request, problem } = answer;
  if (request.kind === 'countries') return reconsidered({ ...state, supported: { status: 'failed', problem } }, around);
  return stay(request.name === wanted?.name ? { ...state, wanted: { name: wanted.name, problem } } : state);
}

/** Applies the service's list. A chosen country that is in it stays, and nothing is announced. */
function listed(state: CountryState, countries: readonly Country[], around: CountrySurroundings): CountryTransition {
  const wanted = soughtBy(state.wanted?.name);
  const country = state.chosen && findCountry(countries, state.chosen.country.iso3);
  const chosen = state.chosen && country ? { ...state.chosen, country } : state.chosen;
  return reconsidered({ ...state, supported: { status: 'known', countries }, wanted, chosen }, around);
}

/** Drops an assumed country, once a list shows that it does not exist or may not be chosen. */
function reconsidered(countries: CountryState, around: CountrySurroundings): CountryTransition {
  const { properties, hasAddress, isByHand } = around;
  if (!countries.chosen || hasAddress) return resolved(countries, around);
  const { country, by } = countries.chosen;
  const here = { countries, properties };
  const isSure =
    by !== 'script' || isByHand || isWorldOffered(here) || findCountry(countryListOf(here) ?? [], country.iso3);
  return isSure && isChoosable(country, here) ? resolved(countries, around) : wished(countries, around);
}

/** Finds the country that the page asks for: in the list, or before that has loaded, among those whose names are at hand. */
function resolved(state: CountryState, around: CountrySurroundings): CountryTransition {
  const { wanted } = state;
  if (!wanted) return stay(state);
  const list = countryListOf({ countries: state, properties: around.properties }) ?? knownCountries();
  const country = findCountry(list, wanted.name);
  return country ? found(state, country, around) : stay(state);
}

/** The country to use, or null if there is none. One that may not be chosen is replaced by the first that may. */
function found(state: CountryState, country: Country | null, around: CountrySurroundings): CountryTransition {
  const { properties } = around;
  if (country && isChoosable(country, { countries: state, properties })) {
    return { state: { ...state, wanted: null }, outcome: { kind: 'chosen', country, by: 'script' } };
  }
  const first = wishOf({ ...properties, country: '' });
  return resolved({ ...state, wanted: first === state.wanted?.name ? null : soughtBy(first) }, around);
}
