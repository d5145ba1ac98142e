/** What is left in the fields of a page from another country. */
import { type AddressFormat, type Field, postcodeFrom } from '../address/formats.ts';
import type { Purpose } from './autofill-tokens.ts';
import type { FieldValues } from './field-values.ts';

/** Parts of the place that a country may do without. */
const places: readonly (readonly [Purpose, Field])[] = [
  ['postal-code', 'postcode'],
  ['address-level3', 'district'],
  ['address-level2', 'locality'],
];

/**
 * Fields that do not fit a country which was chosen just now: the region, a postcode of another format, and what its
 * addresses have no place for. What was written together with the country, as a browser does that fills the form, belongs to it.
 *
 * @param before what was in the fields while the country was another one
 * @param format that of the country which was chosen
 */
export function outdatedIn(values: FieldValues, before: FieldValues, format: AddressFormat): readonly Purpose[] {
  const fields = format.rows.flat().map(({ field }) => field);
  const isLeft = (purpose: Purpose) =>
    Boolean(values.get(purpose)?.trim()) && values.get(purpose) === before.get(purpose);
  const isOdd = format.postcode !== null && postcodeFrom(values.get('postal-code') ?? '', format) === null;
  const unfit = places.filter(([, field]) => !fields.includes(field) || (field === 'postcode' && isOdd));
  return [...unfit.map(([purpose]) => purpose), 'address-level1' as const].filter(isLeft);
}
