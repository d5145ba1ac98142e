/** Selectors of the state of a search. */
import { matchesOf } from './options.ts';
import { unlistedNumberOf } from './reading.ts';
import type { SearchState } from './state.ts';

/** True while the details of a chosen match are on their way. */
export function isAwaitingDetails({ request }: SearchState): boolean {
  return request?.kind === 'details';
}

/** True if a chosen match leads to an address by itself: its details are on their way, or it is searched for again. */
export function isAwaitingAddress({ request }: SearchState): boolean {
  return request?.kind === 'details' || (request?.kind === 'suggest' && request.sought !== null);
}

/**
 * True while the typed text is read: the reading may search once more, or find the address that the text means. After a
 * failure it does neither.
 */
export function isReadingAwaited({ reading, text, problem }: SearchState): boolean {
  return reading?.kind === 'read' && reading.text === text && problem === null;
}

/** True while something is on its way that says which address the text means. */
export function isMeaningAwaited(state: SearchState): boolean {
  return (state.request?.kind === 'suggest' && !isAwaitingAddress(state)) || isReadingAwaited(state);
}

/** True if the newest answer is there and holds nothing. */
export function isNothingFound(state: SearchState): boolean {
  const { request, list } = state;
  return request === null && list?.matches.length === 0 && unlistedNumberOf(state) === null;
}

/** True if the search has something to show in its list. */
export function hasChoice(state: SearchState): boolean {
  return matchesOf(state).length > 0 || unlistedNumberOf(state) !== null;
}
