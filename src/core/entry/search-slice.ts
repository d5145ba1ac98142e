/** The rules of the search as a part of the entry. */
import type { Country } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import { addressFromInput } from '../address/address-input.ts';
import { closed } from '../combobox.ts';
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import { newSearch } from '../search/begin.ts';
import { readingOf, unlistedNumberOf } from '../search/reading.ts';
import { reduceSearch } from '../search/reducer.ts';
import { isAwaitingAddress } from '../search/selectors.ts';
import { noEnter, type SearchEvent, type SearchSurroundings, type TypedNumber } from '../search/state.ts';
import { moveOf } from './panel-status.ts';
import { isTakingText, namedCountryOf } from './selectors.ts';
import type { EntryTransition, Slice } from './slice.ts';
import type { Committed, EntryState } from './state.ts';
import { formerOf, undoneAddressFor } from './undo.ts';

export const searchSlice: Slice<SearchEvent> = { reduce, follow };

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
    if (undone) return { changes: { search: newSearch(countryOf(state), event.text) }, address: undone };
  }
  const around = surroundingsOf(state);
  const search = reduceSearch(state.search, event, around);
  if (search === state.search) return {};
  const undone = { search, undo: formerOf(state) };
  switch (event.type) {
    case 'textRead': {
      const country = around.country && countryToFollow({ ...state, search });
      if (!country) return { changes: { search } };
      const { seed } = event;
      return { changes: undone, steps: [{ slice: 'country', type: 'countryChosen', country, by: 'text', seed }] };
    }
    case 'numberTaken': {
      const number = unlistedNumberOf(state.search);
      return number && around.country ? { changes: undone, address: withNumber(number, around.country) } : {};
    }
    case 'detailsArrived': {
      const { address, details, omitted = '' } = event;
      const { undone: text } = state.search;
      const undo = text === null ? null : { ...undone.undo, text, committed: null };
      return { changes: { search, undo }, address: { address, details, verdict: null, omitted } };
    }
    case 'typed':
    case 'cleared': {
      // The text differs from the committed address. A field that is cleared can be gone back to, too.
      const isTypedOver = event.type === 'typed';
      const isUndone = isTypedOver ? committed : state.search.text;
      const undo = isUndone ? { ...formerOf(state), isTypedOver } : state.undo;
      return { changes: { search, undo }, address: null };
    }
    default:
      return { changes: { search } };
  }
}

/** The only country that a whole pasted address fits, unless the shopper has chosen one; null for none. */
function countryToFollow(state: EntryState): Country | null {
  const { search, countries } = state;
  const isWhole = search.typing.kind === 'pasted' && readingOf(search)?.isCountryAlone === true;
  return isWhole && countries.chosen?.by !== 'user' ? namedCountryOf(state) : null;
}

/** The service knows the street, but not the number: the shopper's own number is kept. */
function withNumber({ text: building, omitted, ...parts }: TypedNumber, country: Country): Committed {
  const { street, unit, postcode, locality } = parts;
  const typed = { street, unit: unit || null, postcode: postcode || null, locality: locality || null };
  const judged = { grade: null, level: 'Street', choice: 'kept' } as const;
  const address = addressFromInput({ ...typed, country, building, source: 'manual', verdict: judged }, []);
  const verdict = { ...judged, advice: 'keep', candidates: [], missing: null } as const;
  return { address: address as Address, details: null, verdict, omitted };
}

/** The parts of the entry that the rules of the search need. */
function surroundingsOf(state: EntryState): SearchSurroundings {
  const country = countrySupportOf(state) === 'unsupported' ? null : countryOf(state);
  return { country, minLength: state.properties.minLength };
}

/** Closes the list of a search that the shopper has left, and drops its awaited address, and an Enter that would still choose one. */
function follow(state: EntryState, previous: EntryState): EntryState {
  if (moveOf('search', state, previous) !== 'left') return state;
  const { search } = state;
  // The list does not answer the text of the chosen match.
  const ended = isAwaitingAddress(search) ? { request: null, list: null } : {};
  const enter = search.enter.kind === 'early' ? noEnter : search.enter;
  return { ...state, search: { ...search, ...ended, enter, listbox: closed } };
}
