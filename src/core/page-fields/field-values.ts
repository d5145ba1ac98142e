/**
 * Converts an address to the values of separate fields, and back. A part without its own field goes where it is not
 * lost.
 */
import type { Country } from '../../contract/types.ts';
import { type Address, houseWithUnit } from '../address/address.ts';
import { blankAddress } from '../address/blank-address.ts';
import { buildingPartsOf } from '../address/building-parts.ts';
import type { AddressFormat, Field } from '../address/formats.ts';
import { houseOfLines, withNumberOnce } from '../address/house-number.ts';
import { withLines } from '../address/mail-lines.ts';
import { isPoBoxAddress, withPoBox } from '../address/po-box.ts';
import { isSameAddress, isSameUnprinted } from '../address/shown.ts';
import { lettersOf } from '../letters.ts';
import type { Purpose } from './autofill-tokens.ts';

/** Lines are separated by newlines. */
export type FieldValues = ReadonlyMap<Purpose, string>;

/** The values of the fields when they held this address. */
export interface Known {
  readonly address: Address;
  readonly values: FieldValues;
}

const lineFields = ['address-line1', 'address-line2', 'address-line3'] as const;
const buildingFields = ['building', 'buildingNumber', 'buildingNumberAddition'] as const;
const streetFields = ['street-address', 'street', ...lineFields, ...buildingFields] as const;

/** Values for the existing fields. `countryName` is in the language of the page. */
export function valuesFor(address: Address, purposes: ReadonlySet<Purpose>, countryName: string): FieldValues {
  const values = new Map<Purpose, string>([
    ['postal-code', address.postcode ?? ''],
    ['address-level2', address.locality ?? ''],
    ['address-level1', address.region ?? ''],
    ['address-level3', address.district ?? ''],
    ['country', address.country.iso2],
    ['country-name', countryName],
    ...streetValues(address, purposes),
  ]);
  return new Map([...values].filter(([purpose]) => purposes.has(purpose)));
}

function streetValues(address: Address, purposes: ReadonlySet<Purpose>): [Purpose, string][] {
  const isApart = purposes.has('building') || purposes.has('buildingNumber');
  const own = purposes.has('address-level3') ? address : { ...address, district: null };
  const fields = (['street', ...lineFields] as const).filter((line) => purposes.has(line));
  // A flat has its own line, or goes with the number.
  const hasLine = !isApart || fields.length > 1 || purposes.has('street-address');
  const house = wordsOf(hasLine ? '' : houseWithUnit(address));
  const extra = extraLinesOf(own).filter((line) => !house.includes(wordsOf(line)));
  const lines = isApart ? [address.street ?? '', ...extra] : streetLinesOf(own);
  // A country may print each part on its own line.
  const whole = wordsOf(lines.join('\n'));
  const isThere = (address.unit ?? '').split(/,\s+/).every((part) => whole.includes(wordsOf(part)));
  const printed = hasLine && !isThere ? [...lines, address.unit ?? ''] : lines;
  const texts = fields.length > 1 ? streetFirst(printed, address.street) : printed;
  return [
    ['street-address', printed.join('\n')],
    // The last line field gets all that remain.
    ...fields.map((field, index): [Purpose, string] => [
      field,
      index < fields.length - 1 ? (texts[index] ?? '') : texts.slice(index).join(', '),
    ]),
    ...(isApart ? buildingValues(hasLine ? { ...address, unit: null } : address, purposes) : noBuilding),
  ];
}

/**
 * Puts the street's line before a line that is printed above it, such as a flat, because forms ask for the flat second.
 * A street without a number stays after the name of the house.
 */
function streetFirst(lines: readonly string[], street: string | null): readonly string[] {
  const index = lines.findIndex((line) => street && line.includes(street) && /\d/.test(line.replace(street, '')));
  return index > 0 ? [...lines.slice(index, index + 1), ...lines.slice(0, index), ...lines.slice(index + 1)] : lines;
}

const noBuilding: [Purpose, string][] = [['buildingNumberAddition', '']];

