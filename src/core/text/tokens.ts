/** A text in tokens: its words, with what they mean in the addresses of a country and what stands in front of them. */
import { isNumberWord, isOrdinalAddition, isOrdinalOfName, wordsBeforeNumber } from '../address/house-number.ts';
import { languages, likeliestLanguage } from '../country/languages.ts';
import { bare, fold } from '../letters.ts';
import { oncePerText } from '../once.ts';
import { kindsByShape, kindsByWord, spoken, type Words, words } from './data/words.ts';

/** What a word may be: a kind of its language, one that its letters say alone, or one that its shape says. */
export type Kind =
  | keyof Words
  | keyof typeof kindsByWord
  | keyof typeof kindsByShape
  /** The name of a street in one word: `Poststraße`. */
  | 'compound'
  /** An English word that ends a street: the words behind it are not part of the street. */
  | 'closing'
  /** Only says the kind of street. */
  | 'kindOfStreet'
  /** A part of a building with its number in one word: `bus3`, `2hoog`. */
  | 'unitInOne'
  /** May stand behind the number of a house. */
  | 'extra'
  /** The number of a house, with or without an addition. */
  | 'house'
  /** Counts the houses with one number: `bis`. */
  | 'addedInWords'
  | 'numberWord'
  | 'ordinalOfName';

/** One word. */
export interface Token {
  /** As it is written. */
  readonly text: string;
  /** Folded, without dots and commas. */
  readonly bare: string;
  readonly kinds: ReadonlySet<Kind>;
  /** What divides it from the word in front. */
  readonly gap: ' ' | ', ';
  /** The country by whose words it is read, ISO 3166-1 alpha-2; empty for any. */
  readonly iso2: string;
}

/** The words between two commas or line breaks. */
export type Piece = readonly Token[];

/** True if a word is of one of the kinds. */
export function is(token: Token | undefined, ...kinds: readonly Kind[]): boolean {
  return token !== undefined && kinds.some((kind) => token.kinds.has(kind));
}

/** True if a piece has a word of one of the kinds. */
export function has(piece: Piece, ...kinds: readonly Kind[]): boolean {
  return piece.some((token) => is(token, ...kinds));
}

/** The words as they are written. */
export function textOf(piece: Piece): string {
  const text = piece.map((token, at) => (at > 0 ? token.gap : '') + token.text).join('');
  return text.replace(/[,:]+$/, '');
}

/** The words as strings. */
export function textsOf(piece: Piece): readonly string[] {
  return piece.map(({ text }) => text);
}

/** True if English comes first in a country: number, name of the street, its kind. */
export function isEnglish(iso2: string): boolean {
  return languagesOf(iso2)[1] === 'en';
}

/** The words of a line, without anything that divides them. */
export function lineOfTokens(text: string, iso2: string): Piece {
  return text.split(/\s+/).map((word) => tokenOf(word, ' ', iso2));
}

