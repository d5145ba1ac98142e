/** The rules of the Dutch lookup as a part of the entry. They come with the panel of the lookup. */
import type { Address } from '../address/address.ts';
import { filled, received, reduceDutchLookup } from '../dutch-lookup/reducer.ts';
import { type DutchLookupEvent, editing, emptied } from '../dutch-lookup/state.ts';
import { moveOf } from './panel-status.ts';
import type { EntryTransition, Slices } from './slice.ts';
import type { EntryState } from './state.ts';
import { attemptIn } from './submission.ts';

export const dutchSlice: NonNullable<Slices['dutch-lookup']> = {
  reduce,
  received,
  follow(next, previous) {
    const { committed, dutchLookup } = next;
    const isOther = committed?.address !== previous.committed?.address;
    const isOwn = dutchLookup !== previous.dutchLookup && (!committed || dutchLookup.step === 'found');
    const move = moveOf('dutch-lookup', next, previous);
    const isShown = move === 'entered' && committed && dutchLookup.step !== 'found';
    const shown = isShown || (isOther && !isOwn) ? withCommitted(next) : next;
    return move === 'left' ? withoutAwaitedAddress(shown) : shown;
  },
};

function reduce(state: EntryState, event: DutchLookupEvent, isInSight: boolean): EntryTransition {
  // A lookup that failed out of sight is not repeated, because it is billed.
  if (event.type === 'retried' && !isInSight) {
    const { dutchLookup } = state;
    return dutchLookup.step === 'failed' ? { changes: { dutchLookup: editing(dutchLookup) } } : {};
  }
  // Nothing is looked up on the way to another panel: the address would surprise the shopper, and is billed.
  const isLeft = !isInSight || state.panel.awaited !== null;
  if (isLeft && (event.type === 'paused' || event.type === 'committed')) return {};
  const own = addressIn(state);
  // Postcode and number show the address that is there.
  if (event.type === 'methodChosen' && event.method === 'postcode' && own) {
    return { changes: { dutchLookup: filled(state.dutchLookup, own) } };
  }
  const { state: dutchLookup, outcome } = reduceDutchLookup(state.dutchLookup, event);
  // While the shopper types, a missing part is not announced again before the next submission.
  const attempt = event.type === 'typed' ? attemptIn(state, { refusals: 0 }) : state.attempt;
  const changes = dutchLookup === state.dutchLookup ? {} : { dutchLookup, attempt };
  if (!outcome) return { changes };
  if (outcome.kind === 'cleared') return { changes, address: null };
  const { address, details } = outcome;
  return { changes, address: { address, details, verdict: null } };
}

/** The committed address, wherever it came from; null for none, and for one that these fields cannot say. */
function addressIn({ committed, properties }: EntryState): Address | null {
  const isTheirs = committed?.address.country.iso3 === 'NLD' || properties.home === 'dutch-lookup';
  return (isTheirs && committed?.address) || null;
}

function withCommitted(state: EntryState): EntryState {
  const { dutchLookup } = state;
  const address = addressIn(state);
  return { ...state, dutchLookup: address ? filled(dutchLookup, address) : emptied(dutchLookup) };
}

/** Drops the awaited address of a lookup that the shopper has left. */
function withoutAwaitedAddress(state: EntryState): EntryState {
  const { dutchLookup } = state;
  const { step } = dutchLookup;
  if (step !== 'looking' && !(step === 'editing' && dutchLookup.pause)) return state;
  // The request goes on: it is billed, and its answer is remembered.
  return { ...state, dutchLookup: editing(dutchLookup) };
}
