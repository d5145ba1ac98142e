/** The country that a text names: in any of many languages, by its code, and as people write it. */
import { type Area, areaOf } from '../address/areas.ts';
import { facts } from '../address/format-data.ts';
import { hasField } from '../address/formats.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { isoCountries } from '../country/iso-countries.ts';
import { likeliestLanguage } from '../country/languages.ts';
import { countryNames } from '../country/names.ts';
import { bareName, fold } from '../letters.ts';
import {
  citiesOfTheirName,
  countryNameLanguages,
  kindOfState,
  namesOfTowns,
  otherNames,
  parents,
  regionsOfTheWorld,
} from './data/country-names.ts';
import { unfinishedWords } from './data/words.ts';
import { isStreet } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';
import { findPostcode } from './postcode.ts';
import { vocabularyOf } from './vocabulary.ts';

/** A text without the country that it named. */
export interface Named {
  /** ISO 3166-1 alpha-2; null when the text names no country. */
  readonly country: string | null;
  /** The name as it was written, where it may be that of the town as well; else empty. */
  readonly townName: string;
  /** True if the name stands there twice, so that one of them is the country. */
  readonly isTwice: boolean;
  readonly pieces: readonly Piece[];
}

/** Most words of a name, and most names behind one another: `San Juan, Puerto Rico, United States`. */
const wordsMax = 6;
const namesMax = 3;

const codes = new Map<string, string>();

/**
 * Collects the names of countries, one language at a step: in the languages people write in, and of each country in its own. Callers that
 * can wait go through the steps; `countryNamed` does the remaining ones at once.
 */
export const remainingNames: Iterable<unknown> = collectNames();

function* collectNames(): Generator<unknown> {
  const all = isoCountries().map(({ iso2, iso3 }) => ({ iso2, iso3 }));
  const own = all.map(({ iso2 }) => likeliestLanguage(iso2));
  for (const language of new Set([...countryNameLanguages.split(' '), ...own])) {
    yield language;
    const nameOf = countryNames(language);
    for (const { iso2 } of all) {
      const name = bareName(nameOf(iso2));
      if (name !== '' && !codes.has(name)) codes.set(name, iso2);
    }
  }
  for (const name of namesOfTowns.split('|')) codes.delete(name);
  for (const { iso2, iso3 } of all) codes.set(iso3.toLowerCase(), iso2).set(iso2.toLowerCase(), iso2);
  for (const [iso2, names] of Object.entries(otherNames)) for (const name of names.split('|')) codes.set(name, iso2);
}

function codesByName(): ReadonlyMap<string, string> {
  for (const _ of remainingNames);
  return codes;
}

/** ISO 3166-1 alpha-2 of the country with this name or code, in any language known; null for none. */
export function countryNamed(text: string): string | null {
  const name = bareName(text);
  // Codes are in capitals: "fin", "bel" and "us" are words.
  const isShort = /^\p{Script=Latin}{1,3}$/u.test(name);
  if (isShort && text !== text.toUpperCase() && !/^(?:uk|usa|uae)$/.test(name)) return null;
  return codesByName().get(name) ?? codesByName().get(name.replace(kindOfState, '')) ?? null;
}

/** True if a text is a name of the country, or of one that it belongs to. */
export function isNameOf(text: string, iso2: string): boolean {
  const named = countryNamed(text);
  return named !== null && (named === iso2 || isParent(named, iso2));
}

/** True if addresses of the country may end in the name of the other. */
function isParent(parent: string, iso2: string): boolean {
  return parents[parent]?.split(' ').includes(iso2) === true;
}

/**
 * Removes the country from a text: whole pieces, or the last words of one.
 *
 * @param iso2 the country in which the address is expected; empty for none
 *
 * @param areas its regions, which may have the name of a country
 */
export function withoutCountry(given: readonly Piece[], iso2: string, areas: readonly Area[]): Named {
  // `Guernsey GY4 6RS`
  let pieces: readonly Piece[] = given.flatMap((words) => {
    const at = Math.max(
      words.findIndex((word) => /\d/.test(word)),
      0,
    );
    const [name, behind] = [words.slice(0, at), words.slice(at)];
    return isParent(iso2, countryNamed(name.join(' ')) ?? '') ? [name, behind] : [words];
  });
  let [country, townName, isTwice]: [string | null, string, boolean] = [null, '', false];
  for (let count = 0; count < namesMax; count++) {
    const found: Found | null = takenFrom(pieces, country ?? iso2, areas);
    if (!found || (country !== null && !isBeside(found.country, country))) break;
    pieces = found.pieces;
    isTwice ||= country === found.country;
    if (citiesOfTheirName.includes(found.country)) townName = found.name;
    // `Puerto Rico, United States`: the smaller one is the country.
    if (country === null || isParent(country, found.country)) country = found.country;
  }
  const isOwn = country !== null && isParent(country, iso2);
  return { country: isOwn ? iso2 : country, townName, isTwice, pieces };
}

function isBeside(one: string, other: string): boolean {
  return one === other || isParent(other, one) || isParent(one, other);
}

