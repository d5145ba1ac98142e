/**
 * A whole address as people type and paste it, in its parts. A guess by how addresses are written: which address it
 * is, the service says.
 */
import { type AddressFormat, type FieldTexts, formatOf, hasField } from '../formats.ts';
import { withoutCountry } from './named-country.ts';
import { type Place, placeAtPostcode, placeWithoutPostcode } from './place.ts';
import { findPostcode } from './postcode.ts';
import { isContact, type Segment, segmentsOf } from './segments.ts';
import { isNumber, isStreet, isUnit, numberLineOf, streetLineOf, textLineOf } from './street-line.ts';

/** `Co. Cork`, maybe with a postcode behind it on its line. */
const county = /^((?:co\.?|county) \D+?)(?: ([a-z]{1,2}\d.*))?$/i;
/** Those of Britain are no part of an address, and no town. */
const britishCounty = /^\S+ (?:antrim|armagh|down|durham|fermanagh|(?:london)?derry|tyrone)$/i;

/** The parts of a text; empty for what it does not have. */
export interface ParsedAddress {
  /** ISO 3166-1 alpha-2 of the country that the text names, or that its postcode belongs to; null when it says none. */
  readonly country: string | null;
  /** As its country prints it. */
  readonly postcode: string;
  readonly locality: string;
  /** Province, where the country's addresses have one. */
  readonly region: string;
  readonly street: string;
  /** Number and addition as typed: `30-2`, `2 bte 3`. */
  readonly building: string;
  /** What has a line of its own: flat, floor, building, district. */
  readonly secondLine: string;
  /** Names, companies, telephone numbers: what is no part of an address. */
  readonly rest: string;
}

/**
 * The parts of a text.
 *
 * @param iso2 the country in which the address is expected, ISO 3166-1 alpha-2; empty for none
 */
export function parseAddress(text: string, iso2: string): ParsedAddress {
  const all = segmentsOf(text);
  const contacts = all.filter(isContact);
  const { country: named, segments: others } = withoutCountry(
    all.filter((words) => !isContact(words)),
    iso2,
  );
  const expected = formatOf(named ?? iso2);
  const divided = others.map((words) => withoutCounty(words, expected));
  const counties = divided.map(([name]) => name).filter(Boolean);
  const segments = withJoinedNumbers(
    divided.map(([, words]) => words).filter((words) => words.length > 0),
    expected,
  );
  const found = findPostcode(segments, named ?? iso2, named !== null);
  const country = named ?? (found?.country !== iso2 ? found?.country : null) ?? null;
  const format = formatOf(country ?? iso2);
  const place = found ? placeAtPostcode(segments, found, format) : placeWithoutPostcode(segments, format);
  return { country, postcode: found?.postcode ?? '', ...partsOf(place, counties, contacts, format) };
}

/** The county of a segment, which would be taken for the town, and its other words. */
function withoutCounty(words: Segment, { rows }: AddressFormat): readonly [name: string, others: Segment] {
  const [, name = '', others = ''] = county.exec(wordsAsText(words)) ?? [];
  const hasCounties = rows.flat().some(({ label }) => label === 'county');
  if (name === '' || !(hasCounties || britishCounty.test(name))) return ['', words];
  return [name, others.split(' ').filter(Boolean)];
}

/** A number on a line of its own belongs to the line of its street. */
function withJoinedNumbers(segments: readonly Segment[], { numberFirst }: AddressFormat): readonly Segment[] {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length; at++) {
    const [words = [], next = [], previous = []] = [segments[at], segments[at + 1], joined.at(-1)];
    const isBehind = isFree(previous) && (isStreet(previous) || !isFree(next) || !(numberFirst || isStreet(next)));
    if (!isNumber(words) || isUnit(words)) joined.push(words);
    else if (isBehind) joined.splice(-1, 1, [...previous, ...words]);
    else if (isFree(next) || (isStreet(next) && isFree(next.slice(0, 1)))) {
      joined.push([...words, ...next]);
      at += 1;
    } else joined.push(words);
  }
  return joined;
}

/** What a line is, besides that of the street. */
type LineKind = 'secondLine' | 'region' | 'rest';

function isFree(words: Segment): boolean {
  return words.length > 0 && words.every((word) => !/\d/.test(word)) && !isUnit(words);
}

