/** A number that stands alone belongs to the street beside it. */
import { type AddressFormat, hasField } from '../address/formats.ts';
import { isNumberInFront } from '../address/house-number.ts';
import { before, type Findings, type Line } from './findings.ts';
import { isStreet, isUnit } from './piece-kinds.ts';
import { isNumber, numberBefore, streetLineOf } from './street-line.ts';
import { is, type Piece } from './tokens.ts';

/** Lines with each number on that of its street. */
export function joinedNumbers({ lines, format }: Findings): Partial<Findings> {
  // `151 3rd St` is a street of its own.
  const isAlone = (words: Piece) =>
    (words.length === 1 && is(words[0], 'numberless')) || (isNumber(words) && !isUnit(words) && !isStreet(words));
  const joined: Line[] = [];
  const rest = [...lines];
  for (let line = rest.shift(); line; line = rest.shift()) {
    const side = isAlone(line.words) ? sideOf(line, joined, rest, format) : 0;
    const others = side < 0 ? joined.splice(side) : rest.splice(0, side);
    const [own = line] = others;
    joined.push({ ...own, words: (side < 0 ? [...others, line] : [line, ...others]).flatMap(({ words }) => words) });
  }
  return { lines: joined };
}

/** The number of lines that a number belongs to: negative for those in front, 1 for the next one, 0 if nobody knows. */
function sideOf({ words, isBeside }: Line, front: readonly Line[], behind: readonly Line[], format: AddressFormat): number {
  const [previous, street] = front.slice(-2).reverse().map((line) => line.words);
  const next = behind[0]?.words;
  const isFree = (words: Piece | undefined) =>
    words !== undefined && (isNumberInFront(format) ? numberBefore(words) : streetLineOf(words, false)) === null;
  const isFreeStreet = (words: Piece | undefined) => isFree(words) && isStreet(words ?? []);
  // `Museo del Prado C. de Ruiz de Alarcón, 23 28014 Madrid`: without a comma, a name may stand in front as well.
  if (isBeside && !is(previous?.[0], 'before', 'compound')) return 0;
  if (isFreeStreet(previous)) return -1;
  const isNextBetter = format.numberFirst ? isFree(next) : isFreeStreet(next);
  if (isFree(previous) && !isNextBetter) {
    // `Rua Augusta - lado par, 100`
    if (isFreeStreet(street)) return -2;
    // `Ayesha Khan, 45-B, Gulberg III`: a name may stand in front of a number as well.
    return !hasField(format, 'building') && before(behind).length > 1 ? 0 : -1;
  }
  // `Straße 12, Nr. 5`: the first number is all of the name.
  const isNamesake = is(previous?.[0], 'kindOfStreet') && is(words[0], 'numberWord');
  return isNamesake ? -1 : isFree(next) ? 1 : 0;
}
