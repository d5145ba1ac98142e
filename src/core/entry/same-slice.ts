/** The rules of an address that is the same as that of another element, as long as a checkbox is ticked. They come with the checkbox. */
import { isSameUnprinted } from '../address/shown.ts';
import { countryOf, countrySupportOf } from '../country/selectors.ts';
import { emptied } from '../dutch-lookup/state.ts';
import { initialManual } from '../manual/state.ts';
import { newSearch } from '../search/begin.ts';
import { disconnected } from './lifecycle.ts';
import { afterOutcome } from './outcome.ts';
import { addressInEffect, isBlank } from './panel-status.ts';
import type { EntryTransition, Slices } from './slice.ts';
import type { Committed, EntryState, SameEvent, SameState } from './state.ts';

/** The checkbox. */
export const sameSlice: NonNullable<Slices['same']> = { reduce, follow };

const undecided: SameState = { isTicked: null, other: null, own: null };

function reduce(state: EntryState, event: SameEvent, slices: Slices): EntryTransition {
  const same = state.same ?? undecided;
  switch (event.type) {
    case 'followed':
      return { changes: { same: { ...same, other: event.other } } };
    case 'reset':
      return { changes: { same: { ...same, isTicked: null, own: null } } };
    case 'ticked':
      return ticked(state, same, slices);
    case 'unticked':
      return unticked(state, same);
    default:
      return event satisfies never;
  }
}

/** Puts aside all that the person had here; no answer to it is awaited. */
function ticked(state: EntryState, same: SameState, slices: Slices): EntryTransition {
  const { committed, manual, dutchLookup, search, panel } = disconnected(state, slices);
  const own = { committed, manual, dutchLookup, text: search.text, country: countryOf(state), inSight: panel.inSight };
  return {
    changes: { same: { ...same, isTicked: true, own }, undo: null },
    address: { committed: same.other?.committed ?? null, by: 'user' },
    panel: 'home',
  };
}

/** It is as it was, or empty. */
function unticked(state: EntryState, same: SameState): EntryTransition {
  const { committed = null, manual = initialManual, text = '', country = countryOf(state), inSight } = same.own ?? {};
  const { dutchLookup = emptied(state.dutchLookup) } = same.own ?? {};
  return {
    changes: {
      same: { ...same, isTicked: false, own: null },
      search: newSearch(country, text),
      manual,
      dutchLookup: { ...dutchLookup, known: state.dutchLookup.known },
      undo: null,
    },
    country: country && { country, by: 'user' },
    address: { committed, by: 'user' },
    panel: inSight === 'manual' ? inSight : 'home',
  };
}

/** While it is ticked, the address is the other one's, whatever happens here. */
function follow(next: EntryState, previous: EntryState): EntryState {
  if (!next.same) return next;
  const decided = withDecision(next, next.same, previous);
  const { same } = decided;
  if (!same?.isTicked || !same.other || isSame(decided.committed, same.other.committed)) return decided;
  return afterOutcome(decided, { address: { committed: same.other.committed, by: 'script' } });
}

/** The page, or the person where the other one is gone, may give this one an address of its own. */
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
  const { inSight, awaited } = state.panel;
  return (inSight === 'manual' || awaited === 'manual') && countrySupportOf(state) !== 'unsupported';
}

/** True if both are the same address, or none. */
function isSame(committed: Committed | null, other: Committed | null = null): boolean {
  if (!committed || !other) return committed === other;
  return isSameUnprinted(other.address, committed.address);
}
