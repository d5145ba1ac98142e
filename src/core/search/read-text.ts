/** Reads a text as a whole address. Loaded when there is a text to read. */
import { parseAddress, searchTermOf } from '../address/text/parse.ts';
import type { Reading, ReadRequest } from './state.ts';

/** What the text says as a whole address. Only one that says enough to be searched for has a term. */
export function readText({ text, iso2 }: ReadRequest): Reading {
  const parsed = parseAddress(text, iso2);
  const { country, postcode, locality, building, secondLine, rest } = parsed;
  const isNoisy = country !== null || secondLine !== '' || rest !== '';
  const isWhole = building !== '' && (postcode !== '' || (locality !== '' && isNoisy));
  const term = searchTermOf(parsed);
  return { kind: 'reading', text, term: isWhole && term !== text.trim() ? term : null, country };
}
