/** Finds values in a page's fields that belong to the previous country. */
import { type AddressFormat, postcodeFrom } from '../address/formats.ts';
import { type Purpose, placeTokens } from './autofill-tokens.ts';
import type { FieldValues } from './field-values.ts';

/**
 * Fields that do not fit a country that was just chosen: the region, a postcode in another format, and parts that its
 * addresses do not have. Values that were written together with the country, as by autofill, are assumed to fit.
 *
 * @param before the values while the country was another one
 *
 * @param format that of the chosen country
 */
export function outdatedIn(values: FieldValues, before: FieldValues, format: AddressFormat): readonly Purpose[] {
  const fields: readonly string[] = format.rows.flat().map(({ field }) => field);
  const isLeft = (purpose: Purpose) =>
    Boolean(values.get(purpose)?.trim()) && values.get(purpose) === before.get(purpose);
  const isOdd = format.postcode !== null && postcodeFrom(values.get('postal-code') ?? '', format) === null;
  const isUnfit = (field: string) => field === 'region' || !fields.includes(field) || (field === 'postcode' && isOdd);
  return Object.entries(placeTokens).flatMap(([field, purpose]) => (isUnfit(field) && isLeft(purpose) ? purpose : []));
}
