/** The rules of the search as a part of the entry. */
import { closed } from '../combobox.ts';
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import { newSearch } from '../search/begin.ts';
import { reduceSearch } from '../search/reducer.ts';
import { isAwaitingAddress } from '../search/selectors.ts';
import { noEnter, type SearchEvent, type SearchSurroundings } from '../search/state.ts';
import { isTakingText } from './selectors.ts';
import type { AddressChange, EntryTransition, Slice } from './slice.ts';
import type { Committed, EntryState } from './state.ts';
import { formerAfter, formerOf, undoneAddressFor } from './undo.ts';

export const searchSlice: Slice<SearchEvent> = { reduce, left };

function reduce(state: EntryState, event: SearchEvent, isInSight: boolean): EntryTransition {
  // A shopper who types before the Dutch lookup is loaded goes on searching.
  const panel = event.type === 'typed' && state.panel.awaited === 'dutch-lookup' ? 'search' : null;
  return { ...reduceText(state, event, isInSight), panel };
}

function reduceText(state: EntryState, event: SearchEvent, isInSight: boolean): EntryTransition {
  const { committed } = state;
  // A search that failed out of sight is not repeated before the shopper is back: it may not be wanted any more.
  if (event.type === 'retried' && !isInSight) {
    return state.search.problem ? { changes: { search: { ...state.search, problem: null } } } : {};
  }
  if (event.type === 'enterPressed' && !isTakingText(state)) return {};
  const isOpening = event.type === 'listWanted' || (event.type === 'listboxChanged' && event.listbox.open);
  if (isOpening && !isInSight) return {};
  if (event.type === 'listWanted' && committed) return {};
  if (event.type === 'typed') {
    // An undo of the browser, and some input methods, report typing though the text is unchanged: it still says the
    // address.
    if (committed && event.text === state.search.text) return {};
    const undone = undoneAddressFor(state, event.text);
    if (undone) return { changes: { search: newSearch(countryOf(state), event.text) }, address: byUser(undone) };
  }
  const search = reduceSearch(state.search, event, surroundingsOf(state));
  if (search === state.search) return {};
  if (event.type === 'detailsArrived') {
    const { address, details, omitted = '', request } = event;
    const undo = request.undone === null ? null : { ...formerOf(state), text: request.undone, committed: null };
    return { changes: { search, undo }, address: byUser({ address, details, verdict: null, omitted }) };
  }
  const changes = { search, undo: formerAfter(state, event) };
  // The text differs from the committed address.
  return event.type === 'typed' || event.type === 'cleared' ? { changes, address: byUser(null) } : { changes };
}

/** The parts of the entry that the rules of the search need. */
export function surroundingsOf(state: EntryState): SearchSurroundings {
  const country = countrySupportOf(state) === 'unsupported' ? null : countryOf(state);
  return { country, minLength: state.properties.minLength };
}

function byUser(committed: Committed | null): AddressChange {
  return { committed, by: 'user' };
}

/** Closes the list of a search that the shopper has left, and drops its awaited address, and an Enter that would still choose one. */
function left(state: EntryState): EntryState {
  const { search } = state;
  // The list does not answer the text of the chosen match.
  const ended = isAwaitingAddress(search) ? { request: null, list: null } : {};
  const enter = search.enter.kind === 'early' ? noEnter : search.enter;
  return { ...state, search: { ...search, ...ended, enter, listbox: closed } };
}
