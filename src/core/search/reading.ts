/**
 * What becomes of a text that may be a whole address: pasted from elsewhere, with a name, a country and line breaks. It is
 * searched for as it is. Where that finds no address, it is searched for once more as the address that it was read as.
 */
import type { Country } from '../../contract/types.ts';
import { termOf } from './begin.ts';
import type { Reading, SearchState, SuggestRequest } from './state.ts';

/** Characters of the shortest text that is read: `1000 AB 1`. */
const lengthMin = 7;

/** Has the text read, where it may be a whole address: with a comma, or with a number and no address found. */
export function withReadRequest(state: SearchState, country: Country | null): SearchState {
  const { text, trail, session, request, reading } = state;
  if (session === null || reading?.text === text || trail.length > 0 || request?.kind === 'details') return state;
  if (text.trim().length < lengthMin || !/\d/.test(text)) return state;
  const isWanted = text.includes(',') || isFoundInVain(state);
  return isWanted ? { ...state, reading: { kind: 'read', text, iso2: country?.iso2 ?? '' } } : state;
}

/** Whether the answer to the text as it is holds no address. */
function isFoundInVain({ text, list, request }: SearchState): boolean {
  if (request !== null || list?.request.term !== termOf(text)) return false;
  return list.matches.every(({ precision }) => precision !== 'Address');
}

/** The text was read: it may be searched for as what it was read as, and name a country. */
export function textRead(state: SearchState, reading: Reading): SearchState {
  return reading.text === state.text && state.reading?.kind === 'read' ? asAddress({ ...state, reading }) : state;
}

/** Searches for the address that the text was read as, in the same session, where the text itself found none. */
export function asAddress(state: SearchState): SearchState {
  const { list, text } = state;
  const term = readingOf(state)?.term ?? null;
  if (!list || term === null || !isFoundInVain(state)) return state;
  const request: SuggestRequest = { ...list.request, text, term, sought: null };
  return { ...state, request };
}

/** What the text says as a whole address; null while that is not known. */
export function readingOf({ reading, text }: SearchState): Reading | null {
  return reading?.kind === 'reading' && reading.text === text ? reading : null;
}
