/** When the country in the page's fields changes, clears what does not fit it, with a message. */
import type { Country } from '../../contract/types.ts';
import type { FieldValues } from '../../core/page-fields/field-values.ts';
import { outdatedIn } from '../../core/page-fields/outdated.ts';
import type { ElementHost } from '../field/host.ts';
import type { FieldFiller } from './field-filler.ts';
import { fieldsOf } from './native-field.ts';
import { type Content, emptiedText, formatIn, valuesOf } from './read-fields.ts';

/** The fields when they were last read, and what was cleared then. */
export interface LastRead {
  /** Null if no field names a country, or if it does not exist. */
  readonly country: Country | null;
  readonly values: FieldValues;
  /** The message about cleared fields, which stays until the country changes; empty for none. */
  readonly note: string;
  /** The values before they were cleared; null if they were not. */
  readonly before: { readonly country: Country; readonly values: FieldValues } | null;
}

/** Fields that need no message. */
export function withoutNote({ said: country, values }: Content): LastRead {
  return { country, values, note: '', before: null };
}

/** The shopper wrote into the fields: clears or restores others if the country is another one. */
export function withCountryFollowed(
  last: LastRead,
  { said: country, values, fields }: Content,
  host: ElementHost,
  filler: FieldFiller,
): LastRead {
  if (!last.country || !country || last.country.iso3 === country.iso3) return { ...last, country, values };
  // Back in the previous country: restores what was cleared, unless something else was written.
  const known = last.before?.country.iso3 === country.iso3 ? last.before.values : null;
  const lost = fields.filter(({ purpose }) => known?.get(purpose)?.trim() && !values.get(purpose)?.trim());
  for (const field of lost) filler.write(field, known?.get(field.purpose) ?? '');
  const outdated = outdatedIn(values, last.values, formatIn(country));
  const due = fields.filter((field) => outdated.includes(field.purpose) && !lost.includes(field));
  const emptied = due.filter((field) => filler.write(field, ''));
  // Reading the fields now must not find a change.
  const read = { country, values: valuesOf(fieldsOf(host)) };
  if (!emptied[0]) return { ...read, note: '', before: null };
  const note = emptiedText(emptied, country, host.view.texts);
  return { ...read, note, before: { country: last.country, values: last.values } };
}
