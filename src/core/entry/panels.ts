/** The panel in sight and the awaited one: the effect of each event, and of the rest of the entry. */

import { countryOf, countrySupportOf } from '../country/selectors.ts';
import { accepted } from '../manual/state.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import { isAwaitingAddress } from '../search/selectors.ts';
import type { SessionSeed } from '../search/state.ts';
import { isDeepEqual } from '../transition.ts';
import { addressInEffect, isBlank, isDutchFirst, panelAfterManual, panelOf, sameFormOf } from './panel-status.ts';
import { openedPlain } from './plain.ts';
import type { Destination, EntryTransition } from './slice.ts';
import type { EntryEvent, EntryState, LazyPanel, PanelName, PanelState, RootEventOf } from './state.ts';
import { attemptIn, isVerificationAwaited } from './submission.ts';
import { formerOf } from './undo.ts';

/** Takes the shopper to a panel: at once if it is there, else as soon as it is loaded. */
export function panelAt(state: EntryState, destination: Destination): PanelState {
  const { panel, properties } = state;
  switch (destination) {
    case 'home':
      return show(panel, properties.home);
    case 'afterManual':
      return show(panel, panelAfterManual(state));
    case 'search':
      return turnToSearch(panel);
    default:
      return want(panel, destination);
  }
}

/**
 * The shopper turns to another panel: nothing is wrong there before they are done. A search that the element does not have
 * is its Dutch lookup.
 */
export function panelWanted(state: EntryState, { panel, seed }: RootEventOf<'panelWanted'>): EntryTransition {
  const turned = turnedTo(panel === 'search' ? state.properties.home : panel, state, seed);
  return turned.panel
    ? { ...turned, changes: { ...turned.changes, attempt: attemptIn(state, { refusals: 0 }) } }
    : turned;
}

function turnedTo(panel: 'search' | LazyPanel, state: EntryState, seed: SessionSeed): EntryTransition {
  switch (panel) {
    case 'search':
      return searchWanted(state, seed);
    case 'manual':
      return manualWanted(state);
    case 'dutch-lookup':
      return { steps: byPostcode(state), panel };
    default:
      return panel satisfies never;
  }
}

function manualWanted(state: EntryState): EntryTransition {
  const { noManual, isFixed } = state.properties;
  if (noManual || isFixed) return {};
  // An address of its own is wanted: the fields would be out of sight.
  if (sameFormOf(state)) return { steps: [{ slice: 'same', type: 'toggled', isTicked: false }], panel: 'manual' };
  return state.panel.inSight === 'manual' ? {} : { panel: 'manual' };
}

function byPostcode({ dutchLookup }: EntryState): readonly EntryEvent[] {
  if (dutchLookup.method === 'postcode') return [];
  return [{ slice: 'dutch-lookup', type: 'methodChosen', method: 'postcode' }];
}

function searchWanted(state: EntryState, seed: SessionSeed): EntryTransition {
  const { properties, committed, panel } = state;
  const toSearch = { panel: 'search' } as const;
  if (committed && addressInEffect(state)) {
    // It stays, and is shown in its own country.
    const { country } = committed.address;
    if (country.iso3 === countryOf(state)?.iso3) return toSearch;
    return {
      changes: { search: newSearch(country, state.search.text) },
      country: { country, by: 'user' },
      ...toSearch,
    };
  }
  const { isByHand, searchText } = panelOf(state);
  // Its own text is searched for already, and so is the one of before the fields by hand.
  const isKept = panel.inSight === 'search' || isByHand;
  const text = committed || !isKept ? searchText(state) : '';
  if (text === '' && !committed) return toSearch;
  const search = searchFor(text, seed, { country: countryOf(state), minLength: properties.minLength });
  if (!committed) return { changes: { search }, ...toSearch };
  // The shopper typed another address over it: that one is searched for, and the fields stay as they were left.
  return { changes: { search, undo: formerOf(state), manual: state.manual }, address: null, ...toSearch };
}

/** The code of a panel is there: it comes into sight if it is awaited. */
export function panelLoaded({ panel }: EntryState, name: LazyPanel): EntryTransition {
  if (panel.mounted.includes(name)) return {};
  const next = { ...panel, mounted: [...panel.mounted, name] };
  return { changes: { panel: panel.awaited === name ? show(next, name) : next } };
}

