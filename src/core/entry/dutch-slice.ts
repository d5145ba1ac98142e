/** The rules of the Dutch lookup as a part of the entry. They come with the panel of the lookup. */
import { reduceDutchLookup } from '../dutch-lookup/reducer.ts';
import type { DutchLookupEvent } from '../dutch-lookup/state.ts';
import type { EntryTransition, Slice } from './slice.ts';
import type { EntryState } from './state.ts';

/** The Dutch lookup. */
export const dutchSlice: Slice<DutchLookupEvent> = {
  reduce,
  reconcile: (next, previous) => withoutAwaitedAddress(withCommitted(next, previous), previous),
};

function reduce(state: EntryState, event: DutchLookupEvent): EntryTransition {
  const { state: dutchLookup, outcome } = reduceDutchLookup(state.dutchLookup, event);
  // A person who types is on the way: what was missing as they ordered is not said again before they order again.
  const isInvalidShown = state.isInvalidShown && event.type !== 'typed';
  const changes = dutchLookup === state.dutchLookup ? {} : { dutchLookup, isInvalidShown };
  if (!outcome) return { changes };
  if (outcome.kind === 'cleared') return { changes, address: { committed: null, by: 'user' } };
  const { address, details } = outcome;
  const committed = { address, details, source: 'lookup', verdict: null } as const;
  return { changes, address: { committed, by: 'user' } };
}

/** The fields say the committed address, wherever it came from. */
function withCommitted(state: EntryState, previous: EntryState): EntryState {
  const { committed, dutchLookup, properties } = state;
  const address = committed?.address;
  const isOther = address !== previous.committed?.address;
  const isLoaded = state.panel.code['dutch-lookup'] !== previous.panel.code['dutch-lookup'];
  const isChanged = dutchLookup !== previous.dutchLookup;
  // It went from here, or came from here.
  const isOwn = isChanged && (!address || dutchLookup.step === 'found');
  if (isOwn || !(isOther || isLoaded || isChanged)) return state;
  if (address && (address.country.iso3 === 'NLD' || properties.home === 'dutch-lookup')) {
    return { ...state, ...reduce(state, { type: 'filled', address }).changes };
  }
  return isOther ? { ...state, ...reduce(state, { type: 'cleared' }).changes } : state;
}

/** A person who turned to another panel is not surprised by the address that the lookup asked for. */
function withoutAwaitedAddress(state: EntryState, { panel }: EntryState): EntryState {
  const { dutchLookup } = state;
  const { inSight } = panel;
  if (inSight !== 'dutch-lookup' || state.panel.inSight === inSight || dutchLookup.step !== 'looking') return state;
  // The request goes on: it is billed, and its answer is remembered.
  return { ...state, dutchLookup: { ...dutchLookup, step: 'editing' } };
}
