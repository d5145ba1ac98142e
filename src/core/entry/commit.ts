/** How an address becomes the element's, and how it goes. Only a verdict is added elsewhere, to the one that stands. */
import { isSameUnprinted, lineOf } from '../address/address.ts';
import { withCountry } from '../country/reducer.ts';
import { countryOf } from '../country/selectors.ts';
import { initialDutchLookup } from '../dutch-lookup/state.ts';
import { initialManual } from '../manual/state.ts';
import { newSearch } from '../search/begin.ts';
import type { Initiator } from '../transition.ts';
import { show, stopWaiting } from './panel.ts';
import { type Committed, type EntryState, initialEntry } from './state.ts';

/** The slice that an address comes from: it knows already. */
export type Origin = 'search' | 'manual' | 'dutch-lookup' | 'elsewhere';

/** An address ends the entry, and its session with it. All slices that it does not come from follow it. */
export function commit(state: EntryState, committed: Committed, by: Initiator, origin: Origin): EntryState {
  const { address } = committed;
  // The same address once more keeps its identity: comparisons by reference must not take it for another one.
  const isSame = state.committed !== null && isSameUnprinted(address, state.committed.address);
  const { country } = address;
  return {
    ...state,
    countries: withCountry(state.countries, country, by),
    pendingValue: null,
    committed: isSame && state.committed ? { ...committed, address: state.committed.address } : committed,
    undo: null,
    changedBy: by,
    search: origin === 'search' ? state.search : newSearch(country, lineOf(address)),
    manual: origin === 'manual' ? state.manual : initialManual,
    isInvalidShown: false,
    // A person who has an address is not taken to another panel.
    panel: stopWaiting(state.panel),
  };
}

/** The committed address goes; what is in the fields of its origin stays. */
export function clear(state: EntryState, by: Initiator, origin: Origin): EntryState {
  if (!state.committed) return state;
  return {
    ...state,
    committed: null,
    changedBy: by,
    search: origin === 'search' ? state.search : newSearch(countryOf(state), ''),
    manual: initialManual,
  };
}

/** To the panel that an entry begins with. */
export function toHome(state: EntryState): EntryState {
  return { ...state, panel: show(state.panel, state.properties.home) };
}

/** Nothing is in any field. The country stays, and the search says nothing. */
export function emptied(state: EntryState, by: Initiator): EntryState {
  const next = clear(state, by, 'elsewhere');
  const { manual, plain } = initialEntry;
  const dutchLookup = { ...initialDutchLookup, method: state.dutchLookup.method, known: state.dutchLookup.known };
  const search = newSearch(countryOf(state), '');
  const empty = {
    ...toHome(next),
    pendingValue: null,
    undo: null,
    offered: null,
    manual,
    plain,
    search,
    dutchLookup,
    isInvalidShown: false,
  };
  return by === 'script' ? { ...empty, panel: { ...empty.panel, prefersSearch: false } } : empty;
}
