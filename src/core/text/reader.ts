/**
 * Reads a text that people type or paste as an address: its parts by the format of its country. The service decides
 * which address it is. Nothing gets lost: words that are no part of an address are the rest.
 */
import { isCustomerNumber, isLocker } from '../address/addressee.ts';
import type { Area } from '../address/areas.ts';
import type { FieldTexts } from '../address/formats.ts';
import { bounded } from './bound.ts';
import { isNameOf, withoutCountry } from './country-in-text.ts';
import type { Doubt } from './doubts.ts';
import { joinedNumbers } from './joined-numbers.ts';
import { isLargestFirst, readLargestFirst } from './largest-first.ts';
import { partsOf } from './parts.ts';
import { isContact } from './piece-kinds.ts';
import { findPostcode, formatFor, writtenFormat } from './postcode.ts';
import { nameLength } from './street-line.ts';
import { type Piece, piecesIn, piecesOf, textOf, textsOf } from './tokens.ts';

/** A text in the parts of an address. */
export interface ReadAddress {
  /** ISO 3166-1 alpha-2 of the country that the text names, or that its postcode belongs to; null for neither. */
  readonly country: string | null;
  /** By the format of that country, or of the expected one; empty for missing parts. */
  readonly fields: FieldTexts;
  /** The other words, in the order written: names, companies, telephone numbers, counties. */
  readonly rest: readonly string[];
  /** True if the text is clearly a whole address; a caller leaves any other text as it was. */
  readonly isWhole: boolean;
  /** Why it is not; null if it is. */
  readonly doubt: Doubt | null;
}

/**
 * Reads a text. Its time is bounded: only the beginning of a long text is read, and the rest is kept.
 *
 * @param iso2 the country in which the address is expected, ISO 3166-1 alpha-2; empty for none
 *
 * @param areas the regions of that country; empty if there is no list of them, or not yet
 */
export function readAddress(text: string, iso2: string, areas: readonly Area[]): ReadAddress {
  const { read, beyond, isLong } = bounded(text);
  const whole = readWhole(read, iso2, areas);
  if (beyond === '') return whole;
  return withDoubt({ ...whole, rest: [...whole.rest, beyond], doubt: whole.doubt ?? (isLong ? 'too long' : null) });
}

function readWhole(text: string, iso2: string, areas: readonly Area[]): ReadAddress {
  const isLargest = isLargestFirst(text, iso2);
  const largest = isLargest ? readLargestFirst(text, iso2, areas) : null;
  if (largest) {
    const country = largest.rest.some((line) => isNameOf(line, iso2)) ? iso2 : null;
    const rest = largest.rest.filter((line) => !isNameOf(line, iso2));
    return { country, fields: largest.fields, rest, isWhole: true, doubt: null };
  }
  const all = piecesOf(text, iso2);
  const hasLocker = all.some((words) => isLocker(textsOf(words), iso2));
  const outside = all.filter((words) => isOutside(words, iso2) && !(hasLocker && isCustomerNumber(textsOf(words))));
  const inside = all.filter((words) => !outside.includes(words));
  const { country: named, townName, isTwice, pieces: others } = withoutCountry(inside, iso2, areas);
  const divided = piecesIn(others, named ?? iso2).flatMap((words) => {
    const start = nameLength(words);
    return start > 0 ? [words.slice(0, start), words.slice(start)] : [words];
  });
  const joined = joinedNumbers(divided, formatFor(named ?? iso2));
  const found = findPostcode(joined, named ?? iso2, named !== null);
  const place = found?.country ?? named ?? iso2;
  const format = writtenFormat(text, formatFor(place));
  const pieces = piecesIn(joined, place);
  const own = place === iso2 ? areas : [];
  const parts = partsOf({ text, pieces, found, format, iso2: place, areas: own, townName, isNamed: named !== null });
  const isTownNamed = townName !== '' && !isTwice && parts.fields.locality === townName && place === iso2;
  const isOrderKnown = !isLargest && /^[A-Z]{2}$/.test(place);
  return withDoubt({
    country: isTownNamed ? null : (named ?? (place !== iso2 ? place : null)),
    fields: parts.fields,
    rest: [...parts.rest, ...outside.map(textOf)],
    doubt: parts.doubt ?? (isOrderKnown ? null : 'no known order'),
  });
}

function withDoubt(read: Omit<ReadAddress, 'isWhole'>): ReadAddress {
  return { ...read, isWhole: read.doubt === null };
}

/** True if the words can be part of no address. Some postcodes look like a telephone number. */
function isOutside(words: Piece, iso2: string): boolean {
  if (!isContact(textsOf(words).join(' '))) return false;
  return words.length > 1 || findPostcode([[], words], iso2, true) === null;
}
