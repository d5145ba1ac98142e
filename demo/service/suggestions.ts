/** One suggestion at each level, as §2.3 writes it: `value` is `[postcode ]locality, street[ number] `. */
import type { Highlight } from '../../src/contract/types.ts';
import type { Place } from './contexts.ts';
import { buildingText, streetLine } from './lines.ts';
import { type Building, type Locality, type LocalityData, nameIn, type Street } from './model.ts';
import { fold, squeeze } from './search.ts';
import { commonLength } from './vocabulary.ts';

export interface Suggestion {
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly precision: 'Locality' | 'PostalCode' | 'Street' | 'Address';
  readonly place: Place;
}

/** A Dutch postcode belongs to part of a street, so it tells streets apart only where it was asked for. */
const hasFinePostcodes = (street: Street) => ['NLD', 'GBR'].includes(street.country.iso3);

export function localitySuggestion({ id, data }: Locality, language: string): Suggestion {
  const name = nameIn(data.name, language);
  return {
    value: `${name} `,
    label: name,
    description: regionOf(data, language),
    precision: 'Locality',
    place: { kind: 'locality', locality: id, postcode: '' },
  };
}

function regionOf({ region, regions }: LocalityData, language: string): string {
  return nameIn(region ?? regions?.at(-1)?.name ?? '', language);
}

export function postcodeSuggestion({ id, data }: Locality, postcode: string, language: string): Suggestion {
  const name = nameIn(data.name, language);
  return {
    value: `${postcode} ${name} `,
    label: postcode,
    description: name,
    precision: 'PostalCode',
    place: { kind: 'locality', locality: id, postcode },
  };
}

export function streetSuggestion(street: Street, words: readonly string[], language: string): Suggestion {
  const label = nameIn(street.data.name, language);
  const locality = nameIn(street.locality.name, language);
  const postcodes = Object.keys(street.data.numbers);
  const asked = postcodes.find((code) => words.includes(squeeze(code)));
  const postcode = hasFinePostcodes(street)
    ? undefined
    : (asked ?? (postcodes.length === 1 ? postcodes[0] : undefined));
  const place = postcode === undefined ? locality : `${postcode} ${locality}`;
  return {
    value: `${place}, ${label} `,
    label,
    description: street.isNamesake ? `${place}, ${regionOf(street.locality, language)}` : place,
    precision: 'Street',
    place: { kind: 'street', street: street.id, offset: 0 },
  };
}

/** An ordinary match that leads to the buildings from `offset` on. */
export function moreSuggestion(
  street: Street,
  rest: readonly Building[],
  offset: number,
  language: string,
  value: string,
): Suggestion {
  const [first, last] = [rest[0], rest.at(-1)].map((it) => (it ? buildingText(it, street.country.iso3) : ''));
  return {
    value,
    label: `${nameIn(street.data.name, language)} …`,
    description: `${first} – ${last}`,
    precision: 'Street',
    place: { kind: 'street', street: street.id, offset },
  };
}

/** `whole`: the label is the whole address line, as for a Dutch postcode with a number. */
export function addressSuggestion(street: Street, index: number, language: string, whole: boolean): Suggestion | null {
  const building = street.buildings[index];
  if (!building) return null;
  const name = nameIn(street.data.name, language);
  const place = `${building.postcode} ${nameIn(street.locality.name, language)}`;
  const line = `${place}, ${name} ${buildingText(building, street.country.iso3)}`;
  return {
    value: `${line} `,
    label: whole ? line : streetLine(street, building, language),
    description: whole ? '' : place,
    precision: 'Address',
    place: { kind: 'address', street: street.id, building: index },
  };
}

/**
 * Where the words of the term stand in the label: `[start, end)`, at beginnings of words. Of a word with a typo, what
 * comes before it.
 */
export function highlightsIn(label: string, words: readonly string[]): readonly Highlight[] {
  const ranges: Highlight[] = [];
  for (const { 0: word, index } of label.matchAll(/[\p{L}\p{N}]+/gu)) {
    const folded = fold(word);
    const length = Math.max(0, ...words.map((typed) => shared(typed, folded)));
    // Folding may change the length (ß); then the whole word is marked.
    if (length > 0) ranges.push([index, index + (folded.length === word.length ? length : word.length)]);
  }
  return ranges;
}

/** How much of what was typed a word begins with; 0 when that is not enough to have been meant. */
function shared(typed: string, word: string): number {
  const length = commonLength(typed, word);
  const isMeant = length === typed.length || (length >= 3 && length * 3 >= typed.length * 2 && !/\d/.test(typed));
  return isMeant ? length : 0;
}
