/** The country that a text names. */
import { once } from '../../once.ts';
import { countryNames } from '../country-names.ts';
import { facts } from '../format-data.ts';
import { fold, type Segment } from './segments.ts';
import { countryNameLanguages, otherNames } from './words.ts';

/** A text without the country that it named. */
export interface Named {
  /** ISO 3166-1 alpha-2; null when the text names no country. */
  readonly country: string | null;
  readonly segments: readonly Segment[];
}

/** Two letters that are a canton or a province there may be a country elsewhere. */
const hasRegionCodes = ['CH', 'IT'];

/** `L-4114 Luxembourg` names the town. */
const namesOfCapitals = ['LU', 'MC'];

/** Names by the platform's own lists: in the languages of the neighbours, and of the country itself. */
const codesByName = once((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const codes = Object.keys(facts);
  const own = codes.map((code) => new Intl.Locale(`und-${code}`).maximize().language);
  for (const language of new Set([...countryNameLanguages, ...own])) {
    const nameOf = countryNames(language);
    for (const code of codes) found.set(fold(nameOf(code) || code), code);
  }
  for (const [name, code] of Object.entries(otherNames)) found.set(name, code);
  return found;
});

/**
 * Takes the country off a text: a segment of its own, or the last words of one.
 *
 * @param iso2 the country the address is expected in; empty for none
 */
export function withoutCountry(segments: readonly Segment[], iso2: string): Named {
  if (segments.length > 1) {
    const found = segments.findLastIndex((words) => countryOf(words, iso2) !== null);
    const words = segments[found];
    const isTown = namesOfCapitals.includes(countryOf(words ?? [], iso2) ?? '') && !segments.some(hasPlace);
    if (words && !isTown)
      return { country: countryOf(words, iso2), segments: segments.filter((_, index) => index !== found) };
  }
  const last = segments.findLastIndex((words) => words.some((word) => /\p{L}{2}/u.test(word)));
  const words = segments[last] ?? [];
  for (const length of [4, 3, 2, 1]) {
    const [kept, taken] = [words.slice(0, -length), words.slice(-length)];
    const country = countryOf(taken, iso2);
    if (country === null || !isPlace(kept, country) || (length === 1 && isPostcodeEnd(kept, taken, country, iso2)))
      continue;
    return { country, segments: segments.with(last, kept) };
  }
  return { country: null, segments };
}

/** What stands before a country is more than a postcode, and is no country whose capital has its name. */
function isPlace(words: Segment, country: string): boolean {
  const isCapital = namesOfCapitals.includes(country) && /\d/.test(words.at(-1) ?? '');
  return !isCapital && (words.some((word) => /\p{L}{3}/u.test(word)) || words.length > 2);
}

/** Whether a segment has a postcode with something behind it. */
function hasPlace(words: Segment): boolean {
  return words.some((word, index) => /\d{4}/.test(word) && index < words.length - 1);
}

/** The letters of `2012 ES` are not Spain, nor are those of `1000 BE` Belgium, unless one is expected there. */
function isPostcodeEnd(kept: Segment, [code = '']: Segment, country: string, iso2: string): boolean {
  return code.length === 2 && /^\d{4}$/.test(kept.at(-1) ?? '') && (country !== iso2 || iso2 === 'NL');
}

function countryOf(words: Segment, iso2: string): string | null {
  const text = words.join(' ').replace(/^\(|[).]+$/g, '');
  const isCode = /^[A-Z]{2}$/.test(text) && Object.hasOwn(facts, text);
  if (isCode) return hasRegionCodes.includes(iso2) && text !== iso2 ? null : text;
  // A code of three letters is one in capitals only: "fin" and "bel" are words.
  if (/^\p{L}{3}$/u.test(text) && text !== text.toUpperCase()) return null;
  return codesByName().get(fold(text)) ?? null;
}
