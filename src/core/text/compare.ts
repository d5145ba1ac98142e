/**
 * Compares a typed text with an address that the service knows: the words that the address has, and those that it
 * lacks.
 */

import { type Area, areaOf } from '../address/areas.ts';
import { numberWords } from '../address/data/number-words.ts';
import { postcodeFrom } from '../address/formats.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { bare } from '../letters.ts';
import { numbered } from '../numbered.ts';
import { once } from '../once.ts';
import { bounded } from './bound.ts';
import { withoutCountry } from './country-in-text.ts';
import {
  type Cover,
  coversOf,
  distances,
  isStreetWord,
  joinedMax,
  type KnownWord,
  type Strictness,
  type TypedWord,
} from './covers.ts';
import { joiningWords, unmatchedWords } from './data/same-words.ts';
import { counties, signs } from './data/words.ts';
import { isAddressee } from './piece-kinds.ts';
import { readAddress } from './reader.ts';
import { comparedWords, wordsToCompare } from './same-word.ts';
import { is, isEnglish, type Piece, piecesOf, textsOf, tokenOf } from './tokens.ts';
import { slashedUnitIn, unitsAmong } from './units-beyond.ts';

/** The text that is compared with an address. */
export interface TypedText {
  readonly text: string;
  /** ISO 3166-1 alpha-2 of the country of the address. */
  readonly iso2: string;
  /** The regions of that country; empty if it has no list. */
  readonly areas: readonly Area[];
}

/** An address as the service writes it. */
export interface KnownTexts {
  /** Street and number. */
  readonly line: string;
  /** Town, with the texts beside it. */
  readonly place: string;
  /** All other known texts of it, such as names in another language. */
  readonly more: string;
}

/** The words of a text that an address lacks, and the extent to which the text says the address. */
export interface Compared {
  /** Flat, floor, apartment or suite; empty for none. */
  readonly unit: string;
  /** Names, telephone numbers and other words that are no part of an address, unchanged. */
  readonly aside: readonly string[];
  /** The words that contradict the address: another number, postcode, town or street. */
  readonly contrary: readonly string[];
  /** 0 if each word is there as it was typed; higher, the more of them are only begun or have a slip. */
  readonly distance: number;
  /** Words of the address's line that the text does not have. */
  readonly unmatched: number;
  /** True if the text has the number of the house, and those in the name of its street. Also true if the address has none. */
  readonly isNumberSaid: boolean;
  /**
   * True if only the beginning of a town, or of a word of one or two letters, was typed; or if a word in front of the
   * name of the street was not: that is another street.
   */
  readonly isInDoubt: boolean;
}

/** More words of an address are not compared. */
const comparedMax = 80;

