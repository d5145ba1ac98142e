/** Whether the address has to be verified, and may be. */
import { countrySupportOf } from '../country/selectors.ts';
import { addressInEffect } from './panel-status.ts';
import type { EntryState } from './state.ts';

/**
 * The kind of verification that the address still needs; null for none, and once it was tried. An address that the page
 * gave is verified when the form is submitted; one that the person typed into the page's own fields also before that.
 */
export function verificationDue(state: EntryState): 'silent' | 'interactive' | null {
  const { properties, committed, manual } = state;
  const address = addressInEffect(state);
  if (!address || committed?.verdict || manual.step !== 'editing' || !isVerifiable(state)) return null;
  const { hasPageFields, verify } = properties;
  if (!address.source) return verify === 'submit' ? 'silent' : null;
  return hasPageFields && address.source === 'manual' ? 'interactive' : null;
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
