/** Prints an address from any source, with the country's order, separators and capitals. */

import type { Address } from './address.ts';
import { dividedAddition } from './addressee.ts';
import { type AddressFormat, type Field, type FieldTexts, hasField, type LinePart, postcodeFrom } from './formats.ts';
import { isOrdinalAddition, withNumberOnce } from './house-number.ts';
import { isPoBoxWord } from './po-box.ts';

/** A printed line. `street` contains the street, `beside` a flat, a name or a district, `place` the town. */
interface Line {
  readonly text: string;
  readonly kind: 'street' | 'beside' | 'place';
}

/**
 * Adds printed lines to an address. Existing lines for the parcel are kept: the service prints its own, and a page may
 * have set them.
 */
export function withLines(address: Address, format: AddressFormat): Address {
  const given = withVillage(fieldsOf(address, format), format);
  const fields = withBoxNumber(withNumberOnce(given, format), address.country.iso2);
  const [above, beside] = dividedAddition(fields.addition, fields.street, address.country.iso2);
  const printed = printedLines({ ...fields, addition: namedFlat(beside, format) }, format, above);
  const mailLines = address.mailLines.length > 0 ? address.mailLines : textsOf(printed);
  return { ...address, lines: linesAboveTown(printed), mailLines };
}

/** True if the fields are a house in a village without streets. */
export function isVillageHouse({ street, building, locality }: FieldTexts, { mail }: AddressFormat): boolean {
  return mail.hasVillages && street.trim() === '' && /\d/.test(building) && locality.trim() !== '';
}

function withVillage(fields: FieldTexts, format: AddressFormat): FieldTexts {
  return isVillageHouse(fields, format) ? { ...fields, street: fields.locality } : fields;
}

/** The number of a PO box follows its word, wherever the country puts that of a house. */
function withBoxNumber(fields: FieldTexts, iso2: string): FieldTexts {
  const { street, building } = fields;
  return isPoBoxWord(street, iso2) ? { ...fields, street: joined([street, building], ' '), building: '' } : fields;
}

/** A flat that is only a number would look like a part of the house number, so the country's word precedes it. */
function namedFlat(addition: string, { flat }: AddressFormat): string {
  const [, word = ''] = /^(\D+) \d+$/.exec(flat ?? '') ?? [];
  return word !== '' && /^\d{1,4}\p{L}?$/u.test(addition) ? `${word} ${addition}` : addition;
}

/** The parts of an address as the manual fields of its country. */
export function fieldsOf(
  { street, building, unit, district, postcode, locality, region }: Address,
  format: AddressFormat,
): FieldTexts {
  // If the country has one field for street and number, everything else is on the second line.
  const isApart = hasField(format, 'building');
  const [number, addition] = [building ?? '', unit ?? ''];
  return {
    street: street ?? '',
    building: isApart || isNumber(number) ? number : '',
    addition: isApart || isNumber(number) ? addition : joined([number, addition], ', '),
    district: district ?? '',
    postcode: postcode ?? '',
    locality: locality ?? '',
    region: region ?? '',
  };
}

function textsOf(lines: readonly Line[]): readonly string[] {
  return lines.map(({ text }) => text);
}

/** At most two: that of the street, and what is printed before or after it. */
function linesAboveTown(printed: readonly Line[]): readonly string[] {
  const lines = printed.filter(({ kind }) => kind !== 'place');
  const street = lines.findIndex(({ kind }) => kind === 'street');
  const cut = Math.max(street, 0) || 1;
  return [lines.slice(0, cut), lines.slice(cut)].map((part) => joined(textsOf(part), ', ')).filter(Boolean);
}

function printedLines(fields: FieldTexts, format: AddressFormat, first: readonly string[]): readonly Line[] {
  const { mail, latin } = format;
  if (latin && isLatin(fields)) return printedLines(fields, latin, first);
  // The country's own line is not an address if nothing was typed.
  if (Object.values(fields).every((text) => text.trim() === '')) return [];
  const isApart = hasField(format, 'building');
  const lines = mail.lines.map((parts): Line => {
    const names = parts.flatMap(({ field }) => field ?? []);
    if (names.includes('street')) {
      const street = isApart ? printedStreetLine(parts, fields, format) : withNumber(parts, fields, format);
      return { kind: 'street', text: street };
    }
    if (isApart && names.includes('addition')) return { kind: 'beside', text: '' };
    // A line without a field is the country's own, such as the name of an island.
    const isBeside = names.length > 0 && names.every((name) => name === 'addition' || name === 'district');
    return { kind: isBeside ? 'beside' : 'place', text: printedLine(parts, fields, format) };
  });
  const above = [...first, ...linesAbove(fields, format)].map((text): Line => ({ kind: 'beside', text }));
  const printed = [...above, ...lines].filter(({ text }) => text !== '');
  return withPlacesBeside(printed, fields, format);
}

