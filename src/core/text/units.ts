/** Parts of a building: flats, floors, staircases, by their words and shapes, and where they stand. */

import { isNumberWord } from '../address/house-number.ts';
import { bare, fold } from '../letters.ts';
import { unitShapes } from './data/words.ts';
import { isOrdinal, isStreet } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** `3º`, `2.` and `II.` are floors. */
const ordinalSign = /^(?:\d{1,2}[.°ºª]+|[IVX]{1,4}\.)$/;
/** `8/F`, `3F`: as in East Asia. */
const floorSign = /^\d{1,3}\/?F\.?$/i;
/** `a`, `II`, `2`, `12b`, `2.`, `3°`, `1-2`: what may stand behind a house number. */
const shortAddition = /^(?:\p{L}{1,2}|I{1,3}|\d{1,4}\p{L}{0,2}|\p{L}\d{1,4}|\d{1,3}[-/]\d{1,4})[.°ºª]*$/u;
/** The number or letter of a part of a building: `4`, `12b`, `B`, `3º`, `#5`, `101-102`. */
const unitValue = /^#?(?:\d{1,2}\.\d{1,3}|\d{1,5}\p{L}{0,2}|\p{L}{1,2}-?\d{0,4}|\d{1,4}[-/]\w{1,4})[.°ºª,]*$/u;

/** The number of words in front that have the shape of a part of a building in the country: `H0201`, `2F1`. */
export function shapeLength(words: Piece, iso2: string): number {
  const [found] = unitShapes[iso2]?.exec(words.slice(0, 3).join(' ')) ?? [];
  return found === undefined ? 0 : found.split(' ').length;
}

