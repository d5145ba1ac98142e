/** Selectors for the state of a search. */
import { matchesOf } from './options.ts';
import { unlistedNumberOf } from './reading.ts';
import type { SearchState } from './state.ts';

/** True while the details of a chosen match are loading. */
export function isAwaitingDetails({ request }: SearchState): boolean {
  return request?.kind === 'details';
}

/** True if a chosen match will lead to an address: its details are loading, or it is being searched for again. */
export function isAwaitingAddress({ request }: SearchState): boolean {
  return request?.kind === 'details' || (request?.kind === 'suggest' && request.sought !== null);
}

/**
 * True while the typed text is being parsed, which may lead to another search, or find the address it means. Not after
 * a failure.
 */
export function isReadingAwaited({ toRead, problem }: SearchState): boolean {
  return toRead !== null && problem === null;
}

/** True while something is pending that determines which address the text means. */
export function isMeaningAwaited(state: SearchState): boolean {
  return (state.request?.kind === 'suggest' && !isAwaitingAddress(state)) || isReadingAwaited(state);
}

/** True if the latest answer contains nothing. */
export function isNothingFound(state: SearchState): boolean {
  const { request, list } = state;
  return request === null && list?.matches.length === 0 && unlistedNumberOf(state) === null;
}

/** True if the search has something to show in its list. */
export function hasChoice(state: SearchState): boolean {
  return matchesOf(state).length > 0 || unlistedNumberOf(state) !== null;
}
