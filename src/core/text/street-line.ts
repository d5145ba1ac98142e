/** The street, the number of the building, and its parts, in a piece of a text. */

import type { AddressFormat } from '../address/formats.ts';
import { isNumberInFront } from '../address/house-number.ts';
import { boxOf } from '../address/po-box.ts';
import { bare, fold } from '../letters.ts';
import { numbered } from '../numbered.ts';
import {
  additionWords,
  careOfWords,
  companyWords,
  compassWords,
  houseWords,
  keepsNumberWord,
  numberWords,
  streetAdjectives,
  unitShapes,
} from './data/words.ts';
import type { Piece } from './pieces.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

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

const numberWord = new RegExp(`^(?:${numberWords})[.:°º]{0,2}$`);
const adjective = new RegExp(`^(?:${streetAdjectives})$`);
const compass = new RegExp(`^(?:${compassWords})$`);
const shortAdditionWord = new RegExp(`^(?:${additionWords})$`);
const company = new RegExp(`^(?:${companyWords})$`);
const house = new RegExp(`^(?:${houseWords})$`);
const estate = /^(?:urb|urbanizacion)\b|\b(?:plaza|mall|arcade)$/;
const careOf = new RegExp(`^(?:${careOfWords})(?: |$)`);
/** Towns that are written with the number of a district. */
const numberedTown = /^(?:dublin|praha|kingston|colombo) (?:0?[1-9]|1\d|2[0-4]|6w)\.?$/;
/** `2.OG` is a floor. */
const number = /^(?:n[r°ºo.:]{1,2}\.?|#)?(\d{1,5})(?!\d)(?!\.[\dos])(.*)$/iu;
const year = /^19\d\d(?:[-–]19\d\d)?$/;
const ordinal = /^\d{1,3}(?:\.|e|de|ste|er|ere|eme|st|nd|rd|th|a|o|ª|º|ος)$/i;
/** `5th Avenue` has no number. */
const englishOrdinal = /^\d+(?:st|nd|rd|th)$/i;
/** `3º` and `2.` are floors, and so is Danish `st.` */
const ordinalSign = /^\d{1,2}[.°ºª]+$/;
const danishGround = /^(?:st|kl)\.?$/i;
/** `8/F`, `3F`: as in East Asia. */
const floorSign = /^\d{1,3}\/?F\.?$/i;
/** `St.`, `De`, `La`: before a longer word they are the beginning of a town. */
const townBeginning = /^\p{L}{2}\.?$/u;
/** `a`, `II`, `2`, `12b`, `2.`, `3°`, `1-2`: what may stand behind a house number. */
const shortAddition = /^(?:\p{L}{1,2}|I{1,3}|\d{1,4}\p{L}{0,2}|\p{L}\d{1,4}|\d{1,3}[-/]\d{1,4})[.°ºª]*$/u;
/** The number or letter of a part of a building: `4`, `12b`, `B`, `3º`, `#5`, `101-102`. */
const unitValue = /^#?(?:\d{1,5}\p{L}{0,2}|\p{L}{1,2}-?\d{0,4}|\d{1,4}[-/]\w{1,4})[.°ºª,]*$/u;

/** The number of words in front that have the shape of a part of a building in the country: `H0201`, `2F1`. */
function shapeLength(words: Piece, iso2: string): number {
  const [found] = unitShapes[iso2]?.exec(words.slice(0, 3).join(' ')) ?? [];
  return found === undefined ? 0 : found.split(' ').length;
}

/** True if a piece is a part of a building: `bte 3`, `2. tv`, `Flat 4`. */
export function isUnit(words: Piece, iso2: string): boolean {
  const vocabulary = vocabularyOf(iso2);
  const [first = '', second = ''] = words;
  if (words.length > 4 || isStreet(words, iso2)) return false;
  if (shapeLength(words, iso2) === words.length) return true;
  const isFloor = ordinalSign.test(first) || danishGround.test(first);
  if (isFloor && words.slice(1).every((word) => isAdditionWord(word, vocabulary))) return true;
  // `RM` alone is a province, not a room.
  const isNamed =
    (vocabulary.isUnit(first) && (words.length > 1 || first.length > 3)) ||
    (vocabulary.isUnitCounted(first) && /^\d/.test(second)) ||
    (ordinal.test(first) && vocabulary.isUnit(second));
  const isAlone = words.length === 1 && (/^\p{L}\d{0,3}$/u.test(first) || /^#\w/.test(first) || floorSign.test(first));
  return isNamed || isAlone || words.every((word) => vocabulary.isUnitAlone(word));
}

/** True if a piece has a word for streets, or is a PO box. */
export function isStreet(words: Piece, iso2: string): boolean {
  const { opensStreet, endsStreet, isBox } = vocabularyOf(iso2);
  return (
    isBox(words) ||
    words.some((word, index) => opensStreet(word) || (endsStreet(word) && (index > 0 || word.length > 4)))
  );
}

/** True if a piece is the name of a company, or of a person to ask for. */
export function isCompany(words: Piece): boolean {
  return careOf.test(words.map(bare).join(' ')) || words.some((word) => company.test(bare(word)));
}

/** True if a piece is a house with a name, or an estate, that the address is in. */
export function isEstate(words: Piece): boolean {
  return estate.test(fold(words.join(' ')));
}

/** True if a piece names who is at an address. That may be a house that the post knows by its name. */
export function isAddressee(words: Piece): boolean {
  return isCompany(words) || words.some((word) => house.test(bare(word)));
}

/** The index at which the street begins among the words of a town and a street, by a word for streets; 0 for none. */
export function streetStartOf(words: Piece, iso2: string): number {
  const { opensStreet, endsStreet } = vocabularyOf(iso2);
  const isWhole = (word: string) =>
    opensStreet(word) || adjective.test(fold(word)) || (endsStreet(word) && word.length < 8);
  const whole = words.map(isWhole).indexOf(true, 1);
  // At the end such a word has a name in front: `Kärntner Straße`, `Gran Vía`.
  if (whole > 0) return whole > 1 && whole === words.length - 1 ? whole - 1 : whole;
  const found = words.findIndex((word, index) => index > 0 && (opensStreet(word) || endsStreet(word)));
  return Math.max(found, 0);
}

/** True if a piece is a town with the number of its district: `Dublin 6W`. */
export function isNumberedTown(words: Piece): boolean {
  return numberedTown.test(fold(words.join(' ')));
}

/** True if a word is the sign that a building has no number. */
export function isNumberless(word: string): boolean {
  return /^(?:s\/?n|snc)\.?$/i.test(word);
}

/** True if a word counts: `2nd`, `3e`. */
export function isOrdinal(word: string): boolean {
  return ordinal.test(word);
}

/** True if a piece is a house number and nothing else. */
export function isNumber(words: Piece, iso2: string): boolean {
  const vocabulary = vocabularyOf(iso2);
  const [first = '', ...others] = words[0] && numberWord.test(fold(words[0])) ? words.slice(1) : words;
  const suffix = [number.exec(first)?.[2] ?? '', ...others].filter(Boolean);
  if (shapeLength(words, iso2) === words.length) return false;
  return number.test(first) && suffix.every((word) => isAdditionWord(word, vocabulary));
}

function isAdditionWord(word: string | undefined, { isUnit, isUnitAlone }: Vocabulary): boolean {
  if (word === undefined) return false;
  const text = word.replace(/^[-/.,]+/, '');
  return (
    text === '' ||
    shortAddition.test(text) ||
    shortAdditionWord.test(bare(text)) ||
    isUnit(text) ||
    isUnitAlone(text) ||
    floorWord.test(text)
  );
}

/**
 * The parts of a line, when it has a house number; null when it has none.
 *
 * @param numberFirst whether the country writes the number before the street
 */
export function streetLineOf(words: Piece, numberFirst: boolean, iso2: string): StreetLine | null {
  if (isNumberedTown(words)) return null;
  return numberFirst
    ? (numberBefore(words, iso2) ?? numberBehind(words, iso2))
    : (numberBehind(words, iso2) ?? numberBefore(words, iso2));
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
    const before = words.slice(0, index).filter((it, at) => !(at === index - 1 && numberWord.test(fold(it))));
    if (digits === '' || !before.some((it) => /\p{L}/u.test(it))) continue;
    const [only = ''] = before.length === 1 ? before : [];
    if (vocabulary.isUnit(only)) return null;
    // `Calle 13`, `Via 20 Settembre`
    if (vocabulary.opensStreet(only)) continue;
    const after = words.slice(index + 1);
    const isFollowed = after.some((it) => number.test(it));
    if (year.test(word) ? isFollowed || words.length === index + 1 : !isAdditionWord(suffix, vocabulary)) continue;
    const [own, behind] = withoutTown(after, vocabulary, iso2);
    // More numbers in what would be a town: this one belongs to the name of the street. `124 & Ιατρίδου` is a corner.
    if (behind.some((it) => /\d|^&$/.test(it))) continue;
    const start = own.findIndex((_, at) => unitLengthAt(own.slice(at), iso2) > 0);
    const [addition, unit] = start < 0 ? [own, []] : [own.slice(0, start), own.slice(start)];
    const sign = keepsNumberWord.includes(iso2) ? words.slice(before.length, index) : [];
    return {
      ...numberedLine(before, [...sign, digits].join(' '), [suffix, ...addition]),
      unit: unit.join(' '),
      behind,
    };
  }
  return null;
}

/** The addition of a house number, and the town behind it. */
function withoutTown(words: Piece, vocabulary: Vocabulary, iso2: string): readonly [own: Piece, behind: Piece] {
  let length = 0;
  for (let next = 1; next > 0; length += next)
    next = unitLengthAt(words.slice(length), iso2) || (isAdditionWord(words[length], vocabulary) ? 1 : 0);
  if (length >= words.length) return [words, []];
  const last = words[length - 1] ?? '';
  const isOwn = floorWord.test(last) || /^(?:hs\.?|th|[IV]{2})$/.test(last);
  const end = townBeginning.test(last) && !isOwn ? length - 1 : length;
  return [words.slice(0, end), words.slice(end)];
}

/** `Flat 3, 12 bis rue Neuve`. */
function numberBefore(words: Piece, iso2: string): StreetLine | null {
  const vocabulary = vocabularyOf(iso2);
  const start = unitLengthAt(words, iso2);
  const from = start + (numberWord.test(fold(words[start] ?? '')) ? 1 : 0);
  const [first = '', ...others] = words.slice(from);
  const [, digits = '', suffix = ''] = number.exec(first.replace(/,$/, '')) ?? [];
  if (digits === '' || !isAdditionWord(suffix, vocabulary) || englishOrdinal.test(first)) return null;
  const next = others[0]?.replace(/,$/, '') ?? '';
  const isOwn =
    others.length > 1 &&
    (/^(?:bis|ter|quater|\d\/\d)$/i.test(next) || /^\p{Lu}$/u.test(next)) &&
    !isCompassed(others, vocabulary);
  const [own, street] = isOwn ? [[next], others.slice(1)] : [[], others];
  if (!street.some((word) => /\p{L}{2}/u.test(word))) return null;
  const end = streetEndOf(street, vocabulary);
  const behind = street.slice(end);
  const name = street.slice(0, end);
  const unitStart = unitsStartOf(name, iso2);
  const line = numberedLine(name.slice(0, unitStart), digits, [suffix, ...own]);
  const unit = [...words.slice(0, start), ...name.slice(unitStart)].join(' ');
  return { ...line, unit, behind };
}

/** The index of the parts of a building that a street ends in: `rue Neuve appt 4`. Its length if there are none. */
export function unitsStartOf(street: Piece, iso2: string): number {
  const start = street.findIndex((_, index) => index > 1 && unitsBefore(street.slice(index), iso2).rest.length === 0);
  return start < 0 ? street.length : start;
}

/** True if a word is a direction. */
export function isCompass(word: string): boolean {
  return compass.test(bare(word));
}

/** `5 N Alameda St` is not `5 N`. */
function isCompassed(words: Piece, { closesStreet }: Vocabulary): boolean {
  return isCompass(words[0] ?? '') && words.length > 2 && words.slice(2).some(closesStreet);
}

const floorName =
  /^(?:lower|upper|ground|first|second|third|fourth|fifth|sixth|top|basement|garden|middle|rear|front|attic)$/;
const floorOrFlat = /^(?:floor|flat|apartment|maisonette)$/;

/** `First floor flat`, `Garden Flat`; 0 for none. */
function namedFlatLength(words: Piece): number {
  const name = words.findIndex((word) => !floorName.test(bare(word)));
  const length = words.slice(Math.max(name, 0)).findIndex((word) => !floorOrFlat.test(bare(word)));
  if (name < 1 || length === 0) return 0;
  return length < 0 ? words.length : name + length;
}

/** A floor: `2hoog`, `3-hg`, `2.OG`; and the word alone, behind its number. */
const floorWord =
  /^(?:\d{1,2}[-.]?)?(?:hoog|hg|verdieping|verd|etage|obergeschoss|og|stock|piso|planta|andar|krs|kerros|trp?|trappor|etasje|sal|patro|pietro)[.,]*$/i;
/** The side of a floor, behind its number: `1 th`. */
const sideWord = /^(?:th|tv|mf|dto|esq|dcha|izq)[.,]*$/i;
/** `bus3`, `lgh1101`: what it is called by and its number in one word. */
const unitInOne = /^(\p{L}{1,8})\d{1,4}\p{L}?[.,]*$/u;

function isUnitInOne(word: string, iso2: string): boolean {
  const name = unitInOne.exec(word)?.[1] ?? '';
  return name.length > 1 && vocabularyOf(iso2).isUnit(name);
}

/** The number of words in front that are a part of a building: `Flat 3`, `4th Floor`, `2. tv`, `3º izq`, `parterre`. */
export function unitLengthAt(words: Piece, iso2: string): number {
  const { isUnit, isUnitCounted, isUnitAlone } = vocabularyOf(iso2);
  const [first = '', second = '', third = ''] = words;
  const named = namedFlatLength(words) || shapeLength(words, iso2);
  if (named > 0) return named;
  // `Kat:3`
  const [name = '', value = ''] = first.split(':');
  const isFloorInOne = floorSign.test(first) || (/^\d/.test(first) && floorWord.test(first));
  const isOne = /^#\w/.test(first) || isFloorInOne || isUnitInOne(first, iso2);
  if (isOne || (isUnit(name) && unitValue.test(value))) return 1;
  if (/^\d{1,2}$/.test(first) && (floorWord.test(second) || sideWord.test(second))) return 2;
  const isFloor = ordinalSign.test(first) || danishGround.test(first);
  const isNamed =
    isUnit(second) || isUnitAlone(second) || floorWord.test(second) || shortAdditionWord.test(bare(second));
  if (isFloor && isNamed) return 2;
  if (isUnit(first) && /^(?:#|no\.?|nr\.?)$/i.test(second) && unitValue.test(third)) return 3;
  // `Hinterhaus 2. OG`: the number is that of the floor.
  const isOfFloor = ordinalSign.test(second) && (floorWord.test(third) || isUnit(third));
  if ((isUnit(first) || first === '#') && unitValue.test(second) && !isOfFloor) return 2;
  if (isUnitCounted(first) && /^\d/.test(second) && unitValue.test(second)) return 2;
  // `3° A`
  if (/^\d{1,2}[°ºª]$/.test(first)) return /^\p{L}$/u.test(second) ? 2 : 1;
  // `3a planta`; in `3a Whg. 4` it is the number of the house.
  const isNumber = /[ao]$/i.test(first) && unitValue.test(third);
  if (ordinal.test(fold(first)) && isUnit(second) && !isNumber) return 2;
  return isUnitAlone(first) && !danishGround.test(first) ? 1 : 0;
}

/** `Unit 4/22 Beach Road`, `Unit 4-22 Beach Road`: unit 4 of number 22. */
export function slashedUnitApart(words: Piece, iso2: string): Piece {
  const [first = '', second = '', ...others] = words;
  const [, unit = '', house = ''] = /^(\w{1,5})[/-](\d{1,5}\p{L}?)$/u.exec(second) ?? [];
  const isBeforeStreet = others.some((word) => /\p{L}{2}/u.test(word)) && !/\d/.test(others[0] ?? '');
  return unit !== '' && isBeforeStreet && vocabularyOf(iso2).isUnit(first) ? [first, unit, house, ...others] : words;
}

/**
 * The number of words in front of a house number and its English street that belong to neither: `The Club 100 Leonard
 * St`.
 */
export function nameLength(words: Piece, iso2: string): number {
  const { isEnglish, closesStreet, isUnit } = vocabularyOf(iso2);
  const end = isEnglish ? words.findIndex((word, index) => index > 1 && closesStreet(word)) : -1;
  const at = words.slice(0, Math.max(end, 0)).findLastIndex((word) => number.test(word) && !ordinal.test(word));
  const isName = (word: string) =>
    /^\p{L}{2}/u.test(word) && !/\d/.test(word) && !isUnit(word) && !closesStreet(word) && !numberWord.test(fold(word));
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

/** A line that is a house number and nothing else. */
export function numberLineOf(words: Piece): StreetLine {
  const [first = '', ...others] = words[0] && numberWord.test(fold(words[0])) ? words.slice(1) : words;
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
