/** How a typed address is printed: the country's order, its separators, its capitals. */

import { type AddressFormat, type Field, type FieldTexts, type LinePart, postcodeFrom } from './formats.ts';

/** What goes on the parcel, without the country. Fields the country has no row for are left out. */
export function mailLinesOf(fields: FieldTexts, format: AddressFormat): readonly string[] {
  const { mail, rows, latin } = format;
  if (latin && isLatin(fields)) return mailLinesOf(fields, latin);
  const hasNumber = rows.flat().some(({ field }) => field === 'building');
  const lines = mail.lines.map((parts) => {
    const names = parts.map(({ field }) => field);
    if (hasNumber && names.includes('street')) return printedStreetLine(fields, format);
    return hasNumber && names.includes('addition') ? '' : printedLine(parts, fields, format);
  });
  const all = [...linesAbove(fields, format), ...lines].filter((line) => line !== '');
  // Without anything of the person's, what the country prints by itself is no address.
  return Object.values(fields).every((text) => text.trim() === '') ? [] : all;
}

/** A line's fields that hold something, with what stands between them. */
function printedLine(parts: readonly LinePart[], fields: FieldTexts, format: AddressFormat): string {
  return parts.reduce((line, { before, field }, index) => {
    const text = field ? printed(field, fields, format) : '';
    if (field && text === '') return line;
    // What stands in front of the first field is part of it; between fields it needs both.
    const isBetween = index > 0 && line === '';
    return `${line}${isBetween ? before.replace(/^[\s,/–-]+/, '') : before}${text}`;
  }, '');
}

/** Whether everything is in Latin letters, as people write who send from abroad. */
function isLatin(fields: FieldTexts): boolean {
  return !/[^\P{L}\p{Script=Latin}]/u.test(Object.values(fields).join(''));
}

/** A flat, a name: all that is not the number, where the country prints it above the street. */
function linesAbove(fields: FieldTexts, format: AddressFormat): readonly string[] {
  if (format.mail.addition === 'beside') return [];
  return buildingOf(fields, format)
    .split(/,\s*/)
    .filter((part) => !isNumber(part));
}

function printedStreetLine(fields: FieldTexts, format: AddressFormat): string {
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
  const isPlace = field === 'locality' || field === 'region';
  return isPlace && mail.town === 'capitals' ? text.toUpperCase() : text;
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
