/** What follows from any event, whichever it was. */
import { settleAwaitedValue } from './awaited-value.ts';
import { withCountryRequest } from './country.ts';
import { settleMode } from './mode.ts';
import type { Slices } from './slice.ts';
import type { EntryState } from './state.ts';
import { settleSubmission } from './submission.ts';

/** What one slice did, the others follow. */
export function settle(next: EntryState, previous: EntryState, slices: Slices): EntryState {
  let settled = settleMode(withCountryRequest(settleAwaitedValue(next)));
  // The manual fields open with what the others say by then.
  for (const name of ['search', 'dutch-lookup', 'manual', 'autofill'] as const) {
    settled = slices[name]?.follow(settled, previous) ?? settled;
  }
  return settleSubmission(settled);
}
