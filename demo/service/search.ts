/**
 * Finds streets by words in any order. Words may be incomplete, have small typos, and be in any official language of
 * the country.
 */
import MiniSearch, { type Query as SearchQuery } from 'minisearch';
import { type CountryData, type Locality, type Name, namesOf, type Street, streetsOf } from './model.ts';
import { createVocabulary } from './vocabulary.ts';

/** One reading of a search term. */
export interface Query {
  /** The words without the house number, folded. */
  readonly words: readonly string[];
  /** The typed part of house number and addition, letters and digits only; empty when there is none. */
  readonly number: string;
}

/** How streets are searched. */
export interface FindOptions {
  /** Only streets of this locality. */
  readonly locality?: number;
  /** Whether a street needs only some of the words. Default: false. */
  readonly some?: boolean;
  /** Whether typos are allowed when nothing matches exactly. Default: true. */
  readonly fuzzy?: boolean;
}

/** The searchable data of one country. */
export interface CountryIndex {
  readonly data: CountryData;
  readonly streets: readonly Street[];
  readonly localities: readonly Locality[];
  /** The words of a text, folded. */
  readonly wordsOf: (text: string) => string[];
  /** The possible readings of a term, the most likely first. */
  readonly queriesOf: (term: string) => readonly Query[];
  /** The streets that match the words, best first. */
  readonly find: (words: readonly string[], options?: FindOptions) => readonly Street[];
  /** Localities with a name that contains all words, which may be incomplete. */
  readonly findLocalities: (words: readonly string[]) => readonly Locality[];
  /** Localities that have a postcode, which is given folded. */
  readonly localitiesWith: (postcode: string) => readonly { readonly locality: Locality; readonly postcode: string }[];
  /** Whether a folded word is a postcode of the country. */
  readonly isPostcode: (word: string) => boolean;
}

/** The most streets that a search returns. */
const most = 60;

const ligatures: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ĳ: 'ij', ł: 'l', đ: 'd' };

/** A text in lower case, without diacritics and ligatures. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßøæœĳłđ]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Postcodes that people write with or without a space. Both forms become one word. */
const spacedPostcodes: Readonly<Record<string, RegExp>> = {
  NLD: /\b([1-9]\d{3})\s+([a-z]{2})\b/g,
  GBR: /\b([a-z]{1,2}\d[a-z\d]?)\s+(\d[a-z]{2})\b/g,
  SWE: /\b(\d{3})\s+(\d{2})\b/g,
};

