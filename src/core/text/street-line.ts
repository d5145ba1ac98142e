/** The street, the number of the building, and its parts, in a piece of a text. */

import type { AddressFormat } from '../address/formats.ts';
import {
  isBegunName,
  isDay,
  isNumberInFront,
  isNumberWord,
  isOrdinalAddition,
  isOrdinalOfName,
  isYear,
} from '../address/house-number.ts';
import { boxOf } from '../address/po-box.ts';
import { fold } from '../letters.ts';
import { numbered } from '../numbered.ts';
import { keepsNumberWord, numberBeginnings } from './data/words.ts';
import { isCompass, isNumberedTown, isOrdinal } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';
import { isAdditionWord, shapeLength, unitLengthAt, unitsBefore, unitsStartOf } from './units.ts';
import { isStreetWord, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** The parts of a line with a street. */
export interface StreetLine {
  readonly street: string;
  /** Number and addition as typed. */
  readonly building: string;
  /** Flats and floors, in front of the number and behind it. */
  readonly unit: string;
  /** The words behind all that. */
  readonly behind: Piece;
}

/** `2.OG` is a floor. */
const number = /^(?:n[r°ºo.:]{1,2}\.?|#)?(\d{1,5})(?!\d)(?!\.[\dos])(.*)$/iu;
/** `St.`, `De`, `La`: before a longer word they are the beginning of a town. */
const townBeginning = /^\p{L}{2}\.?$/u;

/** True if a piece is a house number and nothing else. */
export function isNumber(words: Piece, iso2: string): boolean {
  const vocabulary = vocabularyOf(iso2);
  const [first = '', ...others] = words[0] && isNumberWord(words[0]) ? words.slice(1) : words;
  const [, digits = '', suffix = ''] = number.exec(first) ?? [];
  if (digits === '' || shapeLength(words, iso2) === words.length || !isAdditionWord(suffix, vocabulary)) return false;
  return others.every((word) => isAdditionWord(word, vocabulary)) || unitsBefore(others, iso2).rest.length === 0;
}

/**
 * The parts of a line, when it has a house number; null when it has none.
 *
 * @param numberFirst whether the country writes the number before the street
 */
export function streetLineOf(words: Piece, numberFirst: boolean, iso2: string): StreetLine | null {
  if (isNumberedTown(words)) return null;
  const front = numberBefore(words, iso2);
  if (numberFirst) return front ?? numberBehind(words, iso2);
  const [first = '', second = ''] = words;
  const isInFront = /^\d+(?!e$|de$)[\p{L},]*$/u.test(first) && (vocabularyOf(iso2).opensStreet(second) || front?.unit);
  // `12 rue Neuve bte 3`. Of two numbers around a street, nobody knows which is the house's.
  if (front && isInFront) return numberBehind(front.street.split(' '), iso2) ? null : front;
  return numberBehind(words, iso2) ?? front;
}

/** The parts of a line, with or without a number. */
export function lineOf(words: Piece, format: AddressFormat, iso2: string): StreetLine {
  const line =
    boxLineOf(words, format, iso2) ?? streetLineOf(words, isNumberInFront(format), iso2) ?? textLineOf(words);
  // `10 high street flat 3 bristol`
  const { units, rest } = unitsBefore(line.behind, iso2);
  return { ...line, unit: [line.unit, ...units].filter(Boolean).join(' '), behind: rest };
}

/** A box: where the country has the number of a house behind the street, that of a box as well. */
function boxLineOf(words: Piece, format: AddressFormat, iso2: string): StreetLine | null {
  const box = boxOf(words, iso2);
  if (!box) return null;
  const { word, number, behind } = box;
  return isNumberInFront(format)
    ? { ...textLineOf([word, number].filter(Boolean)), behind }
    : { street: word, building: number, unit: '', behind };
}

/** `Julianastraat 30 a haarlem`. */
function numberBehind(words: Piece, iso2: string): StreetLine | null {
  const vocabulary = vocabularyOf(iso2);
  for (const [index, word] of numbered(words)) {
    const [, digits = '', suffix = ''] = number.exec(word) ?? [];
    const front = fold(words[index - 1] ?? '');
    const isBegun = front !== '' && front === numberBeginnings[iso2];
    const hasSign = isBegun || isNumberWord(front);
    const before = words.slice(0, index - (hasSign ? 1 : 0));
    if (digits === '' || isOrdinalOfName(word) || !before.some((it) => /\p{L}/u.test(it))) continue;
    const [only = ''] = before.length === 1 ? before : [];
    if (vocabulary.isUnit(only)) return null;
    // `Calle 13`, `Via 20 Settembre`
    if (vocabulary.opensStreet(only)) continue;
    const after = words.slice(index + 1);
    if (isOfDate(words, index) || isOfNamesake(words, index)) continue;
    // `Calle 13 apartamento 3`: the number of the flat, and that of the house, if there is one, is in the name.
    if (vocabulary.isUnit(words[index - 1] ?? '') && before.some((it) => /\d/.test(it))) return null;
    const isFollowed = after.some((it) => number.test(it));
    const isKindOnly = before.every((it) => isStreetWord(it, vocabulary));
    if (isYear(word, isKindOnly) ? isFollowed || words.length === index + 1 : !isAdditionWord(suffix, vocabulary))
      continue;
    const [own, behind] = withoutTown(after, vocabulary, iso2);
    const last = behind.findLastIndex((it, at) => /\d|^&$/.test(it) && unitLengthAt(behind.slice(at), iso2) === 0);
    // Another number in what would be a town: this one belongs to the name of the street. `124 & Ιατρίδου` is a corner.
    const isHouse = behind.some((it) => number.test(it)) && !isOfName(before, words.slice(index), vocabulary);
    if (last >= 0 && !isHouse) continue;
    // If it does not, that one is a part of the house, whatever the word in front says: `12 App. 315`, `12 & 14`.
    if (last >= 0 && behind.some((it) => isNumberWord(it))) return null;
    const isGround = (at: number) => at === own.length - 1 && vocabulary.isGround(own[at] ?? '');
    const start = own.findIndex((_, at) => unitLengthAt(own.slice(at), iso2) > 0 || isGround(at));
    const [addition, unit] = start < 0 ? [own, []] : [own.slice(0, start), own.slice(start)];
    const sign = isBegun || keepsNumberWord.includes(iso2) ? words.slice(before.length, index) : [];
    return {
      ...numberedLine(before, [...sign, digits].join(' '), [suffix, ...addition]),
      unit: [...unit, ...behind.slice(0, last + 1)].join(' '),
      behind: behind.slice(last + 1),
    };
  }
  return null;
}

/** `rue du 8 mai`, `Straße des 17. Juni`: the number is that of a day, whatever is behind it. */
function isOfDate(words: Piece, at: number): boolean {
  return /^(?:d[ueo]|da|des|del|della|di)$/i.test(words[at - 1] ?? '') && isDay(words.slice(at));
}

/** `Straße 12 Nr. 5`: the number with the word for one is that of the house. */
function isOfNamesake(words: Piece, at: number): boolean {
  const [word = '', next = ''] = words.slice(at + 1);
  return /^\p{L}{2}/u.test(word) && isNumberWord(word) && number.test(next);
}

/** True if a number with more numbers behind it belongs to the name of a street: `Straße des 17. Juni`, `Piazza 8 Settembre`. */
function isOfName(before: Piece, words: Piece, { opensStreet, endsStreet }: Vocabulary): boolean {
  const [own = '', next = ''] = words;
  const isSigned = /[.ºª]$/.test(own) && !endsStreet(before.at(-1) ?? '');
  const isCounted = isSigned || (isOrdinal(own) && endsStreet(next));
  return isDay(words) || isCounted || isYear(own) || isBegunName(before.join(' ')) || before.every(opensStreet);
}

/** Most words behind a number that belong to it. */
const additionMax = 12;

/** The addition of a house number, and the town behind it. */
function withoutTown(words: Piece, vocabulary: Vocabulary, iso2: string): readonly [own: Piece, behind: Piece] {
  let length = 0;
  while (length < Math.min(words.length, additionMax)) {
    const own = isAdditionWord(words[length] ?? '', vocabulary) ? 1 : unitLengthAt(words.slice(length), iso2);
    if (own === 0) break;
    length += own;
  }
  if (length >= words.length) return [words, []];
  const last = words[length - 1] ?? '';
  const { isFloor, isAddition, isGround } = vocabulary;
  const isOwn = isFloor(last) || (isAddition(last) && !isGround(last)) || /^[IV]{2}$/.test(last);
  const end = townBeginning.test(last) && !isOwn ? length - 1 : length;
  return [words.slice(0, end), words.slice(end)];
}

/** `Flat 3, 12 bis rue Neuve`. */
function numberBefore(words: Piece, iso2: string): StreetLine | null {
  const vocabulary = vocabularyOf(iso2);
  const start = unitLengthAt(words, iso2);
  const from = start + (isNumberWord(words[start] ?? '') ? 1 : 0);
  const [first = '', ...others] = words.slice(from);
  const [, digits = '', suffix = ''] = number.exec(first.replace(/,$/, '')) ?? [];
  if (digits === '' || !isAdditionWord(suffix, vocabulary) || isOrdinalOfName(first)) return null;
  const next = others[0]?.replace(/,$/, '') ?? '';
  const isOwn =
    (isOrdinalAddition(next) || /^(?:\d\/\d|\p{Lu})$/u.test(next) || isLetterOf(others, vocabulary)) &&
    !isCompassed(others, vocabulary);
  const [own, street] = isOwn ? [[next], others.slice(1)] : [[], others];
  if (!street.some((word) => /\p{L}{2}/u.test(word))) return null;
  // `26 rue St Honoré`
  const end = vocabulary.opensStreet(street[0] ?? '') ? street.length : streetEndOf(street, vocabulary);
  const behind = street.slice(end);
  const name = street.slice(0, end);
  const unitStart = unitsStartOf(name, iso2);
  const line = numberedLine(name.slice(0, unitStart), digits, [suffix, ...own]);
  const unit = [words.slice(0, start).join(' ').replace(/,$/, ''), ...name.slice(unitStart)].filter(Boolean).join(' ');
  return { ...line, unit, behind };
}

/** `12 b rue Neuve` */
function isLetterOf([letter = '', next = '']: Piece, { opensStreet }: Vocabulary): boolean {
  return /^\p{Ll}$/u.test(letter) && opensStreet(next);
}

/** `5 N Alameda St` is not `5 N`. */
function isCompassed(words: Piece, { closesStreet }: Vocabulary): boolean {
  return isCompass(words[0] ?? '') && words.length > 2 && words.slice(2).some(closesStreet);
}

/**
 * The number of words in front of a house number and its English street that belong to neither: `The Club 100 Leonard
 * St`.
 */
export function nameLength(words: Piece, iso2: string): number {
  const { isEnglish, opensStreet, closesStreet, isUnit, isBox } = vocabularyOf(iso2);
  // `ZAC du Moulin 4 rue Ampère`
  const opened = words.findIndex((word, index) => index > 1 && opensStreet(word));
  const begun = isOrdinalAddition(words[opened - 1] ?? '') ? opened - 2 : opened - 1;
  const isPlace = (word: string) => !/\d/.test(word) && !isUnit(word);
  if (begun > 0 && /^\d{1,5}\p{L}?$/u.test(words[begun] ?? '') && !isBox(words) && words.slice(0, begun).every(isPlace))
    return begun;
  const end = isEnglish ? words.findIndex((word, index) => index > 1 && closesStreet(word)) : -1;
  const at = words.slice(0, Math.max(end, 0)).findLastIndex((word) => number.test(word) && !isOrdinal(word));
  const isName = (word: string) =>
    /^\p{L}{2}/u.test(word) && !/\d/.test(word) && !isUnit(word) && !closesStreet(word) && !isNumberWord(word);
  const name = words.slice(0, Math.max(at, 0));
  return name.every(isName) ? name.length : 0;
}

/** The end of an English street: the last word says its kind, and the town stands behind it. */
function streetEndOf(street: Piece, { closesStreet, isUnit }: Vocabulary): number {
  const isEnd = (word: string | undefined) => word !== undefined && closesStreet(word);
  let end = street.findIndex(
    (word, index) => index > 0 && isEnd(word) && !(/^st\.?$/i.test(word) && isEnd(street[index + 2])),
  );
  if (end < 0) return street.length;
  // `Mill Lane Close`, `Highway 431`, `Pennsylvania Avenue NW`
  while (isEnd(street[end + 1]) && !(/^(?:st\.?|court)$/i.test(street[end + 1] ?? '') && street[end + 2] !== undefined))
    end += 1;
  if (/^(?:highway|hwy|route|road)$/i.test(street[end] ?? '') && /^\d{1,4}[A-Z]?$/.test(street[end + 1] ?? ''))
    end += 1;
  const next = street[end + 1] ?? '';
  const isDirection =
    isCompass(next) && !(next.length > 2 && street[end + 2] !== undefined && !isUnit(street[end + 2] ?? ''));
  return end + (isDirection ? 2 : 1);
}

/** A line that is a house number and nothing else. */
export function numberLineOf(words: Piece): StreetLine {
  const [first = '', ...others] = words[0] && isNumberWord(words[0]) ? words.slice(1) : words;
  const [, digits = '', suffix = ''] = number.exec(first) ?? [];
  return numberedLine([], digits, [suffix, ...others]);
}

/** A line without a house number. */
export function textLineOf(words: Piece): StreetLine {
  return { street: words.join(' '), building: '', unit: '', behind: [] };
}

function numberedLine(street: Piece, digits: string, tail: Piece): StreetLine {
  const [suffix = '', ...others] = tail;
  const building = [digits + suffix, ...others].join(' ').replace(/[,.]+$/, '');
  return { street: street.join(' ').replace(/[,]+$/, ''), building, unit: '', behind: [] };
}
