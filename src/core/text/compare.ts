/**
 * Compares a typed text with an address that the service knows: the words that the address has, and those that it
 * lacks.
 */
import { numbered } from '../numbered.ts';
import { oncePerObject } from '../once.ts';
import { districtsAmong, regionsAmong, slashedUnitIn, smallWords, unitsAmong, wordsOfAnyStreet } from './beyond.ts';
import { bounded } from './bound.ts';
import { countryIn } from './country-in-text.ts';
import {
  distances,
  isHouseNumber,
  type KnownWord,
  type Said,
  type Strictness,
  saidBy,
  type TypedText,
  type TypedWord,
} from './covers.ts';
import { isCompany } from './piece-kinds.ts';
import { isSignOf } from './postcode.ts';
import { readAddress } from './reader.ts';
import { comparedWords, wordsToCompare } from './same-word.ts';
import { has, is, isEnglish, type Piece, piecesOf, type Token, tokenOf } from './tokens.ts';

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
  const { named, townName, pieces: others } = countryIn({ pieces: given, iso2, areas });
  // The name of another country contradicts an address; the name of a town may be meant as a country.
  const pieces = (named !== null && named !== iso2) || townName !== '' ? given : others;
  const all = pieces.flat();
  const words = wordsOf(known, iso2);
  const said = saidBy(typedWordsOf(all, iso2), words, strictness);
  const coversOf = oncePerObject((token: Token) =>
    said.filter(({ word }) => word.token === token).map(({ cover }) => cover),
  );
  const open = new Set(all.filter((token) => coversOf(token).includes(null)));
  const take = (tokens: Iterable<Token>) => {
    for (const token of tokens) open.delete(token);
  };
  const units = unitsAmong(pieces, open, coversOf, iso2);
  take(units);
  const slashed = slashedUnitIn(open, coversOf, iso2);
  if (slashed) open.delete(slashed.token);
  const used = said.filter(({ word }) => !units.has(word.token));
  const repeated = repeatedAmong(used, words);
  for (const token of repeated) open.add(token);
  const covered = said.flatMap(({ cover }) => cover?.words ?? []);
  const isTownSaid = covered.some((it) => it.isTown);
  const isPostcodeSaid = covered.some((it) => !it.isLine && /\d/.test(it.key));
  const isUntyped = !words.some(({ isLine, isKind }) => isLine && isKind);
  const isMeaningless = (token: Token) =>
    said
      .filter(({ word, cover }) => word.token === token && (!cover || repeated.includes(token)))
      .every(({ word: { key } }) => smallWords().has(key) || (isUntyped && wordsOfAnyStreet().has(key)));
  const isSign = ({ text }: Token, next: Token | undefined) =>
    isSignOf(text, iso2) && next !== undefined && is(next, 'digit') && !open.has(next);
  const neutral = [
    ...all.filter((token, at) => open.has(token) && (isMeaningless(token) || isSign(token, all[at + 1]))),
    ...(isTownSaid ? regionsAmong(all, open, typed, townName) : []),
    ...(isTownSaid ? districtsAmong(all, open, words, iso2) : []),
  ];
  take(neutral);
  // `Fam. de Vries` is one name.
  for (const [at, token] of numbered(all)) {
    const [front, back] = [all[at - 1], all[at + 1]];
    if (neutral.includes(token) && front && back && open.has(front) && open.has(back)) open.add(token);
  }
  const rest = open.size > 0 ? restOf(typed) : [];
  const behind = wordsBehindStreet(all, said);
  // Beside a postcode and a town, a piece of its own is a part of that town.
  const parts = pieces.filter((piece) => piece.every((token) => open.has(token)) && !has(piece, 'digit'));
  const inParts = new Set(isTownSaid && isPostcodeSaid ? parts.flat() : []);
  const isAside = (token: Token) =>
    inParts.has(token) || (rest.includes(keyOf(token.text)) && (strictness === 'chosen' || !behind.includes(token)));
  const line = lineOf(words, used);
  return {
    unit: [...runsOf(pieces, (token) => units.has(token)).map(trimmed), slashed?.unit ?? []].flat().join(', '),
    aside: runsOf(pieces, (token) => open.has(token) && isAside(token)),
    contrary: [
      ...runsOf(pieces, (token) => open.has(token) && !isAside(token)),
      ...(strictness === 'strict' && !isPostcodeSaid && line.isNameMissed ? [typed.text] : []),
    ],
    distance: used.reduce((sum, { cover }) => sum + distances[cover?.likeness ?? 'same'], neutral.length),
    unmatched: line.unmatched,
    isNumberSaid: line.isNumberSaid,
    isInDoubt: line.isFrontMissed || used.some((it) => isWeak(it, used)),
  };
}

