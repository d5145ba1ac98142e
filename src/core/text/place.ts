/** Finds the town in a text, and the pieces that are left for the street. */
import type { AddressFormat, Field } from '../address/formats.ts';
import { isAddressee, isNumberedTown, isStreet, streetStartOf } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';
import type { FoundPostcode } from './postcode.ts';
import { isNumber, streetLineOf } from './street-line.ts';
import { isUnit } from './units.ts';
import { vocabularyOf } from './vocabulary.ts';

/** A text divided at its town. */
export interface Place {
  readonly locality: Piece;
  /** The pieces before the town, and those behind it. */
  readonly before: readonly Piece[];
  readonly behind: readonly Piece[];
}

/** The pieces on both sides of the postcode, and whether they stand on its own line. */
export interface Sides {
  readonly before: readonly Piece[];
  readonly behind: readonly Piece[];
  readonly isHeadBeside: boolean;
  readonly isTailBeside: boolean;
}

/** A text without its postcode. */
export function sidesOf(pieces: readonly Piece[], found: FoundPostcode): Sides {
  const words = pieces[found.piece] ?? [];
  const [head, tail] = [words.slice(0, found.start), words.slice(found.end)];
  return {
    before: [...pieces.slice(0, found.piece), ...(head.length > 0 ? [head] : [])],
    behind: [...(tail.length > 0 ? [tail] : []), ...pieces.slice(found.piece + 1)],
    isHeadBeside: head.length > 0,
    isTailBeside: tail.length > 0,
  };
}

/** Divides a text at its postcode. */
export function placeAtPostcode(sides: Sides, format: AddressFormat, iso2: string): Place {
  const { before, behind, isHeadBeside, isTailBeside } = sides;
  // `M1 4BT, 22 Portland Street, Manchester`
  if (before.length === 0 && !isTailBeside) return placeWithoutPostcode(behind, format, iso2);
  const [next, ...others] = behind;
  const previous = before.at(-1);
  // `Kraków 31-019 Floriańska 15`
  const isTownAbove =
    isHeadBeside && before.length === 1 && previous && isTown(previous, iso2) && !isStreet(previous, iso2);
  if (isTailBeside && isTownAbove && next?.some((word) => /\d/.test(word)))
    return { locality: previous, before: [], behind };
  if (isTailBeside && next) return placeBehind(next, before, others, format, iso2);
  const isNext = next !== undefined && isTown(next, iso2) && !isStreet(next, iso2);
  const isPrevious = previous !== undefined && isTown(previous, iso2) && (!isNext || !isStreet(previous, iso2));
  // If no other line in front can be the street, it is behind: the line above the postcode is a name.
  const isNameFirst = isNext && !isHeadBeside && before.length === 1 && others.length > 0;
  const isTownFirst =
    isPrevious && !isNameFirst && (!isNext || isHeadBeside || isBefore(format, 'locality', 'postcode'));
  if (isTownFirst) return { locality: previous, before: before.slice(0, -1), behind };
  if (isNext) return { locality: next, before, behind: others };
  // In Hungary the town stands above the street.
  const above = isBefore(format, 'locality', 'street')
    ? before.findLastIndex((words, index) => index < before.length - 1 && isTown(words, iso2) && !isStreet(words, iso2))
    : -1;
  if (above >= 0) return { locality: before[above] ?? [], before: before.toSpliced(above, 1), behind };
  return { locality: [], before, behind };
}

/** Reads the town behind the postcode on its line; a number there belongs to the street. */
function placeBehind(
  tail: Piece,
  before: readonly Piece[],
  behind: readonly Piece[],
  format: AddressFormat,
  iso2: string,
): Place {
  const first = tail.findIndex((word) => /\d/.test(word));
  const isTownAlone = first < 0 || isNumberedTown(tail) || /^cedex$/i.test(tail[first - 1] ?? '');
  // `Postfach 312, 3000 Bern 7`
  const isBoxed = before.some(vocabularyOf(iso2).isBox) && first === tail.length - 1;
  if (isTownAlone || isBoxed) return { locality: tail, before, behind };
  if (first === 0) {
    const end = tail.findIndex((_, index) => index > 0 && !isNumber(tail.slice(0, index + 1), iso2));
    const number = end < 0 ? tail : tail.slice(0, end);
    return { locality: tail.slice(number.length), before: [...before, number], behind };
  }
  const named = streetStartOf(tail.slice(0, first), iso2);
  const isNumberFirst = (streetLineOf(tail, format.numberFirst, iso2)?.behind.length ?? 0) > 0;
  const start = isNumberFirst || (format.numberFirst && named === 0) ? first : named || 1;
  return { locality: tail.slice(0, start), before, behind: [tail.slice(start), ...behind] };
}

/** Divides a text without a postcode at its town. */
export function placeWithoutPostcode(pieces: readonly Piece[], format: AddressFormat, iso2: string): Place {
  const hasNumber = (words: Piece) => !isUnit(words, iso2) && streetLineOf(words, format.numberFirst, iso2) !== null;
  const numbered = pieces.findLastIndex(hasNumber);
  const street =
    numbered >= 0
      ? numbered
      : Math.max(
          pieces.findLastIndex((words) => isStreet(words, iso2)),
          0,
        );
  const town = pieces.findLastIndex((words, index) => index > street && isTown(words, iso2) && !isRegionCode(words));
  if (town > street) return divided(pieces, town);
  const isInside = (streetLineOf(pieces[street] ?? [], format.numberFirst, iso2)?.behind.length ?? 0) > 0;
  if (isInside || street === 0) return { locality: [], before: pieces, behind: [] };
  return isTown(pieces[street - 1] ?? [], iso2) ? divided(pieces, street - 1) : divided(pieces, -1);
}

function divided(pieces: readonly Piece[], at: number): Place {
  return { locality: pieces[at] ?? [], before: pieces.slice(0, Math.max(at, 0)), behind: pieces.slice(at + 1) };
}

function isRegionCode(words: Piece): boolean {
  return words.length === 1 && /^\(?[A-Z]{2}\)?$/.test(words[0] ?? '');
}

/** True if a piece may be a town: it has no number but a district's, and nothing says that it is something else. */
export function isTown(words: Piece, iso2: string): boolean {
  if (isNumberedTown(words)) return true;
  return words.length > 0 && words.every((word) => !/\p{N}/u.test(word)) && !isUnit(words, iso2) && !isAddressee(words);
}

/** True if a country writes one field in front of another. */
export function isBefore({ mail }: AddressFormat, field: Field, other: Field): boolean {
  const names = mail.lines.flat().map((part) => part.field);
  return names.includes(field) && names.indexOf(field) < names.indexOf(other);
}
