/** The rules of an address that is the same as that of another element, as long as a checkbox is ticked. They come with the checkbox. */
import { isSameUnprinted } from '../address/shown.ts';
import { countrySupportOf } from '../country/selectors.ts';
import { afterOutcome } from './outcome.ts';
import { addressInEffect, isBlank, isByHandAwaited, panelOf } from './panel-status.ts';
import { restorableOf } from './restore.ts';
import type { EntryTransition, Slices } from './slice.ts';
import type { Committed, EntryEvent, EntryState, SameEvent, SameState } from './state.ts';

export const sameSlice: NonNullable<Slices['same']> = { reduce, follow };

const undecided: SameState = { isTicked: null, other: null, own: null };

function reduce(state: EntryState, event: SameEvent): EntryTransition {
  const same = state.same ?? undecided;
  switch (event.type) {
    case 'followed':
      return { changes: { same: { ...same, other: event.other } } };
    case 'toggled': {
      const { isTicked } = event;
      if (!isTicked) return { changes: { same: { ...same, isTicked, own: null } }, steps: [ownAgain(same)] };
      // Sets aside what the shopper entered here.
      return {
        changes: { same: { ...same, isTicked: true, own: restorableOf(state) } },
        steps: [emptied],
        address: same.other?.committed ?? null,
      };
    }
    default:
      return event satisfies never;
  }
}

const emptied: EntryEvent = { slice: 'entry', type: 'addressGiven', address: null, by: 'user' };

/** What the shopper entered here before. */
function ownAgain({ own }: SameState): EntryEvent {
  return own ? { slice: 'entry', type: 'restored', saved: own, by: 'user' } : emptied;
}

/** While it is ticked, the address is the other one's, whatever happens here. */
function follow(next: EntryState, previous: EntryState): EntryState {
  if (!next.same) return next;
  const decided = withDecision(next, next.same, previous);
  const { same } = decided;
  if (!same?.isTicked || !same.other) return decided;
  const { committed } = same.other;
  const isKnown = isSame(decided.committed, committed) && decided.committed?.verdict === committed?.verdict;
  return isKnown ? decided : afterOutcome(decided, { address: committed, by: 'script' });
}

/** The page, or the shopper where the other one is gone, may give this one an address of its own. */
function withDecision(next: EntryState, same: SameState, previous: EntryState): EntryState {
  const { committed, search } = next;
  const decide = (isTicked: boolean) => ({ ...next, same: { ...same, isTicked } });
  const isOthers = isSame(committed, same.other?.committed);
  if (same.isTicked === null) {
    const isFree = addressInEffect(next) ? isOthers : isBlank(next) && !isManualWanted(next);
    return same.other ? decide(isFree) : next;
  }
  if (!same.isTicked || same !== previous.same) return next;
  const isOther = !isSame(committed, previous.committed);
  const isOwn = same.other ? isOther && committed && !isOthers : isOther || search.text !== previous.search.text;
  return isOwn ? decide(false) : next;
}

/** True if the page wants the fields by hand; they may come by themselves where the country has nothing else. */
function isManualWanted(state: EntryState): boolean {
  return (panelOf(state).isByHand || isByHandAwaited(state)) && countrySupportOf(state) !== 'unsupported';
}

/** True if both are the same address, or none. */
function isSame(committed: Committed | null, other: Committed | null = null): boolean {
  if (!committed || !other) return committed === other;
  return isSameUnprinted(other.address, committed.address);
}
