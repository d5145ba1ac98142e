/**
 * A whole address of any country in the parts of its format, where the text plainly is one. Nothing is guessed: what is
 * not surely another part stays in the street.
 */
import type { Area } from '../areas.ts';
import { emptyFields } from '../empty-fields.ts';
import { type AddressFormat, type FieldTexts, hasField } from '../formats.ts';
import { worldFormatOf } from '../world-formats.ts';
import { readLargestFirst } from './largest-first.ts';
import { fieldsFromText, parseAddress } from './parse.ts';
import { piecesOf, postcodeIn } from './pieces.ts';
import { isContact } from './segments.ts';
import { readSmallestFirst } from './smallest-first.ts';

/**
 * The parts; null where the text is not plainly a whole address of the country.
 *
 * @param iso2 ISO 3166-1 alpha-2
 * @param areas the regions of the country; empty where there is no list of them, or not yet
 */
export function wholeAddressIn(text: string, iso2: string, areas: readonly Area[]): FieldTexts | null {
  const format = worldFormatOf(iso2);
  if (!/^[A-Z]{2}$/.test(iso2) || hasContact(text, iso2, format)) return null;
  if (hasField(format, 'building')) return europeanIn(text, iso2);
  const isLatin = !/[^\P{L}\p{Script=Latin}]/u.test(text);
  const written = (isLatin && format.latin) || format;
  const [first] = written.mail.lines.flat();
  const country = { iso2, format: written, areas };
  const isLargestFirst = first?.field !== 'street';
  if (isLargestFirst && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return null;
  const parts = (isLargestFirst ? readLargestFirst : readSmallestFirst)(text, country);
  return parts && { ...emptyFields, ...parts };
}

/** Whether a piece is a telephone number or the like, which no field has room for. */
function hasContact(text: string, iso2: string, format: AddressFormat): boolean {
  const pieces = piecesOf(text).filter((it) => postcodeIn(it.text, iso2, format) === null);
  return pieces.some((it) => isContact(it.text.split(' ')));
}

/** Where names or telephone numbers would be lost, the text is none. */
function europeanIn(text: string, iso2: string): FieldTexts | null {
  const parsed = parseAddress(text, iso2);
  const isOwn = parsed.country === null || parsed.country === iso2;
  const isWhole = [parsed.street, parsed.postcode, parsed.locality].every((part) => part !== '');
  return isOwn && isWhole && parsed.rest === '' ? fieldsFromText(parsed) : null;
}
