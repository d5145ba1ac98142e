/** The rules of countries: a pure reducer. The same reference comes back when nothing happened. */
import type { Country } from '../../contract/types.ts';
import { stay } from '../transition.ts';
import { findCountry, knownCountries } from './known.ts';
import { countryListOf, isWorldOffered, serviceCountriesOf } from './selectors.ts';
import type {
  ChosenCountry,
  CountryAnswer,
  CountryEvent,
  CountryProperties,
  CountryState,
  CountryTransition,
  WantedCountry,
} from './state.ts';

/** What the rules need to know of the entry around the countries. */
export interface CountrySurroundings {
  readonly properties: CountryProperties;
  /** Whether the entry has no address, and its search is in sight: a country that was taken for granted may still go. */
  readonly isOpen: boolean;
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
    case 'isoCountriesLoaded':
      return state.iso ? stay(state) : resolved({ ...state, iso: event.countries }, around);
    case 'countryChosen':
      return { state, outcome: { kind: 'chosen', country: event.country, by: event.by } };
    case 'countryWanted':
      return resolved({ ...state, wanted: soughtBy(around.properties.country) }, around);
    case 'countryReset':
      return reset(state, around);
    case 'countryUnsupported':
      return { state: { ...state, chosen: null, wanted: null }, outcome: { kind: 'none' } };
    default:
      return event satisfies never;
  }
}

/** The entry is in a country: whatever the page asked for before is settled. Null for none. */
export function withCountry(state: CountryState, next: ChosenCountry | null): CountryState {
  const { chosen, wanted } = state;
  if (!wanted && chosen?.country === next?.country && chosen?.by === next?.by) return state;
  return { ...state, wanted: null, chosen: next };
}

function soughtBy(name: string | undefined): WantedCountry | null {
  return name ? { status: 'sought', name } : null;
}

/** A country that was chosen instead of the page's own does not stay where the list with that is still wanting. */
function reset({ chosen, ...state }: CountryState, around: CountrySurroundings): CountryTransition {
  const { country: name } = around.properties;
  const isOwn = chosen !== null && findCountry([chosen.country], name) !== undefined;
  const own = isOwn ? ({ ...chosen, by: 'script' } as const) : null;
  const next = resolved({ ...state, chosen: own, wanted: soughtBy(name) }, around);
  return next.outcome || own ? next : { ...next, outcome: { kind: 'lost' } };
}

/** What failed is asked for once more: the name alone where that failed, else the list. */
function requested(state: CountryState): CountryState {
  const wanted = soughtBy(state.wanted?.name);
  if (state.wanted?.status === 'failed' && state.supported.status !== 'failed') return { ...state, wanted };
  const countries = serviceCountriesOf(state);
  return { ...state, wanted, supported: { status: 'loading', request: { kind: 'countries' }, countries } };
}

function answered(state: CountryState, answer: CountryAnswer, around: CountrySurroundings): CountryTransition {
  const { wanted } = state;
  if (answer.kind === 'countries') return listed(state, answer.countries, around);
  if (answer.kind === 'country') {
    // The page asks for another one by now.
    if (answer.name !== wanted?.name) return stay(state);
    const { country } = answer;
    const next = { ...state, wanted: null };
    return country ? { state: next, outcome: { kind: 'chosen', country, by: 'script' } } : stay(next);
  }
  const { request, problem } = answer;
  if (request.kind === 'countries') return resolved({ ...state, supported: { status: 'failed', problem } }, around);
  return stay(
    request.name === wanted?.name ? { ...state, wanted: { status: 'failed', name: wanted.name, problem } } : state,
  );
}

/** The service's list is there. What stood in for it gives way, without a word: a country that it has stays the same. */
function listed(state: CountryState, countries: readonly Country[], around: CountrySurroundings): CountryTransition {
  const { chosen } = state;
  const { properties, isOpen } = around;
  const next = { ...state, supported: { status: 'known', countries }, wanted: soughtBy(state.wanted?.name) } as const;
  const country = chosen && findCountry(countries, chosen.country.iso3);
  if (chosen && country) return resolved({ ...next, chosen: { ...chosen, country } }, around);
  // The page's country was taken for granted until now. Where the list does not have it, it is sought again.
  const isUnsure = isOpen && countryListOf({ countries: state, properties }) === null;
  if (!chosen || !isUnsure || !findCountry([chosen.country], properties.country)) return resolved(next, around);
  return { state: { ...next, chosen: null, wanted: soughtBy(properties.country) }, outcome: { kind: 'lost' } };
}

/** Finds the country that the page asked for: in the list, and before there is one among those that are known anyway. */
function resolved(state: CountryState, { properties }: CountrySurroundings): CountryTransition {
  if (!state.wanted) return stay(state);
  const country = findCountry(countryListOf({ countries: state, properties }) ?? knownCountries(), state.wanted.name);
  return country
    ? { state: { ...state, wanted: null }, outcome: { kind: 'chosen', country, by: 'script' } }
    : stay(state);
}

/** The service is asked for the name of a country that no list has, as long as that is of use. */
export function withRequest(state: CountryState, properties: CountryProperties): CountryState {
  const { wanted, supported, iso } = state;
  if (!wanted || wanted.status === 'failed') return state;
  const around = { countries: state, properties };
  const isAnswered = supported.status === 'known' || supported.status === 'failed';
  const isOfUse =
    isAnswered &&
    countryListOf(around) !== null &&
    // What the page offers beyond the service is not asked for there.
    (iso !== null || !isWorldOffered(around)) &&
    properties.hasClient;
  const { name } = wanted;
  if (isOfUse === (wanted.status === 'asked')) return state;
  return { ...state, wanted: isOfUse ? { status: 'asked', name, request: { kind: 'country', name } } : soughtBy(name) };
}
