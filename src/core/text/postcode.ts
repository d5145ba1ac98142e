/** The postcode in a text: by its shape, and by its place among the other words. */

import { facts } from '../address/format-data.ts';
import { type AddressFormat, hasField, postcodeFrom } from '../address/formats.ts';
import { isNumberInFront } from '../address/house-number.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { bare, lettersOf } from '../letters.ts';
import { oncePerText } from '../once.ts';
import { signs } from './data/words.ts';
import { isCompass } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';
import { isUnit } from './units.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The place of a postcode in a text, and its value. */
export interface FoundPostcode {
  /** As its country prints it. */
  readonly postcode: string;
  /** ISO 3166-1 alpha-2 of the country it belongs to. */
  readonly country: string;
  readonly piece: number;
  /** Of the words of the piece, the first of the postcode, and the one behind its last. */
  readonly start: number;
  readonly end: number;
  /** True if its letters, its place or a word in front of it say that it is a postcode. */
  readonly isSure: boolean;
}

/** The format of a country, as often as it is asked for. */
export const formatFor = oncePerText(worldFormatOf);

/** The format of the text: some countries reverse the order in Latin letters. */
export function writtenFormat(text: string, format: AddressFormat): AddressFormat {
  return (!/[^\P{L}\p{Script=Latin}]/u.test(text) && format.latin) || format;
}

/** Postcodes that cannot be taken for anything else. */
const unmistakable = ['NL', 'GB'];

/** For a text of which nothing is known: postcodes of five and of four digits. */
const usualShapes = ['NL', 'GB', 'DE', 'AT'];

/** A word in front of a postcode: `CEP`, `C.P.`, `PIN code`. */
const labels = /^(?:cep|cp|pin|pincode|zip|zipcode|postcode|pc|plz|cap|τκ|〒|邮编|邮政编码|우)$/;
const labelPairs = /^(?:c p|τ κ|p c|pin code|zip code|post code|postal code|code postal)$/;

/**
 * The most likely postcode; null if there is none.
 *
 * @param iso2 the country it is expected to be of; empty for none
 *
 * @param isNamed true if the text named that country, so that it can be of no other
 */
export function findPostcode(pieces: readonly Piece[], iso2: string, isNamed: boolean): FoundPostcode | null {
  const lettered = bestOf(pieces, iso2);
  // `B1900` is in Buenos Aires where an address of Argentina is expected.
  if (lettered && lettered.rank === lettersRank) return lettered.found;
  const signed = isNamed ? [] : candidatesIn(pieces, signedAt);
  if (signed[0]) return signed[0];
  const dutch = isNamed ? [] : candidatesIn(pieces, dutchAt);
  if (dutch[0]) return dutch[0];
  const own = iso2 === '' ? usualShapes : [iso2];
  for (const country of [...own, ...(isNamed ? [] : unmistakable.filter((it) => !own.includes(it)))]) {
    const best = bestOf(pieces, country);
    if (best) return best.found;
  }
  return candidatesIn(pieces, (words, start) => foreignAt(words, start, iso2))[0] ?? null;
}

/** A postcode with letters. */
const lettersRank = 5;

/** The best postcode of a country; null for none. */
function bestOf(
  pieces: readonly Piece[],
  country: string,
): { readonly found: FoundPostcode; readonly rank: number } | null {
  const format = writtenFormat(pieces.flat().join(' '), formatFor(country));
  const ranked = candidatesIn(pieces, (words, start) => plainAt(words, start, country)).map((found) => ({
    found,
    rank: rankOf(found, pieces, format),
  }));
  const [best] = ranked.toReversed().toSorted((a, b) => b.rank - a.rank);
  if (!best || best.rank === 0) return null;
  return { found: { ...withoutLabel(best.found, pieces), isSure: best.rank > 1 }, rank: best.rank };
}

type PostcodeAt = Omit<FoundPostcode, 'piece'>;

function candidatesIn(
  pieces: readonly Piece[],
  at: (words: Piece, start: number) => PostcodeAt | null,
): readonly FoundPostcode[] {
  return pieces.flatMap((words, piece) =>
    words.flatMap((_, start) => {
      const found = at(words.slice(start, start + 4), start);
      return found ? [{ ...found, piece }] : [];
    }),
  );
}