/**
 * Falls back from code that cannot be loaded now: plain fields for the manual ones, the search for the Dutch lookup, or
 * an address without the service's opinion.
 */
export function codeMissing(state: EntryState, code: LazyPanel): EntryTransition {
  const { panel, manual } = state;
  const isWanted = panel.awaited === code;
  switch (code) {
    case 'dutch-lookup':
      return isWanted ? { changes: { panel: turnToSearch(panel) } } : {};
    case 'manual':
      if (isWanted) return { changes: { panel: show(panel, 'plain'), manual: openedPlain(state) } };
      return isVerificationAwaited(state) ? { changes: { manual: accepted(manual, false) } } : {};
    default:
      return code satisfies never;
  }
}

export function withPanel(next: EntryState, previous: EntryState): EntryState {
  const found = panelFor(next, previous);
  const panel = isDeepEqual(found, previous.panel) ? previous.panel : found;
  return panel === next.panel ? next : { ...next, panel };
}

function panelFor(state: EntryState, previous: EntryState): PanelState {
  const { panel } = state;
  if (!isDutchFirst(state)) return followSupport({ ...state, panel: withoutLookup(panel) }, previous);
  const { inSight, awaited, prefersSearch } = panel;
  const isUntouched = inSight === 'search' && awaited === null && !state.committed && state.search.text === '';
  return isUntouched && !prefersSearch ? want(panel, 'dutch-lookup') : panel;
}

/**
 * Shows the manual fields if the service does not support the country, and hides them if it does. A shopper who has
 * begun to type stays in their place, whatever is found out later.
 */
function followSupport(state: EntryState, previous: EntryState): PanelState {
  const { panel, committed, properties, countries } = state;
  const { inSight, awaited } = panel;
  if (committed || (inSight !== 'search' && inSight !== 'manual')) return panel;
  const support = countrySupportOf(state);
  if (inSight === 'manual' || awaited === 'manual') {
    const isBack = support === 'searchable' && countrySupportOf(previous) === 'unsupported' && isBlank(state);
    return isBack ? show(panel, 'search') : panel;
  }
  if (support !== 'unsupported' || properties.noManual || properties.isFixed) return panel;
  const isChosenNow = countries.chosen !== previous.countries.chosen && countries.chosen?.by !== 'script';
  const isTypedOver = previous.committed !== null;
  return isBlank(state) || isChosenNow || isTypedOver ? want(panel, 'manual') : panel;
}

export function show(panel: PanelState, name: PanelName): PanelState {
  return { ...panel, inSight: name, awaited: null, prefersSearch: name !== 'dutch-lookup' && panel.prefersSearch };
}

/** The panel comes into sight at once if it is mounted, else as soon as it is. */
function want(panel: PanelState, name: LazyPanel): PanelState {
  if (panel.mounted.includes(name)) return show(panel, name);
  return { ...panel, awaited: name, prefersSearch: name !== 'dutch-lookup' && panel.prefersSearch };
}

/** Ends the wait for a panel. Its code goes on loading. */
export function stopWaiting(panel: PanelState): PanelState {
  return panel.awaited === null ? panel : { ...panel, awaited: null };
}

/** Shows the search for a shopper who prefers it to the Dutch lookup. */
function turnToSearch(panel: PanelState): PanelState {
  return { ...panel, inSight: 'search', awaited: null, prefersSearch: true };
}

/**
 * Removes the Dutch lookup where it does not come first: it is not in sight, not awaited, and no preference is kept.
 */
function withoutLookup(panel: PanelState): PanelState {
  const kept = panel.awaited === 'dutch-lookup' ? stopWaiting(panel) : panel;
  if (kept.inSight === 'dutch-lookup') return { ...kept, inSight: 'search' };
  return kept.prefersSearch ? { ...kept, prefersSearch: false } : kept;
}

/** The entry without such a search. Details of the service's own suggestions still arrive. */
export function withoutUnsupportedSearch(state: EntryState): EntryState {
  const { search, committed } = state;
  const isAsked = search.request !== null || search.session !== null;
  const isUnsupported =
    isAsked && !committed && !isAwaitingAddress(search) && countrySupportOf(state) === 'unsupported';
  return isUnsupported ? { ...state, search: newSearch(countryOf(state), search.text) } : state;
}
