/** A number that stands alone belongs to the street beside it. */
import { type AddressFormat, hasField, postcodeFrom } from '../address/formats.ts';
import { isBox, isStreet, isUnit } from './piece-kinds.ts';
import { isNumber } from './street-line.ts';
import { is, type Piece } from './tokens.ts';

/** True if a piece has no number of a house; in `Av. 25 de Abril` it belongs to the name. */
function isFree(words: Piece | undefined): words is Piece {
  if (!words || words.length === 0 || isUnit(words)) return false;
  const isInName = is(words[0], 'before') && words.length > 2;
  return words.every((word, at) => !is(word, 'digit') || (at === 1 && isInName));
}

/** `No. 18, Jalan SS2/24`, `12, 2nd Cross Street` */
function isNamedStreet(words: Piece): boolean {
  return isStreet(words) && (isFree(words.slice(0, 1)) || is(words[0], 'ordinal'));
}

/** Pieces with each number on the line of its street. */
export function joinedNumbers(pieces: readonly Piece[], format: AddressFormat): readonly Piece[] {
  const isTogether = !hasField(format, 'building');
  const isPostcode = (text: string) => /\d{3}/.test(text) && postcodeFrom(text, format) !== null;
  const postcodes = pieces.filter((words) => !isBox(words) && words.some(({ text }) => isPostcode(text)));
  // The only postcode that there may be; `151 3rd St` is a street of its own.
  const isApart = (words: Piece) =>
    (words.length === 1 && postcodes.length === 1 && postcodes[0] === words) || (words.length > 2 && isStreet(words));
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [words = [], next = []] = [pieces[at], pieces[at + 1]];
    const [previous = [], street] = joined.slice(-2).reverse();
    // `Straße 12, Nr. 5`: the first number is all of the name.
    const isNamesake =
      previous.length === 2 &&
      is(previous[0], 'kindOfStreet') &&
      isNumber(previous.slice(1)) &&
      is(words[0], 'numberWord');
    const isNextStreet = isFree(next) || isNamedStreet(next);
    const isBehind =
      isFree(previous) && (isStreet(previous) || !isNextStreet || !(format.numberFirst || isStreet(next)));
    const isNumberless = words.length === 1 && is(words[0], 'numberless') && isFree(previous);
    // `Ayesha Khan, 45-B, Gulberg III`: a name may stand in front of a number as well.
    const isInDoubt = isTogether && !isStreet(previous) && isFree(next) && at < pieces.length - 2;
    if (!isNumberless && (!isNumber(words) || isUnit(words) || isApart(words))) joined.push(words);
    // `Rua Augusta - lado par, 100`
    else if (isBehind && isTogether && isFree(street) && isStreet(street) && !isStreet(previous))
      joined.splice(-2, 2, [...street, ...previous, ...words]);
    else if (isBehind && isInDoubt && !isNumberless) joined.push(words);
    else if (isBehind || isNamesake || isNumberless) joined.splice(-1, 1, [...previous, ...words]);
    else if (isNextStreet) {
      joined.push([...words, ...next]);
      at += 1;
    } else joined.push(words);
  }
  return joined;
}
