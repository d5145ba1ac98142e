/** A pasted text in pieces, and what countries of the whole world call themselves at its end. */
import { countryNames } from '../country-names.ts';
import { type AddressFormat, postcodeFrom } from '../formats.ts';
import { fold } from './segments.ts';

/** What stands between two commas, dashes or line breaks. */
export interface Piece {
  readonly text: string;
  /** What divided it from the piece before, as it is written in a field of one line. */
  readonly gap: string;
}

/** The pieces of a text; none is empty. Hyphens divide where blanks are around them. */
export function piecesOf(text: string): readonly Piece[] {
  const parts = text.replace(/\p{Cf}/gu, '').split(/(\s*[,;،，\n\r\t\u2028\u2029][\s,;،，]*|\s+[-–—]\s+)/u);
  return parts.flatMap((part, index) => {
    const isDash = /^\s+[-–—]/.test(parts[index - 1] ?? '');
    return index % 2 > 0 || part.trim() === '' ? [] : [{ text: part.trim(), gap: isDash ? ' - ' : ', ' }];
  });
}

/** Pieces as one line, divided as they were. */
export function lineOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text, gap }, index) => (index > 0 ? gap : '') + text).join('');
}

/** Names that the platform's lists of countries do not have; folded, without dots. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae'],
  CN: ['pr china', '中华人民共和国'],
  HK: ['hong kong', 'hong kong sar', '香港', '中国香港', '中國香港'],
  KR: ['korea', 'republic of korea', '한국'],
  SG: ['republic of singapore'],
  TR: ['turkey'],
  TW: ['taiwan roc', '臺灣', '中華民國'],
  US: ['usa', 'united states of america', 'u s a'],
};

const languages = ['en', 'fr', 'es', 'de', 'nl'];

/** Whether a text is the name of the country, in its own language or one that is used abroad. */
export function isNameOf(iso2: string): (text: string) => boolean {
  const own = new Intl.Locale(`und-${iso2}`).maximize().language;
  const listed = [own, ...languages].map((language) => countryNames(language)(iso2)).filter(Boolean);
  const names = new Set([...listed.map(bare), ...(otherNames[iso2] ?? [])]);
  return (text) => names.has(bare(text)) || text === iso2;
}

function bare(text: string): string {
  return fold(text).replace(/[.()]/g, '').trim();
}

/** What the country prints around the parts by itself: `SINGAPORE`, `PR`. */
export function printedWordsIn({ mail }: AddressFormat): readonly string[] {
  return mail.lines.flat().flatMap(({ before }) => before.match(/\p{L}{2,}/gu) ?? []);
}

const label = /^(?:CEP|C\.?\s?P\.?|PIN(?: ?code)?|ZIP(?: code)?|Post(?:al )?code|P\.?\s?C\.?)[:.\s-]+/i;

/** A postcode at an end of a piece, and what else the piece has. */
export interface PostcodePiece {
  /** As the country prints it. */
  readonly postcode: string;
  readonly rest: string;
  /** Whether the postcode stands in front of the rest. */
  readonly isFirst: boolean;
}

/** The postcode of a piece, at its end or its beginning; null for none. */
export function postcodeIn(text: string, iso2: string, format: AddressFormat): PostcodePiece | null {
  const words = text.replace(label, '').split(/\s+/);
  for (const count of [2, 1]) {
    if (words.length < count) continue;
    const [head, tail] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    const last = exactPostcode(tail, iso2, format);
    if (last !== null)
      return {
        postcode: last,
        rest: head.replace(/\s*(?:[-–,:]|\bCEP|\bPIN|\bC\.?P\.?)[:.\s]*$/iu, ''),
        isFirst: false,
      };
    const first = exactPostcode(words.slice(0, count).join(' '), iso2, format);
    if (first !== null) return { postcode: first, rest: words.slice(count).join(' '), isFirst: true };
  }
  // `Dhaka-1000`
  const [, town = '', code = ''] = /^(\P{N}+)[-–](\d[\d-]*)$/u.exec(text) ?? [];
  const postcode = exactPostcode(code, iso2, format);
  return postcode === null ? null : { postcode, rest: town, isFirst: false };
}

/** A postcode and nothing else. Two words are one only where they are printed so, or each has three signs or more. */
function exactPostcode(text: string, iso2: string, format: AddressFormat): string | null {
  const postcode = /\d/.test(text.normalize('NFKC')) ? postcodeFrom(text, format) : null;
  if (postcode === null) return null;
  const [first = '', second] = text.split(' ');
  if (
    second !== undefined &&
    postcode.indexOf(' ') !== first.length &&
    (/\D/.test(text.replace(' ', '')) || first.length < 3 || second.length < 3)
  )
    return null;
  const [typed, printed] = [squeezed(text), squeezed(postcode)];
  return [printed, iso2 + printed].includes(typed) || printed.endsWith(typed) ? postcode : null;
}

function squeezed(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
