/** Which panel is in sight, and which is awaited. */
import { isSearched } from './country-choice.ts';
import type { EntryState, LazyPanel } from './state.ts';

/** Whether postcode and house number come first. */
export function isDutchFirst({ properties, country }: EntryState): boolean {
  return properties.home === 'dutch-lookup' || (properties.nlLookup && country?.iso3 === 'NLD');
}

/** The panel that manual fields lead back to. */
export function panelAfterManual(state: EntryState): 'search' | 'dutch-lookup' {
  if (state.properties.home === 'dutch-lookup') return 'dutch-lookup';
  const isThere = state.panels['dutch-lookup'] === 'loaded';
  return isDutchFirst(state) && !state.prefersSearch && isThere ? 'dutch-lookup' : 'search';
}

/**
 * How the service has still to be asked of the address that stands; null for not at all. One that the page gave is asked
 * of when the form is submitted, one that the person typed into the page's own fields also before that.
 */
export function verificationDue(state: EntryState): 'quietly' | 'openly' | null {
  const { properties, committed, manual } = state;
  const { pageFields, verify } = properties;
  if (!committed || committed.verdict || !isVerifiable(state)) return null;
  if (!committed.source) return verify === 'submit' ? 'quietly' : null;
  return pageFields !== 'none' && committed.source === 'manual' && manual.step === 'editing' ? 'openly' : null;
}

/** Whether the service may be asked its opinion of addresses in this country. */
export function isVerifiable(state: EntryState): boolean {
  const { hasClient, verify } = state.properties;
  return hasClient && verify !== 'never' && isSearched(state);
}

/** Whether the person is told of a validation, or asked, beneath the page's own fields. */
export function isVerifiedBeneath({ properties, mode, manual }: EntryState): boolean {
  if (properties.pageFields === 'none' || mode === 'manual') return false;
  return manual.step === 'review' || manual.request?.verification === 'openly';
}

/** The panel comes into sight at once if it is loaded, else as soon as it is. */
export function wantPanel(state: EntryState, panel: LazyPanel): EntryState {
  if (state.panels[panel] === 'loaded') return { ...state, mode: panel, awaitedPanel: null };
  return load({ ...state, awaitedPanel: panel }, panel);
}

/** Has the code of a panel loaded, unless that is under way. */
export function load(state: EntryState, panel: LazyPanel): EntryState {
  const { [panel]: loading } = state.panels;
  if (loading === 'loaded' || loading === 'loading') return state;
  return { ...state, panels: { ...state.panels, [panel]: 'loading' } };
}

/** What follows for the panels from everything else, whatever event led to it. */
export function settleMode(state: EntryState): EntryState {
  if (verificationDue(state) && state.panels.manual === 'idle') return settleMode(load(state, 'manual'));
  if (!isDutchFirst(state)) return withoutDutchLookup(state);
  const { mode, awaitedPanel, committed, search, prefersSearch } = state;
  const isUntouched = mode === 'search' && awaitedPanel === null && !committed && search.text === '';
  return isUntouched && !prefersSearch ? wantPanel(state, 'dutch-lookup') : state;
}

function withoutDutchLookup(state: EntryState): EntryState {
  const { mode, awaitedPanel, prefersSearch } = state;
  if (mode !== 'dutch-lookup' && awaitedPanel !== 'dutch-lookup' && !prefersSearch) return state;
  return {
    ...state,
    prefersSearch: false,
    mode: mode === 'dutch-lookup' ? 'search' : mode,
    awaitedPanel: awaitedPanel === 'dutch-lookup' ? null : awaitedPanel,
  };
}
