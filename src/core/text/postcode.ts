/** The postcode in a text: by its shape, and by its place among the other words. */
import { facts } from '../address/format-data.ts';
import { type AddressFormat, hasField, postcodeFrom } from '../address/formats.ts';
import { isNumberInFront } from '../address/house-number.ts';
import { lettersOf } from '../letters.ts';
import { postcodeLabelPairs, signs } from './data/words.ts';
import { type FoundPostcode, formatFor } from './findings.ts';
import { isBox, isUnit } from './piece-kinds.ts';
import { has, is, type Piece, piecesIn, textOf } from './tokens.ts';

/** The format of the text: some countries reverse the order in Latin letters. */
export function writtenFormat(text: string, format: AddressFormat): AddressFormat {
  return (!/[^\P{L}\p{Script=Latin}]/u.test(text) && format.latin) || format;
}

/** Postcodes that cannot be taken for anything else. */
const unmistakable = ['NL', 'GB'];

/** For a text of which nothing is known: postcodes of five and of four digits. */
const usualShapes = ['NL', 'GB', 'DE', 'AT'];

/**
 * The most likely postcode; null if there is none.
 *
 * @param iso2 the country it is expected to be of; empty for none
 *
 * @param isNamed true if the text named that country, so that it can be of no other
 */
export function findPostcode(pieces: readonly Piece[], iso2: string, isNamed: boolean): FoundPostcode | null {
  const own = bestOf(pieces, iso2);
  // `B1900` is in Buenos Aires where an address of Argentina is expected.
  if (own?.rank === lettersRank || isNamed) return own?.found ?? foreignIn(pieces, iso2);
  const expected = iso2 === '' ? usualShapes : [iso2];
  return (
    allIn(pieces, signedAt)[0] ??
    allIn(pieces, dutchAt)[0] ??
    [...new Set([...expected, ...unmistakable])].map((it) => bestOf(pieces, it)?.found).find(Boolean) ??
    foreignIn(pieces, iso2)
  );
}

/** A postcode with letters. */
const lettersRank = 5;

/** The best postcode of a country; null for none. */
function bestOf(
  given: readonly Piece[],
  country: string,
): { readonly found: FoundPostcode; readonly rank: number } | null {
  const pieces = piecesIn(given, country);
  const format = writtenFormat(pieces.map(textOf).join(' '), formatFor(country));
  const ranked = allIn(pieces, (words, start) => plainAt(words, start, country)).map((found) => ({
    found,
    rank: rankOf(found, pieces, format),
  }));
  const [best] = ranked.toReversed().toSorted((a, b) => b.rank - a.rank);
  if (!best || best.rank === 0) return null;
  const { piece, start } = best.found;
  const found = { ...best.found, start: start - labelLength(pieces[piece] ?? [], start), isSure: best.rank > 1 };
  return { found, rank: best.rank };
}

type PostcodeAt = Omit<FoundPostcode, 'piece' | 'isSure'>;

function allIn(
  pieces: readonly Piece[],
  at: (words: Piece, start: number) => PostcodeAt | null,
): readonly FoundPostcode[] {
  return pieces.flatMap((words, piece) =>
    words.flatMap((_, start) => {
      const found = at(words.slice(start, start + 4), start);
      return found ? [{ ...found, piece, isSure: false }] : [];
    }),
  );
}

/** True for what stands before the postcodes of a country: `B`, `CH`. */
export function isSignOf(text: string, iso2: string): boolean {
  return text !== '' && (text === iso2 || signs[text] === iso2);
}

/** `B-1000` anywhere, `B 1000` and `B1000` where a line begins. The words are those from `start`. */
function signedAt(words: Piece, start: number): PostcodeAt | null {
  const [, sign = '', gap = '', digit = ''] = /^([A-Z]{1,3})(-?)(\d|$)/.exec(words[0]?.text ?? '') ?? [];
  const country = signs[sign] ?? (Object.hasOwn(facts, sign) ? sign : '');
  if (country === '' || (gap === '' && start > 0)) return null;
  const apart = digit === '' ? 1 : 0;
  const found = plainAt(words.slice(apart), start + apart, country);
  // `Wilmington, DE 19805`: without a hyphen, the town stands behind.
  return found && (gap !== '' || words[found.end - start]) ? { ...found, start } : null;
}

/** `2012 ES Haarlem`, where four digits alone would be a postcode too; not `1302 US Highway 71`. */
function dutchAt(words: Piece, start: number): PostcodeAt | null {
  const [, letters, town] = words;
  // `1420 NW Lovejoy St`
  const isCompassed = is(letters, 'compass') && has(words.slice(2), 'closing');
  const isTown = /\p{Ll}/u.test(town?.text ?? '') && !is(town, 'closing') && !isCompassed;
  return is(letters, 'capitals') && isTown ? plainAt(words, start, 'NL') : null;
}

