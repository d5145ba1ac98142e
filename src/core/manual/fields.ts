/** An address as manual fields: where their text comes from, what is missing, and the address they result in. */
import type { OperationParams } from '../../contract/operations.ts';
import type { Country } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import { dividedAddition } from '../address/addressee.ts';
import { blankAddress } from '../address/blank-address.ts';
import { buildingPartsOf } from '../address/building-parts.ts';
import { emptyFields } from '../address/empty-fields.ts';
import {
  type AddressFormat,
  type Field,
  type FieldTexts,
  hasField,
  leadingPostcode,
  type Need,
  postcodeFrom,
} from '../address/formats.ts';
import { isHouseNumber, isOrdinalAddition, streetWithNumber, withNumberOnce } from '../address/house-number.ts';
import { buildingOf, fieldsOf, isVillageHouse, tidyPostcode, withLines } from '../address/mail-lines.ts';
import { withPoBox } from '../address/po-box.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { withDividedStreet } from '../text/divided-street.ts';
import { readAddress } from '../text/reader.ts';

/**
 * A problem of a field. `number`: a street without a number, in countries that have both in one field. `error`: cannot
 * be accepted. `hint`: worth a look, but can be accepted.
 */
export interface FieldProblem {
  readonly field: Field;
  readonly kind: 'missing' | 'shape' | 'number';
  readonly severity: 'error' | 'hint';
}

/** The problems, in the order of the fields. */
export function checkManual(given: FieldTexts, format: AddressFormat): readonly FieldProblem[] {
  const fields = withoutCedex(given);
  return format.rows.flat().flatMap(({ field, need }): FieldProblem[] => {
    const isElsewhere =
      (field === 'building' && holdsBuilding(fields, need)) || (field === 'street' && isVillageHouse(fields, format));
    const isEmpty = fields[field].trim() === '' && !isElsewhere;
    if (isEmpty && need === 'required') return [{ field, kind: 'missing', severity: 'error' }];
    if (isEmpty && need === 'expected') return [{ field, kind: 'missing', severity: 'hint' }];
    const isBare = field === 'street' && format.isNumberExpected && !/\p{Nd}/u.test(fields.street);
    if (isBare) return [{ field, kind: 'number', severity: 'hint' }];
    const isOdd = field === 'postcode' && !isEmpty && format.postcode && !postcodeFrom(fields.postcode, format);
    return isOdd ? [{ field, kind: 'shape', severity: 'hint' }] : [];
  });
}

/**
 * Browsers autofill, and people type, `Julianastraat 30` or `Rose Cottage, Mill Lane` into the street. The service
 * decides which part is the building, unless the second line is a house number.
 */
export function isOneLine({ street, building, addition }: FieldTexts): boolean {
  return building.trim() === '' && /[\d,]/.test(street) && !isHouseNumber(addition);
}

/**
 * True if the street line may also contain the building. If the country requires a number, it needs a digit, and no part
 * of the number may be on the second line.
 */
function holdsBuilding(fields: FieldTexts, need: Need): boolean {
  return isOneLine(fields) && (need !== 'required' || (/\d/.test(fields.street) && fields.addition.trim() === ''));
}

/** Splits `75380 PARIS CEDEX 08`, pasted into the postcode field: the words after the postcode belong to the town. */
function withoutCedex(fields: FieldTexts): FieldTexts {
  const [, postcode, town = '', cedex = ''] = /^\s*([\d ]*\d)\s+(.*?)\s*\b(cedex\b.*)$/isu.exec(fields.postcode) ?? [];
  if (postcode === undefined) return fields;
  const locality = fields.locality.trim() || town;
  return { ...fields, postcode, locality: /\bcedex\b/i.test(locality) ? locality : `${locality} ${cedex}`.trim() };
}

/** Each part once, where it belongs, and the postcode as the country prints it. */
export function tidied(given: FieldTexts, format: AddressFormat): FieldTexts {
  const fields = withNumberOnce(withoutCedex(given), format);
  return { ...fields, postcode: tidyPostcode(fields, format) };
}

/**
 * The parameters of the request to the service (§4.5): only filled fields.
 */
export function validateParamsOf(
  given: FieldTexts,
  country: Country,
  format: AddressFormat,
): OperationParams['validate'] {
  const fields = tidied(given, format);
  const line = isOneLine(fields)
    ? { streetAndBuilding: fields.street }
    : { street: fields.street, building: buildingOf(withNamesApart(fields, country.iso2).fields, format) };
  const { postcode, locality } = fields;
  const region = hasField(format, 'region') ? fields.region : '';
  const all = { postcode, locality, region, ...line };
  const filled = Object.entries(all).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]]));
  return { country: country.iso3.toLowerCase(), ...Object.fromEntries(filled) };
}

/**
 * The typed address, unverified: its text unchanged, its lines in the country's order. If the country has no field for
 * the region, that of `before` stays as long as the town does.
 */
export function addressFromManual(
  given: FieldTexts,
  country: Country,
  format: AddressFormat,
  before: Address | null = null,
): Address {
  const fields = tidied(given, format);
  const { postcode } = fields;
  const { building, unit } = houseOf(fields, format, country.iso2);
  const isClosed = format.postcode?.data === 'closed' && format.postcode.pattern.test(postcode.replace(' ', ''));
  const address: Address = {
    country,
    ...blankAddress,
    street: orNull(fields.street),
    ...buildingPartsOf(building),
    postcode: orNull(isClosed ? postcode.replace(' ', '') : postcode),
    locality: orNull(fields.locality),
    region: hasField(format, 'region') ? orNull(fields.region) : regionFrom(before, fields, country),
    ...(hasField(format, 'district') ? { district: orNull(fields.district) } : null),
    unit: orNull(unit),
    source: 'manual',
  };
  const marked = withPoBox(address);
  return withLines(isOneLine(fields) ? withDividedStreet(marked, format) : marked, format);
}

