/**
 * Finds streets by words in any order. Words may be incomplete, abbreviated, misspelled, split in two or joined, be in any
 * official language of the country, or be none of its words at all.
 */
import { namesOfCountry } from './countries.ts';
import { type Locality, namesOf, type Street } from './model.ts';
import { isKind, isNeeded } from './name-parts.ts';
import { typedForms } from './numerals.ts';
import { type Reading, readingsOf } from './readings.ts';
import type { AddressStore, PostcodeOfLocality, WordForms } from './store.ts';
import { formsOf, otherWordsOf, squeeze, wordsIn } from './words.ts';

/** The tolerance of a search for differences from the typed text. */
type Tolerance =
  /** Every word as it was typed, or what it is short for; two words may be one. */
  | 'none'
  /** And every word may have typos. */
  | 'typos';

/** The settings of a search for streets. */
interface FindOptions {
  /** Only streets of this locality. */
  readonly locality?: number;
  /** True if a street needs only some of the words. Default: false. */
  readonly some?: boolean;
  /** The tolerance that the search may use if nothing fits better. Default: `typos`. */
  readonly tolerance?: Tolerance;
  /** The most streets. Default: 60. */
  readonly limit?: number;
}

/** The search in one country. */
export interface Search {
  readonly store: AddressStore;
  /** The words of a text, folded. */
  readonly wordsOf: (text: string) => string[];
  /** The possible readings of the words of a term, the most likely first. */
  readonly readingsOf: (words: readonly string[]) => readonly Reading[];
  /** Indexes of the words that name the country itself, at the end or at the beginning of an address; often none. */
  readonly countryIn: (words: readonly string[]) => ReadonlySet<number>;
  /** True if the words are a name of the country, and nothing else. */
  readonly isCountry: (words: readonly string[]) => boolean;
  /** The streets that match the words, best first. */
  readonly find: (words: readonly string[], options?: FindOptions) => readonly Street[];
  /** The streets that the words may mean if they have typos, best first. */
  readonly findNear: (words: readonly string[], locality?: number) => readonly Street[];
  /**
   * True if the words name a street: by every word of its name but articles and the like, or by a postcode of its own.
   */
  readonly isNamedBy: (street: Street, words: readonly string[]) => boolean;
  /**
   * True if words that fit a street tell it from others: `Carrer de Barcelona, Terrassa` fits any `Carrer` there, for
   * the town is in the province of Barcelona.
   */
  readonly isTold: (street: Street, words: readonly string[]) => boolean;
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
/** The most localities with a word of their names among those that were typed. */
const mostBegun = 60;
/** A word with a typo is hardly shorter than what is meant when that is a whole town. */
const mostMissing = 2;

/** Creates the search in the country of a store. */
export function createSearch(store: AddressStore): Search {
  const { iso3 } = store.country;
  const wordsOf = (text: string) => wordsIn(text, iso3);
  const asMeant = (word: string): WordForms => [...formsOf(word), ...store.wordsLike(word)];
  /** True if any street may have such a word; those with digits may be postcodes, which are not counted. */
  const isThere = (forms: WordForms) => forms.some((form) => /\d/.test(form) || store.countOf(form) > 0);
  const ask = (words: readonly WordForms[], locality?: number, limit = most, need: 'all' | 'some' = 'all') => {
    const isHopeless = words.length === 0 || (need === 'all' && !words.every(isThere));
    return isHopeless ? [] : store.findStreets({ words, need, locality, limit });
  };

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
      return (needed.length > 0 ? needed : own).every((word) =>
        [word, ...typedForms(word)].some((form) => fitsAny(form, typed)),
      );
    });
  };

  const isTold: Search['isTold'] = ({ data }, words) => {
    if (!words.some(isKind)) return true;
    return namesOf(data.name).some((name) => {
      const telling = wordsOf(name).filter((word) => isNeeded(word) && !isKind(word));
      const own = [...telling, ...otherWordsOf(name, iso3)];
      const isTyped = (word: string) =>
        !isKind(word) && formsOf(word).some((form) => own.some((it) => it.startsWith(form)));
      return telling.length === 0 || words.some(isTyped);
    });
  };

  const namesOfLocality = ({ data }: Locality) => [...namesOf(data.name), ...(data.aliases ?? [])].map(wordsOf);
  const isAmong = (name: readonly string[], words: readonly string[]) =>
    name.length > 0 && name.every((word) => words.some((typed) => formsOf(typed).includes(word)));
  /**
   * True if the words that are not the locality's own name name its region: that decides between two towns of one name.
   */
  const isRegionAmong = (locality: Locality, words: readonly string[]) => {
    const own = new Set(namesOfLocality(locality).flat());
    const rest = words.filter((word) => !formsOf(word).some((form) => own.has(form)));
    const { region, regions = [] } = locality.data;
    const names = [region, ...regions.map(({ name }) => name)].filter((name) => name !== undefined);
    return names.flatMap(namesOf).some((name) => isAmong(wordsOf(name), rest));
  };
  let among: { readonly key: string; readonly localities: readonly Locality[] } | undefined;
  const localitiesAmong: Search['localitiesAmong'] = (words) => {
    // One text is asked for several times, in each of its readings.
    const key = words.join(' ');
    if (among?.key !== key) among = { key, localities: findAmong(words) };
    return among.localities;
  };
  const findAmong: Search['localitiesAmong'] = (words) => {
    const begun = words.flatMap((word) => store.findLocalities([formsOf(word)], mostBegun));
    const lengthOf = (locality: Locality) =>
      Math.max(0, ...namesOfLocality(locality).map((name) => (isAmong(name, words) ? name.length : 0)));
    const whole = [...new Set(begun)].filter((locality) => lengthOf(locality) > 0);
    const inRegion = whole.filter((locality) => isRegionAmong(locality, words));
    return (inRegion.length > 0 ? inRegion : whole).sort((a, b) => lengthOf(b) - lengthOf(a));
  };

  /** The words that name a place: with them no other place is meant. */
  const placesIn = (words: readonly string[]): ReadonlySet<string> => {
    const names = localitiesAmong(words).flatMap((locality) =>
      namesOfLocality(locality).filter((name) => isAmong(name, words)),
    );
    const own = new Set(names.flat());
    return new Set(words.filter((word) => formsOf(word).some((form) => own.has(form))));
  };

  const find: Search['find'] = (words, { some = false, tolerance = 'typos', ...options } = {}) => {
    if (some) return ask(words.map(asMeant), options.locality, options.limit, 'some');
    const exact = first([words, ...joinedIn(words)], formsOf, options);
    if (exact.length > 0 || tolerance === 'none') return exact;
    const places = placesIn(words);
    return first([words], (word) => (places.has(word) ? formsOf(word) : asMeant(word)), options);
  };

  const findLocalities: Search['findLocalities'] = (words) => {
    const exact = store.findLocalities(words.map(formsOf), mostLocalities);
    // A town has no number in its name, and what is in a street as it stands has no typo.
    const isMeant = exact.length > 0 || words.some((word) => /\d/.test(word)) || ask(words.map(formsOf)).length > 0;
    if (isMeant) return exact;
    const near = (word: string) => store.townWordsLike(word).filter((it) => it.length <= word.length + mostMissing);
    return store.findLocalities(
      words.map((word) => [...formsOf(word), ...near(word)]),
      mostLocalities,
    );
  };

  let known: readonly (readonly string[])[] | undefined;
  /** The names of the country in words, the longest first. */
  const countryNames = () => {
    known ??= namesOfCountry(store.country, store.languages)
      .map(wordsOf)
      .filter((name) => name.length > 0)
      .sort((a, b) => b.length - a.length);
    return known;
  };
  const isAt = (name: readonly string[], words: readonly string[], from: number) =>
    name.every((word, at) => words[from + at] === word);
  const countryIn: Search['countryIn'] = (words) => {
    for (const name of countryNames()) {
      if (name.length >= words.length) continue;
      const last = words.length - name.length;
      const from = isAt(name, words, last) ? last : isAt(name, words, 0) ? 0 : -1;
      if (from >= 0) return new Set(name.map((_, at) => from + at));
    }
    return new Set();
  };

  return {
    store,
    wordsOf,
    find,
    findNear,
    isNamedBy,
    isTold,
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
    readingsOf: (words) => readingsOf(words, store),
    countryIn,
    isCountry: (words) => countryNames().some((name) => name.length === words.length && isAt(name, words, 0)),
  };
}

/** The words with two neighbours joined; the last ones first, as they were typed last. */
function joinedIn(words: readonly string[]): readonly (readonly string[])[] {
  const places = words.slice(1).map((_, at) => at);
  return places.reverse().map((at) => [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)]);
}

/** True if a postcode is that of a part of a street. */
export function hasFinePostcodes(iso3: string): boolean {
  return iso3 === 'NLD' || iso3 === 'GBR';
}
