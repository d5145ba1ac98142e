/** An address in fields, as a person types it: where the texts come from, what is missing, what they amount to. */
import type { OperationParams } from '../../contract/operations.ts';
import type { Country } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import { buildingPartsOf } from '../address/building-parts.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { type AddressFormat, hasField, type Need, postcodeFrom } from '../address/formats.ts';
import { buildingOf, fieldsOf, tidyPostcode, withLines } from '../address/mail-lines.ts';
import { isPoBoxLine } from '../address/po-box.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { readAddress } from '../text/reader.ts';
import type { FieldProblem, ManualFields } from './texts.ts';

/** In the order of the fields. */
export function checkManual(given: ManualFields, format: AddressFormat): readonly FieldProblem[] {
  const fields = withoutCedex(given);
  return format.rows.flat().flatMap(({ field, need }): FieldProblem[] => {
    const isEmpty = fields[field].trim() === '' && !(field === 'building' && holdsBuilding(fields, need));
    if (isEmpty && need === 'required') return [{ field, kind: 'missing', severity: 'error' }];
    if (isEmpty && need === 'expected') return [{ field, kind: 'missing', severity: 'hint' }];
    const isBare = field === 'street' && format.isNumberExpected && !/\p{Nd}/u.test(fields.street);
    if (isBare) return [{ field, kind: 'number', severity: 'hint' }];
    const isOdd = field === 'postcode' && !isEmpty && format.postcode && !postcodeFrom(fields.postcode, format);
    return isOdd ? [{ field, kind: 'shape', severity: 'hint' }] : [];
  });
}

/**
 * Browsers fill in `Julianastraat 30` or `Rose Cottage, Mill Lane`, and people type it: which part is the building is
 * the service's to say.
 */
export function isOneLine({ street, building, addition }: ManualFields): boolean {
  return (building + addition).trim() === '' && /[\d,]/.test(street);
}

/** Whether the street line may hold the building as well. Where an address must have a number, that takes a digit. */
function holdsBuilding(fields: ManualFields, need: Need): boolean {
  return isOneLine(fields) && (need !== 'required' || /\d/.test(fields.street));
}

/** `75380 PARIS CEDEX 08`, pasted into the field of the postcode: what follows it belongs to the town. */
function withoutCedex(fields: ManualFields): ManualFields {
  const [, postcode, town = '', cedex = ''] = /^\s*([\d ]*\d)\s+(.*?)\s*\b(cedex\b.*)$/isu.exec(fields.postcode) ?? [];
  if (postcode === undefined) return fields;
  const locality = fields.locality.trim() || town;
  return { ...fields, postcode, locality: /\bcedex\b/i.test(locality) ? locality : `${locality} ${cedex}`.trim() };
}

/** What the service is asked (§4.5): only what is filled in, the postcode as the country prints it. */
export function validateParamsOf(
  given: ManualFields,
  country: Country,
  format: AddressFormat,
): OperationParams['validate'] {
  const fields = withoutCedex(given);
  const line = isOneLine(fields)
    ? { streetAndBuilding: fields.street }
    : { street: fields.street, building: buildingOf(fields, format) };
  const { locality } = fields;
  const region = hasField(format, 'region') ? fields.region : '';
  const all = { postcode: tidyPostcode(fields, format), locality, region, ...line };
  const filled = Object.entries(all).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]]));
  return { country: country.iso3.toLowerCase(), ...Object.fromEntries(filled) };
}

/**
 * The address that was typed, unverified: its texts as they are, its lines in the country's order. Where the country has
 * no field for the region, that of `before` stays as long as the town does.
 */
export function addressFromManual(
  given: ManualFields,
  country: Country,
  format: AddressFormat,
  before: Address | null = null,
): Address {
  const fields = withoutCedex(given);
  const { building, unit } = houseOf(fields, format);
  const postcode = tidyPostcode(fields, format);
  const isClosed = format.postcode?.data === 'closed' && format.postcode.pattern.test(postcode.replace(' ', ''));
  const address: Address = {
    country,
    street: orNull(fields.street),
    ...buildingPartsOf(building),
    postcode: orNull(isClosed ? postcode.replace(' ', '') : postcode),
    locality: orNull(fields.locality),
    region: hasField(format, 'region') ? orNull(fields.region) : regionFrom(before, fields, country),
    ...(hasField(format, 'district') ? { district: orNull(fields.district) } : null),
    unit: orNull(unit),
    lines: [],
    mailLines: [],
    location: null,
    isPoBox: isPoBoxLine(fields.street),
    language: null,
    details: null,
  };
  return withLines(address, format);
}

