/** A number that stands alone belongs to the street beside it. */
import { type AddressFormat, hasField, postcodeFrom } from '../address/formats.ts';
import { isNumberWord } from '../address/house-number.ts';
import { isNumberless, isOrdinal, isStreet } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';
import { isNumber } from './street-line.ts';
import { isUnit } from './units.ts';
import { isStreetWord, vocabularyOf } from './vocabulary.ts';

/** Pieces with each number on the line of its street. */
export function joinedNumbers(pieces: readonly Piece[], format: AddressFormat, iso2: string): readonly Piece[] {
  const { numberFirst } = format;
  // Where both are one field, the comma between them stays.
  const sign = hasField(format, 'building') ? '' : ',';
  const beside = (words: Piece, others: Piece) => [...words.slice(0, -1), `${words.at(-1)}${sign}`, ...others];
  const vocabulary = vocabularyOf(iso2);
  const { isBox, opensStreet } = vocabulary;
  // `Av. 25 de Abril, 112`: the first number belongs to the name.
  const isInName = (words: Piece, at: number) => at === 1 && words.length > 2 && opensStreet(words[0] ?? '');
  // `Straße 12, Nr. 5`: so does the one that is all of it.
  const isNamesake = ([name = '', ...own]: Piece, [sign = '']: Piece) =>
    own.length === 1 && isNumber(own, iso2) && isStreetWord(name, vocabulary) && isNumberWord(sign);
  const isFree = (words: Piece) =>
    words.length > 0 && words.every((word, at) => !/\d/.test(word) || isInName(words, at)) && !isUnit(words, iso2);
  // `No. 18, Jalan SS2/24`, `12, 2nd Cross Street`
  const isNamedStreet = ([first = '', ...more]: Piece) =>
    isStreet([first, ...more], iso2) && (isFree([first]) || isOrdinal(first));
  const postcodes = pieces.filter((words) => !isBox(words) && words.some((word) => isPostcode(word, format)));
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [words = [], next = [], previous = []] = [pieces[at], pieces[at + 1], joined.at(-1)];
    const isOwn =
      isNamesake(previous, words) ||
      (isFree(previous) &&
        (isStreet(previous, iso2) || !(isFree(next) || isNamedStreet(next)) || !(numberFirst || isStreet(next, iso2))));
    const street = joined.at(-2) ?? [];
    // `Rua Augusta - lado par, 100`
    const isSplit = sign !== '' && isFree(street) && isStreet(street, iso2) && !isStreet(previous, iso2);
    if (words.length === 1 && words.some(isNumberless) && isFree(previous))
      joined.splice(-1, 1, beside(previous, words));
    else if (!isNumber(words, iso2) || isUnit(words, iso2) || isNumbered(words, iso2)) joined.push(words);
    // The only postcode that there may be.
    else if (words.length === 1 && postcodes.length === 1 && postcodes[0] === words) joined.push(words);
    else if (isOwn && isSplit) joined.splice(-2, 2, beside(street, beside(previous, words)));
    // `Ayesha Khan, 45-B, Gulberg III`: a name may stand in front of a number as well.
    else if (isOwn && sign !== '' && !isStreet(previous, iso2) && isFree(next) && at < pieces.length - 2)
      joined.push(words);
    else if (isOwn) joined.splice(-1, 1, beside(previous, words));
    else if (isFree(next) || isNamedStreet(next)) {
      joined.push(beside(words, next));
      at += 1;
    } else joined.push(words);
  }
  return joined;
}

function isPostcode(word: string, format: AddressFormat): boolean {
  return /\d{3}/.test(word) && postcodeFrom(word, format) !== null;
}

/** `151 3rd St` is a street of its own. */
function isNumbered(words: Piece, iso2: string): boolean {
  return words.length > 2 && isStreet(words, iso2);
}
