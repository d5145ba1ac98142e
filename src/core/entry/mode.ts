/** Facts about the panels, and about the verification of an address, that many rules need. */

import type { Address } from '../address/address.ts';
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import type { EntryState } from './state.ts';

/** True if postcode and house number come first. */
export function isDutchFirst(state: EntryState): boolean {
  const { home, nlLookup } = state.properties;
  return home === 'dutch-lookup' || (nlLookup && countryOf(state)?.iso3 === 'NLD');
}

/** The panel that manual fields lead back to. */
export function panelAfterManual(state: EntryState): 'search' | 'dutch-lookup' {
  if (state.properties.home === 'dutch-lookup') return 'dutch-lookup';
  const isThere = state.panel.mounted.includes('dutch-lookup');
  return isDutchFirst(state) && !state.panel.prefersSearch && isThere ? 'dutch-lookup' : 'search';
}

/** The panel that looks for the address: the one in sight, or the one that fields by hand lead back to. */
export function lookupPanelOf(state: EntryState): 'search' | 'dutch-lookup' {
  const { inSight } = state.panel;
  return inSight === 'search' || inSight === 'dutch-lookup' ? inSight : panelAfterManual(state);
}

/** True if fields by hand are in sight that differ from the committed address. */
export function isEdited({ panel, manual }: EntryState): boolean {
  return panel.inSight === 'plain' || (panel.inSight === 'manual' && !manual.isUntouched);
}

/** The address of the element: the committed one, unless the person is typing another one. Null for none. */
export function addressInEffect(state: EntryState): Address | null {
  return isEdited(state) ? null : (state.committed?.address ?? null);
}

/**
 * The kind of verification that the address still needs; null for none, and once it was tried. An address that the page
 * gave is verified when the form is submitted; one that the person typed into the page's own fields also before that.
 */
export function verificationDue(state: EntryState): 'silent' | 'interactive' | null {
  const { properties, committed, manual } = state;
  const address = addressInEffect(state);
  if (!address || committed?.verdict || manual.step !== 'editing' || !isVerifiable(state)) return null;
  const { pageFieldsStatus, verify } = properties;
  if (!address.source) return verify === 'submit' ? 'silent' : null;
  return pageFieldsStatus !== 'none' && address.source === 'manual' ? 'interactive' : null;
}

/** True if a submission waits for the code that verifies the address. */
export function isVerificationAwaited(state: EntryState): boolean {
  return verificationDue(state) !== null && !state.panel.mounted.includes('manual');
}

/** True if the service may verify addresses in this country. */
export function isVerifiable(state: EntryState): boolean {
  const { hasClient, verify } = state.properties;
  return hasClient && verify !== 'never' && countrySupportOf(state) !== 'unsupported';
}

/** True if the review of a validation, or its progress, stands beneath the page's own fields. */
export function isVerifiedBeneath({ properties, panel, manual }: EntryState): boolean {
  if (properties.pageFieldsStatus === 'none' || panel.inSight === 'manual') return false;
  return manual.step === 'review' || manual.request?.verification === 'interactive';
}
