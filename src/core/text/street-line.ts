/** The street, the number of the building, and its parts, in a piece of a text. */
import type { AddressFormat } from '../address/formats.ts';
import { isBegunName, isDay, isNumberInFront, isYear } from '../address/house-number.ts';
import { boxOf, isNumberedPoBox } from '../address/po-box.ts';
import { numbered } from '../numbered.ts';
import { keepsNumberWord, kindsByShape, numberBeginnings } from './data/words.ts';
import type { StreetLine } from './findings.ts';
import { isBox, isNumberedTown, isStreet } from './piece-kinds.ts';
import { has, is, isEnglish, type Piece, type Token, textOf, textsOf } from './tokens.ts';
import { areUnits, shapeLength, unitLengthAt, unitsBefore, unitsStartOf } from './units.ts';

/** True if a piece is a house number and nothing else. */
export function isNumber(words: Piece): boolean {
  const [first, ...others] = withoutSign(words);
  if (!is(first, 'house') || shapeLength(words) === words.length) return false;
  return others.every((word) => is(word, 'extra')) || areUnits(others);
}

function withoutSign(words: Piece): Piece {
  return is(words[0], 'numberWord') ? words.slice(1) : words;
}

/**
 * The parts of a line, when it has a house number; null when it has none.
 *
 * @param numberFirst whether the country writes the number before the street
 */
export function streetLineOf(words: Piece, numberFirst: boolean): StreetLine | null {
  if (isNumberedTown(words)) return null;
  const front = numberBefore(words);
  if (numberFirst) return front ?? numberBehind(words);
  // `12 rue Neuve bte 3`. Of two numbers around a street, nobody knows which is the house's.
  if (front && is(words[1], 'before')) return numberBehind(front.name) ? null : front;
  return numberBehind(words) ?? front;
}

/** The parts of a line, with or without a number. */
export function lineOf(words: Piece, format: AddressFormat): StreetLine {
  const line = boxLineOf(words, format) ?? streetLineOf(words, isNumberInFront(format)) ?? plainLine(words);
  // `10 high street flat 3 bristol`
  const { units, rest } = unitsBefore(line.behind);
  return { ...line, unit: [line.unit, ...units.map(textOf)].filter(Boolean).join(' '), behind: rest };
}

/** A box: where the country has the number of a house behind the street, that of a box as well. */
function boxLineOf(words: Piece, format: AddressFormat): StreetLine | null {
  const box = boxOf(textsOf(words), words[0]?.iso2 ?? '');
  if (!box) return null;
  const { word, number } = box;
  const behind = words.slice(words.length - box.behind.length);
  const [street, building] = isNumberInFront(format) ? [`${word} ${number}`.trim(), ''] : [word, number];
  return { street, building, unit: '', behind };
}

/** `Julianastraat 30 a haarlem`. */
function numberBehind(words: Piece): StreetLine | null {
  const iso2 = words[0]?.iso2 ?? '';
  for (const [index, word] of numbered(words)) {
    const sign = words[index - 1];
    const isBegun = sign !== undefined && sign.text.toLowerCase() === numberBeginnings[iso2];
    const before = words.slice(0, index - (isBegun || is(sign, 'numberWord') ? 1 : 0));
    if (!is(word, 'number') || !before.some(({ text }) => /\p{L}/u.test(text))) continue;
    if (before.length === 1 && is(before[0], 'unit')) return null;
    if (isOfName(before, words.slice(index))) continue;
    // `Calle 13 apartamento 3`: the number of the flat, and that of the house, if there is one, is in the name.
    if (is(sign, 'unit') && has(before, 'digit')) return null;
    if (!is(word, 'house')) continue;
    const [own, behind] = withoutTown(words.slice(index + 1));
    const last = behind.findLastIndex((it, at) => /\d|^&$/.test(it.text) && unitLengthAt(behind.slice(at)) === 0);
    const isCounted = is(word, 'ordinal') && is(words[index + 1], 'behind');
    // Another number in what would be a town: this one belongs to the name of the street. `124 & Ιατρίδου` is a corner.
    if (last >= 0 && (!has(behind, 'number') || isCounted || isBegunName(textOf(before)))) continue;
    // If it does not, that one is a part of the house, whatever the word in front says: `12 App. 315`, `12 & 14`.
    if (last >= 0 && has(behind, 'numberWord')) return null;
    const start = own.findIndex((it, at) => unitLengthAt(own.slice(at)) > 0 || is(it, 'ground'));
    const [addition, unit] = start < 0 ? [own, []] : [own.slice(0, start), own.slice(start)];
    const kept = isBegun || keepsNumberWord.includes(iso2) ? words.slice(before.length, index) : [];
    const line = plainLine(before, [word, ...addition]);
    return {
      ...line,
      building: [...textsOf(kept), line.building].join(' '),
      unit: textsOf([...unit, ...behind.slice(0, last + 1)]).join(' '),
      behind: behind.slice(last + 1),
    };
  }
  return null;
}

