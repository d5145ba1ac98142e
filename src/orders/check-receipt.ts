/** Checks, without a request, that the service knows the address that a form submitted. */
import type { Grade, ValidationLevel } from '../contract/types.ts';
import { countryFromInput } from '../core/address/address-input.ts';
import { isHouseNumber } from '../core/address/house-number.ts';
import { isoCountries } from '../core/country/iso-countries.ts';
import { lettersOf } from '../core/letters.ts';
import { once } from '../core/once.ts';
import { type ReceiptClaims, type ReceiptFacts, type ReceiptFailure, readReceipt } from '../proxy/receipt.ts';

/** The parts of an address as a form submits them; those that are missing are empty. */
export interface SubmittedParts {
  readonly country: string;
  readonly street?: string | null;
  /** With the flat or without, as the form has it. */
  readonly building?: string | null;
  readonly postcode?: string | null;
  readonly locality?: string | null;
}

/** Options of `checkReceipt`. */
export interface CheckReceiptOptions extends Omit<ReceiptFacts, 'now'> {
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

/** What a receipt proves. */
export type ReceiptCheck =
  | {
      readonly isValid: true;
      /** `details`: chosen from the service's answers. `validate`: typed, and validated with this grade and level. */
      readonly operation: ReceiptClaims['operation'];
      readonly grade: Grade | null;
      readonly level: ValidationLevel | null;
      /** What the person added to the house: a flat or a floor, which nothing proves. Empty for none. */
      readonly unit: string;
      /** Seconds since the epoch. */
      readonly expires: number;
    }
  | { readonly isValid: false; readonly reason: ReceiptFailure | 'missing' | 'other-address' };

const countries = once(isoCountries);

/**
 * Checks a receipt and the address that came with it. It makes no request, and never rejects for what a browser sent.
 *
 * @example
 * const form = await request.formData();
 * const part = (name: string) => String(form.get(`shipping.${name}`) ?? '');
 * const address = { country: part('country'), street: part('street'), building: part('building'), postcode: part('postcode'), locality: part('locality') };
 * const check = await checkReceipt(part('receipt'), address, { keys, host: 'shop.example' });
 */
export async function checkReceipt(
  receipt: string | null | undefined,
  address: SubmittedParts,
  { now = Date.now, ...facts }: CheckReceiptOptions,
): Promise<ReceiptCheck> {
  if (!receipt) return { isValid: false, reason: 'missing' };
  const claims = await readReceipt(String(receipt), { ...facts, now });
  if (typeof claims === 'string') return { isValid: false, reason: claims };
  const unit = unitBeside(claims.address.building, address.building ?? '');
  const isSame =
    codeOf(claims.address.country) === codeOf(address.country) &&
    isSameHouse(claims.address.street, address.street ?? '') &&
    (['postcode', 'locality'] as const).every((part) => isSameText(claims.address[part], address[part] ?? ''));
  if (!isSame || unit === null) return { isValid: false, reason: 'other-address' };
  const { operation, grade, level, expires } = claims;
  return { isValid: true, operation, grade, level, unit, expires };
}

/** Undefined for none. */
function codeOf(country: string): string | undefined {
  const named = countries().find(({ name }) => name === country);
  return (named ?? countryFromInput(country, countries()))?.iso3;
}

/** Case, accents, spaces and punctuation make no difference. */
function isSameText(known: string, given: string): boolean {
  return lettersOf(known) === lettersOf(given);
}

/** As `isSameText`, but 1-2 is not 12. */
function isSameHouse(known: string, given: string): boolean {
  const numbersIn = (text: string) => text.match(/\p{N}+/gu)?.join(' ');
  return isSameText(known, given) && numbersIn(known) === numbersIn(given);
}

/** The flat in front of the known house, or behind it; empty for none, null if the house is another one. */
function unitBeside(known: string, given: string): string | null {
  if (isSameHouse(known, given)) return '';
  // A house that is not known may not be added, and `30 a` is not 30.
  if (lettersOf(known) === '' || isHouseNumber(given)) return null;
  const words = given.split(/[\s,]+/).filter(Boolean);
  const house = words.findIndex((_, at) => isSameHouse(known, words.slice(0, at + 1).join(' '))) + 1;
  const behind = words.slice(house).join(' ');
  if (house > 0) return /\p{L}/u.test(behind) ? behind : null;
  const start = words.findIndex((_, at) => isSameHouse(known, words.slice(at).join(' ')));
  const above = words.slice(0, Math.max(start, 0)).join(' ');
  return /^\p{L}/u.test(above) ? above : null;
}
