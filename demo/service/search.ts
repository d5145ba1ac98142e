/** Finds streets by words in any order: beginnings of words, small typos, any official language. */
import MiniSearch from 'minisearch';
import { type CountryData, namesOf, type Street, streetsOf } from './model.ts';

export interface Query {
  /** Words other than a house number. */
  readonly words: readonly string[];
  /** What is typed of the house number; empty for nothing. */
  readonly number: string;
}

export interface Found {
  readonly street: Street;
  /** How well it fits; only comparisons mean something. */
  readonly score: number;
}

export interface CountryIndex {
  readonly data: CountryData;
  readonly streets: readonly Street[];
  readonly queryOf: (term: string) => Query;
  readonly find: (query: Query) => readonly Found[];
}

/** Lower case, without diacritics and ligatures. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[ø]/g, 'o')
    .replaceAll(/[æ]/g, 'ae');
}

/** Words of a text, folded. A Dutch postcode is one word, with or without its space. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/\b([1-9]\d{3})\s+([a-z]{2})\b/g, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export function createCountryIndex(data: CountryData): CountryIndex {
  const streets = streetsOf(data);
  const postcodes = new Set(streets.flatMap(({ data: { numbers } }) => Object.keys(numbers).map(fold)));
  const index = new MiniSearch<{ id: number; street: string; locality: string; postcode: string }>({
    fields: ['street', 'locality', 'postcode'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { postcode: 3, street: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (/\d/.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2),
    },
  });
  index.addAll(
    streets.map(({ id, data: street, locality }) => ({
      id,
      street: namesOf(street.name).join(' '),
      locality: namesOf(locality.name).join(' '),
      postcode: Object.keys(street.numbers).join(' '),
    })),
  );

  return {
    data,
    streets,
    queryOf: (term) => queryOf(wordsOf(term), postcodes),
    find: ({ words }) => {
      const text = words.join(' ');
      const all = index.search(text);
      const hits = all.length > 0 || words.length < 2 ? all : index.search(text, { combineWith: 'OR' });
      return hits.flatMap(({ id, score }) => {
        const street = streets[Number(id)];
        return street ? [{ street, score }] : [];
      });
    },
  };
}

/** The last word that begins with a digit and is no postcode, nor the only word, is the house number. */
function queryOf(words: readonly string[], postcodes: ReadonlySet<string>): Query {
  const isPostcode = (word: string, index: number) =>
    postcodes.has(word) && !words.slice(0, index).some((earlier) => postcodes.has(earlier));
  const at = words.findLastIndex((word, index) => /^\d{1,5}[a-z]?$/.test(word) && !isPostcode(word, index));
  if (at < 0 || words.length === 1) return { words, number: '' };
  return { words: words.filter((_, index) => index !== at), number: words[at] ?? '' };
}
