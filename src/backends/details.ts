/** An `Address` of an answer of the service, for code that has a client and no element. */
import type { InternationalAddress } from '../contract/types.ts';
import { type Address, hasPart } from '../core/address/address.ts';
import { addressFrom } from '../core/address/from-details.ts';
import { printedFor } from '../core/address/printed.ts';
import { countryNamed } from './backend.ts';

/** Options of `addressFromDetails`. */
export interface AddressFromDetailsOptions {
  /** Code of the country that parcels leave from. Default: none, and lines that we print have no country. */
  readonly dispatchCountry?: string;
}

/**
 * The address of `client.details`, or of a match of `client.validate`, as an element has it. The lines of the service stay; if it
 * gave none, they are printed as the country prints them. Null if there is no address, or if nobody knows its country.
 *
 * @example
 * const address = addressFromDetails(await client.details({ context, session, dispatchCountry: 'NLD' }));
 */
export function addressFromDetails(
  details: InternationalAddress | null | undefined,
  { dispatchCountry = '' }: AddressFromDetailsOptions = {},
): Address | null {
  if (!details) return null;
  const { iso3Code, iso2Code, name } = details.country;
  const country = [iso2Code, iso3Code, name].map((it) => it && countryNamed(it)).find(Boolean);
  if (!country) return null;
  const address = addressFrom(details, country);
  return hasPart(address) ? printedFor(address, countryNamed(dispatchCountry)?.iso3 ?? '') : null;
}
