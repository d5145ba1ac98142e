import type { Address } from '../address/address.ts';
import { buildingPartsOf } from '../address/building-parts.ts';
import { type AddressFormat, hasField } from '../address/formats.ts';
import { withLines } from '../address/mail-lines.ts';
import { readAddress } from './reader.ts';

/**
 * Splits the number from the street's line of an address. The address stays unchanged if the reader is not sure, or if
 * the parts would be printed as another line.
 */
export function withDividedStreet(address: Address, format: AddressFormat): Address {
  const { street, building, unit, postcode, locality, isPoBox, country } = address;
  if (!street || building || unit || isPoBox || !hasField(format, 'building')) return address;
  const place = [postcode, locality].filter(Boolean).join(' ');
  const { fields, rest, isWhole } = readAddress(`${street}, ${place}`, country.iso2, []);
  const isSure = isWhole && rest.length === 0 && fields.addition === '' && fields.building !== '';
  if (!isSure || fields.locality !== (locality ?? '')) return address;
  const divided = withLines({ ...address, street: fields.street, ...buildingPartsOf(fields.building) }, format);
  return divided.lines.join() === street ? divided : address;
}
