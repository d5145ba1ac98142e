/** What happens to the search, and what that means for the entry. */
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import { newSearch } from '../search/begin.ts';
import { reduceSearch } from '../search/reducer.ts';
import { isAwaitingAddress } from '../search/selectors.ts';
import type { SearchEvent } from '../search/state.ts';
import { clear, commit } from './commit.ts';
import type { Slice } from './slice.ts';
import type { EntryState } from './state.ts';
import { settleUndo, snapshotAfter, undoneAddressFor } from './undo.ts';

/** The search. */
export const searchSlice: Slice<SearchEvent> = {
  reduce,
  follow: (next, previous) => settleUndo(withoutSearchInVain(withoutAwaitedAddress(next, previous)), previous),
};

function reduce(state: EntryState, event: SearchEvent): EntryState {
  const { minLength } = state.properties;
  const country = countrySupportOf(state) === 'unsupported' ? null : countryOf(state);
  // What failed out of sight is asked for again when the person is back: it may not be wanted any more.
  if (event.type === 'retried' && state.panel.inSight !== 'search') return state;
  // An undo of the browser, and some input methods, tell of typing where the text is as before: it still says the address.
  if (event.type === 'typed' && state.committed && event.text === state.search.text) return state;
  const again = event.type === 'typed' ? undoneAddressFor(state, event.text) : null;
  if (again && event.type === 'typed') {
    return { ...commit(state, again, 'user', 'search'), search: newSearch(countryOf(state), event.text) };
  }
  if (event.type === 'listWanted' && (state.committed || state.panel.inSight !== 'search')) return state;
  const { state: search, outcome } = reduceSearch(state.search, event, { country, minLength });
  const next = search === state.search ? state : { ...state, search, undo: snapshotAfter(state, event) };
  if (outcome?.kind === 'cleared') return clear(next, 'user', 'search');
  if (outcome?.kind !== 'committed') return next;
  const { address, details } = outcome;
  return commit(next, { address, details, source: 'autocomplete', verdict: null }, 'user', 'search');
}

/** A person who turned to another panel is not surprised by the address that the search asked for. */
function withoutAwaitedAddress(state: EntryState, { panel }: EntryState): EntryState {
  const isLeft = panel.inSight === 'search' && state.panel.inSight !== 'search';
  if (!isLeft || !isAwaitingAddress(state.search)) return state;
  // The list does not answer the text of what was chosen.
  return { ...state, search: { ...state.search, request: null, isAnswerLate: false, list: null } };
}

/** In a country the service does not have nothing is searched for. Details of what it did suggest are still to come. */
function withoutSearchInVain(state: EntryState): EntryState {
  const { search, committed } = state;
  const isAsked = search.request !== null || search.session !== null;
  if (!isAsked || committed || isAwaitingAddress(search) || countrySupportOf(state) !== 'unsupported') return state;
  return { ...state, search: newSearch(countryOf(state), search.text) };
}
