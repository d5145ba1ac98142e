/**
 * Finds streets by words in any order. Words may be incomplete, have small typos, and be in any official language of
 * the country.
 */
import type { Locality, Street } from './model.ts';
import type { AddressStore, WordForms } from './store.ts';
import { wordsIn } from './words.ts';

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

/** The search in one country. */
export interface Search {
  readonly store: AddressStore;
  /** The words of a text, folded. */
  readonly wordsOf: (text: string) => string[];
  /** The possible readings of a term, the most likely first. */
  readonly queriesOf: (term: string) => readonly Query[];
  /** The streets that match the words, best first. */
  readonly find: (words: readonly string[], options?: FindOptions) => readonly Street[];
  /** Localities with a name that contains all words, which may be incomplete. */
  readonly findLocalities: (words: readonly string[]) => readonly Locality[];
}

/** The most streets that a search returns. */
const most = 60;
/** The most localities that a search returns. */
const mostLocalities = 10;

/** Creates the search in the country of a store. */
export function createSearch(store: AddressStore): Search {
  const { iso3 } = store.country;
  const wordsOf = (text: string) => wordsIn(text, iso3);
  const asTyped = (word: string): WordForms => [word];
  const asMeant = (word: string): WordForms => [word, ...store.wordsLike(word)];

  const find: Search['find'] = (words, { locality, some = false, fuzzy = true } = {}) => {
    if (words.length === 0) return [];
    if (some) return store.findStreets({ words: words.map(asMeant), need: 'some', locality, limit: most });
    const exact = store.findStreets({ words: words.map(asTyped), need: 'all', locality, limit: most });
    if (exact.length > 0 || !fuzzy) return exact;
    return store.findStreets({ words: words.map(asMeant), need: 'all', locality, limit: most });
  };

  return {
    store,
    wordsOf,
    find,
    queriesOf: (term) => queriesOf(wordsOf(term), store),
    findLocalities: (words) => store.findLocalities(words.map(asTyped), mostLocalities),
  };
}

/**
 * Every word that begins with a digit and is not a postcode may be the house number; later words are more likely. The
 * words after it may be its addition, or belong to the place.
 */
function queriesOf(words: readonly string[], { isPostcode, isNumericName }: AddressStore): readonly Query[] {
  const isNumber = (word: string, index: number) =>
    /^\d{1,5}[a-z]?$/.test(word) && (!isPostcode(word) || words.slice(0, index).some(isPostcode));
  const numbers = words.flatMap((word, index) => (words.length > 1 && isNumber(word, index) ? [index] : [])).slice(-3);
  const readings = numbers.toReversed().flatMap((at) => {
    const [before, number = '', after] = [words.slice(0, at), words[at], words.slice(at + 1)];
    const whole = { words: [...before, ...after], number };
    return after.length === 0 ? [whole] : [whole, { words: before, number: [number, ...after].join('') }];
  });
  const plain: Query = { words, number: '' };
  const namesOnly = numbers.length === 0 || numbers.every((at) => isNumericName(words[at] ?? ''));
  const useful = readings.filter((reading) => reading.words.length > 0);
  return namesOnly ? [plain, ...useful] : useful.length > 0 ? useful : [plain];
}