/** True if a number belongs to the name of the street, whatever is behind it. */
function isOfName(before: Piece, [own, ...behind]: Piece): boolean {
  // `5th Avenue`, `Calle 13`
  if (is(own, 'ordinalOfName') || (before.length === 1 && is(before[0], 'before'))) return true;
  // `rue du 8 mai`, `Straße des 17. Juni`
  if (own && isDay(textsOf([own, ...behind]))) return true;
  // `Plein 1944`, but `Plein 1944 1992`
  const isKindOnly = before.every((it) => is(it, 'kindOfStreet'));
  if (isYear(own?.text ?? '', isKindOnly) && !is(before.at(-1), 'digit'))
    return behind.length === 0 || has(behind, 'number');
  // `Straße 12 Nr. 5`
  return is(behind[0], 'numberWord') && is(behind[0], 'lettered');
}

/** Most words behind a number that belong to it. */
const additionMax = 12;

/** The addition of a house number, and the town behind it. */
function withoutTown(words: Piece): readonly [own: Piece, behind: Piece] {
  let length = 0;
  while (length < Math.min(words.length, additionMax)) {
    const own = is(words[length], 'extra') ? 1 : unitLengthAt(words.slice(length));
    if (own === 0) break;
    length += own;
  }
  if (length >= words.length) return [words, []];
  // `St.`, `De`, `La`: before a longer word they are the beginning of a town.
  const last = words[length - 1];
  const isOwn = is(last, 'floor', 'addition') || /^[IV]{2}$/.test(last?.text ?? '');
  const end = /^\p{L}{2}\.?$/u.test(last?.text ?? '') && !isOwn ? length - 1 : length;
  return [words.slice(0, end), words.slice(end)];
}

/** `Flat 3, 12 bis rue Neuve`. */
export function numberBefore(words: Piece): (StreetLine & { readonly name: Piece }) | null {
  const start = unitLengthAt(words);
  const [first, ...others] = withoutSign(words.slice(start));
  if (!first || !is(first, 'house') || is(first, 'ordinalOfName')) return null;
  const [next, second] = others;
  // `12 bis`, `12 1/2`, `12 B`, `12 b rue Neuve`; `5 N Alameda St` is not `5 N`.
  const isCapital = /^(?:\d\/\d|\p{Lu}),?$/u.test(next?.text ?? '') && !is(next, 'compass');
  const isLetter = is(next, 'letter') && is(second, 'before');
  const length = is(next, 'addedInWords') || isCapital || isLetter ? 1 : 0;
  const [own, street] = [others.slice(0, length), others.slice(length)];
  if (!has(street, 'lettered')) return null;
  // `26 rue St Honoré`
  const end = is(street[0], 'before') ? street.length : streetEndOf(street);
  const named = street.slice(0, end);
  const unitStart = unitsStartOf(named);
  const name = named.slice(0, unitStart);
  const unit = [words.slice(0, start), named.slice(unitStart)].map(textOf).filter(Boolean).join(' ');
  return { ...plainLine(name, [first, ...own]), name, unit, behind: street.slice(end) };
}

