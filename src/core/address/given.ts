/** Reads an address that the page sets, and drops printed lines that belong to the previous one. */
import type { Countries } from '../country/find.ts';
import { isDeepEqual } from '../transition.ts';
import { type Address, textParts } from './address.ts';
import { parsedValue, readAddress } from './address-input.ts';
import { buildingPartsOf } from './building-parts.ts';
import { withPoBox } from './po-box.ts';
import { isSameAddress } from './shown.ts';

/** Reads the address that a page sets. A complete `Address` is not copied. */
export function readGivenAddress(given: unknown, countries: Countries = []): Address | null {
  const parsed = parsedValue(given);
  const read = readAddress(parsed, countries);
  const address = read && withPoBox(read);
  return address && isSameAddress(address, parsed as Address) ? (parsed as Address) : address;
}

const printedParts = [...textParts, 'district', 'country'] as const;

/**
 * The address without printed lines, to be printed again, if a script has changed parts of the previous one, as in
 * `{...value, unit: '3'}`: lines, house number and origin still describe the old parts.
 */
export function withoutOldLines(address: Address, before: Address | null): Address {
  if (!before) return address;
  const textOf = ({ country, ...parts }: Address, part: (typeof printedParts)[number]) =>
    part === 'country' ? country.iso2 : (parts[part] ?? null);
  const changed = printedParts.filter((part) => textOf(address, part) !== textOf(before, part));
  if (changed.length === 0) return address;
  const isOldHouse = address.building !== before.building && address.buildingNumber === before.buildingNumber;
  const house = isOldHouse ? buildingPartsOf(address.building ?? '') : {};
  const isOld = address.mailLines.length > 0 && isDeepEqual(address.mailLines, before.mailLines);
  const isSameHouse = changed.every((part) => part === 'unit');
  // The service's answer was about another house.
  const claim = isSameHouse ? {} : { source: null, verdict: null };
  return isOld ? { ...address, ...house, ...claim, lines: [], mailLines: [] } : address;
}
