/** Parts of a building: flats, floors, staircases, by their words and shapes, and where they stand. */
import { numberSign, unitShapes } from './data/words.ts';
import { is, type Kind, type Piece, shortened, textOf } from './tokens.ts';

type Slot = Kind | readonly Kind[];

/** Kinds of words in a row, and how many of them are a part of a building. The first row that fits counts. */
const unitPatterns: readonly (readonly [length: number, ...kinds: Slot[]])[] = [
  // `Lower ground floor flat`, `First floor flat`, `Garden Flat`
  [4, 'floorName', 'floorName', 'floorOrFlat', 'floorOrFlat'],
  [3, 'floorName', ['floorName', 'floorOrFlat'], 'floorOrFlat'],
  [2, 'floorName', 'floorOrFlat'],
  // `bus3`, `#4`, `8/F`, `2ºC`
  [1, ['unitInOne', 'hashed', 'floorInOne']],
  // `2 hoog`, `2 tv`
  [2, 'small', ['floor', 'side']],
  // `2. OG`, `st. th`
  [2, ['ordinalSign', 'ground'], ['unit', 'alone', 'floor', 'addition']],
  // `Flat No. 3`
  [3, 'unit', ['hash', 'numberWord'], 'value'],
  // `Hinterhaus 2. OG`: the number is that of the floor.
  [1, 'alone', 'ordinalSign', ['floor', 'unit']],
  [0, 'unit', 'ordinalSign', ['floor', 'unit']],
  // `Flat 3`, `# 3`
  [2, ['unit', 'hash'], 'value'],
  // `Porte gauche`
  [2, 'unit', ['alone', 'side']],
  [2, 'counted', 'begunValue'],
  // `3° A`
  [2, 'degree', 'letter'],
  [1, 'degree'],
  // `3a planta`; in `3a Whg. 4` it is the number of the house.
  [0, 'ordinalLetter', 'unit', 'value'],
  [2, 'ordinal', 'unit'],
  [1, 'alone'],
];

/** The number of words in front that are a part of a building: `Flat 3`, `4th Floor`, `2. tv`, `3º izq`, `parterre`. */
export function unitLengthAt(words: Piece): number {
  if (is(words[0], 'hash', 'hashed') && numberSign.includes(words[0]?.iso2 ?? '')) return 0;
  const isOf = (slot: Slot, at: number) => is(words[at], ...(typeof slot === 'string' ? [slot] : slot));
  const shaped = shapeLength(words);
  if (shaped > 0) return shaped;
  return unitPatterns.find(([, ...slots]) => slots.every(isOf))?.[0] ?? 0;
}

/** The number of words in front that have the shape of a part of a building in the country: `H0201`, `2F1`. */
export function shapeLength(words: Piece): number {
  const shape = unitShapes[words[0]?.iso2 ?? ''];
  const [found] = shape?.exec(textOf(words.slice(0, 3))) ?? [];
  return found === undefined ? 0 : found.split(' ').length;
}

/** Units in front of words, one behind the other, and the words behind them. */
export function unitsBefore(words: Piece): { readonly units: readonly Piece[]; readonly rest: Piece } {
  const length = unitLengthAt(words);
  if (length === 0) return { units: [], rest: words };
  const { units, rest } = unitsBefore(words.slice(length));
  return { units: [words.slice(0, length), ...units], rest };
}

/** True if words are nothing but parts of a building. */
export function areUnits(words: Piece): boolean {
  return words.length > 0 && unitsBefore(words).rest.length === 0;
}

/**
 * The index of the parts of a building that a street ends in, behind a word of it: `rue Neuve appt 4`. Its length if
 * there are none.
 */
export function unitsStartOf(street: Piece, word = 1): number {
  const start = street.findIndex((_, index) => word >= 0 && index > word && areUnits(street.slice(index)));
  return start < 0 ? street.length : start;
}

/** `Unit 4/22 Beach Road`, `Unit 4-22 Beach Road`, `U4/22 Beach Road`, `#4-22 Beach Road`: unit 4 of number 22. */
export function slashedUnitApart(words: Piece): Piece {
  const at = is(words[0], 'unit') ? 1 : 0;
  const word = words[at];
  const [, unit = '', house = ''] = /^(#?\w{1,5})[/-](\d{1,5}\p{L}?)$/u.exec(word?.text ?? '') ?? [];
  if (!word || unit === '' || (at === 0 && !/^#|^u\d/i.test(unit))) return words;
  return [...words.slice(0, at), shortened(word, unit), shortened(word, house), ...words.slice(at + 1)];
}
