/** A number that stands alone belongs to the street beside it. */
import { type AddressFormat, hasField, postcodeFrom } from '../address/formats.ts';
import { isNumberInFront } from '../address/house-number.ts';
import { isBox, isStreet, isUnit } from './piece-kinds.ts';
import { isNumber, numberBefore, streetLineOf } from './street-line.ts';
import { is, type Piece, type Token } from './tokens.ts';

/** Pieces with each number on the line of its street. */
export function joinedNumbers(pieces: readonly Piece[], format: AddressFormat): readonly Piece[] {
  const isPostcode = ({ text }: Token) => /\d{3}/.test(text) && postcodeFrom(text, format) !== null;
  const postcodes = pieces.filter((words) => !isBox(words) && words.some(isPostcode));
  // The only postcode that there may be; `151 3rd St` is a street of its own.
  const isOther = (words: Piece) =>
    isUnit(words) || isStreet(words) || (postcodes.length === 1 && postcodes[0] === words);
  const isAlone = (words: Piece) =>
    (words.length === 1 && is(words[0], 'numberless')) || (isNumber(words) && !isOther(words));
  const joined: Piece[] = [];
  const rest = [...pieces];
  for (let words = rest.shift(); words; words = rest.shift()) {
    const side = isAlone(words) ? sideOf(words, joined, rest, format) : 0;
    if (side < 0) joined.push([...joined.splice(side).flat(), ...words]);
    else joined.push([...words, ...(side > 0 ? (rest.shift() ?? []) : [])]);
  }
  return joined;
}

/** The number of lines that a number belongs to: negative for those in front, 1 for the next one, 0 if nobody knows. */
function sideOf(words: Piece, front: readonly Piece[], behind: readonly Piece[], format: AddressFormat): number {
  const [previous, street] = front.slice(-2).reverse();
  const [next] = behind;
  const isFree = (words: Piece | undefined) =>
    words !== undefined && (isNumberInFront(format) ? numberBefore(words) : streetLineOf(words, false)) === null;
  const isFreeStreet = (words: Piece | undefined) => isFree(words) && isStreet(words ?? []);
  if (isFreeStreet(previous)) return -1;
  const isNextBetter = format.numberFirst ? isFree(next) : isFreeStreet(next);
  if (isFree(previous) && !isNextBetter) {
    // `Rua Augusta - lado par, 100`
    if (isFreeStreet(street)) return -2;
    // `Ayesha Khan, 45-B, Gulberg III`: a name may stand in front of a number as well.
    return !hasField(format, 'building') && behind.length > 1 ? 0 : -1;
  }
  // `Straße 12, Nr. 5`: the first number is all of the name.
  const isNamesake = is(previous?.[0], 'kindOfStreet') && is(words[0], 'numberWord');
  return isNamesake ? -1 : isFree(next) ? 1 : 0;
}
