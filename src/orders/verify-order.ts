/** Validates an address that was not chosen from the service's answers. */
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

/** A part in which the service's address differs from the order. */
export interface OrderChange {
  readonly part: Field;
  /** Empty if the order does not have the part. */
  readonly from: string;
  readonly to: string;
}

/** The result of validating the address of an order. */
export interface OrderVerdict {
  /**
   * `accept`: correct as it is. `note`: use `address`, which differs slightly. `complete`: a part is missing. `review`:
   * ask the customer whether `address` is right. `choose`: one of `candidates` is. `keep`: the service understood
   * nothing.
   */
  readonly advice: Advice;
  /** Grade of the best match; null for none. */
  readonly grade: Grade | null;
  readonly level: ValidationLevel | null;
  /** The service's address; null for `keep`. */
  readonly address: Address | null;
  /** The parts of `address` that differ from the order. */
  readonly changes: readonly OrderChange[];
  /** All possible addresses, the best one first. */
  readonly candidates: readonly Address[];
}

/**
 * Validates an address again. Costs one lookup.
 *
 * @param dispatchCountry ISO 3166-1 alpha-3; empty if unknown
 * @throws TypeError without a country or any other part; AddressServiceError
 */
export async function verifyOrder(
  client: Pick<AddressClient, 'validate'>,
  given: AddressInput,
  dispatchCountry: string,
  options?: CallOptions,
): Promise<OrderVerdict> {
  const order = addressFromInput(given, isoCountries());
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
  // Validation does not know where the parcel is sent from.
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