function buildingValues(address: Address, purposes: ReadonlySet<Purpose>): [Purpose, string][] {
  const building = houseWithUnit(address);
  const { buildingNumber, buildingNumberAddition, unit } = address;
  const isSplit = buildingNumber !== null && purposes.has('buildingNumber') && purposes.has('buildingNumberAddition');
  return [
    ['building', building],
    ['buildingNumber', isSplit ? String(buildingNumber) : building],
    ['buildingNumberAddition', isSplit ? [buildingNumberAddition, unit].filter(Boolean).join(' ') : ''],
  ];
}

/**
 * The printed lines above that of the town, without those that only repeat the content of another field. Only they are
 * in the country's order.
 */
function streetLinesOf({ mailLines, street, building, postcode, locality, region, district }: Address): string[] {
  const own = [street, building].filter(Boolean).join(' ');
  if (own === '') return [];
  const [code, town] = [lettersOf(postcode ?? ''), lettersOf(locality ?? '')];
  const place = mailLines.findIndex((line, index) => {
    const text = lettersOf(line);
    return index > 0 && ((code !== '' && text.includes(code)) || (town !== '' && text === town));
  });
  if (place < 0) return [own];
  const parts = [locality, region, district, postcode].map((part) => lettersOf(part ?? '')).filter(Boolean);
  const isElsewhere = (line: string) =>
    parts.reduce((text, part) => text.replace(part, ''), lettersOf(line)) === '' && lettersOf(line) !== lettersOf(own);
  const [above, beneath] = [mailLines.slice(0, place), mailLines.slice(place + 1)].map((lines) =>
    lines.filter((line) => !isElsewhere(line)),
  );
  // Some countries write the largest part first.
  return (above?.length ? above : beneath) ?? [];
}

/** The lines without street and building. */
function extraLinesOf(address: Address): string[] {
  const [street, building] = [address.street ?? '', address.building ?? ''];
  return streetLinesOf(address).filter((line) => !building.includes(line) && !(street !== '' && line.includes(street)));
}

/** With a space around each word, so that no word is found within a longer one. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.reduce((all, word) => `${all}${word} `, ' ');
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/**
 * True if the fields contain a complete address: a street or building, and a postcode or town. If a country's addresses
 * have neither, a region suffices; without a region, nothing else is needed.
 */
export function isWhole(values: FieldValues, { rows }: AddressFormat): boolean {
  const isFilled = (purpose: Purpose) => (values.get(purpose) ?? '').trim() !== '';
  const isRequired = (...fields: Field[]) =>
    rows.flat().some(({ field, need }) => need === 'required' && fields.includes(field));
  const isPlaced =
    (['postal-code', 'address-level2'] as const).some(isFilled) ||
    (!isRequired('postcode', 'locality') && (!isRequired('region') || isFilled('address-level1')));
  return streetFields.some(isFilled) && isPlaced;
}

/** True if the fields contain a PO box, whether they are a complete address or not. */
export function isPoBoxIn(values: FieldValues, iso2: string): boolean {
  const lines = linesFrom(values);
  const { street, building } = streetFrom(lines, values);
  const [postcode, locality, district] = (['postal-code', 'address-level2', 'address-level3'] as const).map((purpose) =>
    values.get(purpose)?.trim(),
  );
  const unit = lines.slice(1).join(', ');
  return isPoBoxAddress({ street, building: building ?? lines[1], unit, district, postcode, locality }, iso2);
}

/** True if two addresses only differ in their origin and printed lines. */
export function isJudged(address: Address, before: Address): boolean {
  const { source, verdict } = address;
  return !isSameAddress(address, before) && isSameUnprinted({ ...before, source, verdict }, address);
}

/** The text in further lines for which the address has nothing. */
export function keptLines(address: Address, values: FieldValues): readonly string[] {
  const due = valuesFor(address, new Set(values.keys()), '');
  const further = (['address-line2', 'address-line3'] as const).filter((line) => due.get(line) === '');
  return further.map((line) => values.get(line)?.trim() ?? '').filter(Boolean);
}

