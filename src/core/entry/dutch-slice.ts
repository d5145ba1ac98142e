/** The rules of the Dutch lookup as a part of the entry. They come with the panel of the lookup. */
import { editing, filled, received, reduceDutchLookup, withoutRequest } from '../dutch-lookup/reducer.ts';
import { type DutchLookupEvent, emptied } from '../dutch-lookup/state.ts';
import type { EntryTransition, Slices } from './slice.ts';
import type { EntryState } from './state.ts';

export const dutchSlice: NonNullable<Slices['dutch-lookup']> = {
  reduce,
  received,
  entered: (state) => (state.committed && state.dutchLookup.step !== 'found' ? withCommitted(state) : state),
  left: withoutAwaitedAddress,
  disconnected: (state) => ({ ...state, dutchLookup: withoutRequest(state.dutchLookup) }),
  addressChanged(next, previous) {
    const { committed, dutchLookup } = next;
    const isOwn = dutchLookup !== previous.dutchLookup && (!committed || dutchLookup.step === 'found');
    return isOwn ? next : withCommitted(next);
  },
};

function reduce(state: EntryState, event: DutchLookupEvent): EntryTransition {
  // A lookup that failed out of sight is not repeated, because it is billed.
  if (event.type === 'retried' && state.panel.inSight !== 'dutch-lookup') {
    const { dutchLookup } = state;
    return dutchLookup.step === 'failed' ? { changes: { dutchLookup: editing(dutchLookup) } } : {};
  }
  // Nothing is looked up on the way to another panel: the address would surprise the person, and is billed.
  const isLeft = state.panel.inSight !== 'dutch-lookup' || state.panel.awaited !== null;
  if (isLeft && (event.type === 'paused' || event.type === 'committed')) return {};
  const { state: dutchLookup, outcome } = reduceDutchLookup(state.dutchLookup, event);
  // While the person types, a missing part is not announced again before the next submission.
  const isInvalidShown = state.isInvalidShown && event.type !== 'typed';
  const changes = dutchLookup === state.dutchLookup ? {} : { dutchLookup, isInvalidShown };
  if (!outcome) return { changes };
  if (outcome.kind === 'cleared') return { changes, address: { committed: null, by: 'user' } };
  const { address, details } = outcome;
  const committed = { address, details, verdict: null } as const;
  return { changes, address: { committed, by: 'user' } };
}

/** The fields say the committed address, wherever it came from; nothing where it is not theirs. */
function withCommitted(state: EntryState): EntryState {
  const address = state.committed?.address;
  const isTheirs = address?.country.iso3 === 'NLD' || state.properties.home === 'dutch-lookup';
  const { dutchLookup } = state;
  return { ...state, dutchLookup: address && isTheirs ? filled(dutchLookup, address) : emptied(dutchLookup) };
}

/** Drops the awaited address of a lookup that the person has left. */
function withoutAwaitedAddress(state: EntryState): EntryState {
  const { dutchLookup } = state;
  const { step } = dutchLookup;
  if (step !== 'looking' && !(step === 'editing' && dutchLookup.pause)) return state;
  // The request goes on: it is billed, and its answer is remembered.
  return { ...state, dutchLookup: editing(dutchLookup) };
}
