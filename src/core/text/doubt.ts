/** What speaks against a reading: in doubt a text is no whole address, and stays as the person has it. */
import type { Area } from '../address/areas.ts';
import { areaFiles } from '../address/data/area-files.ts';
import { type Field, type FieldTexts, hasField } from '../address/formats.ts';
import type { Given } from './given.ts';
import type { Piece } from './pieces.ts';
import { isBefore, type Place } from './place.ts';
import { isNumberedTown, isStreet, isUnit, streetLineOf } from './street-line.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Most words of the name of a town. */
const townWordsMax = 5;

/** A number, a code, a county (`King County`), and what is written around a town: `in Utrecht`, `Dachau. Danke!` */
const noTown = /[\p{N}!?]|^\p{Lu}{2}$|\s[Cc]ounty$|\p{L}{4}\.\s|^(?:in|te|à|en|i|w|v)\s/u;

/** Whether nothing says that the town is something else. */
export function isPlainTown(words: Piece, { iso2 }: Given, hasArea: boolean): boolean {
  if (words.length === 0 || isNumberedTown(words) || words.some((word) => /^cedex$/i.test(word))) return true;
  const text = words.join(' ');
  const isShort = /\p{L}\.$/u.test(text);
  return words.length <= townWordsMax && !noTown.test(text) && !isUnit(words, iso2) && (!isShort || hasArea);
}

/** Whether the town stands on the side of the street where the country has it, or a postcode says that it is one. */
export function isPlaceInOrder({ before }: Place, at: number, { found, format }: Given): boolean {
  return found !== null || at < before.length || isBefore(format, 'locality', 'street');
}

/** Whether what is left over looks like a street with its number, so that there are two. */
export function isSecondStreet(others: readonly Piece[], { format, iso2 }: Given): boolean {
  const isOne = (words: Piece) => isStreet(words, iso2) && streetLineOf(words, format.numberFirst, iso2) !== null;
  return others.some((words) => isOne(words) && !isUnit(words, iso2) && !vocabularyOf(iso2).isBox(words));
}

/** Where people go from: `200 m norte`. */
const distance = /\b\d+ ?(?:m|mts?|metros) (?:al )?(?:norte|sur|este|oeste)\b/i;
/** Whether the line of the street holds nothing in brackets, no room before other words, and no way to go. */
export function isPlainStreet(street: string): boolean {
  return !/[()]|\S #\S+ \p{L}/u.test(street) && !distance.test(street);
}

/** Whether a street of a run without signs may have a name in front: `sabine wolf am alten markt 12`, `cafe wolf poststr. 12`. */
export function isNameInFront(street: Piece, iso2: string): boolean {
  const { leadsStreet, isCompound } = vocabularyOf(iso2);
  return street.findIndex((word) => leadsStreet(word) || isCompound(word)) > 1;
}

/** What a reading came to, in a country with one field for street and number. */
export interface Reading {
  readonly fields: FieldTexts;
  readonly given: Given;
  readonly kinds: readonly (string | null)[];
  readonly place: Place;
  readonly at: number;
  readonly isNumbered: boolean;
  readonly hasArea: boolean;
}

/** Whether nothing is left over where a town or a region would be, and no region is missed. */
export function isPlainWorld({ fields, given, kinds, place, at, isNumbered, hasArea }: Reading): boolean {
  const { found, format, areas, iso2 } = given;
  const isLeftBehind = kinds.some((kind, index) => kind === 'rest' && index > at);
  if (isLeftBehind || (found && !found.isSure)) return false;
  const line = place.before[at] ?? place.behind[at - place.before.length] ?? [];
  if (!isNumbered && at > 0 && !isStreet(line, iso2)) return false;
  const region = format.rows.flat().find(({ field }) => field === 'region');
  // Of two names behind a street without a number, either may be the town.
  const isTownSure = found !== null || isNumbered || !hasField(format, 'locality');
  if (!region) return isTownSure || !kinds.includes('street');
  if (hasArea) return isTownSure;
  const hasList = Object.hasOwn(areaFiles, iso2);
  if (hasList && areas.length === 0 && region.need !== 'optional') return false;
  // Behind the line with the number there is one text only: the town.
  const isTownFirst = isBefore(format, 'locality', 'postcode') || found === null;
  return !isTownFirst || fields.region !== '' || kinds.every((kind) => kind !== 'street' && kind !== 'district');
}

/** Whether the parts are all that an address of the country needs. */
export function isComplete(fields: FieldTexts, { format, iso2, isNamed, areas }: Given, isNumbered: boolean): boolean {
  const { street, postcode, locality, region, district } = fields;
  if (street === '') return false;
  const needOf = (field: Field) => format.rows.flat().find((it) => it.field === field)?.need;
  const isPlainStreet = isNumbered || isStreet(street.split(' '), iso2);
  const hasTown = locality !== '' || needOf('locality') !== 'required';
  if (hasField(format, 'building')) {
    const isOptional =
      needOf('postcode') !== 'required' && (isNamed || region !== '' || isNumberedTown(locality.split(' ')));
    return locality !== '' && (postcode !== '' || (isOptional && isPlainStreet));
  }
  if (postcode !== '') return hasTown && (locality !== '' || region !== '' || needOf('region') === undefined);
  const hasArea = region !== '' && areas.length > 0;
  if (hasArea && (locality !== '' || district !== '' || isNamed)) return hasTown;
  return (
    (isNamed || (region !== '' && isStreet(street.split(' '), iso2))) &&
    isPlainStreet &&
    hasTown &&
    needOf('postcode') !== 'required' &&
    (needOf('region') !== 'required' || region !== '')
  );
}

/** Fields of which more than their place says what they are. */
export function sureOf({ found, iso2 }: Given, line: Piece, area: Area | null): ReadonlySet<Field> {
  const sure: (Field | false)[] = [
    found?.isSure === true && 'postcode',
    found?.isSure === true && 'locality',
    area !== null && 'region',
    isStreet(line, iso2) && 'street',
    isStreet(line, iso2) && 'building',
    'addition',
  ];
  return new Set(sure.filter((it) => it !== false));
}
