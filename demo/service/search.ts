/**
 * Finds streets by words in any order. Words may be incomplete, abbreviated, misspelled, split in two or joined, be in any
 * official language of the country, or be none of its words at all.
 */
import { type Locality, namesOf, type Street } from './model.ts';
import { type Reading, readingsOf } from './readings.ts';
import type { AddressStore, PostcodeOfLocality, WordForms } from './store.ts';
import { formsOf, squeeze, wordsIn } from './words.ts';

/** How far a search may go from what was typed. */
export type Tolerance =
  /** Every word as it was typed, or what it is short for. */
  | 'none'
  /** Two words may be one, and every word may have typos. */
  | 'typos'
  /** And one word that is no place may be left out, as long as the rest names the street. */
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
  /** Whether the words name a street: by every word of its name but articles and the like, or by a postcode of its own. */
  readonly isNamedBy: (street: Street, words: readonly string[]) => boolean;
  /** Localities with a name that contains all words, which may be incomplete; if there are none, as if with typos. */
  readonly findLocalities: (words: readonly string[]) => readonly Locality[];
  /**
   * Localities that have a whole name among the words, the longest name first; only those of a region that is among the
   * words, if there are any.
   */
  readonly localitiesAmong: (words: readonly string[]) => readonly Locality[];
  /** Postcodes among the words, in the localities that the other words name. */
  readonly findPostcodes: (words: readonly string[]) => readonly PostcodeOfLocality[];
}

