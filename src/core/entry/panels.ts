/** The panel in sight and the awaited one: the effect of each event, and of the rest of the entry. */

import type { Address } from '../address/address.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { lineOf } from '../address/shown.ts';
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import { searchTextOf } from '../dutch-lookup/typed.ts';
import { initialManual } from '../manual/state.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import type { SessionSeed } from '../search/state.ts';
import { isDeepEqual } from '../transition.ts';
import { isBlank, isDutchFirst, panelAfterManual, verificationDue } from './mode.ts';
import { plainTextsOf } from './plain.ts';
import { sameFormOf } from './same.ts';
import { addressInEffect } from './selectors.ts';
import type { Destination, EntryTransition } from './slice.ts';
import type { EntryEvent, EntryState, LazyPanel, Loading, Mode, PanelEvent, PanelState } from './state.ts';

/** Takes the person to a panel: at once if it is there, else as soon as it is loaded. */
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

/** The person turns to another panel. */
export function panelWanted(
  state: EntryState,
  { panel, seed }: Extract<PanelEvent, { type: 'panelWanted' }>,
): EntryTransition {
  const { noManual, isFixed, home } = state.properties;
  if (panel === 'manual') {
    if (noManual || isFixed) return {};
    // An address of its own is wanted: the fields would be out of sight.
    if (sameFormOf(state)) return { events: [{ slice: 'same', type: 'unticked' }], panel };
    return state.panel.inSight === panel ? {} : { panel };
  }
  if (panel === 'dutch-lookup') return { events: byPostcode(state), panel };
  return home === 'search' ? searchWanted(state, seed) : { events: byPostcode(state), panel: 'home' };
}

/** Shows the fields for postcode and number, with those of a committed address. */
function byPostcode({ committed, dutchLookup }: EntryState): readonly EntryEvent[] {
  if (dutchLookup.method === 'postcode') return [];
  const { address } = committed ?? {};
  return [
    address
      ? { slice: 'dutch-lookup', type: 'filled', address }
      : { slice: 'dutch-lookup', type: 'methodChosen', method: 'postcode' },
  ];
}

function searchWanted(state: EntryState, seed: SessionSeed): EntryTransition {
  const { properties, dutchLookup, committed, panel } = state;
  const toSearch = { panel: 'search' } as const;
  // A committed address that stays is shown in its own country.
  if (committed && addressInEffect(state)) return { ...inCountryOf(committed.address, state), ...toSearch };
  const text = committed ? typedTextOf(state) : panel.inSight === 'dutch-lookup' ? searchTextOf(dutchLookup) : '';
  if (text === '' && !committed) return toSearch;
  const search = searchFor(text, seed, { country: countryOf(state), minLength: properties.minLength });
  if (!committed) return { changes: { search }, ...toSearch };
  // The person typed another address over it: that one is searched for, and the fields stay as they were left.
  const undo = { text: state.search.text, committed };
  const address = { committed: null, by: 'user' } as const;
  return { changes: { search, undo, manual: state.manual }, address, ...toSearch };
}

/** The texts of the fields by hand, on one line. */
function typedTextOf({ panel, plain, manual }: EntryState): string {
  const { street, building, addition, postcode, locality } =
    panel.inSight === 'plain' ? { ...emptyFields, ...plain } : manual.fields;
  return lineOf({ street, building: [building, addition].filter(Boolean).join(' '), postcode, locality });
}

function inCountryOf({ country }: Address, state: EntryState): EntryTransition {
  if (country.iso3 === countryOf(state)?.iso3) return {};
  const search = newSearch(country, state.search.text);
  return { changes: { search }, country: { country, by: 'user' } };
}

/** Falls back when a panel cannot be loaded: plain fields for the manual ones, the search for the Dutch lookup. */
export function panelMissing(
  state: EntryState,
  { panel: name }: Extract<PanelEvent, { type: 'panelMissing' }>,
): EntryTransition {
  const panel = withCode(state.panel, name, 'missing');
  if (state.panel.awaited !== name) return { changes: { panel } };
  if (name === 'dutch-lookup') return { changes: { panel: turnToSearch(panel) } };
  return { changes: { panel: show(panel, 'plain'), plain: plainTextsOf(state), manual: initialManual } };
}