/** Compares a text with an address. */
export function compare(typed: TypedText, known: KnownTexts, strictness: Strictness): Compared {
  const { iso2, areas } = typed;
  const given = piecesOf(bounded(typed.text).read, iso2);
  const { country, townName, pieces } = withoutCountry(given, iso2, areas);
  // The name of another country contradicts an address; the name of a town may be meant as a country.
  const isKept = (country !== null && country !== iso2) || townName !== '';
  const divided = isKept ? given : pieces;
  const flat = divided.flat();
  const raw = textsOf(flat);
  const isEnglishFirst = isEnglish(iso2);
  const tokens = raw.flatMap((word, index) => {
    const also = isEnglishFirst && index > 0 && is(flat[index + 1], 'closing') ? ordinalOf(word) : '';
    const isInitial = /^\p{L}\.$/u.test(word);
    return wordsToCompare(plainPostcode(word, iso2)).map((it): TypedWord => ({ ...it, raw: index, isInitial, also }));
  });
  const words = wordsOf(known);
  const covers = coversOf(tokens, words, strictness, iso2);
  const open = new Set(tokens.flatMap(({ raw: index }, at) => (covers[at] ? [] : [index])));
  const units = unitsAmong(divided, open, tokens, covers, iso2);
  for (const { from, to } of units) for (let index = from; index < to; index++) open.delete(index);
  const slashed = slashedUnitIn(raw, open, iso2, (index) =>
    tokens.flatMap((it, at) => (it.raw === index ? [covers[at]] : [])),
  );
  if (slashed) open.delete(slashed.index);
  const repeated = repeatedAmong(tokens, covers, words, (index) =>
    units.some(({ from, to }) => index >= from && index < to),
  );
  for (const index of repeated) open.add(index);
  const isTownSaid = covers.some((cover) => cover?.words.some(({ isTown }) => isTown) === true);
  const openWords = (index: number) =>
    tokens.filter((it, at) => it.raw === index && (!covers[at] || repeated.includes(index))).map(({ key }) => key);
  const isUntyped = !words.some(({ folded, isLine }) => isLine && isStreetWord(folded, iso2));
  const neutral = [
    ...smallWordsAmong(openWords, open, isUntyped),
    ...(isTownSaid ? [...regionsAmong(raw, open, typed, townName), ...codePartsAmong(raw, open, words, iso2)] : []),
  ];
  for (const index of neutral) open.delete(index);
  // `Fam. de Vries` is one name.
  for (const index of neutral.toSorted((a, b) => a - b))
    if (open.has(index - 1) && open.has(index + 1)) open.add(index);
  const rest = open.size > 0 ? restOf(typed) : [];
  const placed = tokens.filter((_, at) => covers[at]?.words.some(({ isLine }) => !isLine) === true);
  const isElsewhere = placed.length > 0 ? () => false : isTownBehind(raw, tokens, covers);
  const isPostcodeSaid = placed.some(({ key }) => /\d/.test(key));
  const isOtherPlace = (index: number) =>
    isElsewhere(index) || (!isPostcodeSaid && postcodeFrom(raw[index] ?? '', worldFormatOf(iso2)) !== null);
  // Beside a postcode and a town, a piece of its own is a part of that town.
  const isPart = isTownSaid && isPostcodeSaid ? partsAmong(divided, open) : () => false;
  const isAside = (index: number) =>
    isPart(index) || (rest.includes(bareOf(raw[index] ?? '')) && (strictness === 'chosen' || !isOtherPlace(index)));
  const inUnit = (index: number) => units.some(({ from, to }) => index >= from && index < to);
  const used = covers.filter((_, at) => !inUnit(tokens[at]?.raw ?? -1));
  return {
    unit: [...units.map(({ text }) => text), ...(slashed ? [slashed.unit] : [])].join(', '),
    aside: runsOf(divided, open, isAside),
    contrary: [
      ...runsOf(divided, open, (index) => !isAside(index)),
      ...(strictness === 'strict' && !isPostcodeSaid && isStreetMissed(words, used, iso2) ? [typed.text] : []),
    ],
    distance: used.reduce((sum, cover) => sum + distances[cover?.likeness ?? 'same'], neutral.length),
    unmatched: words.filter((word) => word.isLine && !isSaid(word, used)).length,
    isNumberSaid: isNumberSaid(words, used),
    isInDoubt:
      covers.some((cover, at) => used.includes(cover) && isWeak(cover, tokens[at]?.key ?? '', used)) ||
      isFrontMissed(words, used, iso2),
  };
}

/** `52nd` for 52; empty for a word that is no such number. */
function ordinalOf(word: string): string {
  if (!/^\d{1,3}$/.test(word)) return '';
  const ending = /1\d$/.test(word) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(word.slice(-1))] ?? 'th');
  return word + ending;
}

/** The postcode without the digits that lead to a side of the street, and without the sign of its country: `CH-1530`. */
function plainPostcode(word: string, iso2: string): string {
  if (iso2 === 'US') return word.replace(/^(\d{5})-\d{4}(?!\d)/, '$1');
  const [, sign = '', code = ''] = /^([A-Z]{1,3})-(\d.*)$/.exec(word) ?? [];
  return sign !== '' && (sign === iso2 || signs[sign] === iso2) ? code : word;
}

/** Numbers beyond those of the line: in `Straße des 17. Juni 17` the second one is another house. */
function repeatedAmong(
  tokens: readonly TypedWord[],
  covers: readonly (Cover | null)[],
  words: readonly KnownWord[],
  isInUnit: (index: number) => boolean,
): readonly number[] {
  const numbers = words.filter(({ isLine }) => isLine).map(({ key }) => key);
  const countOf = (keys: readonly string[], key: string) => keys.filter((it) => it === key).length;
  const said: string[] = [];
  return tokens.flatMap(({ key, raw }, at) => {
    const [word, other] = covers[at]?.words ?? [];
    const isOfLine = word?.isLine === true && word.key === key && !other && /^\d/.test(key);
    if (!isOfLine || isInUnit(raw)) return [];
    said.push(key);
    return countOf(said, key) > countOf(numbers, key) ? raw : [];
  });
}

