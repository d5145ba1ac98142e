/** What a form submits: the parts of an address, by name. */
import type { Address } from '../address/address.ts';
import type { Committed } from './state.ts';

const names = ['street', 'building', 'postcode', 'locality', 'region', 'country', 'source', 'grade'] as const;

/** Name and value pairs, in the order they are submitted. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/** Every part of an address, those it does not have too: an order never keeps a part of the one before. */
export function formEntries(
  values: Readonly<Partial<Record<(typeof names)[number] | 'district', string | null | undefined>>>,
): FormEntries {
  const { district } = values;
  const entries = names.map((name) => [name, values[name] ?? ''] as const);
  // Few countries have one: a back end for others need not know of it.
  return district == null || district === '' ? entries : [...entries, ['district', district]];
}

/** Of the committed address. */
export function committedEntries({ address, source, verdict }: Committed): FormEntries {
  return formEntries({ ...address, country: address.country.iso2, source, grade: verdict?.grade });
}

/** Of an address that was typed and is not committed. */
export function typedEntries(
  parts: Partial<Pick<Address, 'street' | 'building' | 'postcode' | 'locality' | 'region' | 'district'>>,
  iso2: string,
): FormEntries {
  return formEntries({ ...parts, country: iso2, source: 'manual' });
}
