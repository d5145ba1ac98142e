/** Which panel is in sight, and which is awaited. */
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import { isDeepEqual } from '../transition.ts';
import { show, want, withCode, withoutLookup } from './panel.ts';
import type { EntryState, Mode, PanelState } from './state.ts';

/** Whether postcode and house number come first. */
export function isDutchFirst(state: EntryState): boolean {
  const { home, nlLookup } = state.properties;
  return home === 'dutch-lookup' || (nlLookup && countryOf(state)?.iso3 === 'NLD');
}

/** The panel that manual fields lead back to. */
export function panelAfterManual(state: EntryState): 'search' | 'dutch-lookup' {
  if (state.properties.home === 'dutch-lookup') return 'dutch-lookup';
  const isThere = state.panel.code['dutch-lookup'] === 'loaded';
  return isDutchFirst(state) && !state.panel.prefersSearch && isThere ? 'dutch-lookup' : 'search';
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
export function isVerifiedBeneath({ properties, panel, manual }: EntryState): boolean {
  if (properties.pageFieldsStatus === 'none' || panel.inSight === 'manual') return false;
  return manual.step === 'review' || manual.request?.verification === 'interactive';
}

/** Whether nothing is in the fields in sight, or in those of the panel that is named. */
export function isBlank(
  { panel, search, manual, plain, dutchLookup }: EntryState,
  name: Mode = panel.inSight,
): boolean {
  if (name === 'search') return search.text === '';
  const { [name]: texts } = { manual: manual.fields, plain, 'dutch-lookup': dutchLookup.fields };
  return Object.values(texts).every((text: string) => text.trim() === '');
}

/** What follows for the panels from everything else, whatever event led to it. */
export function settlePanel(next: EntryState, previous: EntryState): EntryState {
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
 * The fields by hand come where the service does not have the country, and go where it has. Only what the person begins
 * keeps its place: nothing that is found out later takes them from where they type.
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
  const isChosenNow = countries.chosen !== previous.countries.chosen && countries.chosen?.by === 'user';
  const isTypedOver = previous.committed !== null;
  return isBlank(state) || isChosenNow || isTypedOver ? want(panel, 'manual') : panel;
}