/** Brings the panels in line with the rest of the entry. */
export function reconcilePanel(next: EntryState, previous: EntryState): EntryState {
  const found = panelFor(next, previous);
  const panel = isDeepEqual(found, previous.panel) ? previous.panel : found;
  return panel === next.panel ? next : { ...next, panel };
}

function panelFor(state: EntryState, previous: EntryState): PanelState {
  const isDue = verificationDue(state) && state.panel.code.manual === 'idle';
  const panel = isDue ? withCode(state.panel, 'manual', 'loading') : state.panel;
  if (!isDutchFirst(state)) return followSupport({ ...state, panel: withoutLookup(panel) }, previous);
  const { inSight, awaited, prefersSearch } = panel;
  const isUntouched = inSight === 'search' && awaited === null && !state.committed && state.search.text === '';
  return isUntouched && !prefersSearch ? want(panel, 'dutch-lookup') : panel;
}

/**
 * Shows the manual fields if the service does not support the country, and hides them if it does. A person who has
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

/** Shows a panel; no other is awaited then. Manual fields come through `want`: they need their code. */
export function show(panel: PanelState, name: Exclude<Mode, 'manual'>): PanelState {
  const { code, prefersSearch } = panel;
  const shown = { awaited: null, code } as const;
  return name === 'dutch-lookup'
    ? { ...shown, inSight: name, prefersSearch: false }
    : { ...shown, inSight: name, prefersSearch };
}

/** The panel comes into sight at once if it is loaded, else as soon as it is. */
function want(panel: PanelState, name: LazyPanel): PanelState {
  const { code, prefersSearch } = panel;
  if (name === 'dutch-lookup') {
    if (code[name] === 'loaded') return show(panel, name);
    return { ...coded(panel, name, 'loading'), awaited: name, prefersSearch: false };
  }
  if (panel.inSight === 'manual' || code.manual === 'loaded') {
    return { inSight: 'manual', awaited: null, prefersSearch, code: { ...code, manual: 'loaded' } };
  }
  return { ...coded(panel, name, 'loading'), awaited: name };
}

/** Ends the wait for a panel. Its code goes on loading. */
export function stopWaiting(panel: PanelState): PanelState {
  return panel.awaited === null ? panel : { ...panel, awaited: null };
}

/** Shows the search for a person who prefers it to the Dutch lookup. */
function turnToSearch({ code }: PanelState): PanelState {
  return { inSight: 'search', awaited: null, prefersSearch: true, code };
}

/**
 * Removes the Dutch lookup where it does not come first: it is not in sight, not awaited, and no preference is kept.
 */
function withoutLookup(panel: PanelState): PanelState {
  const kept = panel.awaited === 'dutch-lookup' ? stopWaiting(panel) : panel;
  if (kept.inSight === 'dutch-lookup') return { ...kept, inSight: 'search' };
  return kept.prefersSearch ? { ...kept, prefersSearch: false } : kept;
}

/** Updates the state of a panel's code: loading without a wait for it, loaded, or missing. Loaded code stays loaded. */
export function withCode(panel: PanelState, name: LazyPanel, code: Loading): PanelState {
  if (panel.code[name] === 'loaded') return panel;
  const { awaited } = panel;
  const next = awaited === name ? stopWaiting(panel) : panel;
  const known = coded(next, name, code);
  return awaited === name && code === 'loaded' ? want(known, name) : known;
}

/**
 * Sets the state of code that is not loaded. Its panel must not be in sight; after this it may be awaited only as
 * `loading`.
 */
function coded<Panel extends PanelState, Name extends LazyPanel, Code extends Loading>(
  panel: Panel,
  name: Name,
  code: Code,
): Panel & { readonly code: Readonly<Record<Name, Code>> } {
  // A computed name loses what the compiler knows of the others.
  return { ...panel, code: { ...panel.code, [name]: code } } as Panel & { readonly code: Readonly<Record<Name, Code>> };
}