/** The last digits of a postcode that are the number of a district, by ISO 3166-1 alpha-2. */
const districtCodes: Readonly<Record<string, RegExp>> = {
  FR: /^(?:75|69|13)\d(\d\d)$/,
  AT: /^1(\d\d)\d$/,
  HU: /^1(\d\d)\d$/,
};

/** Digits and Roman numbers of districts, with what may stand behind them. */
const districtNumber = /^(?:(\d{1,2})(?:er|e|[eè]me)?|([IVX]{1,5}))[.,]*$/i;
const districtWord = /^(?:ker(?:[üu]let)?|bez(?:irk)?|arr(?:ondissement)?)[.,]*$/i;

/** The district or the department, which the postcode of the address says: `Marseille 14e`, `XIII. ker.`, `06`. */
function codePartsAmong(
  raw: readonly string[],
  open: ReadonlySet<number>,
  words: readonly KnownWord[],
  iso2: string,
): readonly number[] {
  const code = words.find(({ key, isLine }) => !isLine && /^\d{4,5}$/.test(key))?.key ?? '';
  const district = Number(districtCodes[iso2]?.exec(code)?.[1]);
  const isPart = (word: string) => {
    const [, digits = '', roman = ''] = districtNumber.exec(word) ?? [];
    if (iso2 === 'FR' && /^\d\d$/.test(word) && code.startsWith(word)) return true;
    return (digits === '' ? romanNumbers.indexOf(roman.toLowerCase()) : Number(digits)) === district;
  };
  return [...open].flatMap((index) =>
    isPart(raw[index] ?? '') ? [index, ...(districtWord.test(raw[index + 1] ?? '') ? [index + 1] : [])] : [],
  );
}

const romanNumbers = ' i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii'.split(
  ' ',
);

/** True for the words of pieces that no word of the address is in, and no digit. */
function partsAmong(pieces: readonly Piece[], open: ReadonlySet<number>): (index: number) => boolean {
  const found = new Set<number>();
  let base = 0;
  for (const words of pieces) {
    const own = words.map((_, at) => base + at);
    if (own.every((index) => open.has(index)) && !/\d/.test(textsOf(words).join('')))
      for (const index of own) found.add(index);
    base += words.length;
  }
  return (index) => found.has(index);
}

/** True if the text begins within the name of the street: `Storgatan` is no Östra Storgatan. */
function isFrontMissed(words: readonly KnownWord[], covers: readonly (Cover | null)[], iso2: string): boolean {
  return tellingAmong(namedAmong(words), iso2).findIndex((it) => isSaid(it, covers)) > 0;
}

/** The words of the line without numbers and single letters. */
function namedAmong(words: readonly KnownWord[]): readonly KnownWord[] {
  return words.filter(({ key, isLine }) => isLine && /^\p{L}/u.test(key) && key.length > 1);
}

/** Those that do not only say the kind of street, or join others. */
function tellingAmong(named: readonly KnownWord[], iso2: string): readonly KnownWord[] {
  return named.filter(({ key, folded }) => !isStreetWord(folded, iso2) && !smallWords().has(key));
}

/** True if the text says the kind of street, and nothing of its name: `2 rue de l'Alzette` is no Rue de l'Église. */
function isStreetMissed(words: readonly KnownWord[], covers: readonly (Cover | null)[], iso2: string): boolean {
  const named = namedAmong(words);
  const telling = tellingAmong(named, iso2);
  return telling.length > 0 && !telling.some((it) => isSaid(it, covers)) && named.some((it) => isSaid(it, covers));
}

/** True for the words behind the street and its number, where no part of the place is said: they are another one. */
function isTownBehind(
  raw: readonly string[],
  tokens: readonly TypedWord[],
  covers: readonly (Cover | null)[],
): (index: number) => boolean {
  const last = tokens.findLast((_, at) => covers[at]?.words.some(({ isLine }) => isLine) === true)?.raw ?? raw.length;
  const behind = raw.slice(last + 1);
  const isTown = behind.every((word) => !/\d/.test(word)) && !isAddressee(behind.map((it) => tokenOf(it, ' ', '')));
  return (index) => isTown && index > last;
}