/** Digits in front of a town, as many countries have them: their country is not known. */
function foreignIn(pieces: readonly Piece[], country: string): FoundPostcode | null {
  const piece = pieces.findIndex(
    ([first, ...others]) =>
      /^\d{4,5}$/.test(first?.text ?? '') && is(others[0], 'lettered') && !has(others.slice(0, 3), 'before', 'behind'),
  );
  const [code] = pieces[piece] ?? [];
  return code ? { postcode: code.text, country, piece, start: 0, end: 1, isSure: false } : null;
}

/** One word or two, if they have the shape of a postcode in the country, as it is or with its sign. */
function plainAt([word, next]: Piece, start: number, country: string): PostcodeAt | null {
  const [one, more] = [word?.text ?? '', next?.text.replace(/[.)]$/, '') ?? ''];
  const two = more && exactPostcode(`${one} ${more}`, country);
  const postcode = two || exactPostcode(one.replace(/[()]/g, ''), country);
  return postcode ? { postcode, country, start, end: start + (two ? 2 : 1) } : null;
}

/**
 * A postcode and nothing else. Two words are one postcode only if they are printed so, or if each has three signs or
 * more.
 */
function exactPostcode(text: string, country: string): string | null {
  if (text.length > 14 || !/\d/.test(text.normalize('NFKC')) || /^[-/#]/.test(text)) return null;
  const postcode = postcodeFrom(text, formatFor(country));
  // `19-21` is a range of houses where postcodes have no hyphen or blank.
  if (postcode === null || (/\d-\d/.test(text) && /^\w+$/.test(postcode))) return null;
  const [first = '', second] = text.split(' ');
  const isPrintedSo = postcode.indexOf(' ') === first.replace(/^[A-Z]{1,3}-/, '').length;
  if (second !== undefined && !isPrintedSo && (/\D/.test(first + second) || first.length < 3 || second.length < 3))
    return null;
  const [typed, printed] = [lettersOf(text), lettersOf(postcode)];
  const isSigned = typed.endsWith(printed) && isSignOf(typed.slice(0, -printed.length), country);
  return isSigned || printed.endsWith(typed) ? postcode : null;
}

/** The likelihood that the digits are a postcode: 0 for a house number, 2 and more for a sure postcode. */
function rankOf(found: FoundPostcode, pieces: readonly Piece[], format: AddressFormat): number {
  const { postcode, piece, start, end } = found;
  const words = pieces[piece] ?? [];
  if (isBox(words.slice(0, end)) && !isBox(words.slice(0, start))) return 0;
  // `Block 428`; `FL 33614` is in Florida.
  if (start === 1 && isUnit(words.slice(0, 2)) && /\p{L}{4}/u.test(words[0]?.text ?? '')) return 0;
  if (/\p{L}/u.test(postcode) && /\p{L}/u.test(textOf(words.slice(start, end)))) return lettersRank;
  if (labelLength(words, start) > 0) return 4;
  const isFollowed = has(words.slice(end, end + 2), 'lettered');
  const isAlone = start === 0 && end === words.length;
  const order = format.mail.lines.flat().map(({ field }) => field);
  const isBehind = (field: 'locality' | 'region') =>
    order.includes(field) && order.indexOf('postcode') > order.indexOf(field);
  if (isBehind('locality') || isBehind('region') || !order.includes('locality')) {
    if (isAlone) return 3;
    // Where the number stands behind the street, no house begins a text; and none has six digits.
    const isNoHouse = piece > 0 || postcode.length > 5 || !isNumberInFront(format);
    if (start === 0) return isNoHouse && (piece === 0 || !has(words.slice(end), 'before', 'behind', 'digit')) ? 2 : 0;
    return isFollowed ? 1 : isBehindName(words.slice(0, start), piece, postcode) ? 3 : 0;
  }
  if (start === 0 || isFollowed) return start === 0 ? 3 : 2;
  const hasOther = pieces.some(
    (it, at) => !isUnit(it) && has(at === piece ? it.toSpliced(start, end - start) : it, 'digit'),
  );
  if (!hasField(format, 'building')) return hasOther ? 2 : 0;
  return hasOther || postcode.length > 4 ? 1 : 0;
}

/** True if the words before it are a town or a region; behind a street stands its number. */
function isBehindName(before: Piece, piece: number, postcode: string): boolean {
  if (has(before, 'digit')) return true;
  const names = before.filter((word) => !is(word, 'capitals'));
  const isStreet = has(names, 'before') || has(names.slice(1), 'behind');
  return !isStreet && (piece > 0 || postcode.length > 4);
}

/** The number of words in front of it that name it a postcode. */
function labelLength(words: Piece, start: number): number {
  const before = words.slice(Math.max(start - 2, 0), start);
  if (postcodeLabelPairs.test(before.map(({ bare }) => bare).join(' '))) return 2;
  return is(before.at(-1), 'postcodeLabel') ? 1 : 0;
}
