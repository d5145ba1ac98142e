/** The service's opinion of an address that nobody chose from its answers. */
import type { AddressClient, CallOptions } from '../client/client.ts';
import type { Grade, ValidationLevel } from '../contract/types.ts';
import type { Address } from '../core/address/address.ts';
import { type AddressInput, addressFromInput } from '../core/address/address-input.ts';
import { withCountryLine } from '../core/address/country-line.ts';
import type { Field } from '../core/address/formats.ts';
import { buildingOf } from '../core/address/mail-lines.ts';
import { printedFor } from '../core/address/printed.ts';
import { worldFormatOf } from '../core/address/world-formats.ts';
import { isoCountries } from '../core/country/iso-countries.ts';
import { manualFieldsOf, validateParamsOf } from '../core/manual/fields.ts';
import { type Advice, verdictOf } from '../core/manual/verdict.ts';
import { once } from '../core/once.ts';

/** A part that the service has otherwise than the order. */
export interface OrderChange {
  readonly part: Field;
  /** Empty if the order lacks the part. */
  readonly from: string;
  readonly to: string;
}

/** What the service says of the address of an order. */
export interface OrderVerdict {
  /**
   * `accept`: as it stands. `note`: take `address`, which differs a little. `complete`: a part is missing. `review`: ask the customer
   * whether `address` is meant. `choose`: one of `candidates` is. `keep`: the service understood nothing.
   */
  readonly advice: Advice;
  /** Of the best match; null for none. */
  readonly grade: Grade | null;
  readonly level: ValidationLevel | null;
  /** The address as the service has it; null for `keep`. */
  readonly address: Address | null;
  /** The parts of `address` that the order has otherwise. */
  readonly changes: readonly OrderChange[];
  /** All addresses that may be meant, the best first. */
  readonly candidates: readonly Address[];
}

const countries = once(isoCountries);

/**
 * Validates an address again: one lookup.
 *
 * @param dispatchCountry ISO 3166-1 alpha-3; empty: unknown
 * @throws TypeError without a country or any part; AddressServiceError
 */
export async function verifyOrder(
  client: Pick<AddressClient, 'validate'>,
  given: AddressInput,
  dispatchCountry: string,
  options?: CallOptions,
): Promise<OrderVerdict> {
  const order = addressFromInput(given, countries());
  if (!order) throw new TypeError('An order needs an address: a country, and at least one part.');
  const { country } = order;
  const format = worldFormatOf(country.iso2);
  const typed = manualFieldsOf(order);
  const answer = await client.validate(validateParamsOf(typed, country, format), options);
  const { advice, grade, level, candidates } = verdictOf(answer, typed, country);
  const [best] = candidates;
  const known = best && manualFieldsOf(best.address);
  const textIn = (fields: typeof typed, part: Field) =>
    part === 'building' ? buildingOf(fields, format) : fields[part];
  // A validation does not know where the parcel comes from.
  const addresses = candidates.map(({ address }) => withCountryLine(printedFor(address, ''), dispatchCountry));
  return {
    advice,
    grade,
    level,
    address: addresses[0] ?? null,
    changes: known ? best.changes.map((part) => ({ part, from: textIn(typed, part), to: textIn(known, part) })) : [],
    candidates: addresses,
  };
}
