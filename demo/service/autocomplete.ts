/** §4.3: suggestions for a term in a context. */
import type { AutocompleteResponse, BuildingListMode, Highlight, Match } from '../../src/contract/types.ts';
import type { Context, Contexts, Place } from './contexts.ts';
import { type Building, nameIn, type Street } from './model.ts';
import { type CountryIndex, fold, type Query, wordsOf } from './search.ts';

/** Suggestions for a country. */
const most = 10;
/** Buildings of a street, by list mode; `paged` ends in a match that leads to the next ones. */
const page: Readonly<Record<BuildingListMode, number>> = { short: 5, paged: 20 };

interface Suggestion {
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly precision: 'Street' | 'Address';
  readonly place: Place;
}

export interface AutocompleteCall {
  readonly index: CountryIndex;
  readonly context: Context;
  readonly term: string;
  /** `language-REGION`, one the country has. */
  readonly language: string;
  readonly mode: BuildingListMode;
  readonly contexts: Contexts;
}

export async function autocomplete(call: AutocompleteCall): Promise<AutocompleteResponse> {
  const { index, context, term, contexts, language } = call;
  const street = context.place.kind === 'street' ? index.streets[context.place.street] : undefined;
  const query = index.queryOf(term);
  const isInside = street !== undefined && isAbout(street, query);
  const suggestions = isInside ? buildingsIn(street, query, call) : inCountry(query, call);
  const { iso3 } = context;
  // §4.3 rule 2: the text has left the street that was chosen.
  const hasLeft = context.place.kind !== 'country' && !isInside;
  const words = wordsOf(term);
  const matches = await Promise.all(
    suggestions.map(async ({ place, ...suggestion }): Promise<Match> => {
      const highlights = highlightsIn(suggestion.label, words);
      return { ...suggestion, context: await contexts.issue({ iso3, language, place }), highlights };
    }),
  );
  return { newContext: hasLeft ? iso3 : null, matches };
}

/** Whether every word still belongs to the street or its place. */
function isAbout({ data, locality }: Street, { words }: Query): boolean {
  const own = wordsOf([data.name, locality.name].flatMap((name) => Object.values(namesIn(name))).join(' '));
  const known = new Set([...own, ...Object.keys(data.numbers).map(fold)]);
  return words.every((word) => known.has(word));
}

function namesIn(name: string | Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return typeof name === 'string' ? { all: name } : name;
}

function inCountry(query: Query, call: AutocompleteCall): readonly Suggestion[] {
  const found = call.index.find(query);
  const withNumber = query.number === '' ? [] : found.flatMap(({ street }) => exactBuildings(street, query, call));
  if (withNumber.length > 0) return withNumber.slice(0, most);
  return found.slice(0, most).map(({ street }) => streetSuggestion(street, query, call.language));
}

function streetSuggestion(street: Street, { words }: Query, language: string): Suggestion {
  const label = nameIn(street.data.name, language);
  const locality = nameIn(street.locality.name, language);
  const postcodes = Object.keys(street.data.numbers);
  // A Dutch postcode belongs to part of a street, so it only tells streets apart where it was asked for.
  const postcode =
    postcodes.find((code) => words.includes(fold(code))) ?? (isSmall(postcodes) ? postcodes[0] : undefined);
  const place = postcode === undefined || isDutch(street) ? locality : `${postcode} ${locality}`;
  return {
    value: `${place}, ${label} `,
    label,
    description: place,
    precision: 'Street',
    place: { kind: 'street', street: street.id, offset: 0 },
  };
}

function isSmall(postcodes: readonly string[]): boolean {
  return postcodes.length === 1;
}

function isDutch(street: Street): boolean {
  return street.country.iso3 === 'NLD';
}

/** Buildings whose number is what was typed, or begins with it and has an addition. */
function exactBuildings(street: Street, query: Query, { language }: AutocompleteCall): readonly Suggestion[] {
  const wanted = fold(query.number);
  const codes = query.words.filter((word) => Object.keys(street.data.numbers).some((code) => fold(code) === word));
  return street.buildings.flatMap((building, index) => {
    const isWanted = numberOf(building) === wanted || String(building.number) === wanted;
    if (!isWanted || (codes.length > 0 && !codes.includes(fold(building.postcode)))) return [];
    return [addressSuggestion(street, building, index, language, codes.length > 0 && isDutch(street))];
  });
}

function buildingsIn(street: Street, { number }: Query, call: AutocompleteCall): readonly Suggestion[] {
  const { language, mode, context } = call;
  const offset = context.place.kind === 'street' ? context.place.offset : 0;
  const all = street.buildings.map((building, index) => ({ building, index }));
  const fitting = all.filter(({ building }) => numberOf(building).startsWith(fold(number)));
  // The number itself comes first, then those that begin with it.
  const sorted = fitting.toSorted((a, b) => Number(isExact(b.building, number)) - Number(isExact(a.building, number)));
  const shown = sorted.slice(offset, offset + page[mode]);
  const suggestions = shown.map(({ building, index }) => addressSuggestion(street, building, index, language, false));
  const rest = sorted[offset + page[mode]];
  if (mode === 'short' || !rest) return suggestions;
  return [...suggestions, moreSuggestion(street, sorted, offset + page[mode], language)];
}

function isExact(building: Building, number: string): boolean {
  return number !== '' && String(building.number) === fold(number);
}

function moreSuggestion(
  street: Street,
  sorted: readonly { readonly building: Building }[],
  offset: number,
  language: string,
): Suggestion {
  const label = nameIn(street.data.name, language);
  const [first, last] = [sorted[offset], sorted.at(-1)].map((entry) => (entry ? buildingText(entry.building) : ''));
  const { value } = streetSuggestion(street, { words: [], number: '' }, language);
  return {
    value,
    label: `${label} …`,
    description: `${first} – ${last}`,
    precision: 'Street',
    place: { kind: 'street', street: street.id, offset },
  };
}

/** `whole`: the label is the whole address line, as for a Dutch postcode with a number. */
function addressSuggestion(
  street: Street,
  building: Building,
  index: number,
  language: string,
  whole: boolean,
): Suggestion {
  const name = nameIn(street.data.name, language);
  const place = `${building.postcode} ${nameIn(street.locality.name, language)}`;
  const line = `${name} ${buildingText(building)}`;
  return {
    value: `${place}, ${line} `,
    label: whole ? `${place}, ${line}` : line,
    description: whole ? '' : place,
    precision: 'Address',
    place: { kind: 'address', street: street.id, building: index },
  };
}

/** Number and addition as people write them: `2a`, `2 bte 3`. */
export function buildingText({ number, addition }: Building): string {
  return addition.length > 1 ? `${number} ${addition}` : `${number}${addition}`;
}

function numberOf(building: Building): string {
  return fold(buildingText(building)).replaceAll(' ', '');
}

/** Where the words of the term stand in the label: `[start, end)`, at beginnings of words. */
function highlightsIn(label: string, words: readonly string[]): readonly Highlight[] {
  const ranges: Highlight[] = [];
  for (const { 0: word, index } of label.matchAll(/[\p{L}\p{N}]+/gu)) {
    const folded = fold(word);
    const length = Math.max(0, ...words.map((typed) => (folded.startsWith(typed) ? typed.length : 0)));
    // Folding may change the length (ß); then the whole word is marked.
    if (length > 0) ranges.push([index, index + (folded.length === word.length ? length : word.length)]);
  }
  return ranges;
}
