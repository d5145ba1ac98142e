/** Parses a text as a complete address, and compares it with its list. Loaded when there is text to parse. */
import type { Match } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { Area } from '../address/areas.ts';
import { hasField } from '../address/formats.ts';
import { hasAreas, loadAreas } from '../address/load-areas.ts';
import { isNumberedPoBox } from '../address/po-box.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { jsonOf } from '../json.ts';
import { compare } from '../text/compare.ts';
import { finishedPart, fitsAlone, meantCountry } from '../text/meant-country.ts';
import { type ReadAddress, readAddress } from '../text/reader.ts';
import { beyondIn, isOtherHouse, knownOf, meantAddress, numberFor, typedBefore } from './meant-address.ts';
import type { Reading, ReadRequest } from './state.ts';

/** Parses a text. Only one that contains enough of a complete address gets a search term. */
export async function readText({ text, iso2, caret, list, trail }: ReadRequest): Promise<Reading> {
  const areas = await areasOf(iso2);
  const first = readAddress(text, iso2, areas);
  const { country } = first;
  const isElsewhere = country !== null && country !== iso2 && hasAreas(country);
  // With the regions of the country it names.
  const read = isElsewhere ? readAddress(text, country, await areasOf(country)) : first;
  const { postcode, locality, addition } = read.fields;
  const isNoisy = country !== null || addition !== '' || read.rest.length > 0;
  const isWhole = hasBuilding(read, iso2) && (postcode !== '' || (locality !== '' && isNoisy));
  const term = searchTermOf(read);
  const named = meantCountry(text, iso2, areas);
  const isFinished = caret === null || meantCountry(finishedPart(text, caret), iso2, areas) === named;
  const meant = list ? meantAddress({ text, iso2, areas }, list.matches) : null;
  return {
    text,
    list,
    term: isWhole && term !== text.trim() ? term : null,
    country: named,
    isCountryFinished: isFinished,
    isCountryAlone: named !== null && named === country && fitsAlone(read, iso2),
    only: meant?.match ?? null,
    isSure: meant?.isSure === true,
    number: numberFor({ text, iso2, areas }, trail, list?.matches ?? []),
    before: typedBefore({ text, iso2, areas }, trail),
  };
}

/** Typed words beyond the chosen address. */
export interface Beyond {
  /** Flat, floor, apartment or suite, after the company or “attention of”; null for none. */
  readonly unit: string | null;
  /** Words that are not part of the address, or contradict it; empty for none. */
  readonly omitted: string;
}

/** Compares the typed text with everything the service says about the chosen address. */
export async function readBeyond(typed: string, match: Match, address: Address): Promise<Beyond> {
  const { country, details, street, building, region, mailLines } = address;
  const names = [...jsonOf(details ?? null).matchAll(/:"([^"\\\d]+)"/g)].map(([, name]) => name);
  const known = knownOf(match);
  const more = [known.more, street, building, region, country.name, ...mailLines, ...names].join(' ');
  const areas = await areasOf(country.iso2);
  const compared = compare({ text: typed, iso2: country.iso2, areas }, { ...known, more }, 'chosen');
  const { unit, omitted } = beyondIn(compared, street ?? '', country.iso2);
  // Beside the number, `1/2` is a fraction: `1 1/2`.
  const number = typed.split(/[\s,]+/).includes(building ?? '') ? '' : (building ?? '');
  return {
    unit: unit || null,
    omitted: omitted.map((it) => withoutNumber(it, number)).join(', '),
  };
}

/** The matches without houses other than the one whose number was typed. */
export async function withoutOtherHouses(
  text: string,
  iso2: string,
  matches: readonly Match[],
): Promise<readonly Match[]> {
  const areas = await areasOf(iso2);
  return matches.filter((match) => !isOtherHouse({ text, iso2, areas }, match));
}

/** Only the addition of `30a` or `30-2`, because the address already has the number. */
function withoutNumber(text: string, number: string): string {
  const isBegun = number !== '' && text.toLowerCase().startsWith(number.toLowerCase());
  return (isBegun && /^\D.*/.exec(text.slice(number.length))?.[0].trim()) || text;
}

/**
 * True if the number of the building is known. If it is still in the street, the text must be a simple complete
 * address.
 */
function hasBuilding({ country, fields, isWhole }: ReadAddress, iso2: string): boolean {
  const place = country ?? iso2;
  if (isNumberedPoBox(fields.street, place)) return true;
  if (hasField(worldFormatOf(place), 'building')) return fields.building !== '';
  return isWhole && /\p{N}/u.test(fields.street);
}

/** The regions of a country; none if it has no list, or if the list cannot be loaded. */
function areasOf(iso2: string): Promise<readonly Area[]> {
  return loadAreas(iso2).catch(() => []);
}

/**
 * The search term: just the address, in the service's own format (§2.3, `value`):
 * `[postcode ]locality, street[ number]`. A house without a number is identified by its name.
 */
export function searchTermOf({ fields }: ReadAddress): string {
  const { street, building, addition, postcode } = fields;
  const locality = fields.locality.replace(/\s+cedex\b.*$/i, '');
  if (street === '') return joined([postcode, building, locality], ' ');
  const number = building || (/\p{N}/u.test(street) ? '' : addition);
  return joined([joined([postcode, locality], ' '), joined([street, number], ' ')], ', ');
}

function joined(texts: readonly string[], by: string): string {
  return texts.filter((text) => text !== '').join(by);
}
