/** The postcode in a text. */
import { facts } from '../format-data.ts';
import { formatOf, postcodeFrom } from '../formats.ts';
import type { Segment } from './segments.ts';
import { isStreet } from './street-line.ts';
import { signs } from './words.ts';

/** Where a postcode is in a text, and what it says. */
export interface FoundPostcode {
  /** As its country prints it. */
  readonly postcode: string;
  /** ISO 3166-1 alpha-2 of the country it belongs to. */
  readonly country: string;
  readonly segment: number;
  /** Of the words of the segment, the first of the postcode, and the one behind its last. */
  readonly start: number;
  readonly end: number;
}

/** Postcodes that cannot be taken for anything else. */
const unmistakable = ['NL', 'GB'];

/** For a text of which nothing is known: postcodes of five and of four digits. */
const usualShapes = ['NL', 'GB', 'DE', 'AT'];

/**
 * The most likely postcode; null when there is none.
 *
 * @param iso2 the country it is expected to be of; empty for none
 * @param isNamed whether the text named that country, so that it can be of no other
 */
export function findPostcode(segments: readonly Segment[], iso2: string, isNamed: boolean): FoundPostcode | null {
  const signed = isNamed ? [] : candidatesIn(segments, signedAt);
  if (signed[0]) return signed[0];
  const dutch = isNamed ? [] : candidatesIn(segments, dutchAt);
  if (dutch[0]) return dutch[0];
  const countries = [...(iso2 === '' ? usualShapes : [iso2]), ...(isNamed ? [] : unmistakable)];
  for (const country of countries) {
    const found = candidatesIn(segments, (words, start) => plainAt(words, start, country));
    const [best] = found.toReversed().toSorted((a, b) => rankOf(b, segments) - rankOf(a, segments));
    if (best && rankOf(best, segments) > 0) return best;
  }
  return candidatesIn(segments, (words, start) => foreignAt(words, start, iso2))[0] ?? null;
}

type PostcodeAt = Omit<FoundPostcode, 'segment'>;

function candidatesIn(
  segments: readonly Segment[],
  at: (words: Segment, start: number) => PostcodeAt | null,
): readonly FoundPostcode[] {
  return segments.flatMap((words, segment) =>
    words.flatMap((_, start) => {
      const found = at(words, start);
      return found ? [{ ...found, segment }] : [];
    }),
  );
}

/** `B-1000` anywhere, `B 1000` and `B1000` where a line begins. */
function signedAt(words: Segment, start: number): PostcodeAt | null {
  const [word = '', next = ''] = words.slice(start);
  const [, sign = '', gap = '', code = ''] = /^([A-Z]{1,3})(-?)(\d[\w-]*)?$/.exec(word) ?? [];
  const country = signs[sign] ?? (Object.hasOwn(facts, sign) ? sign : '');
  if (country === '' || (gap === '' && start > 0)) return null;
  if (code === '' && !/^\d/.test(next)) return null;
  const from = code === '' ? 1 : 0;
  const rest = code === '' ? words.slice(start + 1) : [code, ...words.slice(start + 1)];
  const found = plainAt(rest, 0, country);
  return found && { ...found, start, end: start + from + found.end };
}

/** `2012 ES Haarlem`, where four digits alone would be a postcode too. */
function dutchAt(words: Segment, start: number): PostcodeAt | null {
  const [, letters = '', town = ''] = words.slice(start);
  return /^[A-Z]{2}$/.test(letters) && /\p{Ll}/u.test(town) ? plainAt(words, start, 'NL') : null;
}

/** Digits in front of a town, as many countries have them: of which country they are is not known. */
function foreignAt(words: Segment, start: number, country: string): PostcodeAt | null {
  const [postcode = '', next = ''] = words;
  const isPlace = start === 0 && /^\d{4,5}$/.test(postcode) && /\p{L}{2}/u.test(next) && !isStreet(words);
  return isPlace ? { postcode, country, start, end: 1 } : null;
}

/** One word or two, if they have the shape of a postcode in the country, as it is or with its sign. */
function plainAt(words: Segment, start: number, country: string): PostcodeAt | null {
  const format = formatOf(country);
  const example = format.postcode?.example ?? '';
  const [, tail = ''] = /[ ](\w+)$/.exec(example) ?? [];
  const [word = '', next = ''] = words.slice(start);
  const isPair = tail !== '' && next.replace(/[.]$/, '').length === tail.length;
  for (const length of isPair ? [2, 1] : [1]) {
    const text = length === 2 ? `${word} ${next}` : word;
    const sign = /^([A-Z]{1,3})-?\d/.exec(text)?.[1];
    // `D02 AF30` is in Dublin, `SW1A 2AA` in London: there the letters are no sign of a country.
    const isOwn = sign === undefined || (signs[sign] ?? sign) === country || /^[A-Z]/.test(example);
    const postcode = isOwn && /\d/.test(text) && !word.startsWith('-') ? postcodeFrom(text, format) : null;
    if (postcode !== null) return { postcode, country, start, end: start + length };
  }
  return null;
}

/** 0 for what is a house number rather than a postcode. */
function rankOf({ postcode, segment, start, end }: FoundPostcode, segments: readonly Segment[]): number {
  const words = segments[segment] ?? [];
  if (/\p{L}/u.test(postcode)) return 3;
  const isFollowed = /\p{L}{2}/u.test(words[end] ?? '');
  if (start === 0) return isFollowed ? 3 : 2;
  if (isFollowed) return 2;
  const hasOther = segments.some((it, at) =>
    it.some((word, index) => /\d/.test(word) && (at !== segment || index !== start)),
  );
  return hasOther || postcode.length > 4 ? 1 : 0;
}
