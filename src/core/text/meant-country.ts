/** The country that a text means, as far as the shopper has finished it. Another one is offered; a whole pasted address may take it. */
import type { Area } from '../address/areas.ts';
import { hasField, postcodeFrom } from '../address/formats.ts';
import { formatFor } from './findings.ts';
import { type ReadAddress, readAddress } from './reader.ts';

/** A text without the word in front of the caret: it may go on, as `Peru` goes on to `Perugia`. */
export function finishedPart(text: string, caret: number): string {
  return text.slice(0, caret).replace(/[^\s,;]+$/, '') + text.slice(caret);
}

/**
 * ISO 3166-1 alpha-2 of the country that a text names, or that its postcode belongs to; null for none. Two letters alone name
 * none: `FR` begins Frankfurt, and `CA` is a state.
 */
export function meantCountry(text: string, iso2: string, areas: readonly Area[]): string | null {
  const { country } = readAddress(text, iso2, areas);
  const [end = '', code] = /[\s,;(]([A-Z]{2})[\s).,;]*$/.exec(text) ?? [];
  if (country === null || country !== code) return country;
  const without = readAddress(text.slice(0, -end.length), iso2, areas).country;
  return without === country ? country : null;
}

/** True if a whole address fits its country, and by postcode or form not the expected one. */
export function fitsAlone({ isWhole, fields }: ReadAddress, iso2: string): boolean {
  const expected = formatFor(iso2);
  const isOtherPostcode = fields.postcode !== '' && postcodeFrom(fields.postcode, expected) === null;
  const isOtherForm = fields.region !== '' && !hasField(expected, 'region');
  return isWhole && (isOtherPostcode || isOtherForm);
}
