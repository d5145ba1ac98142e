/** How a typed address is printed: the country's order, its separators, its capitals. */

import { type AddressFormat, type Field, type FieldTexts, postcodeFrom } from './formats.ts';

/** What goes on the parcel, without the country. Fields the country has no row for are left out. */
export function mailLinesOf(fields: FieldTexts, format: AddressFormat): readonly string[] {
  const { mail, rows } = format;
  const lines = rows.map((row) => {
    const names = row.map(({ field }) => field);
    if (names.includes('street')) return streetLineOf(fields, format);
    if (names.includes('addition')) return '';
    return joined(
      names.map((field) => printed(field, fields, format)),
      mail.placeJoin,
    );
  });
  return [...linesAbove(fields, format), ...lines].filter((line) => line !== '');
}

/** A flat, a name: all that is not the number, where the country prints it above the street. */
function linesAbove(fields: FieldTexts, format: AddressFormat): readonly string[] {
  if (format.mail.addition === 'beside') return [];
  return buildingOf(fields, format)
    .split(/,\s*/)
    .filter((part) => !isNumber(part));
}

function streetLineOf(fields: FieldTexts, format: AddressFormat): string {
  const { numberFirst, mail } = format;
  const street = fields.street.trim();
  const building = buildingOf(fields, format);
  if (mail.addition === 'above') return joined([building.split(/,\s*/).filter(isNumber).join(', '), street], ' ');
  if (!numberFirst) return joined([street, building], ' ');
  return joined([building, street], isNumber(building) ? mail.numberJoin : ', ');
}

function isNumber(text: string): boolean {
  return /^\d/.test(text);
}

function printed(field: Field, fields: FieldTexts, format: AddressFormat): string {
  const { mail } = format;
  if (field === 'postcode') {
    const postcode = tidyPostcode(fields, format);
    return /^\d/.test(postcode) ? mail.prefix + postcode : postcode;
  }
  const text = fields[field].trim();
  return mail.town === 'capitals' ? text.toUpperCase() : text;
}

/** House number and addition as one text, in the order of the country. */
export function buildingOf(fields: FieldTexts, { mail }: AddressFormat): string {
  const [building, addition] = [fields.building.trim(), fields.addition.trim()];
  return mail.addition === 'above' ? joined([addition, building], ', ') : joined([building, addition], ' ');
}

/** As the country prints it; what has not its shape stays as it is. */
export function tidyPostcode({ postcode }: FieldTexts, format: AddressFormat): string {
  return postcodeFrom(postcode, format) ?? postcode.trim();
}

function joined(parts: readonly string[], by: string): string {
  return parts.filter((part) => part !== '').join(by);
}