/** True if a piece is a part of a building: `bte 3`, `2. tv`, `Flat 4`. */
export function isUnit(words: Piece, iso2: string): boolean {
  const vocabulary = vocabularyOf(iso2);
  const [first = '', second = ''] = words;
  if (words.length > 4 || isStreet(words, iso2)) return false;
  if (shapeLength(words, iso2) === words.length) return true;
  const isFloor = ordinalSign.test(first) || vocabulary.isGround(first);
  if (isFloor && words.slice(1).every((word) => isAdditionWord(word, vocabulary))) return true;
  // `RM` alone is a province, not a room.
  const isNamed =
    (vocabulary.isUnit(first) && (words.length > 1 || first.length > 3)) ||
    (vocabulary.isUnitCounted(first) && /^\d/.test(second)) ||
    (isOrdinal(first) && vocabulary.isUnit(second));
  const isAlone = words.length === 1 && (/^\p{L}\d{0,3}$/u.test(first) || /^#\w/.test(first) || floorSign.test(first));
  return isNamed || isAlone || words.every((word) => vocabulary.isUnitAlone(word));
}

/** True if a word may stand behind the number of a house. */
export function isAdditionWord(word: string, { isUnit, isUnitAlone, isFloor, isAddition }: Vocabulary): boolean {
  const text = word.replace(/^[-/.,]+/, '');
  if (text === '' || shortAddition.test(text)) return true;
  return [isUnit, isUnitAlone, isFloor, isAddition].some((is) => is(text));
}

const floorName =
  /^(?:lower|upper|ground|first|second|third|fourth|fifth|sixth|top|basement|garden|middle|rear|front|attic)$/;
const floorOrFlat = /^(?:floor|flat|apartment|maisonette)$/;

/** `First floor flat`, `Garden Flat`; 0 for none. */
function namedFlatLength(words: Piece): number {
  const name = words.findIndex((word) => !floorName.test(bare(word)));
  if (name < 1) return 0;
  const length = words.slice(name).findIndex((word) => !floorOrFlat.test(bare(word)));
  if (length === 0) return 0;
  return length < 0 ? words.length : name + length;
}

/** `bus3`, `lgh1101`: what it is called by and its number in one word. */
const unitInOne = /^(\p{L}{1,8})\d{1,4}\p{L}?[.,]*$/u;

function isUnitInOne(word: string, iso2: string): boolean {
  const name = unitInOne.exec(word)?.[1] ?? '';
  return name.length > 1 && vocabularyOf(iso2).isUnit(name);
}

/** The number of words in front that are a part of a building: `Flat 3`, `4th Floor`, `2. tv`, `3º izq`, `parterre`. */
export function unitLengthAt(words: Piece, iso2: string): number {
  const { isUnit, isUnitCounted, isUnitAlone, isFloor, isGround, isAddition, isSide } = vocabularyOf(iso2);
  const [first = '', second = '', third = ''] = words;
  const named = namedFlatLength(words) || shapeLength(words, iso2);
  if (named > 0) return named;
  // `Kat:3`
  const [name = '', value = ''] = first.split(':');
  const isFloorInOne = floorSign.test(first) || (/^\d/.test(first) && (isFloor(first) || isSide(first)));
  const isOne = /^#\w/.test(first) || isFloorInOne || isUnitInOne(first, iso2);
  if (isOne || (isUnit(name) && unitValue.test(value))) return 1;
  if (/^\d{1,2}$/.test(first) && (isFloor(second) || isSide(second))) return 2;
  const isNamed = (word: string) => [isUnit, isUnitAlone, isFloor, isAddition].some((is) => is(word));
  if ((ordinalSign.test(first) || isGround(first)) && isNamed(second)) return 2;
  if (isUnit(first) && (second === '#' || isNumberWord(second)) && unitValue.test(third)) return 3;
  // `Hinterhaus 2. OG`: the number is that of the floor.
  const isOfFloor = ordinalSign.test(second) && (isFloor(third) || isUnit(third));
  if ((isUnit(first) || first === '#') && unitValue.test(second) && !isOfFloor) return 2;
  // `Porte gauche`
  if (isUnit(first) && (isUnitAlone(second) || isSide(second))) return 2;
  if (isUnitCounted(first) && /^\d/.test(second) && unitValue.test(second)) return 2;
  // `3° A`, `2ºC`
  if (/^\d{1,2}[°ºª]\p{L}[.,]*$/u.test(first)) return 1;
  if (/^\d{1,2}\.?[°ºª]$/.test(first)) return /^\p{L}$/u.test(second) ? 2 : 1;
  // `3a planta`; in `3a Whg. 4` it is the number of the house.
  const isNumber = /[ao]$/i.test(first) && unitValue.test(third);
  if (isOrdinal(fold(first)) && isUnit(second) && !isNumber) return 2;
  return isUnitAlone(first) ? 1 : 0;
}

/** `Unit 4/22 Beach Road`, `Unit 4-22 Beach Road`, `U4/22 Beach Road`, `#4-22 Beach Road`: unit 4 of number 22. */
export function slashedUnitApart(words: Piece, iso2: string): Piece {
  const at = /^#\w/.test(words[0] ?? '') || !vocabularyOf(iso2).isUnit(words[0] ?? '') ? 0 : 1;
  const [, unit = '', house = ''] = /^(#?\w{1,5})[/-](\d{1,5}\p{L}?)$/u.exec(words[at] ?? '') ?? [];
  const others = words.slice(at + 1);
  const isBeforeStreet = others.some((word) => /\p{L}{2}/u.test(word)) && !/\d/.test(others[0] ?? '');
  return unit !== '' && isBeforeStreet && (at > 0 || /^#|^u\d/i.test(unit))
    ? [...words.slice(0, at), unit, house, ...others]
    : words;
}

/** Units in front of words, one behind the other, and the words behind them. */
export function unitsBefore(words: Piece, iso2: string): { readonly units: readonly string[]; readonly rest: Piece } {
  const units: string[] = [];
  let rest = words;
  for (let length = unitLengthAt(rest, iso2); length > 0; length = unitLengthAt(rest, iso2)) {
    units.push(rest.slice(0, length).join(' ').replace(/,$/, ''));
    rest = rest.slice(length);
  }
  return { units, rest };
}

/** The index of the parts of a building that a street ends in: `rue Neuve appt 4`. Its length if there are none. */
export function unitsStartOf(street: Piece, iso2: string): number {
  const start = street.findIndex((_, index) => index > 1 && unitsBefore(street.slice(index), iso2).rest.length === 0);
  return start < 0 ? street.length : start;
}
