/** A match beside what was typed: the address it would make, and where the two differ. */
import type { Country, ValidationMatch } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { AddressFormat, Field } from '../address/formats.ts';
import { addressFrom } from '../address/from-details.ts';
import { buildingOf, withLines } from '../address/mail-lines.ts';
import { addressFromManual, houseOf, isOneLine, manualFieldsOf } from './fields.ts';
import type { ManualFields } from './texts.ts';

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
  if (match.status.validationLevel === 'Building')
    return withUnit(inTheirLanguage(known, typed, format), typed, format);
  const { street, postcode, locality, region } = manualFieldsOf(known);
  const merged = {
    ...typed,
    street: street && !isOneLine(typed) ? street : typed.street,
    postcode: postcode || typed.postcode,
    locality: locality || typed.locality,
    region: region || typed.region,
  };
  const address = addressFromManual(merged, known.country, format, known);
  return { ...address, location: known.location, isPoBox: known.isPoBox || address.isPoBox, language: known.language };
}

/**
 * Brussels has two official languages and the service answers in one of them: a person who wrote the other keeps it, in
 * its official spelling.
 */
function inTheirLanguage(known: Address, typed: ManualFields, format: AddressFormat): Address {
  const building = known.building ?? '';
  const isStreet = (name: string) =>
    isSameText(name, typed.street) || (isOneLine(typed) && isSameLine({ street: name, building }, typed.street));
  const street = translationOf(known.street, known.details, isStreet);
  const locality = translationOf(known.locality, known.details, (name) => isSameText(name, typed.locality));
  if (street === known.street && locality === known.locality) return known;
  return withLines({ ...known, street, locality, language: null, lines: [], mailLines: [] }, format);
}

/** The flat that was typed stays with the house, unless the service speaks of one itself. */
function withUnit(known: Address, typed: ManualFields, format: AddressFormat): Address {
  const { unit } = houseOf(typed, format);
  const typedHouse = wordsIn(`${typed.street} ${typed.building}`);
  const words = wordsIn(known.building ?? '').filter((word) => !typedHouse.includes(word));
  if (unit === '' || wordsIn(unit).some((word) => words.includes(word))) return known;
  return withLines({ ...known, unit, lines: [], mailLines: [] }, format);
}

function wordsIn(text: string): readonly string[] {
  return text.toUpperCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Another name of the same thing: country-specific members (§2.4) list them side by side. */
function translationOf(
  name: string | null,
  details: Address['details'],
  isWanted: (name: string) => boolean,
): string | null {
  if (name === null || isWanted(name)) return name;
  for (const part of Object.values(details ?? {})) {
    const names: unknown[] = typeof part === 'object' && part !== null ? Object.values(part) : [];
    const texts = names.filter((it) => typeof it === 'string');
    const wanted = texts.some((it) => isSameText(it, name)) ? texts.find(isWanted) : undefined;
    if (wanted !== undefined) return wanted;
  }
  return name;
}

/** Fields that read differently, or were empty; writing alone (case, accents, punctuation) is no difference. */
export function changesOf(address: Address, typed: ManualFields, format: AddressFormat): readonly Field[] {
  const known = manualFieldsOf(address);
  return visible(format).filter((field) => {
    if (field === 'street' && isOneLine(typed)) return !isSameLine(known, typed.street);
    if (field === 'building' && isOneLine(typed)) return !numbersIn(known.building).every(isNumberIn(typed.street));
    return !isSameText(fieldTextOf(known, field, format), fieldTextOf(typed, field, format));
  });
}

/** Fields that were typed and that the match leaves open. */
export function unconfirmedIn(match: ValidationMatch, typed: ManualFields, format: AddressFormat): readonly Field[] {
  const { validationLevel: level } = match.status;
  if (level === 'Building') return [];
  const open: readonly Field[] = level === 'Locality' ? ['street', 'building'] : ['building'];
  return open.filter((field) => fieldTextOf(typed, field, format) !== '');
}

/** For each address the texts that not all of them share. */
export function distinctionsOf(addresses: readonly Address[]): readonly string[] {
  const all = addresses.map(manualFieldsOf);
  const order: readonly Field[] = ['street', 'building', 'postcode', 'locality', 'region'];
  const differing = order.filter((field) => new Set(all.map((it) => it[field])).size > 1);
  return all.map((it) => differing.flatMap((field) => it[field] || []).join(', '));
}

function visible({ rows }: AddressFormat): readonly Field[] {
  // House number and addition are one text to the service.
  return rows.flat().flatMap(({ field }) => (field === 'addition' ? [] : field));
}

function fieldTextOf(fields: ManualFields, field: Field, format: AddressFormat): string {
  return field === 'building' ? buildingOf(fields, format) : fields[field];
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}

function isNumberIn(line: string): (number: string) => boolean {
  const numbers = numbersIn(line);
  return (number) => numbers.includes(number);
}

function isSameLine({ street, building }: Pick<ManualFields, 'street' | 'building'>, line: string): boolean {
  return isSameText(street + building, line) || isSameText(building + street, line);
}

function isSameText(a: string, b: string): boolean {
  return lettersOf(a) === lettersOf(b);
}

/** Whether one letter too many, too few, wrong, or two in the wrong order tell them apart. */
export function isOneSlip(typed: string, meant: string | null): boolean {
  let [a, b] = [lettersOf(typed), lettersOf(meant ?? '')];
  while (a !== '' && a[0] === b[0]) [a, b] = [a.slice(1), b.slice(1)];
  while (a !== '' && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)];
  return (a.length < 2 && b.length < 2) || (a.length === 2 && a[1] === b[0] && a[0] === b[1] && b.length === 2);
}

function lettersOf(text: string): string {
  // Upper case, because it writes ß as SS.
  return text
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
