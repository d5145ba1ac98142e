/**
 * The store of the addresses of one country. Words are folded (`wordsIn`); ids are those of `Street.id` and `Locality.id`.
 * Contexts refer to the ids, so they must not change while contexts are valid.
 */
import type { CountryInfo, Locality, Street } from './model.ts';

/** The possible forms of one typed word. It fits a street that has a word which begins with any of these. */
export type WordForms = readonly string[];

/** Which streets are looked for. */
interface StreetQuery {
  /** One for each typed word, which may be in the names of street, buildings, locality, or be a postcode. */
  readonly words: readonly WordForms[];
  /** The words that a street needs: all, or some of them, the more the better. */
  readonly need: 'all' | 'some';
  /** Only streets of this locality. Default: of the whole country. */
  readonly locality?: number | undefined;
  /** The most streets. */
  readonly limit: number;
}

/** A postcode as it is written, in one of its localities. */
export interface PostcodeOfLocality {
  readonly locality: Locality;
  readonly postcode: string;
}

/** The addresses of one country. */
export interface AddressStore extends CountryInfo {
  readonly street: (id: number) => Street | undefined;
  readonly locality: (id: number) => Locality | undefined;
  /** Streets that fit, the best first. A whole word of the street's own name counts most. */
  readonly findStreets: (query: StreetQuery) => readonly Street[];
  /** Localities of which one name has all words, the best first. */
  readonly findLocalities: (words: readonly WordForms[], limit: number) => readonly Locality[];
  /** Streets of a locality; of one postcode of it, spelled as in the data, unless that is empty. */
  readonly streetsOfLocality: (locality: number, postcode: string, limit: number) => readonly Street[];
  /** Streets with a postcode, which is given squeezed; at most so many (default: all). */
  readonly streetsOfPostcode: (postcode: string, limit?: number) => readonly Street[];
  /** Streets with exactly this name in any language, which is given plainly (`plainly`). */
  readonly streetsNamed: (name: string) => readonly Street[];
  /** Localities that have a postcode, which is given squeezed. */
  readonly localitiesOfPostcode: (postcode: string) => readonly PostcodeOfLocality[];
  /** True if a word is a postcode of the country. */
  readonly isPostcode: (word: string) => boolean;
  /** True if a word with a digit in it is in the name of a street, such as `1944` in `Plein 1944`. */
  readonly isNumericName: (word: string) => boolean;
  /** Words of names that a typed word with a typo, also an incomplete one, may mean; the most likely first. */
  readonly wordsLike: (word: string) => readonly string[];
  /** As `wordsLike`, words of the names of localities alone. */
  readonly townWordsLike: (word: string) => readonly string[];
  /** The number of streets that have a word, folded, that begins like this: the fewer, the more it tells. */
  readonly countOf: (beginning: string) => number;
}
