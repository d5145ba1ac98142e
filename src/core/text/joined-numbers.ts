/** A number that stands alone belongs to the street beside it. */
import { type AddressFormat, hasField } from '../address/formats.ts';
import { isNumberInFront } from '../address/house-number.ts';
import type { Findings, Line } from './findings.ts';
import { isStreet, isUnit } from './piece-kinds.ts';
import { isNumber, numberBefore, streetLineOf } from './street-line.ts';
import { is, type Piece } from './tokens.ts';

/** Lines with each number on that of its street. */
export function joinedNumbers({ lines, format }: Findings): Partial<Findings> {
  // `151 3rd St` is a street of its own.
  const isAlone = (words: Piece) =>
    (words.length === 1 && is(words[0], 'numberless')) || (isNumber(words) && !isUnit(words) && !isStreet(words));
  // `str. Pacienței, nr. 9 ap. 96 Brașov`
  const isBegun = (words: Piece) =>
    !isNumberInFront(format) &&
    [1, 2].some((length) => isNumber(words.slice(0, length))) &&
    !isStreet(words) &&
    isFreeStreet(joined.at(-1)?.words, format);
  const joined: Line[] = [];
  const rest = [...lines];
  for (let line = rest.shift(); line; line = rest.shift()) {
    // No number in front of the postcode belongs to what is behind it.
    const { words, isBehind } = line;
    const behind = rest.filter((it) => it.isBehind === isBehind);
    const side = isAlone(words) ? sideOf(line, joined, behind, format) : isBegun(words) ? -1 : 0;
    const others = side < 0 ? joined.splice(side) : rest.splice(0, side);
    const [own = line] = others;
    joined.push({ ...own, words: (side < 0 ? [...others, line] : [line, ...others]).flatMap(({ words }) => words) });
  }
  return { lines: joined };
}

/** The number of lines that a number belongs to: negative for those in front, 1 for the next one, 0 if nobody knows. */
function sideOf(
  { words, isBeside }: Line,
  front: readonly Line[],
  behind: readonly Line[],
  format: AddressFormat,
): number {
  const [previous, street] = front
    .slice(-2)
    .reverse()
    .map((line) => line.words);
  const next = behind[0]?.words;
  // `Museo del Prado C. de Ruiz de Alarcón, 23 28014 Madrid`: without a comma, a name may stand in front as well.
  if (isBeside && !is(previous?.[0], 'before', 'compound')) return 0;
  if (isFreeStreet(previous, format)) return -1;
  const isNextBetter = format.numberFirst ? isFree(next, format) : isFreeStreet(next, format);
  if (isFree(previous, format) && !isNextBetter) {
    // `Rua Augusta - lado par, 100`
    if (isFreeStreet(street, format)) return -2;
    // `Ayesha Khan, 45-B, Gulberg III`: a name may stand in front of a number as well.
    return !hasField(format, 'building') && behind.length > 1 ? 0 : -1;
  }
  // `Straße 12, Nr. 5`: the first number is all of the name.
  const isNamesake = is(previous?.[0], 'kindOfStreet') && is(words[0], 'numberWord');
  return isNamesake ? -1 : isFree(next, format) ? 1 : 0;
}

/** True if a line has no number yet. */
function isFree(words: Piece | undefined, format: AddressFormat): words is Piece {
  return words !== undefined && (isNumberInFront(format) ? numberBefore(words) : streetLineOf(words, false)) === null;
}

function isFreeStreet(words: Piece | undefined, format: AddressFormat): boolean {
  return isFree(words, format) && isStreet(words);
}
