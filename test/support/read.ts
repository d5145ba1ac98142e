/** Readings of a text for tests of the search, and the one of which nothing was read. */
import type { Reading, ReadRequest } from '../../src/core/search/state.ts';

/** A reading that says nothing; `text` is to be added. */
export const nothingRead: Omit<Reading, 'text'> = {
  list: null,
  term: null,
  country: null,
  isCountryFinished: true,
  isCountryAlone: false,
  only: null,
  isSure: false,
  number: null,
  before: '',
};

/** The request to read a text before there is a list. */
export function toRead(text: string, iso2 = 'NL'): ReadRequest {
  return { text, iso2, caret: null, list: null, trail: [] };
}