/**
 * The second line is a unit of the house: `Flat 3`. A few letters or digits behind a number belong to it, and without a
 * number the line is the house.
 */
export function houseOf(
  fields: ManualFields,
  format: AddressFormat,
): { readonly building: string; readonly unit: string } {
  const { street, building, addition } = fields;
  if (!hasField(format, 'building')) return { building: '', unit: addition.trim() };
  const isBehind = format.mail.addition === 'beside' && /\d/.test(building) && /^\s*[\p{L}\d]{1,4}\s*$/u.test(addition);
  const isName = building.trim() === '' && !/\d/.test(street);
  return isBehind || isName || format.mail.addition === 'number'
    ? { building: buildingOf(fields, format), unit: '' }
    : { building: building.trim(), unit: addition.trim() };
}

function regionFrom(before: Address | null, { locality }: ManualFields, { iso3 }: Country): string | null {
  return before?.country.iso3 === iso3 && before.locality === locality.trim() ? before.region : null;
}

/** The fields of an address that is known. */
export function manualFieldsOf(address: Address): ManualFields {
  return fieldsOf(address, worldFormatOf(address.country.iso2));
}

/** What a person has searched for before turning to the fields. */
export interface KnownFields {
  /** What is in the search field. */
  readonly text: string;
  /** Labels of the levels chosen on the way, §4.3. */
  readonly labels: readonly string[];
  /** ISO 3166-1 alpha-2 code of the country in which it was typed; empty for none. */
  readonly iso2: string;
}

/**
 * The fields to begin with; everything typed or chosen is in one of them. After a choice the search text is the
 * service's, `[postcode ]locality, street[ number]`; before one it is the person's own, and is taken apart.
 */
export function manualFrom({ text, labels, iso2 }: KnownFields, format: AddressFormat): ManualFields {
  const line = text.trim();
  const label = labels.at(-1) ?? '';
  if (label === '') return fieldsFromLine(line, iso2);
  const comma = line.indexOf(', ');
  if (comma < 0) {
    const isBehind = line.startsWith(`${label} `);
    const [place, rest] = isBehind && !postcodeFrom(label, format) ? [label, line.slice(label.length)] : [line, ''];
    return { ...emptyFields, ...placeFrom(place, format), street: rest.trim() };
  }
  const street = line.slice(comma + 2);
  const isWhole = street.startsWith(label);
  return {
    ...emptyFields,
    ...placeFrom(line.slice(0, comma), format),
    street: isWhole ? label : street,
    building: isWhole ? street.slice(label.length).trim() : '',
  };
}

/**
 * A line in the parts it has. What no part holds must not get lost: such a line stays whole, as the street. The name of
 * the country is in the picker.
 */
function fieldsFromLine(line: string, iso2: string): ManualFields {
  const { country, fields, rest, isWhole } = readAddress(line, iso2, []);
  const isOwn = country === null || country === iso2;
  const isDivided = hasField(worldFormatOf(iso2), 'building') || (isWhole && isOwn);
  const isKept = rest.length === 0 && ((country !== null && isOwn) || isAllIn(line, fields));
  return isDivided && isKept ? fields : { ...emptyFields, street: line };
}

/** Whether the fields have every character of a line as often, in any order and case; what parts words aside. */
function isAllIn(line: string, fields: ManualFields): boolean {
  const left = new Map<string, number>();
  for (const character of charactersOf(Object.values(fields).join('')))
    left.set(character, (left.get(character) ?? 0) + 1);
  return [...charactersOf(line)].every((character) => {
    const count = left.get(character) ?? 0;
    left.set(character, count - 1);
    return count > 0;
  });
}

function charactersOf(text: string): string {
  return text.toUpperCase().replace(/[\s,-]+/g, '');
}

/** `2012 ES Haarlem`: the longest beginning that is a postcode is one. */
function placeFrom(place: string, format: AddressFormat): Pick<ManualFields, 'postcode' | 'locality'> {
  const gaps = [place.length, ...Array.from(place.matchAll(/\s+/g), ({ index }) => index).reverse()];
  const end = gaps.find((gap) => postcodeFrom(place.slice(0, gap), format) !== null) ?? 0;
  return { postcode: place.slice(0, end), locality: place.slice(end).trim() };
}

function orNull(text: string): string | null {
  return text.trim() || null;
}
