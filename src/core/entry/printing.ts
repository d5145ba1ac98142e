/** The address waits for the formats of countries. `printing-slice.ts` prints by them. */
import type { SavedRow } from '../search/options.ts';
import { isAwaitingAddress } from '../search/selectors.ts';
import { savedRowsOf } from './saved.ts';
import type { EntryState } from './state.ts';

/** True if the address has no lines yet and they are on their way. */
export function isPrintAwaited({ committed }: Pick<EntryState, 'committed'>): boolean {
  return committed !== null && committed.address.lines.length === 0 && !committed.isUnprintable;
}

/** True if the lines for the parcel, which a person reads, are there or cannot be loaded. */
export function isReadable(state: EntryState): boolean {
  return !isPrintAwaited(state) || (state.committed?.address.mailLines.length ?? 0) > 0;
}

/**
 * True if the formats may be needed soon, so that they are there before the address: the person chooses in a list, or
 * sees saved addresses. Until then nothing may be loaded beside the list.
 */
export function isPrintLikely(state: EntryState): boolean {
  const { search, dutchLookup } = state;
  const { listbox, trail } = search;
  const isChoosing = listbox.active >= 0 || trail.length > 0 || isAwaitingAddress(search);
  return isChoosing || dutchLookup.request !== null || (listbox.open && savedRowsOf(state).some(isRowUnprinted));
}

const isRowUnprinted = ({ address }: SavedRow) => address.lines.length === 0;
