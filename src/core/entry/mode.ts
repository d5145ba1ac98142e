/** Which panel is in sight, and which is awaited. */
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import type { EntryState, LazyPanel } from './state.ts';

/** Whether postcode and house number come first. */
export function isDutchFirst(state: EntryState): boolean {
  const { home, nlLookup } = state.properties;
  return home === 'dutch-lookup' || (nlLookup && countryOf(state)?.iso3 === 'NLD');
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
export function verificationDue(state: EntryState): 'silent' | 'interactive' | null {
  const { properties, committed, manual } = state;
  const { pageFieldsStatus, verify } = properties;
  if (!committed || committed.verdict || !isVerifiable(state)) return null;
  if (!committed.source) return verify === 'submit' ? 'silent' : null;
  return pageFieldsStatus !== 'none' && committed.source === 'manual' && manual.step === 'editing'
    ? 'interactive'
    : null;
}

/** Whether the service may be asked its opinion of addresses in this country. */
export function isVerifiable(state: EntryState): boolean {
  const { hasClient, verify } = state.properties;
  return hasClient && verify !== 'never' && countrySupportOf(state) !== 'unsupported';
}

/** Whether the person is told of a validation, or asked, beneath the page's own fields. */
export function isVerifiedBeneath({ properties, mode, manual }: EntryState): boolean {
  if (properties.pageFieldsStatus === 'none' || mode === 'manual') return false;
  return manual.step === 'review' || manual.request?.verification === 'interactive';
}

/** Whether nothing is in the fields in sight. */
export function isBlank({ mode, search, manual, plain, dutchLookup }: EntryState): boolean {
  if (mode === 'search') return search.text === '';
  const { [mode]: texts } = { manual: manual.fields, plain, 'dutch-lookup': dutchLookup.fields };
  return Object.values(texts).every((text: string) => text.trim() === '');
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
export function settleMode(next: EntryState, previous: EntryState): EntryState {
  const state = verificationDue(next) && next.panels.manual === 'idle' ? load(next, 'manual') : next;
  if (!isDutchFirst(state)) return followSupport(withoutDutchLookup(state), previous);
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

/**
 * The fields by hand come where the service does not have the country, and go where it has. Only what the person begins
 * keeps its place: nothing that is found out later takes them from where they type.
 */
function followSupport(state: EntryState, previous: EntryState): EntryState {
  const { mode, awaitedPanel, committed, properties, countries } = state;
  if (committed || (mode !== 'search' && mode !== 'manual')) return state;
  const isByHand = mode === 'manual' || awaitedPanel === 'manual';
  const support = countrySupportOf(state);
  if (isByHand) {
    const isBack = support === 'searchable' && countrySupportOf(previous) === 'unsupported' && isBlank(state);
    return isBack ? { ...state, mode: 'search', awaitedPanel: null } : state;
  }
  if (support !== 'unsupported' || properties.noManual || properties.isFixed) return state;
  const isChosenNow = countries.chosen !== previous.countries.chosen && countries.chosen?.by === 'user';
  const isTypedOver = previous.committed !== null;
  return isBlank(state) || isChosenNow || isTypedOver ? wantPanel(state, 'manual') : state;
}
