/** Finds the places for a term: addresses if it has a house number, else streets. The nearest ones, or none. */
import { isExact } from './house-numbers.ts';
import type { LooseMatch } from './judge.ts';
import { looseMatches } from './loose.ts';
import { type Building, namesOf, type Street } from './model.ts';
import { isRoman } from './numerals.ts';
import type { Reading } from './readings.ts';
import { hasFinePostcodes, type Search } from './search.ts';
import { addressSuggestion, type Suggestion, streetSuggestion } from './suggestions.ts';
import { typedText, without } from './typed-text.ts';
import { unitFit } from './units.ts';
import { squeeze } from './words.ts';

/** The most suggestions for a country or locality. */
export const most = 10;
/** Streets of which near house numbers are looked for, and how many of those are shown. */
const mostNear = 3;
const mostBeside = 4;
/** The longest number with an addition that may be unknown, in characters. */
const longestNumber = 7;
/** Streets of which a house number is looked for: a name may be that of hundreds of streets, few of them so long. */
const mostStreets = 600;
/** So many streets are few: others that may be meant are shown with them. */
const few = 4;

/** `E 1st Street` is not `1st Street`. */
const directions = ['n', 's', 'e', 'w'];

/** The term that is searched for, and the index. */
export interface Wanted {
  readonly index: Search;
  readonly term: string;
  /** A language of the country, as `language-REGION`. */
  readonly language: string;
}

/** The place in which it is searched for. */
export interface Within {
  /** Only in this locality. Default: in the whole country. */
  readonly locality?: number;
}

/**
 * The things that a term may mean in a country or locality, the best first: addresses, else streets. Those that fit
 * wholly come first; the name of the country is ignored if none does; then words may have typos, or fit nothing.
 */
export function searchFor(call: Wanted, within: Within): readonly Suggestion[] {
  const { index, term } = call;
  const typed = typedText(term, index.store.country.iso3);
  const words = index.wordsOf(term);
  const whole = fittingWholly(call, words, within);
  if (whole.length > 0) return whole;
  const abroad = index.countryIn(typed.words);
  const text = without(typed, abroad);
  const domestic = abroad.size === 0 ? [] : fittingWholly(call, text.words, within);
  if (domestic.length > 0) return domestic;
  const [numbered] = index.readingsOf(text.words).filter(({ number }) => number !== '');
  const streets = numbered ? [] : streetsFor(call, words, within.locality);
  if (streets.length > 0) return [...namedIn(streets, words, call), ...shownAs(streets, words, call)].slice(0, most);
  const loose = looseMatches(index, text, within);
  const houses = loose.flatMap((match) => addressesIn(match, call));
  if (houses.length > 0) return houses.slice(0, most);
  const meant =
    loose.length > 0 || !numbered ? loose.map(({ street }) => street) : streetsFor(call, words, within.locality);
  const near = numbered && loose[0] ? beside(loose[0].street, Number.parseInt(numbered.number, 10), call.language) : [];
  return [...namedIn(meant, words, call), ...shownAs(meant, words, call).slice(0, most - near.length), ...near].slice(
    0,
    most,
  );
}

function namedIn(
  streets: readonly Street[],
  words: readonly string[],
  { index, language }: Wanted,
): readonly Suggestion[] {
  return streets.flatMap((street) => namedBuildings(street, words, index, language));
}

function shownAs(streets: readonly Street[], words: readonly string[], { language }: Wanted): readonly Suggestion[] {
  return streets.map((street) => streetSuggestion(street, words, language));
}

/** Addresses of which every word fits; else the street of such a one, when it does not have the number. */
function fittingWholly(call: Wanted, words: readonly string[], within: Within): readonly Suggestion[] {
  const readings = call.index.readingsOf(words);
  const numbered = readings.filter(({ number }) => number !== '');
  const addresses = addressesOf(call, numbered, within);
  if (addresses.length > 0) return addresses;
  // A street that is spelled as it is, without this number, is rather meant than a similar one that has it.
  const mustHaveNumber = numbered.length > 0 && numbered.length === readings.length;
  return mustHaveNumber ? nearNumbers(call, numbered, within) : [];
}

/** The addresses of a street that is meant: those with the typed number and addition. */
function addressesIn({ street, buildings }: LooseMatch, { language }: Wanted): readonly Suggestion[] {
  return buildings.flatMap((at) => addressSuggestion(street, at, language, false) ?? []);
}

/** The addresses of the first reading that has any. */
function addressesOf({ index, language }: Wanted, readings: readonly Reading[], within: Within): readonly Suggestion[] {
  for (const reading of readings) {
    const { words } = reading;
    const all = index
      .find(words, { ...within, tolerance: 'none', limit: mostStreets })
      .filter((street) => index.isTold(street, words));
    const streets = wholeNamesFirst(all, words, index);
    const found: Found[] = [];
    for (const street of streets) {
      if (found.length >= most) break;
      found.push(...exactBuildings(street, reading, language, index));
    }
    // The very number comes before the same number with additions that were not typed.
    const sorted = found.toSorted((a, b) => b.rank - a.rank);
    if (found.length > 0) return sorted.slice(0, most).map(({ suggestion }) => suggestion);
  }
  return [];
}

/** `Via Dante` is rather meant than any `Via Dante Alighieri`, of which there may be more than a list has room for. */
function wholeNamesFirst(streets: readonly Street[], words: readonly string[], { wordsOf }: Search): readonly Street[] {
  const isWhole = ({ data: { name } }: Street) =>
    namesOf(name).some((one) => wordsOf(one).every((word) => words.includes(word)));
  const whole = new Set(streets.filter(isWhole));
  return [...whole, ...streets.filter((street) => !whole.has(street))];
}

