/**
 * Finds streets by words in any order. Words may be incomplete, abbreviated, misspelled, split in two or joined, be in any
 * official language of the country, or be none of its words at all.
 */
import type { Locality, Street } from './model.ts';
import { type Reading, readingsOf } from './readings.ts';
import type { AddressStore, PostcodeOfLocality, WordForms } from './store.ts';
import { formsOf, wordsIn } from './words.ts';

/** How far a search may go from what was typed. */
export type Tolerance =
  /** Every word as it was typed, or what it is short for. */
  | 'none'
  /** Two words may be one, and every word may have typos. */
  | 'typos'
  /** And one word may be left out. */
  | 'words';

/** How streets are searched. */
export interface FindOptions {
  /** Only streets of this locality. */
  readonly locality?: number;
  /** Whether a street needs only some of the words. Default: false. */
  readonly some?: boolean;
  /** How far the search may go when nothing fits better. Default: `words`. */
  readonly tolerance?: Tolerance;
  /** The most streets. Default: 60. */
  readonly limit?: number;
}

/** The search in one country. */
export interface Search {
  readonly store: AddressStore;
  /** The words of a text, folded. */
  readonly wordsOf: (text: string) => string[];
  /** The possible readings of a term, the most likely first. */
  readonly readingsOf: (term: string) => readonly Reading[];
  /** The streets that match the words, best first. */
  readonly find: (words: readonly string[], options?: FindOptions) => readonly Street[];
  /** The streets that the words may mean if they have typos, best first. */
  readonly findNear: (words: readonly string[], locality?: number) => readonly Street[];
  /** Localities with a name that contains all words, which may be incomplete. */
  readonly findLocalities: (words: readonly string[]) => readonly Locality[];
  /** Postcodes among the words, in the localities that the other words name. */
  readonly findPostcodes: (words: readonly string[]) => readonly PostcodeOfLocality[];
}

/** The most streets that a search returns. */
const most = 60;
/** The most localities that a search returns. */
const mostLocalities = 10;
/** The most words of which one is left out. */
const longest = 9;

/** Creates the search in the country of a store. */
export function createSearch(store: AddressStore): Search {
  const { iso3 } = store.country;
  const wordsOf = (text: string) => wordsIn(text, iso3);
  const asMeant = (word: string): WordForms => [...formsOf(word), ...store.wordsLike(word)];
  const ask = (words: readonly WordForms[], locality?: number, limit = most, need: 'all' | 'some' = 'all') =>
    words.length === 0 ? [] : store.findStreets({ words, need, locality, limit });

  const findNear: Search['findNear'] = (words, locality) => ask(words.map(asMeant), locality);

  /** The streets of the first variant that has any. */
  const first = (
    variants: readonly (readonly string[])[],
    forms: (word: string) => WordForms,
    { locality, limit }: FindOptions,
  ): readonly Street[] => {
    for (const variant of variants) {
      const found = ask(variant.map(forms), locality, limit);
      if (found.length > 0) return found;
    }
    return [];
  };

  const find: Search['find'] = (words, { some = false, tolerance = 'words', ...options } = {}) => {
    if (some) return ask(words.map(asMeant), options.locality, options.limit, 'some');
    const steps = [
      [[words], formsOf],
      ...(tolerance === 'none'
        ? []
        : ([
            [joinedIn(words), formsOf],
            [[words], asMeant],
          ] as const)),
      ...(tolerance === 'words'
        ? ([
            [fewerOf(words), formsOf],
            [fewerOf(words), asMeant],
          ] as const)
        : []),
    ] as const;
    for (const [variants, forms] of steps) {
      const found = first(variants, forms, options);
      if (found.length > 0) return found;
    }
    return [];
  };

  const findLocalities: Search['findLocalities'] = (words) => store.findLocalities(words.map(formsOf), mostLocalities);

  return {
    store,
    wordsOf,
    find,
    findNear,
    findLocalities,
    findPostcodes: (words) => {
      const [code] = words.filter(store.isPostcode);
      if (code === undefined) return [];
      const all = store.localitiesOfPostcode(code);
      const rest = words.filter((word) => word !== code);
      if (rest.length === 0) return all;
      const named = new Set(findLocalities(rest).map(({ id }) => id));
      return all.filter(({ locality }) => named.has(locality.id));
    },
    readingsOf: (term) => readingsOf(wordsOf(term), store),
  };
}

/** The words with two neighbours joined; the last ones first, as they were typed last. */
function joinedIn(words: readonly string[]): readonly (readonly string[])[] {
  const places = words.slice(1).map((_, at) => at);
  return places.reverse().map((at) => [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)]);
}

/** The words without one of them; what is left must say something. */
function fewerOf(words: readonly string[]): readonly (readonly string[])[] {
  if (words.length > longest) return [];
  const places = words.map((_, at) => at).reverse();
  return places.map((at) => words.toSpliced(at, 1)).filter((rest) => rest.some((word) => /^\p{L}{4,}$/u.test(word)));
}
