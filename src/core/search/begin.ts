/**
 * Starts a search, and creates its request. The entry keeps a search ready for its text, whichever panel is visible.
 */
import type { Country, Match } from '../../contract/types.ts';
import { bounded, charactersMax } from '../text/bound.ts';
import {
  initialSearch,
  type SearchRequest,
  type SearchState,
  type SearchSurroundings,
  type SessionSeed,
} from './state.ts';

/** A new search in a country, without a session. */
export function newSearch(country: Country | null, text: string): SearchState {
  return { ...initialSearch, text, context: contextOf(country) };
}

/** §4.3: the first context is the country's lower-case alpha-3 code. Empty without a country. */
export function contextOf(country: Country | null): string {
  return country?.iso3.toLowerCase() ?? '';
}

/** Searches for the text in a country, in a new session. A text shorter than `minLength` sends no request. */
export function searchFor(text: string, seed: SessionSeed, { country, minLength }: SearchSurroundings): SearchState {
  const search = newSearch(country, text);
  return isLongEnough(text, minLength) && country ? suggest({ ...search, session: seed }) : search;
}

/** True if a text has enough characters for a search. */
export function isLongEnough(text: string, minLength: number): boolean {
  return text.trim().length >= Math.max(minLength, 1);
}

/** The term for a text (§4.3): the text itself, or its beginning if it is too long for an address. */
export function termOf(text: string): string {
  return text.length > charactersMax ? bounded(text).read : text;
}

/** Requests suggestions, unless the current list is the answer, or the answer is pending. */
export function suggest(state: SearchState, sought: Match | null = null): SearchState {
  const { session, list, context, text } = state;
  const next = { ...state, request: null, problem: null };
  if (session === null) return next;
  if (!sought && list && isRequestFor(list.request, state)) return next;
  if (!sought && state.request && isRequestFor(state.request, state)) return { ...next, request: state.request };
  return {
    ...next,
    request: { kind: 'suggest', session: session.id, context, text, term: termOf(text), sought },
  };
}

function isRequestFor(request: SearchRequest, { text, context, session }: SearchState): boolean {
  if (request.kind !== 'suggest' || request.sought) return false;
  return request.text === text && request.context === context && request.session === session?.id;
}
