/** What happens to the Dutch lookup, and what that means for the entry. Comes with the panel of the lookup. */
import { reduceDutchLookup } from '../dutch-lookup/reducer.ts';
import type { DutchLookupEvent } from '../dutch-lookup/state.ts';
import { clear, commit } from './commit.ts';
import type { Slice } from './slice.ts';
import type { EntryState } from './state.ts';

/** The Dutch lookup. */
export const dutchSlice: Slice<DutchLookupEvent> = {
  reduce,
  follow: (next, previous) => withoutAwaitedAddress(withCommitted(next, previous), previous),
};

function reduce(state: EntryState, event: DutchLookupEvent): EntryState {
  const { state: dutchLookup, outcome } = reduceDutchLookup(state.dutchLookup, event);
  // A person who types is on the way: what was missing as they ordered is not said again before they order again.
  const isInvalidShown = state.isInvalidShown && event.type !== 'typed';
  const next = dutchLookup === state.dutchLookup ? state : { ...state, dutchLookup, isInvalidShown };
  if (!outcome) return next;
  if (outcome.kind === 'cleared') return clear(next, 'user', 'dutch-lookup');
  const { address, details } = outcome;
  return commit(next, { address, details, source: 'lookup', verdict: null }, 'user', 'dutch-lookup');
}

/** The fields say the committed address, wherever it came from. */
function withCommitted(state: EntryState, previous: EntryState): EntryState {
  const { committed, dutchLookup, properties } = state;
  const isOther = committed?.address !== previous.committed?.address;
  const isLoaded = state.panel.code['dutch-lookup'] !== previous.panel.code['dutch-lookup'];
  // It came from here, or went from here.
  if (!(isOther || isLoaded) || dutchLookup !== previous.dutchLookup) return state;
  const address = committed?.address;
  if (address && (address.country.iso3 === 'NLD' || properties.home === 'dutch-lookup')) {
    return reduce(state, { type: 'filled', address });
  }
  return isOther ? reduce(state, { type: 'cleared' }) : state;
}

/** A person who turned to another panel is not surprised by the address that the lookup asked for. */
function withoutAwaitedAddress(state: EntryState, { panel }: EntryState): EntryState {
  const { dutchLookup } = state;
  const { inSight } = panel;
  if (inSight !== 'dutch-lookup' || state.panel.inSight === inSight || dutchLookup.step !== 'looking') return state;
  // The request goes on: it is billed, and its answer is remembered.
  return { ...state, dutchLookup: { ...dutchLookup, step: 'editing' } };
}