function partsOf(
  { locality, before, behind }: Place,
  counties: readonly string[],
  contacts: readonly Segment[],
  format: AddressFormat,
): Omit<ParsedAddress, 'country' | 'postcode'> {
  const lines = [...before, ...behind];
  const at = streetAt(before, behind, format);
  const words = lines[at] ?? [];
  const isBare = isNumber(words) && !isStreet(words);
  const line = isBare ? numberLineOf(words) : (streetLineOf(words, format.numberFirst) ?? textLineOf(words));
  const { town, region, aside } = townOf(locality.length > 0 ? locality : line.behind, format);
  const between = locality.length > 0 ? wordsAsText(line.behind) : '';
  const hasRegion = hasField(format, 'region');
  const isAbove = format.mail.addition === 'above';
  const kinds = lines.map((it, index): LineKind | null => {
    if (index === at) return null;
    const isBetween = index > at && index < before.length;
    // Above a street without a number, or between a flat and the street, is the name of the building.
    const isNamed = (line.building === '' && index === at - 1) || lines.slice(0, index + 1).some(isUnit);
    if (isBetween || (isAbove && index < at && isNamed) || (isUnit(it) && index >= at - 1)) return 'secondLine';
    return index >= before.length && index > at && hasRegion ? 'region' : 'rest';
  });
  const textsOf = (kind: LineKind) => lines.filter((_, index) => kinds[index] === kind).map(wordsAsText);
  const regions = [...counties, region, ...textsOf('region')].filter(Boolean);
  return {
    street: line.street,
    building: line.building,
    locality: town,
    region: hasRegion ? (regions[0] ?? '') : '',
    secondLine: [line.unit, between, ...textsOf('secondLine')].filter(Boolean).join(', '),
    rest: [...textsOf('rest'), aside, ...regions.slice(hasRegion ? 1 : 0), ...contacts.map(wordsAsText)]
      .filter(Boolean)
      .join(', '),
  };
}

/** Index of the line with the street among those before and behind the town: the nearest one with a number, else with a street. */
function streetAt(before: readonly Segment[], behind: readonly Segment[], { numberFirst }: AddressFormat): number {
  const order = [...before.map((_, index) => index).reverse(), ...behind.map((_, index) => before.length + index)];
  const lines = [...before, ...behind];
  const isLine = (test: (words: Segment) => boolean) => order.find((index) => test(lines[index] ?? []));
  const numbered = isLine((words) => !isUnit(words) && (streetLineOf(words, numberFirst) !== null || isNumber(words)));
  const named = numbered ?? isLine((words) => isStreet(words) && !isUnit(words));
  return named ?? before.findLastIndex((words) => !isUnit(words));
}

/** A town without the code of its province or canton, and without what only the post needs. */
function townOf(
  words: Segment,
  format: AddressFormat,
): { readonly town: string; readonly region: string; readonly aside: string } {
  const cedex = words.findIndex((word) => /^cedex$/i.test(word));
  if (cedex > 0)
    return { town: wordsAsText(words.slice(0, cedex)), region: '', aside: wordsAsText(words.slice(cedex)) };
  const [, name = '', inside = ''] = /^(.+?)\s*\(([^()]{3,})\)$/u.exec(wordsAsText(words)) ?? [];
  if (inside !== '' && hasField(format, 'region')) return { town: name, region: inside, aside: '' };
  const code = /^\(?([A-Z]{2})\)?$/.exec(words.at(-1) ?? '')?.[1];
  if (!code || words.length < 2) return { town: wordsAsText(words), region: '', aside: '' };
  const town = wordsAsText(words.slice(0, -1));
  return hasField(format, 'region') ? { town, region: code, aside: '' } : { town, region: '', aside: code };
}

function wordsAsText(words: Segment): string {
  return words.join(' ');
}

/**
 * What to search for: the address without what is no part of it, as the service writes it itself (§2.3, `value`):
 * `[postcode ]locality, street[ number]`. A house without a number is known by its name.
 */
export function searchTermOf({ street, building, secondLine, postcode, locality }: ParsedAddress): string {
  if (street === '') return joined([postcode, building, locality], ' ');
  return joined([joined([postcode, locality], ' '), joined([street, building || secondLine], ' ')], ', ');
}

function joined(texts: readonly string[], by: string): string {
  return texts.filter((text) => text !== '').join(by);
}

/** The parts in the fields of a form. Names and telephone numbers have none there. */
export function fieldsFromText({
  street,
  building,
  secondLine,
  postcode,
  locality,
  region,
}: ParsedAddress): FieldTexts {
  return { street, building, addition: secondLine, district: '', postcode, locality, region };
}
