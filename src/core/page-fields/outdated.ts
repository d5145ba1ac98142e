/** What is left in the fields of a page from another country. */
import type { Country } from '../../contract/types.ts';
import { formatOf, postcodeFrom } from '../address/formats.ts';
import type { Purpose } from './autofill-tokens.ts';
import type { FieldValues } from './field-values.ts';

/**
 * Fields that do not fit a country which was chosen just now: the region, and a postcode of another format. What was
 * written together with the country, as a browser does that fills the form, belongs to it.
 *
 * @param before what was in the fields while the country was another one
 */
export function outdatedIn(values: FieldValues, before: FieldValues, country: Country): readonly Purpose[] {
  const format = formatOf(country.iso2);
  const isLeft = (purpose: Purpose) =>
    Boolean(values.get(purpose)?.trim()) && values.get(purpose) === before.get(purpose);
  const isOdd = format.postcode !== null && postcodeFrom(values.get('postal-code') ?? '', format) === null;
  const purposes = isOdd ? (['postal-code', 'address-level1'] as const) : (['address-level1'] as const);
  return purposes.filter(isLeft);
}
