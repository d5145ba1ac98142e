/** Makes an `Address` from an answer of the service, for code that has a client but no element. */
import type { InternationalAddress } from '../contract/types.ts';
import { type Address, hasPart } from '../core/address/address.ts';
import { addressFrom } from '../core/address/from-details.ts';
import { printedFor } from '../core/address/printed.ts';
import { countryNamed } from './backend.ts';

/** Options of `addressFromDetails`. */
export interface AddressFromDetailsOptions {
  /** Code of the country you ship from. Default: none, and printed lines have no country. */
  readonly dispatchCountry?: string;
}

/**
 * Makes an address, as an element would, from the answer to `client.details` or a match of `client.validate`. Keeps the
 * service's lines; if there are none, prints them as the country does. Null if there is no address, or if its country
 * is unknown.
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