/** The second line without who is at a numbered house, such as a company. Without a number, it may be the house. */
export function withNamesApart(
  fields: FieldTexts,
  iso2: string,
): { readonly names: readonly string[]; readonly fields: FieldTexts } {
  const { street, building } = fields;
  if (building.trim() === '' && !/\d/.test(street)) return { names: [], fields };
  const [names, addition] = dividedAddition(fields.addition.trim(), street, iso2);
  return { names, fields: { ...fields, addition } };
}

/** Text on the second line of a form that may belong to the number. */
const shortAddition = /^[\p{L}\d]{1,4}$/u;

/**
 * The second line is a flat: `Flat 3`. A few letters or digits belong to the number, and without a number the line is
 * the house.
 */
export function houseOf(
  given: FieldTexts,
  format: AddressFormat,
  iso2: string,
): { readonly building: string; readonly unit: string } {
  if (!hasField(format, 'building')) return { building: '', unit: given.addition.trim() };
  const { names, fields } = withNamesApart(given, iso2);
  const { street, building, addition } = fields;
  const isAbove = format.mail.addition === 'above';
  const isShort = isAbove ? isOrdinalAddition(addition) : shortAddition.test(addition.trim());
  const isBehind = /\d/.test(building) && isShort;
  const isName = building.trim() === '' && !/\d/.test(street);
  return isBehind || isName || format.mail.addition === 'number'
    ? { building: buildingOf(fields, format), unit: names.join(', ') }
    : { building: building.trim(), unit: [...names, addition.trim()].filter(Boolean).join(', ') };
}

function regionFrom(before: Address | null, { locality }: FieldTexts, { iso3 }: Country): string | null {
  return before?.country.iso3 === iso3 && before.locality === locality.trim() ? before.region : null;
}

/** The fields of a known address. */
export function manualFieldsOf(address: Address): FieldTexts {
  return fieldsOf(address, worldFormatOf(address.country.iso2));
}

/**
 * The fields for editing a known address: like `manualFieldsOf`, but with the number in the street if the country has
 * one field for both.
 */
export function editableFieldsOf(address: Address): FieldTexts {
  return withNumberInStreet(manualFieldsOf(address), address.country.iso2);
}

/** Joins a separate number with its street, if the country has one field for both. */
export function withNumberInStreet(fields: FieldTexts, iso2: string): FieldTexts {
  const format = worldFormatOf(iso2);
  const { street, building } = fields;
  if (building === '' || hasField(format, 'building')) return fields;
  return { ...fields, street: streetWithNumber(street, building, format, iso2), building: '' };
}

/** What was searched for before manual entry was opened. */
interface KnownFields {
  /** The text of the search field. */
  readonly text: string;
  /** The words typed before a level was chosen that it lacks. Default: none. */
  readonly before?: string;
  /** Labels of the levels that were chosen, §4.3. */
  readonly labels: readonly string[];
  /** ISO 3166-1 alpha-2 code of the country in which it was typed; empty for none. */
  readonly iso2: string;
}

/**
 * The initial fields, which contain everything typed or chosen. After a choice, the search text is the service's,
 * `[postcode ]locality, street[ number]`; before one, it is what was typed, and is parsed.
 */
export function manualFrom({ text, before = '', labels, iso2 }: KnownFields, format: AddressFormat): FieldTexts {
  const line = text.trim();
  const label = labels.at(-1) ?? '';
  if (label === '') return fieldsFromLine(line, iso2);
  const comma = line.indexOf(', ');
  // `Haarlem juli`: a place was chosen, and a street is being typed.
  const isBehind = comma < 0 && line.startsWith(`${label} `) && !postcodeFrom(label, format);
  const end = isBehind ? label.length : comma < 0 ? line.length : comma;
  const [postcode, locality] = leadingPostcode(line.slice(0, end), format);
  const street = line.slice(end).replace(/^, /, '').trim();
  const isWhole = !isBehind && street.startsWith(label);
  const building = isWhole ? street.slice(label.length).trim() : '';
  // Beside a place alone, they are its street.
  if (street === '') return { ...emptyFields, postcode, locality, street: before };
  return { ...emptyFields, postcode, locality, street: isWhole ? label : street, building, addition: before };
}

/**
 * Splits a line into its parts. If a part fits no field, the whole line stays in the street, so that nothing is lost.
 * The country's name is in the picker.
 */
function fieldsFromLine(line: string, iso2: string): FieldTexts {
  const { country, fields, rest, isWhole } = readAddress(line, iso2, []);
  const isOwn = country === null || country === iso2;
  const isDivided = hasField(worldFormatOf(iso2), 'building') || (isWhole && isOwn);
  const isKept = rest.length === 0 && ((country !== null && isOwn) || isAllIn(line, fields));
  return isDivided && isKept ? fields : { ...emptyFields, street: line };
}

/** True if the fields contain every character of a line as often, in any order and case. Separators are ignored. */
function isAllIn(line: string, fields: FieldTexts): boolean {
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

function orNull(text: string): string | null {
  return text.trim() || null;
}
