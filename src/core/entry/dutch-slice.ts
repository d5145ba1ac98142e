/** What happens to the Dutch lookup, and what that means for the entry. Comes with the panel of the lookup. */
import { withCountryLine } from '../address/country-line.ts';
import { reduceDutchLookup } from '../dutch-lookup/reducer.ts';
import type { DutchLookupEvent } from '../dutch-lookup/state.ts';
import { clear, commit } from './commit.ts';
import type { EntryState } from './state.ts';

/** One transition of the Dutch lookup, and of the entry around it. */
export function reduceDutchSlice(state: EntryState, event: DutchLookupEvent): EntryState {
  const { state: dutchLookup, outcome } = reduceDutchLookup(state.dutchLookup, event);
  const next = dutchLookup === state.dutchLookup ? state : { ...state, dutchLookup };
  if (!outcome) return next;
  if (outcome.kind === 'cleared') return clear(next, 'person', 'dutch-lookup');
  const { details } = outcome;
  const address = withCountryLine(outcome.address, state.properties.dispatchCountry);
  return commit(next, { address, details, source: 'lookup', verdict: null }, 'person', 'dutch-lookup');
}
