/** Facts of the panels, and of the verification of an address, that many rules ask for. */
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import type { EntryState, Mode } from './state.ts';

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