/** The most streets that a search returns. */
const most = 60;
/** The most localities that a search returns. */
const mostLocalities = 10;
/** The most words of which one is left out. */
const longest = 9;
/** Words of a name that need not be typed, beside those of one or two letters. */
const optional = new Set('rue via van der den het the les des del dei aux und von vom zum zur'.split(' '));
/** Whether a word of a name must be typed for the street to be meant: `de` need not, the `4th` of a street must. */
const isNeeded = (word: string) => /\d/.test(word) || (word.length > 2 && !optional.has(word));
/** A word with a typo is hardly shorter than what is meant when that is a whole town. */
const mostMissing = 2;

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
    isLess: boolean,
  ): readonly Street[] => {
    for (const variant of variants) {
      const all = ask(variant.map(forms), locality, limit);
      const found = isLess ? namedBy(all, variant) : all;
      if (found.length > 0) return found;
    }
    return [];
  };

  const fitsAny = (word: string, typed: readonly WordForms[]) =>
    typed.some((forms) => forms.some((form) => (/^\d/.test(form) ? word === form : word.startsWith(form))));
  const isNamedBy: Search['isNamedBy'] = ({ data, locality }, words) => {
    const codes = hasFinePostcodes(iso3) ? Object.keys(data.numbers).map(squeeze) : [];
    if (words.some((word) => codes.includes(word))) return true;
    // What names the town does not name the street: `Bern` is no `Bernstrasse`.
    const town = new Set([...namesOf(locality.name), ...(locality.aliases ?? [])].flatMap(wordsOf));
    const typed = words.filter((word) => !formsOf(word).some((form) => town.has(form))).map(asMeant);
    return namesOf(data.name).some((name) => {
      const own = wordsOf(name);
      const needed = own.filter(isNeeded);
      return (needed.length > 0 ? needed : own).every((word) => fitsAny(word, typed));
    });
  };

  const namesOfLocality = ({ data }: Locality) => [...namesOf(data.name), ...(data.aliases ?? [])].map(wordsOf);
  const isAmong = (name: readonly string[], words: readonly string[]) =>
    name.length > 0 && name.every((word) => words.some((typed) => formsOf(typed).includes(word)));
  /** Whether the words that are not the locality's own name its region: of two towns of a name, that one is meant. */
  const isRegionAmong = (locality: Locality, words: readonly string[]) => {
    const own = new Set(namesOfLocality(locality).flat());
    const rest = words.filter((word) => !formsOf(word).some((form) => own.has(form)));
    const { region, regions = [] } = locality.data;
    const names = [region, ...regions.map(({ name }) => name)].filter((name) => name !== undefined);
    return names.flatMap(namesOf).some((name) => isAmong(wordsOf(name), rest));
  };
  const localitiesAmong: Search['localitiesAmong'] = (words) => {
    const begun = words.flatMap((word) => store.findLocalities([formsOf(word)], mostLocalities));
    const lengthOf = (locality: Locality) =>
      Math.max(0, ...namesOfLocality(locality).map((name) => (isAmong(name, words) ? name.length : 0)));
    const whole = [...new Set(begun)].filter((locality) => lengthOf(locality) > 0);
    const inRegion = whole.filter((locality) => isRegionAmong(locality, words));
    return (inRegion.length > 0 ? inRegion : whole).sort((a, b) => lengthOf(b) - lengthOf(a));
  };

  /** The streets that the words name, in a place that they name if there is any. */
  const namedBy = (streets: readonly Street[], words: readonly string[]): readonly Street[] => {
    if (streets.length === 0) return streets;
    const towns = new Set(localitiesAmong(words).map(({ id }) => id));
    return streets.filter((it) => (towns.size === 0 || towns.has(it.localityId)) && isNamedBy(it, words));
  };

  /** The words that name a place: with them no other place is meant. */
  const placesIn = (words: readonly string[]): ReadonlySet<string> => {
    const names = localitiesAmong(words).flatMap((locality) =>
      namesOfLocality(locality).filter((name) => isAmong(name, words)),
    );
    const own = new Set(names.flat());
    return new Set(words.filter((word) => formsOf(word).some((form) => own.has(form))));
  };

  /** The words without one of them, which is not in the name of a place. */
  const fewerOf = (words: readonly string[], places: ReadonlySet<string>): readonly (readonly string[])[] => {
    if (words.length > longest) return [];
    return words
      .flatMap((word, at) => (places.has(word) ? [] : [words.toSpliced(at, 1)]))
      .filter((rest) => rest.some((word) => /^\p{L}{3,}$/u.test(word) && isNeeded(word)))
      .reverse();
  };

  const find: Search['find'] = (words, { some = false, tolerance = 'words', ...options } = {}) => {
    if (some) return ask(words.map(asMeant), options.locality, options.limit, 'some');
    const exact = first([words], formsOf, options, false);
    if (exact.length > 0 || tolerance === 'none') return exact;
    const joined = first(joinedIn(words), formsOf, options, false);
    if (joined.length > 0) return joined;
    const places = placesIn(words);
    const asMeantBut = (word: string) => (places.has(word) ? formsOf(word) : asMeant(word));
    const meant = first([words], asMeantBut, options, false);
    if (meant.length > 0 || tolerance === 'typos') return meant;
    const fewer = fewerOf(words, places);
    const less = first(fewer, formsOf, options, true);
    return less.length > 0 ? less : first(fewer, asMeantBut, options, true);
  };

  const findLocalities: Search['findLocalities'] = (words) => {
    const exact = store.findLocalities(words.map(formsOf), mostLocalities);
    // A town has no number in its name, and what is in a street as it stands has no typo.
    const isMeant = exact.length > 0 || words.some((word) => /\d/.test(word)) || ask(words.map(formsOf)).length > 0;
    if (isMeant) return exact;
    const near = (word: string) => store.wordsLike(word).filter((it) => it.length <= word.length + mostMissing);
    return store.findLocalities(
      words.map((word) => [...formsOf(word), ...near(word)]),
      mostLocalities,
    );
  };

  return {
    store,
    wordsOf,
    find,
    findNear,
    isNamedBy,
    findLocalities,
    localitiesAmong,
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

/** Whether a postcode is that of a part of a street. */
export function hasFinePostcodes(iso3: string): boolean {
  return iso3 === 'NLD' || iso3 === 'GBR';
}