/** `B-1000` anywhere, `B 1000` and `B1000` where a line begins. The words are those from `start`. */
function signedAt(words: Piece, start: number): PostcodeAt | null {
  const [word = '', next = ''] = words;
  const [, sign = '', gap = '', code = ''] = /^([A-Z]{1,3})(-?)(\d[\w-]*)?$/.exec(word) ?? [];
  const country = signs[sign] ?? (Object.hasOwn(facts, sign) ? sign : '');
  if (country === '' || (gap === '' && start > 0)) return null;
  if (code === '' && !/^\d/.test(next)) return null;
  const from = code === '' ? 1 : 0;
  const rest = code === '' ? words.slice(1) : [code, ...words.slice(1)];
  const found = plainAt(rest, 0, country);
  // `Wilmington, DE 19805`: without a hyphen, the town stands behind.
  if (found && gap === '' && rest[found.end] === undefined) return null;
  return found && { ...found, start, end: start + from + found.end };
}

/** `2012 ES Haarlem`, where four digits alone would be a postcode too; not `1302 US Highway 71`. */
function dutchAt(words: Piece, start: number): PostcodeAt | null {
  const [, letters = '', town = ''] = words;
  const { closesStreet } = vocabularyOf('NL');
  // `1420 NW Lovejoy St`
  const isCompassed = isCompass(letters) && words.slice(2).some(closesStreet);
  const isTown = /\p{Ll}/u.test(town) && !closesStreet(town) && !isCompassed;
  return /^[A-Z]{2}$/.test(letters) && isTown ? plainAt(words, start, 'NL') : null;
}

/** Digits in front of a town, as many countries have them: their country is not known. */
function foreignAt(words: Piece, start: number, country: string): PostcodeAt | null {
  const [postcode = '', next = ''] = words;
  const { opensStreet, endsStreet } = vocabularyOf(country);
  const isStreet = words.some((word) => opensStreet(word) || endsStreet(word));
  const isPlace = start === 0 && /^\d{4,5}$/.test(postcode) && /\p{L}{2}/u.test(next) && !isStreet;
  const isEuropean = country === '' || Object.hasOwn(facts, country);
  return isPlace && isEuropean ? { postcode, country, start, end: 1, isSure: false } : null;
}

/** One word or two, if they have the shape of a postcode in the country, as it is or with its sign. */
function plainAt(words: Piece, start: number, country: string): PostcodeAt | null {
  const format = formatFor(country);
  const [given = '', next = ''] = words;
  const [, label = '', own = given] = /^([a-z.]+[:.]|〒)(.*\d.*)$/i.exec(given) ?? [];
  const word = labels.test(bare(label)) ? own : given;
  for (const length of next === '' ? [1] : [2, 1]) {
    const text = length === 2 ? `${word} ${next.replace(/[.)]$/, '')}` : word.replace(/[()]/g, '');
    const postcode = exactPostcode(text, country, format);
    if (postcode !== null) return { postcode, country, start, end: start + length, isSure: word !== given };
  }
  return null;
}

/**
 * A postcode and nothing else. Two words are one postcode only if they are printed so, or if each has three signs or
 * more.
 */
