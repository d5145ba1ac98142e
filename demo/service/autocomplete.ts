/** Autocomplete (§4.3): suggestions for a term in a context. */
import type { AutocompleteResponse, BuildingListMode, Match } from '../../src/contract/types.ts';
import type { Context, Contexts } from './contexts.ts';
import { most, searchFor } from './found.ts';
import { fits, isExact } from './house-numbers.ts';
import { namesOf, type Street } from './model.ts';
import type { Search } from './search.ts';
import {
  addressSuggestion,
  countrySuggestion,
  highlightsIn,
  localitySuggestion,
  moreSuggestion,
  postcodeSuggestion,
  type Suggestion,
  streetSuggestion,
} from './suggestions.ts';
import { partialSuggestions, unvalidatedBuilding, unvalidatedSuggestion } from './unvalidated.ts';
import { fold, squeeze } from './words.ts';

/** The most localities among those. */
const mostLocalities = 3;
/** Buildings of a street in one answer, by list mode. In `paged`, one more match leads to the following buildings. */
const page: Readonly<Record<BuildingListMode, number>> = { short: 5, paged: 20 };

/** A call of autocomplete. */
interface AutocompleteCall {
  readonly index: Search;
  readonly context: Context;
  readonly term: string;
  /** A language of the country, as `language-REGION`. */
  readonly language: string;
  readonly mode: BuildingListMode;
  /** Mark of the session (see `markOf`). */
  readonly session: string;
  readonly contexts: Contexts;
  /** True if there are matches with `tags`, and some of the precision `PartialAddress`. */
  readonly undocumented: boolean;
}

/** Answers a call of autocomplete. */
export async function autocomplete(call: AutocompleteCall): Promise<AutocompleteResponse> {
  const { index, context, term, contexts, language, session } = call;
  const { iso3, place } = context;
  const inside = insideOf(call);
  const known = inside ?? inCountry(call);
  const suggestions = call.undocumented ? [...known, ...asTyped(known, call)] : known;
  const words = index.wordsOf(term);
  const matches = await Promise.all(
    suggestions.map(async ({ place, ...suggestion }): Promise<Match> => {
      const highlights = highlightsIn(suggestion.label, words);
      return { ...suggestion, context: await contexts.issue({ iso3, language, session, place }), highlights };
    }),
  );
  // §4.3 rule 2: when the text no longer fits the chosen place, the search starts again from the country.
  return { newContext: place.kind !== 'country' && !inside ? iso3 : null, matches };
}

/** The address as it was typed, when all suggestions are of one street, and it has no such number. */
function asTyped(suggestions: readonly Suggestion[], call: AutocompleteCall): readonly Suggestion[] {
  const ids = new Set(suggestions.map(({ place }) => ('street' in place ? place.street : -1)));
  const [id = -1] = ids;
  const street = ids.size === 1 ? call.index.store.street(id) : undefined;
  const building = street && unvalidatedBuilding(street, restOf(street, call) ?? '');
  return street && building ? [unvalidatedSuggestion(street, building, call.language)] : [];
}

/** Suggestions within the place of the context, or null when the text no longer fits that place. */
function insideOf(call: AutocompleteCall): readonly Suggestion[] | null {
  const { place } = call.context;
  if (place.kind === 'locality') return inLocality(call, place.locality, place.postcode);
  if (place.kind !== 'street') return null;
  const street = call.index.store.street(place.street);
  const rest = street ? restOf(street, call) : null;
  // Another number than before is looked for from the first building on.
  return street && rest !== null ? inStreet(street, rest, rest === place.typed ? place.offset : 0, call) : null;
}

/**
 * The part of the text after the street and its place: a number or the name of a building. Null when it is anything
 * else.
 */
function restOf(street: Street, { index, term, language }: AutocompleteCall): string | null {
  const { data, locality } = street;
  const { value } = streetSuggestion(street, index.wordsOf(term), language);
  const typed = fold(term);
  if (typed.startsWith(fold(value))) return squeeze(typed.slice(fold(value).length));
  const names = [...namesOf(data.name), ...namesOf(locality.name), ...(locality.aliases ?? [])];
  const own = new Set([...index.wordsOf(names.join(' ')), ...Object.keys(data.numbers).map(squeeze)]);
  const words = index.wordsOf(term).filter((word) => !own.has(word));
  const [first] = words;
  if (first === undefined || /^\d/.test(first)) return words.join('');
  const named = street.buildings.some(({ name }) => squeeze(name).startsWith(words.join('')) && name !== '');
  return named ? words.join('') : null;
}