/** The text in pieces; none is empty. A text is bounded before. */
export function piecesOf(text: string, iso2: string): readonly Piece[] {
  return text
    .normalize()
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(dutchPostcodeAndNumber, '$1 ')
    .replace(label, '$1 ')
    .replace(range, '-')
    .replace(besidePostcode, ' ')
    .replace(contactBehind, '\n')
    .replace(bracketedNumber, ', $1')
    .split(breaks)
    .map((piece) => piece.trim().replace(heading, ''))
    .map((piece) => piece.split(/\s+/).filter((word) => /[\p{L}\p{N}&+#]/u.test(word)))
    .filter((texts) => texts.length > 0)
    .map((texts) => texts.map((word, at) => tokenOf(word, at > 0 ? ' ' : ', ', iso2)));
}

/** A word without its end: `Fatih` of `Fatih/İstanbul`. */
export function shortened({ gap, iso2 }: Token, text: string): Token {
  return tokenOf(text, gap, iso2);
}

/** The same pieces by the words of another country. */
export function piecesIn(pieces: readonly Piece[], iso2: string): readonly Piece[] {
  if (pieces[0]?.[0]?.iso2 === iso2) return pieces;
  return pieces.map((piece) => piece.map(({ text, gap }) => tokenOf(text, gap, iso2)));
}

const breaks =
  /(?:(?!(?<=\bkm[. ]{0,2}\d{1,3}),\d)[\t-\r\u2028\u2029,;|·•،、，])+|\s+[-–—]+\s+|(?<!\d)\s+\/\s+|\s+\/\s+(?!\d)|\s+(?=c\/o\s)|\s+(?=แขวง|เขต|ตำบล|อำเภอ|จังหวัด|[ตอจ]\.)/iu;

/** `Kat:3`, `CEP:01310-100`, `〒100-0001` */
const label = /(\p{L}:|\bc\.?p\.|〒)(?=\d)/giu;

/** `30 - 32` is a range of numbers, `87 - 2.º` a house and a floor. */
const range = /(?<=\d)\s+[-–—]+\s+(?=\d{1,3}(?!\d|\.?[°ºª]))/gu;

/** `Dhaka-1000`, `28013-Madrid` are a town and a postcode, `P.O. Box 30197 - 00100` a box and one. */
const besidePostcode =
  /(?<=\p{L}{4}|\bbox\s+\d{1,6}\s*)[-–](?=\s*\d{4,6}(?:$|[\s,;]))|(?<=(?:^|[,;\n])\s*\d{5})[-–](?=\p{L}{4})/giu;

/** `2 rue du Château (2e droite)`: brackets at the end hold a part of the building, or a telephone number. */
const bracketedNumber = /[^\S\n]\(([^()\n]*\d[^()\n]*)\)(?=\s*(?:[,;|\n]|$))/gu;

/** `… India. Mob: +91 98765 43210`, `… TX 75219 (214) 555-0143` */
const contactBehind =
  /[.\s]\s*(?=(?:tel|mob|mobile|phone|ph|fax|e-?mail)[.:]*\s*[+(\d])|(?<=\d)\s+(?=\+\d|\(\d{3}\) \d{3})/giu;

/** `2012es30` is a postcode and a number. */
const dutchPostcodeAndNumber = /(?<![\p{L}\d])(\d{4}\s?[a-z]{2})(?=\d)/giu;

/** `Ship to: …`, but no web address, and nothing that a digit follows. */
const heading = /^(?!att)\p{L}[\p{L} /-]{2,24}:\s*(?=\p{L})/iu;

/** One word. */
export function tokenOf(text: string, gap: ' ' | ', ', iso2: string): Token {
  return { text, gap, iso2, bare: bare(text), kinds: kindsOf(text, iso2) };
}

const shapeKinds = Object.entries(kindsByShape) as readonly (readonly [Kind, RegExp])[];

/** `bus3`, `lgh1101` */
const nameAndNumber = /^(\p{L}{2,8})\d{1,4}\p{L}?[.,]*$/u;

function kindsOf(text: string, iso2: string): ReadonlySet<Kind> {
  const word = bare(text);
  const { listed, ending } = vocabularyOf(iso2);
  const kindsIn = (it: string) => listed.get(it === text ? word : bare(it)) ?? [];
  const kinds = new Set<Kind>(kindsIn(text));
  const add = (kind: Kind, isOne: boolean) => isOne && kinds.add(kind);
  add('before', /^c\/\p{L}/iu.test(text));
  add('compound', ending.test(word));
  add('behind', kinds.has('compound'));
  add('kindOfStreet', kinds.has('before') || (kinds.has('behind') && !kinds.has('compound')));
  for (const [kind, shape] of shapeKinds) add(kind, shape.test(text));
  // `2éme étage` is written as often as `2ème`.
  add('ordinal', kindsByShape.ordinal.test(fold(text)));
  add('numberWord', isNumberWord(text));
  add('addedInWords', isOrdinalAddition(text));
  add('ordinalOfName', isOrdinalOfName(text));
  add('addition', kinds.has('ground') || kinds.has('side') || kinds.has('addedInWords'));
  // `2hoog`, `3tv`: the floor or its side behind the number.
  const counted = kindsIn(text.replace(/^\d{1,2}[-.]?/, '')).filter((kind) => kind === 'floor' || kind === 'side');
  for (const kind of counted) kinds.add(kind);
  add(
    'unitInOne',
    (kinds.has('begun') && counted.length > 0) || kindsIn(nameAndNumber.exec(text)?.[1] ?? '').includes('unit'),
  );
  const isExtra = (it: string) =>
    it === '' ||
    kindsByShape.shortAddition.test(it) ||
    kindsIn(it.replace(/^\d{1,2}[-.]?/, '')).includes('floor') ||
    isOrdinalAddition(it) ||
    kindsIn(it).some((kind) => extras.has(kind));
  add('extra', isExtra(text.replace(/^[-/.,]+/, '')));
  const suffix = kindsByShape.number.exec(text)?.[2];
  add('house', suffix !== undefined && isExtra(suffix.replace(/^[-/.,]+|,$/g, '')));
  return kinds;
}

const extras: ReadonlySet<Kind> = new Set(['unit', 'alone', 'floor', 'addition', 'ground', 'side']);

/** The words of the languages of a country, and the endings of names of streets; of all languages for no country. */
const vocabularyOf = oncePerText((iso2: string) => {
  const own = languagesOf(iso2);
  const listed = new Map<string, Kind[]>();
  const endings: string[] = [];
  const list = (texts: string, kind: Kind) => {
    for (const text of texts.split(' ').filter(Boolean))
      if (text.startsWith('-')) endings.push(text.slice(1));
      else listed.set(text, [...(listed.get(text) ?? []), kind]);
  };
  for (const [language, row] of Object.entries(words)) {
    if (iso2 !== '' && !own.includes(language)) continue;
    list(wordsBeforeNumber[language] ?? '', 'before');
    for (const [kind, texts] of Object.entries(row)) list(texts, kind as Kind);
  }
  list(words['en']?.behind ?? '', 'closing');
  for (const [kind, texts] of Object.entries(kindsByWord)) list(texts, kind as Kind);
  return { listed, ending: endings.length > 0 ? new RegExp(`.(?:${endings.join('|')})$`) : /(?!)/ };
});

/** Those of which the words count in full; ISO 639-1. */
const languagesOf = oncePerText((iso2): readonly string[] => {
  const language = likeliestLanguage(iso2);
  if (language === '') return [];
  const others = Object.entries(spoken).flatMap(([codes, it]) => (codes.split(' ').includes(iso2) ? [it] : []));
  return ['en', language === 'no' ? 'nb' : language, ...(languages[iso2] ?? []), ...others];
});
