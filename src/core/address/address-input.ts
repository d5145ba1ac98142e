/** Reads an address that a page sets: a complete `Address`, the parts that are known, or JSON. */
import type { Country } from '../../contract/types.ts';
import { type Countries, isCode } from '../country/find.ts';
import { isCountry, knownCountries } from '../country/known.ts';
import { type Address, addressFromParts } from './address.ts';
import { buildingPartsOf } from './building-parts.ts';

/** An address as a page may set it: a complete `Address`, or the known parts. At run time, a number counts as its text. */
export interface AddressInput extends Partial<Omit<Address, 'country'>> {
  /** ISO 3166-1 alpha-2 or alpha-3 code in any case, or an object that has one. */
  readonly country: string | Partial<Country>;
}

/** A saved address of the shopper. */
export interface SavedAddress extends AddressInput {
  /** Its label, such as `Home`. Default: none. */
  readonly label?: string | null;
}

/**
 * The address that the input describes, with its lines; null if it is not an address.
 *
 * @param countries those the service is known to support; others are recognised by their codes
 */
export function addressFromInput(given: unknown, countries: Countries): Address | null {
  if (typeof given !== 'object' || given === null) return null;
  const { country: named }: { readonly country?: unknown } = given;
  const country = countryFromInput(named, countries);
  const address = country && addressFromParts({ ...withBuilding(withTexts(given)), country });
  // Both kinds of lines are made together.
  return address?.mailLines.length === 0 ? { ...address, lines: [] } : address;
}

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

/** The country of the input; null if it is unknown. */
export function countryFromInput(given: unknown, countries: Countries): Country | null {
  if (typeof given === 'string') return byCode(given, countries);
  if (typeof given !== 'object' || given === null) return null;
  if (isCountry(given)) return given;
  const { iso2, iso3 } = given as Partial<Record<keyof Country, unknown>>;
  return byCode(String(iso2 ?? iso3 ?? ''), countries);
}

function byCode(given: string, countries: Countries): Country | null {
  const is = (country: Country) => isCode(country, given.trim());
  return countries.find(is) ?? knownCountries().find(is) ?? null;
}

/** A shop may store postcodes and numbers of flats as numbers. */
function withTexts(given: object): Readonly<Record<string, unknown>> {
  const entries = Object.entries(given).map(([name, part]) => {
    return [name, typeof part === 'number' && name !== 'buildingNumber' ? String(part) : part];
  });
  return Object.fromEntries(entries);
}

/** Derives the building from the house number, or the number from the building, if one is missing. */
function withBuilding(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { building, buildingNumber, buildingNumberAddition } = given;
  if (building == null && buildingNumber != null) {
    return { ...given, building: [buildingNumber, buildingNumberAddition].filter(Boolean).join(' ') };
  }
  if (buildingNumber != null || typeof building !== 'string') return given;
  const { building: _, ...parts } = buildingPartsOf(building);
  return { ...given, ...parts, buildingNumberAddition: buildingNumberAddition ?? parts.buildingNumberAddition };
}