/** True if a beginning proves little: fewer than three letters, or a town that no other word says whole. */
function isWeak(cover: Cover | null, key: string, others: readonly (Cover | null)[]): boolean {
  if (cover?.likeness !== 'begun') return false;
  const isTown = cover.words.some((word) => word.isTown);
  const isSaidWhole = others.some(
    (other) => other?.likeness === 'same' && other.words.some((it) => cover.words.includes(it)),
  );
  return !isSaidWhole && (key.length < 3 || isTown);
}

function isNumberSaid(words: readonly KnownWord[], covers: readonly (Cover | null)[]): boolean {
  const numbers = words.filter(({ key, isLine }) => isLine && /^\d/.test(key));
  return numbers.every((word) => isSaid(word, covers));
}

/** The same word may stand in the address several times. */
function isSaid({ key }: KnownWord, covers: readonly (Cover | null)[]): boolean {
  return covers.some((cover) => cover?.words.some((word) => word.key === key) === true);
}

function wordsOf({ line, place, more }: KnownTexts): readonly KnownWord[] {
  const lines = wordsToCompare(line).map((it) => ({ ...it, isLine: true, isTown: false }));
  const places = wordsToCompare(place).map((it) => ({ ...it, isLine: false, isTown: !/\d/.test(it.key) }));
  const others = wordsToCompare(more).map((it) => ({ ...it, isLine: false, isTown: false }));
  return [...lines, ...places, ...others].slice(0, comparedMax);
}

const smallWords = once(() => new Set([...comparedWords(joiningWords), ...numberWords.split('|')]));
const unmatched = once(() => new Set(comparedWords(unmatchedWords)));

/**
 * Words without a meaning: those between others, and those that may stand before any street.
 *
 * @param isUntyped true if the address does not say the kind of street
 */
function smallWordsAmong(
  openWords: (index: number) => readonly string[],
  open: ReadonlySet<number>,
  isUntyped: boolean,
): readonly number[] {
  const isSmall = (word: string) => smallWords().has(word) || (isUntyped && unmatched().has(word));
  return [...open].filter((index) => openWords(index).every(isSmall));
}

/**
 * The region, a county, or the country, if a town has its name: beside the address's own town they name no other town.
 */
function regionsAmong(
  raw: readonly string[],
  open: ReadonlySet<number>,
  { iso2, areas }: TypedText,
  townName: string,
): readonly number[] {
  const own = counties[iso2]?.split('|') ?? [];
  const isRegion = (name: string) =>
    name !== '' && (areaOf(name, areas) !== undefined || own.includes(bare(name)) || name === townName);
  // `Mass.`
  const isShort = (word: string) => {
    const [, begun = ''] = /^(\p{L}{3,})\.,?$/u.exec(word) ?? [];
    return begun !== '' && areas.filter(({ name }) => bare(name).startsWith(bare(begun))).length === 1;
  };
  return [...open].flatMap((index) =>
    [...Array(joinedMax).keys()]
      .map((more) => raw.slice(index, index + more + 1))
      .flatMap((run) => {
        const name = run.join(' ').replace(/[(),.]/g, '');
        // `Pº` is no code of a province.
        const isOne = isRegion(name) || (run.length === 1 && isShort(raw[index] ?? ''));
        return !/[\dº]/.test(name) && isOne ? run.map((_, at) => index + at) : [];
      }),
  );
}

/** The words that the reader takes for no part of an address. */
function restOf({ text, iso2, areas }: TypedText): readonly string[] {
  return readAddress(text, iso2, areas).rest.flatMap((it) => it.split(/\s+/).map(bareOf));
}

function bareOf(word: string): string {
  return comparedWords(word).join(' ');
}

/** The open words of a text; neighbours together. */
function runsOf(
  pieces: readonly Piece[],
  open: ReadonlySet<number>,
  isWanted: (index: number) => boolean,
): readonly string[] {
  let base = 0;
  const runs: string[] = [];
  for (const words of pieces) {
    let run: string[] = [];
    for (const [at, word] of numbered(textsOf(words))) {
      if (open.has(base + at) && isWanted(base + at)) run.push(word);
      else if (run.length > 0) {
        runs.push(run.join(' '));
        run = [];
      }
    }
    if (run.length > 0) runs.push(run.join(' '));
    base += words.length;
  }
  return runs;
}
