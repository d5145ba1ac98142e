/** What follows from any event, whichever it was. */
import { settleCountryRequest } from '../country/reducer.ts';
import { settlePanel } from './mode.ts';
import { settlePendingValue } from './pending-value.ts';
import { settleFormats } from './printing.ts';
import type { Slices } from './slice.ts';
import type { EntryState } from './state.ts';
import { settleSubmission } from './submission.ts';

/** What one slice did, the others follow. */
export function settle(next: EntryState, previous: EntryState, slices: Slices): EntryState {
  let settled = settlePanel(withCountryRequest(settlePendingValue(next)), previous);
  // The manual fields open with what the others say by then.
  for (const name of ['search', 'dutch-lookup', 'manual', 'autofill'] as const) {
    settled = slices[name]?.follow(settled, previous) ?? settled;
  }
  const printed = slices.printing?.follow(settled, previous) ?? settled;
  return settleSubmission(settleFormats(printed, previous));
}

function withCountryRequest(state: EntryState): EntryState {
  const countries = settleCountryRequest(state.countries, state.properties);
  return countries === state.countries ? state : { ...state, countries };
}
