/** A match beside what was typed: the address it would make, and where the two differ. */
import type { Country, ValidationMatch } from '../contract/types.ts';
import { type Address, addressFrom } from './address.ts';
import type { AddressFormat, Field } from './address-format.ts';
import { buildingOf, mailLinesOf } from './mail-lines.ts';
import { addressFromManual, fieldsOf, isOneLine, type ManualFields } from './manual-fields.ts';

/**
 * The match itself where it is validated to the building; else its texts, and what was typed for the rest: the
 * service sets only what it knows.
 */
export function addressOf(
  match: ValidationMatch,
  typed: ManualFields,
  country: Country,
  format: AddressFormat,
): Address {
  const known = addressFrom(match, country);
  if (match.status.validationLevel === 'Building') return inTheirLanguage(known, typed, format);
  const { street, postcode, locality, region } = fieldsOf(known);
  const merged = {
    ...typed,
    street: street && !isOneLine(typed) ? street : typed.street,
    postcode: postcode || typed.postcode,
    locality: locality || typed.locality,
    region: region || typed.region,
  };
  const address = addressFromManual(merged, known.country, format);
  return { ...address, location: known.location, isPoBox: known.isPoBox, language: known.language };
}

/**
 * Brussels has two official languages and the service answers in one of them: whoever wrote the other keeps it, in
 * its official spelling.
 */
function inTheirLanguage(known: Address, typed: ManualFields, format: AddressFormat): Address {
  const names = officialNames(known.details);
  const building = known.building ?? '';
  const isStreet = (name: string) =>
    isSame(name, typed.street) || (isOneLine(typed) && isSameLine({ street: name, building }, typed.street));
  const street = isStreet(known.street ?? '') ? undefined : names.find(isStreet);
  const locality = names.find((name) => isSame(name, typed.locality) && !isSame(name, known.locality ?? ''));
  if (street === undefined && locality === undefined) return known;
  const translated = { ...known, street: street ?? known.street, locality: locality ?? known.locality, language: null };
  return { ...translated, mailLines: mailLinesOf(fieldsOf(translated), format) };
}

/** Every text in the country-specific members, two levels down as §2.4 shows them. */
function officialNames(details: Address['details']): readonly string[] {
  const parts = Object.values(details ?? {}).flatMap((part) =>
    typeof part === 'object' && part !== null ? Object.values(part) : [],
  );
  return parts.filter((text) => typeof text === 'string' && text !== '');
}

/** Fields that read differently, or were empty; writing alone (case, accents, punctuation) is no difference. */
export function changesOf(address: Address, typed: ManualFields, format: AddressFormat): readonly Field[] {
  const known = fieldsOf(address);
  return visible(format).filter((field) => {
    if (field === 'street' && isOneLine(typed)) return !isSameLine(known, typed.street);
    if (field === 'building' && isOneLine(typed)) return !numbersIn(known.building).every(isIn(typed.street));
    return !isSame(textOf(known, field, format), textOf(typed, field, format));
  });
}

/** Fields that were typed and that the match leaves open. */
export function unconfirmedIn(match: ValidationMatch, typed: ManualFields, format: AddressFormat): readonly Field[] {
  const { validationLevel: level } = match.status;
  if (level === 'Building') return [];
  const open: readonly Field[] = level === 'Locality' || level === 'None' ? ['street', 'building'] : ['building'];
  return open.filter((field) => textOf(typed, field, format) !== '');
}

/** For each address the texts that not all of them share. */
export function distinctionsOf(addresses: readonly Address[]): readonly string[] {
  const all = addresses.map(fieldsOf);
  const order: readonly Field[] = ['street', 'building', 'postcode', 'locality', 'region'];
  const differing = order.filter((field) => new Set(all.map((it) => it[field])).size > 1);
  return all.map((it) => differing.flatMap((field) => it[field] || []).join(', '));
}

function visible({ rows }: AddressFormat): readonly Field[] {
  // House number and addition are one text to the service.
  return rows.flat().flatMap(({ field }) => (field === 'addition' ? [] : field));
}

function textOf(fields: ManualFields, field: Field, format: AddressFormat): string {
  return field === 'building' ? buildingOf(fields, format) : fields[field];
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}

function isIn(line: string): (number: string) => boolean {
  const numbers = numbersIn(line);
  return (number) => numbers.includes(number);
}

function isSameLine({ street, building }: Pick<ManualFields, 'street' | 'building'>, line: string): boolean {
  return isSame(street + building, line) || isSame(building + street, line);
}

function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/** Whether one letter too many, too few, wrong, or two in the wrong order tell them apart. */
export function isOneSlip(typed: string, meant: string | null): boolean {
  let [a, b] = [plain(typed), plain(meant ?? '')];
  while (a !== '' && a[0] === b[0]) [a, b] = [a.slice(1), b.slice(1)];
  while (a !== '' && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)];
  return (a.length < 2 && b.length < 2) || (a.length === 2 && a[1] === b[0] && a[0] === b[1] && b.length === 2);
}

function plain(text: string): string {
  // Upper case, because it writes ß as SS.
  return text
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
