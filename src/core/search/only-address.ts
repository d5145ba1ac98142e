/** Finds the only matching address in a list, as far as that is possible without the parser. */
import type { Match } from '../../contract/types.ts';
import { foldedWords } from '../letters.ts';
import { oncePerObject } from '../once.ts';
import { termOf } from './begin.ts';
import type { List } from './state.ts';
import { holdsEveryWord } from './typed-words.ts';

/**
 * The only address that contains each typed word unchanged; null if there is none, or if anything else in the list also
 * does. Also null for the list of the second search, which omits words of the text.
 */
export const onlyAddressIn = oncePerObject(({ request, matches }: List): Match | null => {
  if (request.term !== termOf(request.text)) return null;
  const isTyped = (match: Match) => holdsEveryWord(match, request.term) && saysStreet(match, request.term);
  const first = matches.findIndex(isTyped);
  const match = matches[first];
  const isOne = match?.precision === 'Address' && !matches.slice(first + 1).some(isTyped);
  return isOne && saysNumbersInside(match, request.term) ? match : null;
});

/**
 * True if the text contains a distinctive word of the line and everything before it, or the line has none: a town may
 * have the name of another street, and a word before its name makes it a different one.
 */
function saysStreet({ label, description }: Match, text: string): boolean {
  const place = foldedWords(description);
  const isTelling = (word: string) => /^\p{L}{4}/u.test(word);
  const telling = foldedWords(label).filter((word) => isTelling(word) && !place.includes(word));
  const typed = foldedWords(text).filter(isTelling);
  const isSaid = (word: string) => typed.includes(word);
  const last = telling.findLastIndex(isSaid);
  return telling.length === 0 || typed.length === 0 || (last >= 0 && telling.slice(0, last).every(isSaid));
}

/** True if the text contains the numbers within the line: Plaza de Mayo is not Plaza del 2 de Mayo. */
function saysNumbersInside({ label }: Match, text: string): boolean {
  const typed = foldedWords(text);
  return foldedWords(label)
    .slice(1, -1)
    .every((word) => !/^\d/.test(word) || typed.includes(word));
}
