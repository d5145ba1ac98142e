/** Which line of a text has the street. */

import { type AddressFormat, hasField } from '../address/formats.ts';
import { bare } from '../letters.ts';
import { districtWords } from './data/words.ts';
import type { Given } from './given.ts';
import { isAddressee, isNumberedTown, isNumberless, isStreet } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';
import type { Place } from './place.ts';
import { isNumber, streetLineOf } from './street-line.ts';
import { isUnit } from './units.ts';
import { vocabularyOf } from './vocabulary.ts';

const district = new RegExp(`^(?:${districtWords})$`);

/** Index of the line with the street: the best one, and of equal ones the nearest to the town. */
export function streetAt({ before, behind }: Place, { format, iso2 }: Given): number {
  const lines = [...before, ...behind];
  const order = [...before.map((_, index) => index).reverse(), ...behind.map((_, index) => before.length + index)];
  const [best] = order
    .map((index) => ({ index, score: streetScore(lines[index] ?? [], format, iso2) }))
    .toSorted((a, b) => b.score - a.score);
  if (best && best.score > 0) return best.index;
  const named = before.findLastIndex((words) => !isUnit(words, iso2) && !isAddressee(words));
  return named >= 0 ? named : before.findLastIndex((words) => !isUnit(words, iso2));
}

function streetScore(words: Piece, format: AddressFormat, iso2: string): number {
  if (isUnit(words, iso2)) return 0;
  const isNumbered =
    streetLineOf(words, format.numberFirst, iso2) !== null || isNumber(words, iso2) || isWorldNumbered(words, format);
  const score = (isNumbered ? 4 : 0) + (isStreet(words, iso2) ? 3 : 0);
  if (vocabularyOf(iso2).isBox(words)) return 6;
  const isPart = isAddressee(words) || isDistrict(words);
  return isPart ? score - 5 : score;
}

/** Numbers of other scripts and shapes, where they stay in the street's text. */
function isWorldNumbered(words: Piece, format: AddressFormat): boolean {
  return !hasField(format, 'building') && hasNumber(words) && !isNumberedTown(words);
}

/** True if a piece is a part of a town: `Col. Centro`. */
export function isDistrict([first = '']: Piece): boolean {
  return district.test(bare(first));
}

/** A house number, or the sign that there is none. */
export function hasNumber(words: Piece): boolean {
  return words.some((word) => /\p{N}/u.test(word) || isNumberless(word));
}

/** True if another line looks as much like the street as this one: a number alone proves little. */
export function isRivalled(lines: readonly Piece[], at: number, { format, iso2 }: Given): boolean {
  const score = streetScore(lines[at] ?? [], format, iso2);
  return score === 4 && lines.some((words, index) => index !== at && streetScore(words, format, iso2) === score);
}