interface Found {
  readonly country: string;
  readonly name: string;
  readonly pieces: readonly Piece[];
}

function takenFrom(pieces: readonly Piece[], iso2: string, areas: readonly Area[]): Found | null {
  const isOther = (name: string) => areaOf(name, areas) !== undefined && !isNameOf(name, iso2);
  const countryOf = (words: Piece) => {
    const name = words.join(' ').replace(/^\(|[).]+$/g, '');
    const world = worldRegionOf(name, iso2);
    const country = world ?? (isOther(name) ? null : countryNamed(name));
    return country !== null && isCode(name) && isRegionCode(name, country, iso2) ? null : country;
  };
  if (pieces.length > 1) {
    const isName = (words: Piece, index: number) => {
      const country = words.length > wordsMax ? null : countryOf(words);
      const isLast = index === pieces.length - 1;
      return (
        country !== null && (isLast || (!isCode(words.join(' ')) && !isNoCountry(pieces, index, country, iso2, areas)))
      );
    };
    const at = pieces.findLastIndex(isName);
    const words = pieces[at];
    const country = words ? countryOf(words) : null;
    if (words && country !== null)
      return { country, name: words.join(' '), pieces: pieces.filter((_, index) => index !== at) };
  }
  const last = pieces.findLastIndex((words) => words.some((word) => /\p{L}{2}/u.test(word)));
  const words = pieces[last] ?? [];
  for (let length = Math.min(wordsMax, words.length - 1); length > 0; length--) {
    const [kept, taken] = [words.slice(0, -length), words.slice(-length)];
    const country = countryOf(taken);
    // `Western Australia`
    if (country === null || !isPlace(kept, iso2) || areaOf(words.join(' '), areas)) continue;
    if (length === 1 && (isPostcodeEnd(kept, taken, country, iso2) || isLetters(taken, country, iso2))) continue;
    return { country, name: taken.join(' '), pieces: pieces.with(last, kept) };
  }
  return null;
}

/**
 * True if the name of a country stands in the middle for something else: `Jordan` above a street is a person, `Jamaica, NY
 * 11432` a town. The postcode tells.
 */
function isNoCountry(
  pieces: readonly Piece[],
  index: number,
  country: string,
  iso2: string,
  areas: readonly Area[],
): boolean {
  const next = pieces[index + 1] ?? [];
  // `Holland, MI`, also where nobody knows the states; a postcode behind a name is that of a town or a state.
  const isTown =
    areaOf(next[0] ?? '', areas) !== undefined || /^[A-Z]{1,2}$/.test(next[0] ?? '') || /\d{4}/.test(next.join(' '));
  if (country === iso2 || iso2 === '' || !(isTown || isStreet(next, iso2) || isStreet(next, country))) return false;
  const isPostcodeOf = (code: string) => findPostcode(pieces.toSpliced(index, 1), code, true)?.isSure === true;
  return isPostcodeOf(iso2) || !isPostcodeOf(country);
}

/** A part of the world stands for the country that is expected there, or for none. */
function worldRegionOf(name: string, iso2: string): string | null {
  const found = Object.entries(regionsOfTheWorld).find(([names]) => names.split('|').includes(bareName(name)));
  return found?.[1].includes(iso2) && iso2 !== '' ? iso2 : null;
}

function isCode(name: string): boolean {
  return /^[A-Z]{2}$/.test(name);
}

/** Two letters that are a canton or a province there, but may be a country elsewhere. */
function isRegionCode(name: string, country: string, iso2: string): boolean {
  const hasCodes =
    iso2 === 'CH' || (/^[A-Z]{2}$/.test(iso2) && iso2 !== 'ES' && hasField(worldFormatOf(iso2), 'region'));
  return hasCodes && country !== iso2 && !isNameOf(name, iso2);
}

const unfinished = new RegExp(`^(?:${unfinishedWords})$`);

/** True if a name goes on behind the word: `New Delhi`, `Ciudad de México`. */
export function isUnfinished(word = ''): boolean {
  return unfinished.test(fold(word).replace(/\.$/, ''));
}

/**
 * True if the words before a country may be a place: more than a postcode, and no word that needs another behind it.
 */
function isPlace(words: Piece, iso2: string): boolean {
  const last = words.at(-1) ?? '';
  if (isUnfinished(last) || vocabularyOf(iso2).opensStreet(last)) return false;
  return words.some((word) => /\p{L}{3}/u.test(word)) || words.length > 1 || /\d{4}/.test(last);
}

/** The letters of `2012 ES` are not Spain, nor are those of `1000 BE` Belgium, unless one is expected there. */
function isPostcodeEnd(kept: Piece, [code = '']: Piece, country: string, iso2: string): boolean {
  return code.replace('.', '').length === 2 && /^\d{4}$/.test(kept.at(-1) ?? '') && (country !== iso2 || iso2 === 'NL');
}

/**
 * True if two capitals behind other words are no country: only the codes of Europe's countries, of the US and of the
 * expected one are.
 */
function isLetters([code = '']: Piece, country: string, iso2: string): boolean {
  return isCode(code) && country !== iso2 && !Object.hasOwn(facts, country) && country !== 'US';
}