/**
 * The number of words in front of a house number and its street, or of a box, that belong to neither: `The Club 100
 * Leonard St`, `ZAC du Moulin 4 rue Ampère`.
 */
export function nameLength(words: Piece): number {
  const country = words[0]?.iso2 ?? '';
  // `Maria Lopez calle Mayor 12`, but `La Grande Rue 12`, `La Petite Rue du Port 12`, `A Velha Estrada da Luz 4`
  const isBegun = ([first, next]: Piece, front: Piece) =>
    is(first, 'before') &&
    is(next, 'lettered') &&
    front.length > 1 &&
    is(front[0], 'lettered') &&
    !has(front, 'before', 'behind', 'adjective') &&
    ![front[0], front.at(-1)].some((word) => is(word, 'unfinished'));
  const start = words.findIndex(
    (_, at) => isNumberedPoBox(textOf(words.slice(at)), country) || isBegun(words.slice(at), words.slice(0, at)),
  );
  const front = words.slice(0, Math.max(start, 0));
  // `Rue Neuve BP 12`: a street is not left out.
  if (start > 0 && !has(front, 'digit') && !isStreet(front)) return start;
  const isOpened = ([first, second]: Piece) => is(is(first, 'addedInWords') ? second : first, 'before');
  const isStreetBehind = (rest: Piece) => isOpened(rest) || (isEnglish(country) && has(rest, 'closing'));
  const isHouse = (word: Token) => is(word, 'house') && !/,\d/.test(word.text);
  const at = words.findLastIndex((word, index) => isHouse(word) && isStreetBehind(words.slice(index + 1)));
  const name = words.slice(0, Math.max(at, 0));
  // `Appt 12 18 avenue de l'Opéra`, `Bât B Appt 12 18 avenue de l'Opéra`
  if (isOpened(words.slice(at + 1)) && (unitLengthAt(words) > 0 || unitsStartOf(name) < name.length))
    return name.length;
  // `Dr. Ann Miller`
  const isNoName = (word: Token, index: number) =>
    is(word, 'digit', 'unit', 'numberWord', 'compass') || (index > 0 && is(word, 'closing'));
  return isBox(words) || name.some(isNoName) ? 0 : name.length;
}

/** The end of an English street: the last word says its kind, and the town stands behind it. */
function streetEndOf(street: Piece): number {
  const isEnd = (at: number) => is(street[at], 'closing');
  const isSaint = (at: number) => /^st\.?$/i.test(street[at]?.text ?? '');
  let end = street.findIndex((_, at) => at > 0 && isEnd(at) && !(isSaint(at) && isEnd(at + 2)));
  if (end < 0) return street.length;
  // `Mill Lane Close`, `Pennsylvania Avenue NW`; `The Esplanade St Kilda`
  while (isEnd(end + 1) && !(isSaint(end + 1) && street[end + 2])) end += 1;
  // `US Highway 52`
  const isNumbered = /^(?:highway|hwy|route|road)$/i.test(street[end]?.text ?? '');
  if (isNumbered && /^\d{1,4}[A-Z]?$/.test(street[end + 1]?.text ?? '')) end += 1;
  const [next, second] = street.slice(end + 1);
  const isDirection = is(next, 'compass') && (!/\p{L}{3}/u.test(next?.text ?? '') || !second || is(second, 'unit'));
  return end + (isDirection ? 2 : 1);
}

/** A street and its number, as they are typed; either may be missing. */
export function plainLine(street: Piece, number: Piece = []): StreetLine {
  const [first, ...others] = withoutSign(number);
  const [, digits = '', suffix = ''] = kindsByShape.number.exec(first?.text.replace(/,$/, '') ?? '') ?? [];
  const building = [digits + suffix, ...textsOf(others)].join(' ').replace(/[,.]+$/, '');
  return { street: textOf(street), building, unit: '', behind: [] };
}