function exactPostcode(text: string, country: string, format: AddressFormat): string | null {
  if (text.length > 14 || !/\d/.test(text.normalize('NFKC')) || /^[-/#]/.test(text)) return null;
  const postcode = postcodeFrom(text, format);
  // `19-21` is a range of houses where postcodes have no hyphen or blank.
  if (postcode === null || (/\d-\d/.test(text) && /^\w+$/.test(postcode))) return null;
  const [first = '', second] = text.split(' ');
  const isPrintedSo = postcode.indexOf(' ') === first.replace(/^[A-Z]{1,3}-/, '').length;
  if (second !== undefined && !isPrintedSo && (/\D/.test(first + second) || first.length < 3 || second.length < 3))
    return null;
  const [typed, printed] = [lettersOf(text), lettersOf(postcode)];
  const isOfCountry = Object.keys(signs).some((sign) => signs[sign] === country && sign + printed === typed);
  return isOfCountry || [printed, country + printed].includes(typed) || printed.endsWith(typed) ? postcode : null;
}

/** The likelihood that the digits are a postcode: 0 for a house number, 2 and more for a sure postcode. */
function rankOf(found: FoundPostcode, pieces: readonly Piece[], format: AddressFormat): number {
  const { postcode, piece, start, end, country, isSure } = found;
  const words = pieces[piece] ?? [];
  const { isBox } = vocabularyOf(country);
  if (isBox(words.slice(0, end)) && !isBox(words.slice(0, start))) return 0;
  // `Block 428`; `FL 33614` is in Florida.
  if (start === 1 && isUnit(words.slice(0, 2), country) && /\p{L}{4}/u.test(words[0] ?? '')) return 0;
  const isLabelled = isSure || labelLength(words, start) > 0;
  const hasLetters = /\p{L}/u.test(postcode) && /\p{L}/u.test(words.slice(start, end).join(''));
  if (hasLetters) return lettersRank;
  if (isLabelled) return 4;
  const isFollowed = /\p{L}{2}/u.test(words.slice(end, end + 2).join(' '));
  const isAlone = start === 0 && end === words.length;
  const order = format.mail.lines.flat().map(({ field }) => field);
  const isTownFirst = order.includes('locality') && order.indexOf('postcode') > order.indexOf('locality');
  const isRegionFirst = order.includes('region') && order.indexOf('postcode') > order.indexOf('region');
  if (isTownFirst || isRegionFirst || !order.includes('locality')) {
    // No house has six digits.
    const isLong = postcode.length > 5;
    if (isAlone) return piece > 0 || pieces.length === 1 ? 3 : isLong ? 2 : 1;
    // Where the number stands behind the street, no house begins a text.
    const isNoHouse = piece > 0 || isLong || (hasField(format, 'building') && !isNumberInFront(format));
    if (start === 0) return isFollowed && isNoHouse && (piece === 0 || opensTown(words, end, country)) ? 2 : 0;
    return isFollowed ? 1 : isBehindName(words, start, piece, postcode, country) ? 3 : 0;
  }
  if (start === 0) return isFollowed ? 3 : 2;
  if (isFollowed) return 2;
  const hasOther = pieces.some(
    (it, at) =>
      !isUnit(it, country) &&
      it.some((word, index) => /\d/.test(word) && (at !== piece || index < start || index >= end)),
  );
  if (!hasField(format, 'building')) return hasOther && isBehindName(words, start, piece, postcode, country) ? 2 : 0;
  return hasOther || postcode.length > 4 ? 1 : 0;
}

/** True if the following words may be a town: behind a house number a street follows. */
function opensTown(words: Piece, from: number, country: string): boolean {
  const { opensStreet, endsStreet } = vocabularyOf(country);
  return words.slice(from).every((word) => !opensStreet(word) && !endsStreet(word) && !/\d/.test(word));
}

/** True if the words before it are a town or a region; behind a street stands its number. */
function isBehindName(words: Piece, start: number, piece: number, postcode: string, country: string): boolean {
  const before = words.slice(0, start);
  if (before.some((word) => /\d/.test(word))) return true;
  const { opensStreet, endsStreet } = vocabularyOf(country);
  const isStreet = before
    .filter((word) => !/^[A-Z]{2}$/.test(word))
    .some((word, index) => opensStreet(word) || (index > 0 && endsStreet(word)));
  return !isStreet && (piece > 0 || postcode.length > 4);
}

/** The number of words in front of it that name it a postcode. */
function labelLength(words: Piece, start: number): number {
  const [first = '', second = ''] = words.slice(0, start).slice(-2).map(bare);
  if (labelPairs.test(`${first} ${second}`)) return 2;
  return start > 0 && labels.test(start > 1 ? second : first) ? 1 : 0;
}

function withoutLabel(found: FoundPostcode, pieces: readonly Piece[]): FoundPostcode {
  return { ...found, start: found.start - labelLength(pieces[found.piece] ?? [], found.start) };
}
