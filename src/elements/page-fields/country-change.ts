/** When the country in the page's fields changes, clears what does not fit it, with a message. */
import type { Country } from '../../contract/types.ts';
import type { FieldValues } from '../../core/page-fields/field-values.ts';
import { outdatedIn } from '../../core/page-fields/outdated.ts';
import type { PanelHost } from '../field/host.ts';
import type { FieldFiller } from './field-filler.ts';
import { fieldsOf } from './native-field.ts';
import { type Content, emptiedText, formatIn, valuesOf } from './read-fields.ts';

/** The fields when they were last read. */
export interface LastRead {
  /** Null if no field names a country, or if it does not exist. */
  readonly country: Country | null;
  readonly values: FieldValues;
  /** What was cleared then, with the message that stays until the country changes; null for nothing. */
  readonly cleared: { readonly country: Country; readonly values: FieldValues; readonly note: string } | null;
}

/** The shopper wrote into the fields: clears or restores others if the country is another one. */
export function withCountryFollowed(
  last: LastRead,
  { said: country, values, fields }: Content,
  host: PanelHost,
  filler: FieldFiller,
): LastRead {
  if (!last.country || !country || last.country.iso3 === country.iso3) return { ...last, country, values };
  // Back in the previous country: restores what was cleared, unless something else was written.
  const known = last.cleared?.country.iso3 === country.iso3 ? last.cleared.values : null;
  const lost = fields.filter(({ purpose }) => known?.get(purpose)?.trim() && !values.get(purpose)?.trim());
  for (const field of lost) filler.write(field, known?.get(field.purpose) ?? '');
  const outdated = outdatedIn(values, last.values, formatIn(country));
  const due = fields.filter((field) => outdated.includes(field.purpose) && !lost.includes(field));
  const emptied = due.filter((field) => filler.write(field, ''));
  const note = emptiedText(emptied, country, host.view.texts);
  // Reading the fields now must not find a change.
  const read = { country, values: valuesOf(fieldsOf(host)) };
  return { ...read, cleared: emptied[0] ? { country: last.country, values: last.values, note } : null };
}