/** District and town go next to the street if the country has no line for them, unless they have the same text. */
function withPlacesBeside(lines: readonly Line[], fields: FieldTexts, format: AddressFormat): readonly Line[] {
  const whole = textsOf(lines).join('\n').toLowerCase();
  const isMissing = (name: Field) => !hasField(format, name) && !whole.includes(fields[name].trim().toLowerCase());
  const beside = (['district', 'locality'] as const).filter(isMissing).map((name): Line => {
    return { kind: 'beside', text: fields[name].trim() };
  });
  const street = lines.findIndex(({ kind }) => kind === 'street');
  const behind = lines.slice(street + 1);
  const first = lines.findIndex(({ kind }) => kind === 'place');
  const isPlaceFirst = first >= 0 && first < street && behind.every(({ kind }) => kind === 'beside');
  if (isPlaceFirst) return [...lines.slice(0, street), ...beside.toReversed(), ...lines.slice(street)];
  const place = behind.findIndex(({ kind }) => kind === 'place');
  const at = place < 0 ? lines.length : street + 1 + place;
  return [...lines.slice(0, at), ...beside, ...lines.slice(at)];
}

/** The street line of a country with one field for street and number, with a number that came separately. */
function withNumber(parts: readonly LinePart[], fields: FieldTexts, format: AddressFormat): string {
  const line = printedLine(parts, fields, format);
  const [, number = '', rest = ''] =
    /^(\S*(?: (?:\p{L}|bis|ter|quater|\d\/\d|[¼½¾])(?!\S))?)\s*(.*)$/isu.exec(fields.building.trim()) ?? [];
  return joined(format.mail.isNumberInFront ? [number, line, rest] : [line, number, rest], ' ');
}

/** The fields of a line that are not empty, with the text in between. */
function printedLine(parts: readonly LinePart[], fields: FieldTexts, format: AddressFormat): string {
  return parts.reduce((line, { before, field }, index) => {
    const text = field ? printed(field, fields, format) : '';
    if (field && text === '') return line;
    // The separator before the first field is part of it. Between fields, it needs both.
    const isBetween = index > 0 && line === '';
    return `${line}${isBetween ? before.replace(/^[\s,/–-]+/, '') : before}${text}`;
  }, '');
}

/** True if every letter is Latin, as people write from abroad. */
function isLatin(fields: FieldTexts): boolean {
  return !/[^\P{L}\p{Script=Latin}]/u.test(Object.values(fields).join(''));
}

/** A flat or name, without the number, if the country prints it above the street. */
function linesAbove(fields: FieldTexts, format: AddressFormat): readonly string[] {
  if (format.mail.addition !== 'above') return [];
  return buildingOf(fields, format)
    .split(/,\s*/)
    .filter((part) => !isNumber(part));
}

function printedStreetLine(parts: readonly LinePart[], fields: FieldTexts, format: AddressFormat): string {
  const whole = buildingOf(fields, format);
  const building = format.mail.addition === 'above' ? whole.split(/,\s*/).filter(isNumber).join(', ') : whole;
  // The name of a house is divided from the street.
  if (format.numberFirst && !isNumber(building)) return joined([building, fields.street.trim()], ', ');
  return printedLine(parts, { ...fields, building }, format);
}

function isNumber(text: string): boolean {
  return /^\s*\d/.test(text) && !floor.test(text);
}

/** `3ème étage`, `2nd floor`: not a house number. */
const floor = /^\s*\d{1,3}(?:er|re|e|è|[eè]me|st|nd|rd|th)\s+\p{L}{3}/iu;

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

/** House number and addition as one text, in the country's order. */
export function buildingOf(fields: FieldTexts, { mail }: AddressFormat): string {
  const [building, addition] = [fields.building.trim(), fields.addition.trim()];
  const isAbove = mail.addition === 'above' && !isOrdinalAddition(addition);
  if (isAbove) return joined([addition, building], ', ');
  const isDoor = mail.hasStrokes && /^\d+(?:\/\d+)+$/.test(addition);
  return joined([building, addition], isDoor ? '/' : ' ');
}

/** As the country prints it; text in another format is not changed. */
export function tidyPostcode({ postcode }: FieldTexts, format: AddressFormat): string {
  return postcodeFrom(postcode, format) ?? postcode.trim();
}

function joined(parts: readonly string[], by: string): string {
  return parts.filter((part) => part !== '').join(by);
}
