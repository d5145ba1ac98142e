/** Builds one suggestion for each level (§2.3). `value` has the form `[postcode ]locality, street[ number] `. */
import type { Highlight } from '../../src/contract/types.ts';
import type { Place } from './contexts.ts';
import { buildingText, streetLine } from './lines.ts';
import { type Building, type Locality, type LocalityData, nameIn, type Street } from './model.ts';
import { hasFinePostcodes } from './search.ts';
import { commonLength } from './vocabulary.ts';
import { fold, formsOf, squeeze } from './words.ts';

/** A match of autocomplete, with its place in the data instead of a context. */
export interface Suggestion {
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly precision: 'None' | 'Locality' | 'PostalCode' | 'Street' | 'PartialAddress' | 'Address';
  /** The parts of the address that are not known. Default: all are known. */
  readonly tags?: readonly string[];
  readonly place: Place;
}

/** A suggestion for a locality. */
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

/** A suggestion for the whole country: it leads to its places, and says nothing of an address yet. */
export function countrySuggestion(name: string): Suggestion {
  return { value: `${name} `, label: name, description: '', precision: 'None', place: { kind: 'country' } };
}

function regionOf({ region, regions }: LocalityData, language: string): string {
  return nameIn(region ?? regions?.at(-1)?.name ?? '', language);
}

/** A suggestion for a postcode of a locality. */
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

/** A suggestion for a street. */
export function streetSuggestion(street: Street, words: readonly string[], language: string): Suggestion {
  const label = nameIn(street.data.name, language);
  const locality = nameIn(street.locality.name, language);
  const postcodes = Object.keys(street.data.numbers);
  const asked = postcodes.find((code) => words.includes(squeeze(code)));
  // Such a postcode covers a part of the street, so it is not shown with a street.
  const postcode = hasFinePostcodes(street.country.iso3)
    ? undefined
    : (asked ?? (postcodes.length === 1 ? postcodes[0] : undefined));
  const place = postcode === undefined ? locality : `${postcode} ${locality}`;
  return {
    value: `${place}, ${label} `,
    label,
    description: street.isNamesake ? `${place}, ${regionOf(street.locality, language)}` : place,
    precision: 'Street',
    place: { kind: 'street', street: street.id, offset: 0, typed: '' },
  };
}

/** A suggestion that leads to the buildings from `offset` on, of those that begin with `typed`. It looks like any other match. */
export function moreSuggestion(
  street: Street,
  rest: readonly Building[],
  offset: number,
  language: string,
  value: string,
  typed: string,
): Suggestion {
  const [first, last] = [rest[0], rest.at(-1)].map((it) => (it ? buildingText(it, street.country.iso3) : ''));
  return {
    value,
    label: `${nameIn(street.data.name, language)} …`,
    description: `${first} – ${last}`,
    precision: 'Street',
    place: { kind: 'street', street: street.id, offset, typed },
  };
}

/**
 * A suggestion for one building, or null when the street has no building with this index.
 *
 * @param whole whether the label is the whole address line, as for a Dutch postcode with a number.
 */
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
 * The ranges `[start, end)` of the label that match words of the term. They start at the beginning of a word. A letter
 * that is wrong, too many or missing parts two ranges.
 */
export function highlightsIn(label: string, words: readonly string[]): readonly Highlight[] {
  const ranges: Highlight[] = [];
  const forms = words.flatMap(formsOf);
  for (const { 0: word, index } of label.matchAll(/[\p{L}\p{N}]+/gu)) {
    const folded = fold(word);
    const parts = forms.map((typed) => shared(typed, folded));
    const best = parts.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a), []);
    // Folding may change the length of a word (ß); then the whole word is highlighted.
    if (folded.length !== word.length) ranges.push(...(best.length > 0 ? [[index, index + word.length] as const] : []));
    else ranges.push(...best.map(([start, end]) => [index + start, index + end] as const));
  }
  return ranges;
}

function lengthOf(parts: readonly Highlight[]): number {
  return parts.reduce((sum, [start, end]) => sum + end - start, 0);
}

/** The parts of a word that a typed word has in common with it; none when they are too few to be meant. */
function shared(typed: string, word: string): readonly Highlight[] {
  const length = commonLength(typed, word);
  if (length === typed.length) return length > 0 ? [[0, length]] : [];
  if (length < 2 || /\d/.test(typed)) return [];
  const rests = (
    [
      [1, 1],
      [1, 0],
      [0, 1],
      [2, 2],
    ] as const
  ).map(([more, further]): Highlight => {
    const from = length + further;
    return [from, from + commonLength(typed.slice(length + more), word.slice(from))];
  });
  const [start, end] = rests.reduce((a, b) => (b[1] - b[0] > a[1] - a[0] ? b : a));
  if ((length + end - start) * 3 < typed.length * 2 || length + end - start < 3) return [];
  return end - start < 2
    ? [[0, length]]
    : [
        [0, length],
        [start, end],
      ];
}
