/** What happens to the search, and what that means for the entry. */
import { newSearch } from '../search/begin.ts';
import { reduceSearch } from '../search/reducer.ts';
import { isAwaitingAddress } from '../search/selectors.ts';
import type { SearchEvent } from '../search/state.ts';
import { clear, commit } from './commit.ts';
import { isSearched } from './country-choice.ts';
import { formerAddressFor, formerAfter, settleFormer } from './former.ts';
import { wantPanel } from './mode.ts';
import type { Slice } from './slice.ts';
import type { EntryState } from './state.ts';

/** The search. */
export const searchSlice: Slice<SearchEvent> = {
  reduce,
  follow: (next, previous) => settleFormer(byHand(withoutAwaitedAddress(next, previous)), previous),
};

function reduce(state: EntryState, event: SearchEvent): EntryState {
  const { country, properties } = state;
  // What failed out of sight is asked for again when the person is back: it may not be wanted any more.
  if (event.type === 'retried' && state.mode !== 'search') return state;
  // An undo of the browser, and some input methods, tell of typing where the text is as before: it still says the address.
  if (event.type === 'typed' && state.committed && event.text === state.search.text) return state;
  const again = event.type === 'typed' ? formerAddressFor(state, event.text) : null;
  if (again && event.type === 'typed') {
    return { ...commit(state, again, 'person', 'search'), search: newSearch(country, event.text) };
  }
  if (event.type === 'listWanted' && (state.committed || state.mode !== 'search')) return state;
  const { state: search, outcome } = reduceSearch(state.search, event, { country, minLength: properties.minLength });
  const next = search === state.search ? state : { ...state, search, former: formerAfter(state, event) };
  if (outcome?.kind === 'cleared') return clear(next, 'person', 'search');
  if (outcome?.kind !== 'committed') return next;
  const { address, details } = outcome;
  return commit(next, { address, details, source: 'autocomplete', verdict: null }, 'person', 'search');
}

/** A person who turned to another panel is not surprised by the address that the search asked for. */
function withoutAwaitedAddress(state: EntryState, { mode }: EntryState): EntryState {
  const isLeft = mode === 'search' && state.mode !== 'search';
  if (!isLeft || !isAwaitingAddress(state.search)) return state;
  // The list does not answer the text of what was chosen.
  return { ...state, search: { ...state.search, request: null, isAnswerLate: false, list: null } };
}

/** A country the service does not have is not searched: its addresses are typed. */
function byHand(state: EntryState): EntryState {
  if (isSearched(state)) return state;
  const { mode, committed, country, search, properties } = state;
  const isAsked = search.request !== null || search.session !== null;
  const next = isAsked && !committed ? { ...state, search: newSearch(country, search.text) } : state;
  if (mode === 'manual' || mode === 'plain' || committed || properties.noManual || properties.isFixed) return next;
  return next.awaitedPanel === 'manual' ? next : wantPanel(next, 'manual');
}
