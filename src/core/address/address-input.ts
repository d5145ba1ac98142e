/** An address as people have it, made a whole one. */
import type { Country } from '../../contract/types.ts';
import { isCountry, knownCountries } from '../country/known.ts';
import { isDeepEqual } from '../transition.ts';
import { type Address, addressFromSaved, textParts } from './address.ts';
import { buildingPartsOf } from './building-parts.ts';

/** What a page may give as an address: a whole `Address`, or the parts it has. */
export interface AddressInput extends Partial<Omit<Address, 'country'>> {
  /** ISO 3166-1 alpha-2 or alpha-3 code in any case, or an object that has one. */
  readonly country: string | Partial<Country>;
}

/**
 * The address that is meant, with the lines that it has. Null for what is none.
 *
 * @param countries those the service is known to have; others are known by their codes as well
 */
export function addressFromInput(given: unknown, countries: readonly Country[]): Address | null {
  if (typeof given !== 'object' || given === null) return null;
  const country = countryFromInput(Reflect.get(given, 'country'), countries);
  const address = country && addressFromSaved(withBuilding(withoutUnit({ ...given, country })));
  // Both kinds of lines are made together.
  return address?.mailLines.length === 0 ? { ...address, lines: [] } : address;
}

/** What is wrong with something given as an address, for the developer of the page; empty for nothing. */
export function wrongIn(given: unknown, countries: readonly Country[]): string {
  if (given == null) return '';
  if (typeof given !== 'object') return 'it is no address';
  const country: unknown = Reflect.get(given, 'country');
  if (!countryFromInput(country, countries)) return `country is no known ISO code: ${JSON.stringify(country)}`;
  const wrong = textParts.filter((part) => {
    const value: unknown = Reflect.get(given, part);
    return value != null && typeof value !== 'string';
  });
  return wrong.length > 0 ? `${wrong.join(', ')}: no text` : '';
}

function countryFromInput(given: unknown, countries: readonly Country[]): Country | null {
  if (typeof given === 'string') return byCode(given, countries);
  if (typeof given !== 'object' || given === null) return null;
  if (isCountry(given)) return given;
  const { iso2, iso3 } = given as Partial<Record<keyof Country, unknown>>;
  return byCode(String(iso2 ?? iso3 ?? ''), countries);
}

function byCode(given: string, countries: readonly Country[]): Country | null {
  const code = given.trim().toUpperCase();
  return [...countries, ...knownCountries()].find(({ iso2, iso3 }) => code === iso2 || code === iso3) ?? null;
}

/** The building that the form submits may hold the flat as well: it is the unit, and stands there once. */
function withoutUnit(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { building, unit: added } = given;
  const unit = typeof added === 'string' ? added.trim() : '';
  if (typeof building !== 'string' || unit === '') return given;
  const text = building.trim();
  const [before, behind] = [text.slice(0, -unit.length), text.slice(unit.length)];
  const isBehind = text.endsWith(unit) && /[\s,]$/.test(before);
  const isBefore = text.startsWith(unit) && /^[\s,]/.test(behind);
  const house = isBehind ? before : behind;
  return isBehind || isBefore ? { ...given, building: house.replace(/^[\s,]+|[\s,]+$/g, '') } : given;
}

/** House number and building say the same: what is missing of them follows from the other. */
function withBuilding(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { building, buildingNumber, buildingNumberAddition } = given;
  if (building == null && buildingNumber != null) {
    return { ...given, building: [buildingNumber, buildingNumberAddition].filter(Boolean).join(' ') };
  }
  if (buildingNumber != null || typeof building !== 'string') return given;
  const { building: _, ...parts } = buildingPartsOf(building);
  return { ...given, ...parts, buildingNumberAddition: buildingNumberAddition ?? parts.buildingNumberAddition };
}

/**
 * The address to be printed anew where a script changed parts of the one before, as in `{...value, unit: '3'}`: the lines,
 * and the number of the house, are those of the old parts.
 */
export function withoutOldLines(address: Address, before: Address | null): Address {
  if (!before || textParts.every((part) => address[part] === before[part])) return address;
  const isOldHouse = address.building !== before.building && address.buildingNumber === before.buildingNumber;
  const house = isOldHouse ? buildingPartsOf(address.building ?? '') : {};
  const isOld = address.mailLines.length > 0 && isDeepEqual(address.mailLines, before.mailLines);
  return isOld ? { ...address, ...house, lines: [], mailLines: [] } : address;
}