function typedWordsOf(all: Piece, iso2: string): readonly TypedWord[] {
  return all.flatMap((token, at) => {
    const isOrdinal = isEnglish(iso2) && at > 0 && is(token, 'begun') && is(all[at + 1], 'closing');
    const more = { token, isInitial: /^\p{L}\.$/u.test(token.text), isOrdinal };
    return wordsToCompare(plainPostcode(token.text, iso2)).map((it) => ({
      ...it,
      ...more,
      isKind: isKind(it.folded, iso2),
    }));
  });
}

function isKind(folded: string, iso2: string): boolean {
  return is(tokenOf(folded, ' ', iso2), 'kindOfStreet');
}

/** The postcode without the digits that lead to a side of the street, and without the sign of its country: `CH-1530`. */
function plainPostcode(word: string, iso2: string): string {
  if (iso2 === 'US') return word.replace(/^(\d{5})-\d{4}(?!\d)/, '$1');
  const [, sign = '', code = ''] = /^([A-Z]{1,3})-(\d.*)$/.exec(word) ?? [];
  return isSignOf(sign, iso2) ? code : word;
}

function wordsOf({ line, place, more }: KnownTexts, iso2: string): readonly KnownWord[] {
  const of = (text: string, isLine: boolean, isPlace: boolean) =>
    wordsToCompare(text).map((it) => ({
      ...it,
      isLine,
      isTown: isPlace && !/\d/.test(it.key),
      isKind: isKind(it.folded, iso2),
    }));
  return [...of(line, true, false), ...of(place, false, true), ...of(more, false, false)].slice(0, comparedMax);
}

/** Numbers beyond those of the line: in `Straße des 17. Juni 17` the second one is another house. */
function repeatedAmong(said: readonly Said[], words: readonly KnownWord[]): readonly Token[] {
  const left = words.filter(isHouseNumber).map(({ key }) => key);
  return said.flatMap(({ word, cover }) => {
    const [known, other] = cover?.words ?? [];
    if (!known || other || !isHouseNumber(known) || known.key !== word.key) return [];
    const at = left.indexOf(word.key);
    if (at >= 0) left.splice(at, 1);
    return at < 0 ? word.token : [];
  });
}

/** The extent to which the text says the line of the address. The same word may stand in the address several times. */
function lineOf(words: readonly KnownWord[], used: readonly Said[]) {
  const keys = new Set(used.flatMap(({ cover }) => cover?.words ?? []).map(({ key }) => key));
  const isSaid = ({ key }: KnownWord) => keys.has(key);
  const line = words.filter(({ isLine }) => isLine);
  const named = line.filter(({ key }) => /^\p{L}/u.test(key) && key.length > 1);
  const telling = named.filter((it) => !it.isKind && !smallWords().has(it.key));
  const first = telling.findIndex(isSaid);
  return {
    unmatched: line.filter((it) => !isSaid(it)).length,
    isNumberSaid: line.filter(isHouseNumber).every(isSaid),
    /** The text begins within the name: `Storgatan` is no Östra Storgatan. */
    isFrontMissed: first > 0,
    /** It says the kind of street, and nothing of its name: `2 rue de l'Alzette` is no Rue de l'Église. */
    isNameMissed: telling.length > 0 && first < 0 && named.some(isSaid),
  };
}

/** The words behind the street and its number, if they may be a town. */
function wordsBehindStreet(all: Piece, said: readonly Said[]): Piece {
  const last = said.findLast(({ cover }) => cover?.words.some(({ isLine }) => isLine))?.word.token;
  const behind = last ? all.slice(all.indexOf(last) + 1) : [];
  return has(behind, 'digit') || isCompany(behind) ? [] : behind;
}

/** True if a beginning proves little: fewer than three letters, or a town that no other word says whole. */
function isWeak({ word, cover }: Said, others: readonly Said[]): boolean {
  if (cover?.likeness !== 'begun' || (word.key.length > 2 && !cover.words.some(({ isTown }) => isTown))) return false;
  return !others.some(
    (other) => other.cover?.likeness === 'same' && other.cover.words.some((it) => cover.words.includes(it)),
  );
}

/** The words that the reader takes for no part of an address. */
function restOf({ text, iso2, areas }: TypedText): readonly string[] {
  return readAddress(text, iso2, areas).rest.flatMap((it) => it.split(/\s+/).map(keyOf));
}

function keyOf(word: string): string {
  return comparedWords(word).join(' ');
}

/** Without the dot behind several words; that of `2.` says what it is. */
function trimmed(text: string): string {
  return text.replace(/\s/.test(text) ? /[,.]+$/ : /,+$/, '');
}

/** The wanted words of a text; neighbours on a line together. */
function runsOf(pieces: readonly Piece[], isWanted: (token: Token) => boolean): readonly string[] {
  return pieces.flatMap((words) => {
    const runs: Token[][] = [[]];
    for (const token of words)
      if (isWanted(token)) runs.at(-1)?.push(token);
      else runs.push([]);
    return runs.filter(({ length }) => length > 0).map((run) => run.map(({ text }) => text).join(' '));
  });
}