/** True if the fields contain this address, comparing street and place. */
export function isHeldBy(address: Address, values: FieldValues): boolean {
  const due = valuesFor(address, new Set(values.keys()), '');
  const compared = ['postal-code', 'address-level2', ...streetFields] as const;
  return compared.every((purpose) => squeezed(due.get(purpose) ?? '') === squeezed(values.get(purpose) ?? ''));
}

/**
 * The address in the fields; null for an incomplete one. Parts whose fields have not changed, except for white space
 * and case, stay as in `known`.
 */
export function addressFromValues(
  values: FieldValues,
  country: Country,
  format: AddressFormat,
  known: Known | null,
): Address | null {
  const before = known && known.address.country.iso3 === country.iso3 ? known : null;
  const isKept = (...purposes: readonly Purpose[]) =>
    before !== null &&
    purposes.every((purpose) => squeezed(before.values.get(purpose) ?? '') === squeezed(values.get(purpose) ?? ''));
  if (!isWhole(values, format)) return null;
  if (before && isKept(...before.values.keys(), ...values.keys())) return before.address;

  const text = (purpose: Purpose) => values.get(purpose)?.trim() || null;
  const lines = linesFrom(values);
  const numbered = buildingFields.some(text) ? null : houseOfLines(lines, format, country.iso2);
  const [first, ...others] = numbered ? [numbered.street, ...numbered.others] : lines;
  const typed: StreetParts = {
    ...(numbered ? { street: numbered.street, ...buildingPartsOf(numbered.building) } : streetFrom(lines, values)),
    unit: others.join(', ') || null,
  };
  const { street, building, buildingNumber, buildingNumberAddition, unit } =
    before && isKept(...streetFields) ? before.address : typed;
  const region = before && isKept('address-level1') ? before.address.region : text('address-level1');
  const address: Address = withPoBox({
    country,
    ...blankAddress,
    street,
    building,
    buildingNumber,
    buildingNumberAddition,
    postcode: text('postal-code'),
    locality: text('address-level2'),
    region,
    ...(values.has('address-level3') ? { district: text('address-level3') } : null),
    unit,
  });
  // The number has its own field.
  const isApart = typed.building !== null;
  if (isApart && others.length === 0) return withLines(address, format);
  // Lines that were written separately stay separate, after the first.
  const fields = { street: first ?? street ?? '', building: (isApart && building) || '', addition: '' };
  const own = withNumberOnce(fields, format);
  const printed = withLines({ ...address, street: own.street, building: own.building, unit: own.addition }, format);
  const isOwn = (line: string) => line.includes(own.street);
  const [line = '', ...rest] = printed.lines;
  const second = isOwn(line) ? [...others, ...rest] : [...rest, ...others];
  return {
    ...address,
    lines: [line, second.join(', ')].filter(Boolean),
    mailLines: printed.mailLines.toSpliced(printed.mailLines.findIndex(isOwn) + 1, 0, ...others),
  };
}

type StreetParts = Pick<Address, 'street' | 'building' | 'buildingNumber' | 'buildingNumberAddition' | 'unit'>;

/** The values of the street line fields, without a building that has its own fields. */
function linesFrom(values: FieldValues): string[] {
  const [whole, street] = [values.get('street-address') ?? '', values.get('street') ?? ''];
  const lines = lineFields.map((line) => values.get(line) ?? '');
  const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);
  const found = [filled(whole.split('\n')), filled([street, ...lines])];
  return found.find((texts) => texts.length > 0) ?? [];
}

function streetFrom(lines: readonly string[], values: FieldValues): Omit<StreetParts, 'unit'> {
  const [whole, number, addition] = buildingFields.map((field) => values.get(field)?.trim() ?? '');
  const parts = buildingPartsOf(whole || [number, addition].filter(Boolean).join(' '));
  return { street: lines[0] ?? null, ...parts, buildingNumberAddition: addition || parts.buildingNumberAddition };
}