/** The words of a text in a country, folded. */
export function wordsIn(text: string, iso3: string): string[] {
  const folded = fold(text);
  const spaced = spacedPostcodes[iso3];
  return (spaced ? folded.replace(spaced, '$1$2') : folded).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** A text without anything but letters and digits, folded, to compare house numbers and postcodes. */
export function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Creates the index of a country. */
export function createCountryIndex(data: CountryData): CountryIndex {
  const { iso3 } = data.country;
  const streets = streetsOf(data);
  const localities = data.localities.map((locality, id) => ({ id, data: locality }));
  const wordsOf = (text: string) => wordsIn(text, iso3);
  const wordsOfName = (name: Name) => wordsOf(namesOf(name).join(' '));
  const localityWords = data.localities.map(({ name, aliases = [] }) => [...namesOf(name), ...aliases].map(wordsOf));
  const byPostcode = new Map<string, Map<number, string>>();
  for (const { localityId, data: street } of streets) {
    for (const postcode of Object.keys(street.numbers)) {
      const code = squeeze(postcode);
      byPostcode.set(code, (byPostcode.get(code) ?? new Map<number, string>()).set(localityId, postcode));
    }
  }
  const numericNames = new Set(streets.flatMap(({ data: { name } }) => wordsOfName(name).filter(startsWithDigit)));

  const index = new MiniSearch<{ id: number; street: string; buildings: string; locality: string; postcode: string }>({
    fields: ['street', 'buildings', 'locality', 'postcode'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { postcode: 3, street: 2 }, combineWith: 'AND', prefix: true },
  });
  index.addAll(
    streets.map(({ id, data: street, locality }) => ({
      id,
      street: namesOf(street.name).join(' '),
      buildings: namesOfBuildings(street.numbers),
      locality: [...namesOf(locality.name), ...(locality.aliases ?? [])].join(' '),
      postcode: Object.keys(street.numbers).join(' '),
    })),
  );

  const vocabulary = createVocabulary(
    streets.flatMap(({ data: { name }, locality }) => [...wordsOfName(name), ...wordsOfName(locality.name)]),
  );

  /** A query for the words and for the words that they may mean. */
  const meant = (words: readonly string[]): SearchQuery => ({
    combineWith: 'AND',
    queries: words.map((word) => ({ combineWith: 'OR', queries: [word, ...vocabulary(word)] })),
  });

  const find: CountryIndex['find'] = (words, { locality, some = false, fuzzy = true } = {}) => {
    const text = words.join(' ');
    const filter =
      locality === undefined ? {} : { filter: ({ id }: { id: number }) => streets[id]?.localityId === locality };
    const all = { ...filter };
    const typos = { ...filter, fuzzy: allowedTypos, prefix: true };
    let hits = some ? [] : index.search(text, all);
    if (hits.length === 0 && fuzzy && !some) hits = index.search(text, typos);
    if (hits.length === 0 && fuzzy && !some) hits = index.search(meant(words), all);
    if (some) hits = index.search(text, { ...typos, combineWith: 'OR' });
    return hits.slice(0, most).flatMap(({ id }) => streets[Number(id)] ?? []);
  };

  return {
    data,
    streets,
    localities,
    wordsOf,
    find,
    isPostcode: (word) => byPostcode.has(word),
    queriesOf: (term) => queriesOf(wordsOf(term), (word) => byPostcode.has(word), numericNames),
    findLocalities: (words) =>
      words.length === 0
        ? []
        : localities.filter(({ id }) =>
            localityWords[id]?.some((own) => words.every((word) => own.some((part) => part.startsWith(word)))),
          ),
    localitiesWith: (postcode) =>
      [...(byPostcode.get(postcode) ?? [])].flatMap(([id, spelling]) => {
        const locality = localities[id];
        return locality ? [{ locality, postcode: spelling }] : [];
      }),
  };
}

function namesOfBuildings(numbers: Readonly<Record<string, string>>): string {
  return Object.values(numbers)
    .flatMap((text) => Array.from(text.matchAll(/=([^;]+)/g), ([, name]) => name ?? ''))
    .join(' ');
}

/** Words with digits must match exactly, because 12 is not 13. */
function allowedTypos(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

function startsWithDigit(word: string): boolean {
  return /^\d/.test(word);
}

/**
 * Every word that begins with a digit and is not a postcode may be the house number; later words are more likely. The
 * words after it may be its addition, or belong to the place.
 */
function queriesOf(
  words: readonly string[],
  isPostcode: (word: string) => boolean,
  numericNames: ReadonlySet<string>,
): readonly Query[] {
  const isNumber = (word: string, index: number) =>
    /^\d{1,5}[a-z]?$/.test(word) && (!isPostcode(word) || words.slice(0, index).some(isPostcode));
  const numbers = words.flatMap((word, index) => (words.length > 1 && isNumber(word, index) ? [index] : [])).slice(-3);
  const readings = numbers.toReversed().flatMap((at) => {
    const [before, number = '', after] = [words.slice(0, at), words[at], words.slice(at + 1)];
    const whole = { words: [...before, ...after], number };
    return after.length === 0 ? [whole] : [whole, { words: before, number: [number, ...after].join('') }];
  });
  const plain: Query = { words, number: '' };
  const namesOnly = numbers.length === 0 || numbers.every((at) => numericNames.has(words[at] ?? ''));
  const useful = readings.filter((reading) => reading.words.length > 0);
  return namesOnly ? [plain, ...useful] : useful.length > 0 ? useful : [plain];
}
