/** Reads a value that a page sets: an address, or JSON. */
import type { Countries } from '../country/find.ts';
import type { Address } from './address.ts';
import { addressFromInput } from './address-input.ts';

/**
 * The address that a page sets as an object, or as JSON. Null for anything else. Parts of the wrong type are null.
 *
 * @param countries those the service is known to support
 */
export function readAddress(given: unknown, countries: Countries = []): Address | null {
  const address = addressFromInput(parsedValue(given), countries);
  if (!address || isJson(address)) return address;
  return { ...address, details: null, location: null, verdict: null };
}

/** The value that a page sets. A string is parsed as JSON; undefined if it is invalid. */
export function parsedValue(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

/** False for a circular object, or one with a number that JSON cannot represent: the browser could not restore it. */
export function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
