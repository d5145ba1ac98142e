/** A match beside the typed address: the address it would result in, and the differences. */
import type { Country, ValidationMatch } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { AddressFormat, Field, FieldTexts } from '../address/formats.ts';
import { addressFrom } from '../address/from-details.ts';
import { buildingOf, withLines } from '../address/mail-lines.ts';
import { foldedWords, lettersOf } from '../letters.ts';
import { addressFromManual, houseOf, isOneLine, manualFieldsOf, withNamesApart } from './fields.ts';

/**
 * The match itself if it is validated to the building; otherwise its parts, completed by the typed ones, because the
 * service only sets the parts it knows.
 */
export function addressOf(match: ValidationMatch, typed: FieldTexts, country: Country, format: AddressFormat): Address {
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
 * Brussels has two official languages, and the service answers in one of them. Someone who typed the other keeps it, in
 * its official spelling.
 */
function inTheirLanguage(known: Address, typed: FieldTexts, format: AddressFormat): Address {
  const building = known.building ?? '';
  const isStreet = (name: string) =>
    isSameText(name, typed.street) || (isOneLine(typed) && isSameLine({ street: name, building }, typed.street));
  const street = translationOf(known.street, known.details, isStreet);
  const locality = translationOf(known.locality, known.details, (name) => isSameText(name, typed.locality));
  if (street === known.street && locality === known.locality) return known;
  return withLines({ ...known, street, locality, language: null, lines: [], mailLines: [] }, format);
}

/** Keeps the typed flat with the house, unless the service has one itself. */
function withUnit(known: Address, typed: FieldTexts, format: AddressFormat): Address {
  const { unit } = houseOf(typed, format, known.country.iso2);
  const typedHouse = foldedWords(`${typed.street} ${typed.building}`);
  const words = foldedWords(known.building ?? '').filter((word) => !typedHouse.includes(word));
  if (unit === '' || foldedWords(unit).some((word) => words.includes(word))) return known;
  return withLines({ ...known, unit, lines: [], mailLines: [] }, format);
}

/** Another name of the same thing: country-specific members (§2.4) contain them side by side. */
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

/** Fields that differ, or were empty. Case, accents and punctuation do not matter. */
export function changesOf(address: Address, typed: FieldTexts, format: AddressFormat): readonly Field[] {
  const known = manualFieldsOf(address);
  const numbers = numbersIn(typed.street);
  const houseIn = (texts: FieldTexts) => buildingOf(withNamesApart(texts, address.country.iso2).fields, format);
  const isChanged = (field: Field) => {
    // For the service, house number and addition are one text.
    if (field === 'addition') return false;
    if (field === 'street' && isOneLine(typed)) return !isSameLine(known, typed.street);
    if (field !== 'building') return !isSameText(known[field], typed[field]);
    if (isOneLine(typed)) return !numbersIn(known.building).every((number) => numbers.includes(number));
    return !isSameText(houseIn(known), houseIn(typed));
  };
  return format.rows.flat().flatMap(({ field }) => (isChanged(field) ? field : []));
}

/** The parts that distinguish an address from the others. */
export function distinctionAmong(addresses: readonly Address[]): (address: Address) => string {
  const all = addresses.map(manualFieldsOf);
  const order: readonly Field[] = ['street', 'building', 'addition', 'postcode', 'locality', 'region'];
  const differing = order.filter((field) => new Set(all.map((it) => it[field])).size > 1);
  return (address) => {
    const texts = manualFieldsOf(address);
    return differing.flatMap((field) => texts[field] || []).join(', ');
  };
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}

function isSameLine({ street, building }: Pick<FieldTexts, 'street' | 'building'>, line: string): boolean {
  return isSameText(street + building, line) || isSameText(building + street, line);
}

function isSameText(a: string, b: string): boolean {
  return lettersOf(a) === lettersOf(b);
}
