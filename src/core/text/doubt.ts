/** The doubts about a reading: in doubt a text is not a whole address, and stays as the person has it. */

import { nearWords } from '../address/data/number-words.ts';
import {
  type AddressFormat,
  type Field,
  type FieldTexts,
  hasField,
  type Need,
  postcodeFrom,
} from '../address/formats.ts';
import { hasAreas } from '../address/load-areas.ts';
import { bare, fold } from '../letters.ts';
import { countryNamed } from './country-in-text.ts';
import { counties, orWords } from './data/words.ts';
import type { Given } from './given.ts';
import { isNumberedTown, isStreet } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';
import { isBefore, type Place } from './place.ts';
import { formatFor } from './postcode.ts';
import { isDistrict } from './street-choice.ts';
import { streetLineOf } from './street-line.ts';
import { isUnit, unitsStartOf } from './units.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Why a text is left as it is. */
export type Doubt =
  | 'region or town'
  | 'directions in the street'
  | 'one of two houses'
  | 'name in front of the street'
  | 'company as the street'
  | 'no plain town'
  | 'town in front of the street'
  | 'street as the town'
  | 'second street'
  | 'town begins anywhere'
  | 'flat behind the town'
  | 'two lines as the street'
  | 'words left over'
  | 'another country'
  | 'part missing'
  | 'no known order'
  | 'too long';

/** Most words of the name of a town. */
const townWordsMax = 5;

/** A number, a code, a county (`King County`), and what is written around a town: `in Utrecht`, `Dachau. Danke!` */
const noTown = /[\p{N}!?]|^\p{Lu}{2}$|\s[Cc]ounty$|\p{L}{4}\.\s|^(?:in|te|à|en|i|w|v)\s/u;

/** True if nothing says that the town is something else. */
export function isPlainTown(words: Piece, { iso2, format }: Given, hasArea: boolean): boolean {
  if (words.length === 0 || isNumberedTown(words) || words.some((word) => /^cedex$/i.test(word))) return true;
  const text = words.join(' ');
  // `Calif.` is behind a town, `Bp.` is one.
  const isShort = /\p{L}{2}\.$/u.test(text) && (words.length > 1 || !hasField(format, 'building'));
  return words.length <= townWordsMax && !noTown.test(text) && !isUnit(words, iso2) && (!isShort || hasArea);
}

/** True if the town stands on the side of the street where the country has it, or a postcode says that it is one. */
export function isPlaceInOrder({ before }: Place, at: number, { found, format }: Given): boolean {
  return found !== null || at < before.length || isBefore(format, 'locality', 'street');
}

/** True if the remaining lines include a second street with its number. */
export function isSecondStreet(others: readonly Piece[], { format, iso2 }: Given): boolean {
  const isOne = (words: Piece) => isStreet(words, iso2) && streetLineOf(words, format.numberFirst, iso2) !== null;
  return others.some((words) => isOne(words) && !isUnit(words, iso2) && !vocabularyOf(iso2).isBox(words));
}

/** A distance and direction from a place: `200 m norte`. */
const distance = /\b\d+ ?(?:m|mts?|metros) (?:al )?(?:norte|sur|este|oeste)\b/i;
const near = new RegExp(`^(?:${nearWords}) `);
/** True if the street's line has no brackets, no room in front of other words, and no directions. */
export function isPlainStreet(street: string): boolean {
  return (
    !near.test(fold(street)) &&
    !/[()]|\S #\S+ \p{L}|^(?!เลขที่)[\p{Script=Thai}\s]+\s\d/u.test(street) &&
    !distance.test(street)
  );
}

const or = new RegExp(`^(?:${orWords})$`);
/** True if a line has two houses, one of which is meant: `Storgatan 5 eller 7`. */
export function isEither(words: Piece, iso2: string): boolean {
  // `of. 1102` is an office.
  const at = words.findIndex((word) => or.test(fold(word)) && !vocabularyOf(iso2).isUnit(word));
  return at > 0 && [words.slice(0, at), words.slice(at)].every((it) => it.some((word) => /\d/.test(word)));
}

/**
 * True if a name may stand in front of a street in a text without punctuation: `sabine wolf am alten markt 12`, `cafe
 * wolf poststr. 12`.
 */
