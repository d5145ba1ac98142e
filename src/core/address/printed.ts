import type { Address } from './address.ts';
import { withCountryLine } from './country-line.ts';
import { withLines } from './mail-lines.ts';
import { worldFormatOf } from './world-formats.ts';

/**
 * The address with its lines. Those for the parcel that it has already stay; new ones end in the country where the parcel
 * leaves it.
 *
 * @param dispatchCountry ISO 3166-1 alpha-3; empty: unknown
 */
export function printedFor(address: Address, dispatchCountry: string): Address {
  const printed = withLines(address, worldFormatOf(address.country.iso2));
  return address.mailLines.length > 0 ? printed : withCountryLine(printed, dispatchCountry);
}
