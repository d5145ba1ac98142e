/** Fetches the formats of countries, and tells if the address waits for them. `printing-slice.ts` prints by them. */
import { isAwaitingAddress } from '../search/selectors.ts';
import type { SearchState } from '../search/state.ts';
import type { EntryState } from './state.ts';

/** True if the address has no lines yet and they are on their way. */
export function isPrintAwaited({ committed, formats }: EntryState): boolean {
  return formats === 'loading' && isUnprinted({ committed });
}

/** True for an address of the person of which the page has not heard yet: its lines are on their way, or the element is disabled. */
export function isNotificationPending(state: EntryState): boolean {
  return (
    state.changedBy === 'user' && (isPrintAwaited(state) || (state.lastNotified ?? state).committed !== state.committed)
  );
}

/** True if the lines for the parcel, which a person reads, are there or cannot be loaded. */
export function isReadable(state: EntryState): boolean {
  return !isPrintAwaited(state) || (state.committed?.address.mailLines.length ?? 0) > 0;
}

/** True if the address has no lines. */
export function isUnprinted({ committed }: Pick<EntryState, 'committed'>): boolean {
  return committed !== null && committed.address.lines.length === 0;
}

/** Fetches the formats once they may be needed soon, so that they are there before the address; and for an address of the page. */
export function reconcileFormats(state: EntryState, previous: EntryState): EntryState {
  const { formats, committed, search, dutchLookup } = state;
  const isWanted = isChoosing(search) || dutchLookup.request !== null || isUnprinted(state);
  const isNext = formats === 'idle' || (formats === 'missing' && committed !== previous.committed);
  return isWanted && isNext ? { ...state, formats: 'loading' } : state;
}

/** True once the person chooses in the list. Until then nothing may be loaded beside it. */
function isChoosing(search: SearchState): boolean {
  const { listbox, trail } = search;
  return listbox.active >= 0 || trail.length > 0 || isAwaitingAddress(search);
}
