/** Verifies, without a request, that the service knows the address that a form submitted. */
import { termMaxLength } from '../contract/rules.ts';
import type { Grade } from '../contract/types.ts';
import { findCountry } from '../core/country/find.ts';
import { isoCountries } from '../core/country/iso-countries.ts';
import { lettersWithVowelsOf } from '../core/letters.ts';
import { lineOfTokens, textOf } from '../core/text/tokens.ts';
import { unitsBefore } from '../core/text/units.ts';
import {
  checkReceiptOptions,
  type ReceiptClaims,
  type ReceiptFacts,
  type ReceiptFailure,
  readReceipt,
} from '../proxy/receipt.ts';

/** The parts of an address as a form submits them. Default: empty. */
export interface SubmittedParts {
  readonly country: string;
  readonly street?: string | null;
  /** With or without the flat, as submitted. */
  readonly building?: string | null;
  /** The flat, if it is submitted separately. */
  readonly unit?: string | null;
  readonly postcode?: string | null;
  readonly locality?: string | null;
}

/** Options of `verifyReceipt`. */
export interface VerifyReceiptOptions extends Omit<ReceiptFacts, 'now'> {
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

/** What a receipt proves. */
export type ReceiptVerdict =
  | {
      readonly isValid: true;
      /**
       * `details`: chosen from the service's answers. `validate`: typed, and validated as a house with this grade. The
       * others are Dutch lookups.
       */
      readonly operation: ReceiptClaims['operation'];
      readonly grade: Grade | null;
      /** What the shopper added to the house, a flat or a floor, which the receipt does not prove. Empty for none. */
      readonly unit: string;
      /** Seconds since the epoch. */
      readonly expires: number;
    }
  | { readonly isValid: false; readonly reason: ReceiptFailure | 'missing' | 'other-address' };

/**
 * Checks a receipt together with the address that was submitted. It makes no request, and does not reject because of
 * anything a browser sent.
 *
 * @throws TypeError if the keys are not ones that a proxy accepts
 * @example
 * const form = await request.formData();
 * const part = (name: string) => String(form.get(`shipping.${name}`) ?? '');
 * const address = { country: part('country'), street: part('street'), building: part('building'), postcode: part('postcode'), locality: part('locality') };
 * const check = await verifyReceipt(part('receipt'), address, { keys, host: 'shop.example' });
 */
export async function verifyReceipt(
  receipt: string | null | undefined,
  address: SubmittedParts,
  { now = Date.now, ...facts }: VerifyReceiptOptions,
): Promise<ReceiptVerdict> {
  checkReceiptOptions(facts);
  if (!receipt) return { isValid: false, reason: 'missing' };
  const claims = typeof receipt === 'string' ? await readReceipt(receipt, { ...facts, now }) : 'malformed';
  if (typeof claims === 'string') return { isValid: false, reason: claims };
  const unit = unitOf(claims, address);
  if (unit === null) return { isValid: false, reason: 'other-address' };
  const { operation, grade, expires } = claims;
  return { isValid: true, operation, grade, unit, expires };
}

/** The flat of the address; empty for none, null if the address is not the known one. */
function unitOf({ address: known, additions }: ReceiptClaims, given: SubmittedParts): string | null {
  // A JSON body may contain anything.
  const parts: Readonly<Record<string, unknown>> = Object(given);
  const textsIn = (...names: readonly (keyof SubmittedParts)[]) => names.map((name) => parts[name] ?? '');
  const texts = textsIn('country', 'street', 'building', 'unit', 'postcode', 'locality');
  if (!texts.every((text) => typeof text === 'string' && text.length <= termMaxLength)) return null;
  const [named = '', street = '', building = '', unit = '', postcode = '', locality = ''] = texts as string[];
  const country = findCountry(isoCountries(), known.country);
  const isSame =
    country !== undefined &&
    country.iso3 === findCountry(isoCountries(), named)?.iso3 &&
    isSameText(known.postcode, postcode) &&
    isSameText(known.locality, locality) &&
    isSameText(known.street, street) &&
    numbersIn(known.street) === numbersIn(street);
  if (!isSame) return null;
  const houses = additions?.map((addition) => `${known.building} ${addition}`) ?? [known.building];
  // Try the exact house first, then the house with a flat next to it.
  const [beside] = houses
    .flatMap((house) => unitBeside(house, building, country.iso2) ?? [])
    .sort((a, b) => a.length - b.length);
  return beside === undefined ? null : [beside, unit.trim()].filter(Boolean).join(', ');
}

/** Ignores case, accents, spaces and punctuation. */
function isSameText(known: string, given: string): boolean {
  return lettersWithVowelsOf(known) === lettersWithVowelsOf(given);
}

/** Keeps numbers apart: `1-2` is not `12`. */
function numbersIn(text: string): string | undefined {
  return text.match(/\p{N}+/gu)?.join(' ');
}

/** The flat before or after the known house; empty for none, null if it is another house. */
function unitBeside(known: string, given: string, iso2: string): string | null {
  const [own, words] = [piecesOf(known), piecesOf(given)];
  const isOwnAt = (start: number) => own.every(({ key }, at) => key === words[start + at]?.key);
  const start = words.length - own.length;
  if (start === 0 && isOwnAt(0)) return '';
  // Nothing can be added to an unknown house.
  if (start <= 0 || own.length === 0) return null;
  const behind = isOwnAt(0) ? given.slice(words[own.length - 1]?.end) : '';
  const above = isOwnAt(start) ? given.slice(0, words[start]?.start) : '';
  // `12 etage 30` may be number 12.
  const text = behind || (/^\s*\p{L}/u.test(above) ? above : '');
  const unit = text.replace(/^[\s,]+|[\s,]+$/g, '');
  return isFlat(unit, iso2) ? unit : null;
}

/** The numbers, words and signs of a house: the same for `30a`, `30 A` and `30-a`. The number `1½` is not 112. */
function piecesOf(house: string) {
  return [...house.matchAll(/\p{Nd}+|[\p{L}\p{M}]+|[^\s\p{Pd}]/gu)].map(({ 0: text, index }) => ({
    key: (!/\p{No}/u.test(text) && lettersWithVowelsOf(text)) || text,
    start: index,
    end: index + text.length,
  }));
}

/**
 * True if a text consists only of flats and floors that are named by a word: `bus 3`. `3F` and, in French, `et 32`
 * could be houses.
 */
function isFlat(text: string, iso2: string): boolean {
  const { units, rest } = unitsBefore(lineOfTokens(text.replaceAll(',', ' '), iso2));
  return (
    units.length > 0 &&
    rest.length === 0 &&
    units.map(textOf).every((unit) => /\p{L}{2}/u.test(unit) && !/^et \d/i.test(unit))
  );
}
