/** What the state of a search means. */
import { matchesOf } from './options.ts';
import type { SearchState } from './state.ts';

/** Whether the details of a chosen match are on their way. */
export function isAwaitingDetails({ request }: SearchState): boolean {
  return request?.kind === 'details';
}

/** Whether a chosen match leads to an address by itself: its details are on their way, or it is searched for again. */
export function isAwaitingAddress({ request }: SearchState): boolean {
  return request?.kind === 'details' || (request?.kind === 'suggest' && request.sought !== null);
}

/** Whether the newest answer is there and holds nothing. */
export function isNothingFound({ request, list }: SearchState): boolean {
  return request === null && list?.matches.length === 0;
}

/** Whether the list is open and has something to show. */
export function isListOpen(state: SearchState): boolean {
  return state.listbox.open && matchesOf(state).length > 0;
}

/** Index of the active row; -1 for none. */
export function activeIndexOf(state: SearchState): number {
  return isListOpen(state) ? state.listbox.active : -1;
}
