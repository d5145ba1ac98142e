/** A search in a country that the service does not support. */
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import { newSearch } from '../search/begin.ts';
import { isAwaitingAddress } from '../search/selectors.ts';
import type { EntryState } from './state.ts';

/** The entry without such a search. Details of the service's own suggestions still arrive. */
export function withoutSearchInVain(state: EntryState): EntryState {
  const { search, committed } = state;
  const isAsked = search.request !== null || search.session !== null;
  const isInVain = isAsked && !committed && !isAwaitingAddress(search) && countrySupportOf(state) === 'unsupported';
  return isInVain ? { ...state, search: newSearch(countryOf(state), search.text) } : state;
}
