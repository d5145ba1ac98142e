/** Which of the panels that look for an address comes first. */
import { countryOf } from '../country/selectors.ts';
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
