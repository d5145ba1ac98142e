/** How an address is displayed and compared. */
import type { Country } from '../../contract/types.ts';
import { isDeepEqual } from '../transition.ts';
import type { Address, AddressParts, Origin } from './address.ts';
import { worldFormatOf } from './world-formats.ts';

/**
 * The address on one line, as it would be searched for: the place comes first, except in countries that have the number first, in a field
 * of its own.
 */
export function lineOf({
  country,
  postcode,
  locality,
  street,
  building,
  unit = null,
}: Pick<Address, 'postcode' | 'locality' | 'street' | 'building'> & {
  readonly country: Pick<Country, 'iso2'> | null;
  readonly unit?: string | null;
}): string {
  const { numberFirst, mail } = worldFormatOf(country?.iso2 ?? '');
  const place = [postcode, locality];
  if (!numberFirst) return joined([joined(place, ' '), joined([street, building, unit], ' ')], ', ');
  const isPostcodeLast = mail.lines.at(-1)?.length === 1;
  // A house may have a name instead of a number.
  const house = joined([building, street], /\d/.test(building ?? '') ? ' ' : ', ');
  return joined([unit, house, joined(isPostcodeLast ? place.reverse() : place, ' ')], ', ');
}

function joined(parts: readonly (string | null)[], by: string): string {
  return parts.filter(Boolean).join(by);
}

/**
 * The lines for the parcel with single spaces, for reading. Street and town on a line each before the engine has printed
 * them, so that the page hardly moves then.
 */
export function linesOf({ mailLines, street, building, unit, postcode, locality }: Address): readonly string[] {
  const parts = [
    [street, building, unit],
    [postcode, locality],
  ];
  const lines = mailLines.length > 0 ? mailLines : parts.map((part) => part.filter(Boolean).join(' '));
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** True if two addresses only differ in printed lines, or in an origin that one of them lacks. */
export function isSameUnprinted(
  address: AddressParts & { readonly [Member in keyof Origin]: Origin[Member] },
  before: Address,
): boolean {
  const { lines, mailLines, source, verdict } = before;
  return isDeepEqual(before, {
    ...address,
    source: address.source ?? source,
    verdict: address.verdict ?? verdict,
    lines: address.lines.length > 0 ? address.lines : lines,
    mailLines: address.mailLines.length > 0 ? address.mailLines : mailLines,
  });
}

/**
 * True if two addresses are equal, member by member. A page's copy, or a framework's proxy, of an address is equal to
 * it.
 */
export function isSameAddress(a: Address | null, b: Address | null): boolean {
  return isDeepEqual(a, b);
}
