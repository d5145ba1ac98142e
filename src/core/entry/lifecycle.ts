/** The life of an element: set up by the page, emptied, reset, restored, taken out of the document. */

import type { Address } from '../address/address.ts';
import { isSameUnprinted } from '../address/shown.ts';
import { closed } from '../combobox.ts';
import { findCountry } from '../country/find.ts';
import { choiceChanged, wished, wishedAnew } from '../country/reducer.ts';
import { countryOf, isOffered, wishOf } from '../country/selectors.ts';
import { emptied, initialDutchLookup, withoutRequest } from '../dutch-lookup/state.ts';
import { initialManual, withoutValidation } from '../manual/state.ts';
import { newSearch } from '../search/begin.ts';
import { noEnter } from '../search/state.ts';
import { withCountries } from './country-slice.ts';
import { committedFrom } from './outcome.ts';
import { panels } from './panel-status.ts';
import { startOf } from './plain.ts';
import { savedRowsOf } from './saved.ts';
import { isTakingText } from './selectors.ts';
import type { Destination, EntryTransition } from './slice.ts';
import type { EntryState, RestorableEntry, RootEventOf } from './state.ts';
import { attemptIn, isHeld } from './submission.ts';
import { formerOf } from './undo.ts';

/** The page set attributes or properties. */
export function configured(state: EntryState, { properties, seed }: RootEventOf<'configured'>): EntryTransition {
  const { country, countries, home } = state.properties;
  const isWished = properties.country !== country;
  const isOther = isWished || properties.countries !== countries;
  const toCountry = (it: EntryState) => withCountries(it, seed, isWished ? wished : choiceChanged);
  // An Enter that waits for an answer takes nothing where nothing may be taken any more.
  const search = isTakingText({ ...state, properties }) ? state.search : { ...state.search, enter: noEnter };
  return {
    changes: { properties, search },
    steps: isOther ? [toCountry] : [],
    panel: properties.home === home ? null : 'home',
  };
}

/** Nothing is in any field. The country stays, and the search says nothing. */
export function emptyParts(state: EntryState) {
  return {
    undo: null,
    autofillOffer: null,
    manual: initialManual,
    search: newSearch(countryOf(state), ''),
    dutchLookup: emptied(state.dutchLookup),
    attempt: attemptIn(state, { refusals: 0 }),
  } satisfies Partial<EntryState>;
}

/**
 * The page gave an address, or the shopper wrote one into fields of the page. The same address again changes nothing. Null
 * empties all fields.
 */
export function addressGiven(
  state: EntryState,
  { address, by }: Pick<RootEventOf<'addressGiven'>, 'address' | 'by'>,
): EntryTransition {
  const isByPage = by === 'script';
  if (!address) {
    const panel = isByPage ? { ...state.panel, prefersSearch: false } : state.panel;
    return { changes: { ...emptyParts(state), panel }, address: null, by, panel: 'home' };
  }
  if (state.committed && isSameUnprinted(address, state.committed.address)) return {};
  if (isByPage) return { address: committedFrom(address), by, panel: 'home' };
  return { address: committedFrom({ ...address, source: 'manual' }) };
}

/** The page's own fields keep what is written into them, so there is no Undo there. */
export function savedChosen(state: EntryState, { key }: RootEventOf<'savedChosen'>): EntryTransition {
  const row = savedRowsOf(state).find((it) => it.key === key);
  const { isFixed, hasPageFields } = state.properties;
  if (!row || row.denied || isFixed) return {};
  return { changes: { undo: hasPageFields ? null : formerOf(state) }, address: committedFrom(row.address) };
}

/** As the page began: its country, its address, the panel that comes first. Other elements of the form are reset after this one. */
export function reset(state: EntryState, { initial, seed }: RootEventOf<'reset'>): EntryTransition {
  const dutchLookup = { ...state.dutchLookup, method: initialDutchLookup.method };
  const given = (address: Address | null) => (it: EntryState) => addressGiven(it, { address, by: 'script' });
  const toCountry = (it: EntryState) => withCountries(it, seed, wishedAnew);
  return {
    changes: { dutchLookup, same: null, changedBy: 'script' },
    steps: [given(null), toCountry, ...(initial ? [given(initial)] : [])],
  };
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
    // Another one than the page asks for was chosen by the shopper.
    country: country && { country, by: findCountry([country], wishOf(state.properties)) ? 'script' : 'user' },
    address: committed,
    by,
    panel: destinationOf(saved, state.properties),
  };
}

/** Null if the shopper stays in the first panel of an entry. */
function destinationOf(
  { mode, text }: RestorableEntry,
  { home, noManual }: EntryState['properties'],
): Destination | null {
  if (mode === 'search') return text === '' ? null : 'home';
  if (mode === home || (noManual && panels[mode].isByHand)) return null;
  return mode === 'plain' ? 'manual' : mode;
}

/** The element left the document: sessions, requests that wait for an answer, and the submission that waits for it, end. */
export function disconnected(state: EntryState): Partial<EntryState> {
  const { committed, search, manual, dutchLookup } = state;
  const ended = committed ? { ...search, session: null, listbox: closed } : newSearch(countryOf(state), search.text);
  const withoutAnswers = { manual: withoutValidation(manual), dutchLookup: withoutRequest(dutchLookup) };
  const attempt = isHeld(state) ? attemptIn(state, { submission: 'released' }) : state.attempt;
  return { ...withoutAnswers, search: ended, attempt, undo: null, autofillOffer: null };
}