function inStreet(
  street: Street,
  rest: string,
  offset: number,
  { language, mode, index, term, undocumented }: AutocompleteCall,
): readonly Suggestion[] {
  const { iso3 } = street.country;
  const all = street.buildings.map((building, at) => ({ building, at }));
  const fitting = all.filter(({ building }) => fits(building, rest, iso3));
  // A building whose number is exactly the typed one comes before those whose number begins with it.
  const sorted = fitting.toSorted(
    (a, b) => Number(isExact(b.building, rest, iso3)) - Number(isExact(a.building, rest, iso3)),
  );
  if (undocumented && rest === '' && offset === 0) {
    const parts = partialSuggestions(street, language);
    if (parts.length > 0) return parts.slice(0, page[mode]);
  }
  const end = offset + page[mode];
  const shown = sorted.slice(offset, end).flatMap(({ at }) => addressSuggestion(street, at, language, false) ?? []);
  const more = sorted.slice(end).map(({ building }) => building);
  if (mode === 'short' || more.length === 0) return shown;
  const { value } = streetSuggestion(street, index.wordsOf(term), language);
  // The match for the next page repeats the typed part of the number, so that the next page is filtered, too.
  const text = rest === '' ? value : `${value}${rest} `;
  return [...shown, moreSuggestion(street, more, end, language, text, rest)];
}

function inLocality(call: AutocompleteCall, id: number, postcode: string): readonly Suggestion[] | null {
  const { index, term, language } = call;
  const locality = index.store.locality(id);
  if (!locality) return null;
  const names = [...namesOf(locality.data.name), ...(locality.data.aliases ?? [])];
  const own = new Set([...index.wordsOf(names.join(' ')), squeeze(postcode)]);
  const words = index.wordsOf(term);
  if (words.every((word) => own.has(word))) {
    const streets = index.store.streetsOfLocality(id, postcode, most);
    return streets.map((street) => streetSuggestion(street, words, language));
  }
  const found = searchFor(call, { locality: id });
  return found.length > 0 ? found : null;
}

function inCountry(call: AutocompleteCall): readonly Suggestion[] {
  const { index, term, language } = call;
  const words = index.wordsOf(term);
  const streets = searchFor(call, {});
  const codes = index.findPostcodes(words);
  const localities = index.findLocalities(words).slice(0, mostLocalities);
  // A postcode with a single street is shown as that street.
  const byCode = streets.length > 1 ? codes.map((it) => postcodeSuggestion(it.locality, it.postcode, language)) : [];
  const places = localities.map((locality) => localitySuggestion(locality, language));
  const found = [...byCode.slice(0, mostLocalities), ...places, ...streets].slice(0, most);
  if (found.length > 0) return found;
  return index.isCountry(words) ? wholeCountry(call) : placesAmong(call, words);
}

/** The country itself, when only its name was typed; and its places, once that was chosen. */
function wholeCountry({ index, context, term, language }: AutocompleteCall): readonly Suggestion[] {
  if (context.session === '') return [countrySuggestion(term.trim())];
  const places = Array.from({ length: most }, (_, id) => index.store.locality(id));
  return places.flatMap((place) => (place ? [localitySuggestion(place, language)] : []));
}

/** When the street is not known: the place that was typed with it, whose streets then follow. */
function placesAmong({ index, language }: AutocompleteCall, words: readonly string[]): readonly Suggestion[] {
  const codes = words.flatMap((word) => index.findPostcodes([word]));
  const towns = index.localitiesAmong(words);
  const named = codes.filter(({ locality }) => towns.some(({ id }) => id === locality.id));
  const both = [
    ...(named.length > 0 ? named : codes).map((it) => postcodeSuggestion(it.locality, it.postcode, language)),
    ...(named.length > 0 ? [] : towns.map((locality) => localitySuggestion(locality, language))),
  ];
  return both.slice(0, mostLocalities);
}
