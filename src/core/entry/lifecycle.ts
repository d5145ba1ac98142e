/** The life of an element: set up by the page, emptied, reset, restored, taken out of the document. */

import { isSameUnprinted } from '../address/shown.ts';
import { closed } from '../combobox.ts';
import { findCountry } from '../country/find.ts';
import { countryOf, isOffered, wishOf } from '../country/selectors.ts';
import { emptied, initialDutchLookup } from '../dutch-lookup/state.ts';
import { initialManual } from '../manual/state.ts';
import { newSearch } from '../search/begin.ts';
import { noEnter } from '../search/state.ts';
import { committedFrom } from './outcome.ts';
import { panels } from './panel-status.ts';
import { startOf } from './plain.ts';
import { savedRowsOf } from './saved.ts';
import { isTakingText } from './selectors.ts';
import type { Destination, EntryTransition, Slices } from './slice.ts';
import {
  type EntryEvent,
  type EntryState,
  initialEntry,
  type RestorableEntry,
  type RootEventOf,
  type SavedEvent,
} from './state.ts';

/** The page set attributes or properties. */
export function configured(state: EntryState, { properties, seed }: RootEventOf<'configured'>): EntryTransition {
  const { country, home } = state.properties;
  const type = properties.country === country ? 'choiceChanged' : 'countryWanted';
  const isSame = type === 'choiceChanged' && properties.countries === state.properties.countries;
  const events: readonly EntryEvent[] = isSame ? [] : [{ slice: 'country', type, seed }];
  // An Enter that waits for an answer takes nothing where nothing may be taken any more.
  const search = isTakingText({ ...state, properties }) ? state.search : { ...state.search, enter: noEnter };
  return { changes: { properties, search }, events, panel: properties.home === home ? null : 'home' };
}

/** Nothing is in any field. The country stays, and the search says nothing. */
export function emptyParts(state: EntryState): Partial<EntryState> {
  const { manual, picking } = initialEntry;
  return {
    undo: null,
    autofillOffer: null,
    manual,
    picking,
    search: newSearch(countryOf(state), ''),
    dutchLookup: emptied(state.dutchLookup),
    isInvalidShown: false,
  };
}

/**
 * The page gave an address, or the person wrote one into fields of the page. The same address again changes nothing. Null
 * empties all fields.
 */
export function addressGiven(state: EntryState, { address, by }: RootEventOf<'addressGiven'>): EntryTransition {
  const isByPage = by === 'script';
  if (!address) {
    const panel = isByPage ? { ...state.panel, prefersSearch: false } : state.panel;
    return { changes: { ...emptyParts(state), panel }, address: { committed: null, by }, panel: 'home' };
  }
  if (state.committed && isSameUnprinted(address, state.committed.address)) return {};
  if (isByPage) return { address: { committed: committedFrom(address), by }, panel: 'home' };
  return { address: { committed: committedFrom({ ...address, source: 'manual' }), by } };
}

export function savedChosen(state: EntryState, { key }: SavedEvent): EntryTransition {
  const row = savedRowsOf(state).find((it) => it.key === key);
  if (!row || row.denied || state.properties.isFixed) return {};
  return { address: { committed: committedFrom({ ...row.address, source: 'saved' }), by: 'user' } };
}

/** As the page began: its country, its address, the panel that comes first. */
export function reset(state: EntryState, { initial, seed }: RootEventOf<'reset'>): EntryTransition {
  const dutchLookup = { ...state.dutchLookup, method: initialDutchLookup.method };
  const events: readonly EntryEvent[] = [
    { slice: 'entry', type: 'addressGiven', address: null, by: 'script' },
    { slice: 'country', type: 'countryReset', seed },
    ...(initial ? [{ slice: 'entry', type: 'addressGiven', address: initial, by: 'script' } as const] : []),
  ];
  return { changes: { dutchLookup, changedBy: 'script' }, events };
}

/** The panel that was open opens again, and nothing is asked of the service. */
export function restored(state: EntryState, { saved, by }: RootEventOf<'restored'>): EntryTransition {
  const { text, committed, fields, lookup, mode, isSame } = saved;
  // Meanwhile the page may offer other countries.
  const country = saved.country && (committed || isOffered(saved.country, state)) ? saved.country : null;
  const { isByHand } = panels[mode];
  // Fields out of sight follow from the address, if there is one.
  const isTyped = (isByHand || !committed) && Object.values(fields).some((it) => it !== '');
  const search = newSearch(country ?? countryOf(state), text);
  const dutchLookup = { ...initialDutchLookup, known: state.dutchLookup.known, ...lookup };
  const start = startOf({ committed, search, dutchLookup });
  const manual = isTyped ? { ...initialManual, fields, start } : initialManual;
  // Without anything of its own, it is ticked again.
  const other = state.same?.other ?? null;
  const same = isSame == null ? state.same : { isTicked: isSame ? null : false, other, own: null };
  return {
    changes: { manual, same, ...(!committed && { search, dutchLookup, undo: null }) },
    // Another one than the page asks for was chosen by the person.
    country: country && { country, by: findCountry([country], wishOf(state.properties)) ? 'script' : 'user' },
    address: { committed, by },
    panel: destinationOf(saved, state.properties),
  };
}

/** Null if the person stays in the first panel of an entry. */
function destinationOf(
  { mode, text }: RestorableEntry,
  { home, noManual }: EntryState['properties'],
): Destination | null {
  if (mode === 'search') return text === '' ? null : 'home';
  if (mode === home || (noManual && panels[mode].isByHand)) return null;
  return mode === 'plain' ? 'manual' : mode;
}

/** The element left the document: sessions, and requests that wait for an answer, end. */
export function disconnected(state: EntryState, slices: Slices): EntryState {
  const { committed, search, picking } = state;
  const ended = committed ? { ...search, session: null, listbox: closed } : newSearch(countryOf(state), search.text);
  const next = { ...state, search: ended, picking: { ...picking, listbox: closed }, undo: null, autofillOffer: null };
  return [slices.manual, slices['dutch-lookup']].reduce<EntryState>(
    (it, slice) => slice?.disconnected?.(it) ?? it,
    next,
  );
}