export function isNameInFront(street: Piece, iso2: string): boolean {
  const { leadsStreet, isCompound } = vocabularyOf(iso2);
  return street.findIndex((word) => leadsStreet(word) || isCompound(word)) > 1;
}

/** The result of a reading, in a country with one field for street and number. */
export interface Reading {
  readonly fields: FieldTexts;
  readonly given: Given;
  readonly kinds: readonly (string | null)[];
  readonly place: Place;
  readonly at: number;
  readonly isNumbered: boolean;
  readonly hasArea: boolean;
}

/** True if nothing remains where a town or a region would be, and no region is missing. */
export function isPlainWorld({ fields, given, kinds, place, at, isNumbered, hasArea }: Reading): boolean {
  const { found, format, areas, iso2 } = given;
  const need = needOf('region', format);
  const isLeftBehind = kinds.some((kind, index) => kind === 'rest' && index > at);
  if (isLeftBehind || (found && !found.isSure)) return false;
  const line = place.before[at] ?? place.behind[at - place.before.length] ?? [];
  if (!isNumbered && at > 0 && !isStreet(line, iso2)) return false;
  // Of two names behind a street without a number, either may be the town.
  const isTownSure = found !== null || isNumbered || !hasField(format, 'locality');
  if (!need) return isTownSure || !kinds.includes('street');
  if (hasArea) return isTownSure;
  const hasList = hasAreas(iso2);
  if (hasList && areas.length === 0 && need !== 'optional') return false;
  // Behind the line with the number there is one text only: the town.
  const isTownFirst = isBefore(format, 'locality', 'postcode') || found === null;
  const isLeft = (words: Piece, index: number) => /^[ds]/.test(kinds[index] ?? '') && !isDistrict(words);
  return !isTownFirst || fields.region !== '' || ![...place.before, ...place.behind].some(isLeft);
}

/** The need of a field in a country; undefined if it has no such field. */
export function needOf(field: Field, { rows }: AddressFormat): Need | undefined {
  return rows.flat().find((it) => it.field === field)?.need;
}

/** True if the parts are all that an address of the country needs. */
export function isComplete(fields: FieldTexts, { format, iso2, isNamed, areas }: Given, isNumbered: boolean): boolean {
  const { street, postcode, locality, region, district } = fields;
  if (street === '') return false;
  const isPlainStreet = isNumbered || isStreet(street.split(' '), iso2);
  const hasTown = locality !== '' || needOf('locality', format) !== 'required';
  if (hasField(format, 'building')) {
    // `Calle 13 apartamento 3`: the number may be that of the house.
    const words = street.split(' ');
    if (fields.building === '' && /\d/.test(street) && unitsStartOf(words, iso2) < words.length) return false;
    const isOptional =
      needOf('postcode', format) !== 'required' && (isNamed || region !== '' || isNumberedTown(locality.split(' ')));
    return locality !== '' && (postcode !== '' || (isOptional && isPlainStreet));
  }
  if (postcode !== '') return hasTown && (locality !== '' || region !== '' || needOf('region', format) === undefined);
  const hasArea = region !== '' && areas.length > 0;
  if (hasArea && (locality !== '' || district !== '' || isNamed)) return hasTown;
  return (
    (isNamed || (region !== '' && isStreet(street.split(' '), iso2))) &&
    isPlainStreet &&
    hasTown &&
    needOf('postcode', format) !== 'required' &&
    // The form asks for the region that `8 Finance Street, Central, Hong Kong` leaves out.
    (needOf('region', format) !== 'required' || region !== '' || (isNumbered && locality !== ''))
  );
}

/** True if a name that is left over may be the country after all: it has such streets and postcodes. */
export function isCountryLeft(
  rest: readonly string[],
  { street, postcode, region }: FieldTexts,
  iso2: string,
): boolean {
  return rest.some((text) => {
    // `BE` is a canton as well.
    const isCounty = counties[iso2]?.split('|').includes(bare(text)) === true;
    const country = region || isCounty ? null : countryNamed(text);
    const isOther = country !== null && country !== iso2 && isStreet(street.split(' '), country);
    return isOther && postcodeFrom(postcode, formatFor(country)) !== null;
  });
}
