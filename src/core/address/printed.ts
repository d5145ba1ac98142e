import type { Address } from './address.ts';
import { withCountryLine } from './country-line.ts';
import { withLines } from './mail-lines.ts';
import { worldFormatOf } from './world-formats.ts';

/**
 * Adds printed lines to an address. Existing lines for the parcel are kept; new ones end with the country if the parcel leaves it. The same
 * address if both kinds of lines are there.
 *
 * @param dispatchCountry ISO 3166-1 alpha-3; empty if unknown
 * @param before lines before the address was changed, whose country line is kept
 */
export function printedFor(address: Address, dispatchCountry: string, before?: readonly string[]): Address {
  if (address.lines.length > 0 && address.mailLines.length > 0) return address;
  const printed = withLines(address, worldFormatOf(address.country.iso2));
  return address.mailLines.length > 0 ? printed : withCountryLine(printed, dispatchCountry, before);
}
