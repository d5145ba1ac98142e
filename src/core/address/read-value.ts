/** Reads a value that a page gives: an address, or the JSON of one. */
import type { Country } from '../../contract/types.ts';
import type { Address } from './address.ts';
import { addressFromInput } from './address-input.ts';

/**
 * The address that a page gives as an object, or as the JSON of one. Null for anything else. Parts of a wrong type are
 * null.
 *
 * @param countries those the service is known to have
 */
export function readAddress(given: unknown, countries: readonly Country[] = []): Address | null {
  const address = addressFromInput(parsedValue(given), countries);
  if (!address || isJson(address)) return address;
  return { ...address, details: null, location: null, verdict: null };
}

/** The value that a page gives. A text is parsed as JSON; undefined if it is not valid JSON. */
export function parsedValue(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

/** False for a circular object, or one with a number that JSON cannot hold: the browser could not restore it. */
export function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
