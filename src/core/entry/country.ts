/** The country of an entry: what the page asks for, what the list knows, what the person chose. */
import type { Country } from '../../contract/types.ts';
import { knownCountries } from '../address/known-countries.ts';
import { searchTextOf } from '../dutch-lookup/typed.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import { readingOf } from '../search/reading.ts';
import type { SessionSeed } from '../search/state.ts';
import { clear, commit } from './commit.ts';
import { choosableOf, countryListOf, isCode, isSearched, isWorldWanted } from './country-choice.ts';
import { formerAddressIn } from './former.ts';
import { panelAfterManual } from './mode.ts';
import type { Agent, Committed, EntryState } from './state.ts';

/** The code that is submitted: of the country, or what the page names while that is not found. Empty for neither. */
export function countryCodeOf({ country, properties }: EntryState): string {
  return country?.iso2 ?? properties.country.trim().toUpperCase();
}

/** By code or English name; undefined when the list does not have it. */
export function findCountry(list: readonly Country[], name: string): Country | undefined {
  const wanted = name.trim().toLowerCase();
  return list.find((country) => isCode(country, wanted) || country.name.toLowerCase() === wanted);
}

/** The country that the text names, where it is another one than the chosen one and may be chosen; else null. */
export function namedCountryOf(state: EntryState): Country | null {
  const { country, committed, search, properties } = state;
  const named = committed ? null : readingOf(search)?.country;
  if (!named || named === country?.iso2) return null;
  const choosable = choosableOf(countryListOf(state) ?? [], properties.countries.split(' '));
  return choosable.find(({ iso2 }) => iso2 === named) ?? null;
}

/** What the page reads: what it asked for, or the code of the country that is in its place. */
export function countryInEffect({ country, properties }: EntryState, asked: string): string {
  // What was asked for just now is not taken over yet.
  if (asked !== '' && asked !== properties.country) return asked;
  return !country || findCountry([country], asked) ? asked : country.iso2;
}

/** The service may know the country that the page asked for and the list does not have. */
export function withCountryRequest(state: EntryState): EntryState {
  const { countries, properties, soughtCountry: name } = state;
  const { request, problem, list } = countries;
  if (request?.kind === 'countries') return state;
  const isWanted =
    name !== '' &&
    (list || problem) &&
    countryListOf(state) &&
    // What the page offers beyond the service is not asked for there.
    (countries.substitute || !isWorldWanted(state)) &&
    properties.hasClient &&
    problem?.operation !== 'country';
  if (isWanted ? request?.name === name : !request) return state;
  return { ...state, countries: { ...countries, request: isWanted ? { kind: 'country', name } : null } };
}

/** Finds the country that the page asked for: in the list, and before there is one among those that are known anyway. */
export function resolveCountry(state: EntryState, seed: SessionSeed): EntryState {
  if (state.soughtCountry === '') return state;
  const found = findCountry(countryListOf(state) ?? knownCountries(), state.soughtCountry);
  return found ? askedByPage(state, found, seed) : state;
}

/** The service's list is there. What stood in for it gives way, without a word: a country that it has stays the same. */
export function listArrived(state: EntryState, list: readonly Country[], seed: SessionSeed): EntryState {
  const { country, countries, mode, committed, properties, search } = state;
  const next = { ...state, countries: { ...countries, list, problem: null, request: null } };
  const known = country && findCountry(list, country.iso3);
  // The page's country was taken for granted until now. Where the list does not have it, it is sought again.
  const isUnsure = !countryListOf(state) && !committed && mode === 'search';
  if (!known && country && isUnsure && findCountry([country], properties.country)) {
    const { text, session, listbox } = search;
    const unasked = { ...newSearch(null, text), session, listbox };
    return { ...next, country: null, soughtCountry: properties.country, search: unasked };
  }
  return resolveCountry({ ...next, country: known ?? country }, seed);
}

/** The page asked for a country. An address that is there, or is being typed over, is not wiped for it. */
export function askedByPage(state: EntryState, country: Country, seed: SessionSeed): EntryState {
  const next = { ...state, soughtCountry: '' };
  const isKept = state.committed && (state.changedBy === 'page' || state.mode !== 'search');
  if (state.country?.iso3 === country.iso3 || isKept) return next;
  return changeCountry(next, country, seed, 'page');
}

/** What was typed stays, and is searched for in the other country in a session of its own. */
export function changeCountry(
  state: EntryState,
  country: Country,
  seed: SessionSeed,
  by: Agent = 'person',
): EntryState {
  // Manual fields wipe nothing before the person is done with them.
  if (state.mode === 'manual' || state.mode === 'plain') {
    const next = { ...state, country, soughtCountry: '', search: newSearch(country, state.search.text) };
    return isBackToSearch(next, state) ? { ...next, mode: 'search' } : next;
  }
  const back = by === 'person' ? formerAddressIn(state, country) : null;
  if (back) return returned(state, back);
  const { committed } = state;
  const former = by === 'person' && committed ? { text: state.search.text, committed } : state.former;
  const text = state.mode === 'dutch-lookup' && !committed ? searchTextOf(state.dutchLookup) : state.search.text;
  const around = { country, minLength: state.properties.minLength };
  // What the browser brought back is searched for as soon as the person does something, and not before.
  const isAsked = by === 'person' || state.mode !== 'search' || state.search.session !== null;
  const search = text !== '' && isAsked ? searchFor(text, seed, around) : newSearch(country, text);
  // A person who types while the page's country becomes known looks at the list.
  const listbox = by === 'page' ? { ...state.search.listbox, active: -1 } : search.listbox;
  const next = clear({ ...state, country, soughtCountry: '' }, by, 'elsewhere');
  return { ...next, search: { ...search, listbox }, former };
}

/** Back in the country of the address that was left for another one, which stands again. */
function returned(state: EntryState, former: Committed): EntryState {
  const next = commit(state, former, 'person', 'elsewhere');
  return { ...next, mode: panelAfterManual(next), search: newSearch(next.country, state.search.text) };
}

/** Nothing was typed into the fields that were there only because the other country cannot be searched. */
function isBackToSearch(next: EntryState, { manual, mode, ...before }: EntryState): boolean {
  const isEmpty = Object.values(manual.fields).every((text) => text.trim() === '');
  return mode === 'manual' && isEmpty && !next.committed && isSearched(next) && !isSearched(before);
}
