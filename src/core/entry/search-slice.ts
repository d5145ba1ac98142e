/** The rules of the search as a part of the entry. */
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import { newSearch } from '../search/begin.ts';
import { reduceSearch } from '../search/reducer.ts';
import { isAwaitingAddress } from '../search/selectors.ts';
import type { SearchEvent } from '../search/state.ts';
import type { AddressChange, EntryTransition, Slice } from './slice.ts';
import type { Committed, EntryState } from './state.ts';
import { reconcileUndo, snapshotAfter, undoneAddressFor } from './undo.ts';

/** The search. */
export const searchSlice: Slice<SearchEvent> = {
  reduce,
  reconcile: (next, previous) => reconcileUndo(withoutSearchInVain(withoutAwaitedAddress(next, previous)), previous),
};

function reduce(state: EntryState, event: SearchEvent): EntryTransition {
  // A person who types before the Dutch lookup is loaded goes on searching.
  const panel = event.type === 'typed' && state.panel.awaited === 'dutch-lookup' ? 'search' : null;
  return { ...reduceText(state, event), panel };
}

function reduceText(state: EntryState, event: SearchEvent): EntryTransition {
  const { committed, panel, properties } = state;
  // What failed out of sight is asked for again when the person is back: it may not be wanted any more.
  if (event.type === 'retried' && panel.inSight !== 'search') return {};
  if (event.type === 'listWanted' && (committed || panel.inSight !== 'search')) return {};
  if (event.type === 'typed') {
    // An undo of the browser, and some input methods, tell of typing where the text is as before: it still says the address.
    if (committed && event.text === state.search.text) return {};
    const undone = undoneAddressFor(state, event.text);
    if (undone) return { changes: { search: newSearch(countryOf(state), event.text) }, address: byUser(undone) };
  }
  const country = countrySupportOf(state) === 'unsupported' ? null : countryOf(state);
  const { state: search, outcome } = reduceSearch(state.search, event, { country, minLength: properties.minLength });
  if (outcome?.kind === 'committed') {
    const { address, details } = outcome;
    return { changes: { search }, address: byUser({ address, details, source: 'autocomplete', verdict: null }) };
  }
  const changes = search === state.search ? {} : { search, undo: snapshotAfter(state, event) };
  return outcome ? { changes, address: byUser(null) } : { changes };
}

function byUser(committed: Committed | null): AddressChange {
  return { committed, by: 'user' };
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