/** When the street does not have the number: the same number with other additions, else the street and the numbers beside it. */
function nearNumbers({ index, language }: Wanted, readings: readonly Reading[], within: Within): readonly Suggestion[] {
  // A long addition is rather a part of the place, and a word in it a part of the street's name.
  const isShort = ({ number }: Reading) => number.length <= longestNumber;
  const likeliest = readings.toReversed().sort((a, b) => Number(isShort(b)) - Number(isShort(a)));
  for (const { words, number, unit } of likeliest) {
    const isSure = !/\p{L}{3}/u.test(number);
    const plain = Number.parseInt(number, 10);
    for (const fewer of words.length > 1
      ? [words, words.filter((word) => word.length > 1 || directions.includes(word) || isRoman(word))]
      : [words]) {
      const all = index.find(fewer, { ...within, tolerance: 'none' }).filter((street) => index.isTold(street, words));
      const streets = all.filter((street) => isSure || index.isNamedBy(street, words)).slice(0, mostNear);
      const same = streets.flatMap((street) => {
        const codes = codesAmong(street, words);
        const rest = [...unit, ...beyondNames(street, words, index)];
        return street.buildings
          .map((building, at) => ({ building, at, fit: unitFit(building, rest, street.country.iso3) }))
          .filter(
            ({ building }) => building.number === plain && (codes.length === 0 || codes.includes(building.postcode)),
          )
          .sort((a, b) => b.fit - a.fit)
          .flatMap(({ at }) => addressSuggestion(street, at, language, false) ?? []);
      });
      const named = streets.map((street) => streetSuggestion(street, words, language));
      if (same.length > 0) return [...same, ...named].slice(0, most);
      if (streets.length > 0) return [...named, ...streets.slice(0, 1).flatMap((it) => beside(it, plain, language))];
    }
  }
  return [];
}

/** The addresses of a street with the numbers next to one that it does not have. */
function beside(street: Street, wanted: number, language: string): readonly Suggestion[] {
  const distanceOf = ({ number }: Building) => Math.abs((number ?? 0) - wanted);
  const numbered = street.buildings.flatMap((building, at) => (building.number === null ? [] : [{ building, at }]));
  const near = numbered.toSorted((a, b) => distanceOf(a.building) - distanceOf(b.building)).slice(0, mostBeside);
  return near.sort((a, b) => a.at - b.at).flatMap(({ at }) => addressSuggestion(street, at, language, false) ?? []);
}

/** The streets that fit; beside few of them also those that are meant if there are typos in the words. */
function streetsFor({ index }: Wanted, words: readonly string[], locality?: number): readonly Street[] {
  const within = locality === undefined ? {} : { locality };
  const exact = index.find(words, within);
  const last = words.at(-1) ?? '';
  if (exact.length >= few || last.length < 4) return exact;
  return [...new Set([...exact, ...index.findNear(words, locality)])];
}

/** The postcodes of a street that are among the words. */
function codesAmong({ data }: Street, words: readonly string[]): readonly string[] {
  return Object.keys(data.numbers).filter((code) => words.includes(squeeze(code)));
}

interface Found {
  readonly suggestion: Suggestion;
  /** From 0 to 1: how well the addition fits. */
  readonly rank: number;
}

/** The words that are no part of the names of a street and its town: `A` of `A, Kerkstraat 12`. */
function beyondNames({ data, locality }: Street, words: readonly string[], { wordsOf }: Search): readonly string[] {
  const own = new Set([...namesOf(data.name), ...namesOf(locality.name)].flatMap(wordsOf));
  return words.filter((word) => !own.has(word));
}

/** Buildings with exactly the typed number, with each of its additions. */
function exactBuildings(
  street: Street,
  { words, number, unit }: Reading,
  language: string,
  index: Search,
): readonly Found[] {
  const { wordsOf } = index;
  const { iso3 } = street.country;
  const plain = Number.parseInt(number, 10);
  if (!street.mayHave(plain)) return [];
  const codes = codesAmong(street, words);
  const isFine = hasFinePostcodes(iso3);
  const rest = [...unit, ...beyondNames(street, words, index)];
  return street.buildings.flatMap((building, at) => {
    if (building.name === '' && building.number !== plain) return [];
    if (!isExact(building, number, iso3) || (codes.length > 0 && !codes.includes(building.postcode))) return [];
    const suggestion = addressSuggestion(street, at, language, codes.length > 0 && isFine);
    const isNamed = building.name !== '' && wordsOf(building.name).every((word) => words.includes(word));
    return suggestion ? [{ suggestion, rank: isNamed ? 1 : unitFit(building, rest, iso3) }] : [];
  });
}

/** Buildings whose name, or whose resident organisation, was typed. */
function namedBuildings(
  street: Street,
  words: readonly string[],
  { wordsOf }: Search,
  language: string,
): readonly Suggestion[] {
  if (!Object.values(street.data.numbers).some((text) => text.includes('='))) return [];
  const places = [...namesOf(street.data.name), ...namesOf(street.locality.name), ...Object.keys(street.data.numbers)];
  const own = wordsOf(places.join(' '));
  return street.buildings.flatMap(({ name }, at) => {
    const parts = wordsOf(name);
    const isIn = (list: readonly string[], word: string) => list.some((part) => part.startsWith(word));
    // One or two letters are too few to mean a building.
    const isNamed = words.some((word) => word.length > 2 && !own.includes(word) && isIn(parts, word));
    // Cardiff Castle in Castle Street, Cardiff: all its words are those of the place as well.
    const isWhole = name !== '' && parts.every((part) => words.includes(part));
    const isMeant = (isNamed || isWhole) && words.every((word) => isIn(own, word) || isIn(parts, word));
    return isMeant ? (addressSuggestion(street, at, language, false) ?? []) : [];
  });
}
