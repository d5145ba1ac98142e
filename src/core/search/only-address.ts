/** Finds the one address of a list that can be known without the reader. */
import type { Match } from '../../contract/types.ts';
import { foldedWords } from '../letters.ts';
import { oncePerObject } from '../once.ts';
import { termOf } from './begin.ts';
import type { List } from './state.ts';
import { holdsEveryWord } from './typed-words.ts';

/**
 * The one address that has each typed word unchanged; null if there is none, or if anything else in the list has them
 * too. Null also for a list of the second search, which left words of the text out.
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
 * True if the text says a telling word of the line and all in front of it, or the line has none: a town may have the name
 * of another street, and a word in front of its name makes it another one.
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

/** True if the text says the numbers inside the line: Plaza de Mayo is no Plaza del 2 de Mayo. */
function saysNumbersInside({ label }: Match, text: string): boolean {
  const typed = foldedWords(text);
  return foldedWords(label)
    .slice(1, -1)
    .every((word) => !/^\d/.test(word) || typed.includes(word));
}
