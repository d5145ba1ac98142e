/**
 * Handles text that may be a complete address, such as one pasted with a name, a country and line breaks. It is
 * searched for as it is; if that finds no address, the parsed address is searched for.
 */
import type { Country } from '../../contract/types.ts';
import { termOf } from './begin.ts';
import { onlyAddressIn } from './only-address.ts';
import type { List, Reading, ReadRequest, SearchState, SuggestRequest, TypedNumber } from './state.ts';
import { beginsEveryWord } from './typed-words.ts';

/** Minimum number of characters to parse: `1000 AB 1`. */
const lengthMin = 7;

/** Requests parsing if that may help: as a complete address, or next to a list with one that the text may mean. */
export function withReadRequest(state: SearchState, country: Country | null): SearchState {
  const { text, trail, session, request, reading } = state;
  const toRead = state.toRead?.text === text ? state.toRead : null;
  const same = toRead === state.toRead ? state : { ...state, toRead };
  if (session === null || request?.kind === 'details') return same;
  const list = state.list?.request.text === text ? state.list : null;
  const known = toRead ?? reading;
  if (known?.text === text && (known.list === list || !list)) return same;
  const typed = trail[0]?.text ?? text;
  const crumb = trail.at(-1);
  const isMore = crumb && !beginsEveryWord({ ...crumb, description: '' }, typed);
  if (!isMore && (typed.trim().length < lengthMin || !/\d/.test(text + typed))) return same;
  const caret = state.typing.kind === 'growing' ? state.typing.caret : null;
  // While someone is typing, a postcode with half a number is not an address yet, and it does not matter which
  // suggestion the text means.
  const mayBeAddress = caret === null || /\p{L}{4}/u.test(typed);
  const isOpen = text.includes(',') || (mayBeAddress && hasNoAddress(state)) || (caret === null && isOneMeant(list));
  if (trail.length > 0 ? !list : !isOpen) return same;
  return { ...state, toRead: { text, iso2: country?.iso2 ?? '', caret, list, trail } };
}

/** True if the list has addresses, and the words do not decide on one. */
function isOneMeant(list: List | null): boolean {
  return list?.matches.some(({ precision }) => precision === 'Address') === true && !onlyAddressIn(list);
}

/** True if the answer to the unchanged text contains no address. */
function hasNoAddress({ text, list, request }: SearchState): boolean {
  if (request !== null || list?.request.term !== termOf(text)) return false;
  return list.matches.every(({ precision }) => precision !== 'Address');
}

/** The result for a text that cannot be parsed, because the parser could not be loaded. */
export function notRead({ text, list }: ReadRequest): Reading {
  const noCountry = { country: null, isCountryFinished: true, isCountryAlone: false };
  return { text, list, term: null, ...noCountry, only: null, isSure: false, number: null, before: '' };
}

/** The number that was typed for the chosen street, if the list does not have it; null for none. */
export function unlistedNumberOf(state: SearchState): TypedNumber | null {
  const { request, list, trail } = state;
  const number = request === null && trail.length > 0 ? readingOf(state)?.number : null;
  return number && !number.isListed && list ? number : null;
}

/** Searches for the parsed address, in the same session, if the text itself found none. */
export function asAddress(state: SearchState): SearchState {
  const { list, text } = state;
  const term = readingOf(state)?.term ?? null;
  if (!list || term === null || state.trail.length > 0 || !hasNoAddress(state)) return state;
  const request: SuggestRequest = { ...list.request, text, term, sought: null };
  return { ...state, request };
}

/** The latest result for the current text; null for none. */
export function readingOf({ reading, text }: SearchState): Reading | null {
  return reading?.text === text ? reading : null;
}

/** The address in the list that the text may mean, and whether that is certain; null for none. */
export function meantIn(state: SearchState): Pick<Reading, 'only' | 'isSure'> | null {
  const reading = state.request ? null : readingOf(state);
  return reading?.list === state.list ? reading : null;
}
