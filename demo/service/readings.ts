/** The readings of a term: which of its words are a house number with its addition, and which name the place. */
import { isDesignator, isFloorWord, isKind, isUnitWord } from './name-parts.ts';
import { ordinalOf } from './numerals.ts';
import type { AddressStore } from './store.ts';
import { numberOfWords } from './words.ts';

/** One reading of a search term. */
export interface Reading {
  /** The words without house number and addition, folded. */
  readonly words: readonly string[];
  /** House number and addition, as `numberOfWords` writes them; empty when there is none. */
  readonly number: string;
  /** The words of the addition. */
  readonly unit: readonly string[];
}

/** The most words of an addition: `Esc. 1 2º A`. */
const longestAddition = 4;
/** The most words that may each be the house number. */
const mostNumbers = 3;

/** Countries that write the number before the street. */
const numberFirst = ['FRA', 'LUX', 'GBR', 'USA'];

/** The possible readings of the words, the most likely first. The last one has no house number when there may be none. */
export function readingsOf(typed: readonly string[], store: AddressStore): readonly Reading[] {
  const { words, unit } = store.country.iso3 === 'USA' ? withoutUnit(typed) : { words: typed, unit: [] };
  const plain: Reading = { words: typed, number: '', unit: [] };
  const numbers = numbersIn(words, store);
  const [first] = numbers;
  const later = numbers.toReversed();
  // `8 Rue du 11 Novembre`: where the number comes first, the others are rather in the name.
  const likeliest = first === 0 && numberFirst.includes(store.country.iso3) ? [0, ...later.filter(Boolean)] : later;
  const readings = likeliest.flatMap((at) => readingsAt(words, at, unit, store));
  const namesOnly = numbers.every((at) => store.isNumericName(words[at] ?? ''));
  // `Plein 1944` is a street, and perhaps a number: both are looked for.
  return namesOnly ? [plain, ...readings] : readings;
}

/** True if a word counts and is no house number: `3rd`, `1er`. */
export function isOrdinal(word: string): boolean {
  return /^\d+(?:st|nd|rd|th|er|eme|ere)$/.test(word);
}

/** The words that may be a house number: any but the first postcode. */
function numbersIn(words: readonly string[], { isPostcode, country }: AddressStore): readonly number[] {
  if (words.length < 2) return [];
  const isWholeCode = (word: string) => country.iso3 === 'NLD' && /^\d{4}[a-z]{2}$/.test(word);
  // `3rd` is no house number. Neither is what a text such as `2e Kerkstraat 5` begins with, unless numbers stand there.
  const isCounted = (word: string, at: number) =>
    isOrdinal(word) ||
    (/^\d\d?e$/.test(word) && isFloorWord(words[at + 1] ?? '')) ||
    (at === 0 &&
      !numberFirst.includes(country.iso3) &&
      /\d[a-z]/.test(word) &&
      ordinalOf(word) !== null &&
      /^\p{L}{3}/u.test(words[1] ?? ''));
  const isNumber = (word: string, at: number) =>
    /^\d{1,5}[a-z]{0,3}$/.test(word) &&
    !isWholeCode(word) &&
    !isCounted(word, at) &&
    // A number may look like a postcode. Then it stands before or after the postcode itself.
    (!isPostcode(word) || words.some((other, index) => index !== at && isPostcode(other)));
  return words.flatMap((word, at) => (isNumber(word, at) ? [at] : [])).slice(-mostNumbers);
}

/** True if a word is an ordinal in digits, before a word of a name: `12 7e Avenue`, and not `12 2e etage`. */
export function isOrdinalOfName(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at);
  if (isOrdinal(word)) return true;
  // `3º 2ª Alaquàs` is a floor and a door, `2ª Avenida` is none.
  if (/[ao]$/.test(word)) return ordinalOf(word) !== null && isKind(next);
  return /^\d+[a-z]/.test(word) && ordinalOf(word) !== null && /^\p{L}{3}/u.test(next) && !isUnitWord(next);
}

/** The number at one place, with as many of the words after it as its addition as there may be; the longest first. */
function readingsAt(words: readonly string[], at: number, unit: readonly string[], store: AddressStore): Reading[] {
  // A word of three letters or more is rather a place, unless it is known to name a part of a building.
  const isPart = (word: string) => /^(?:\p{L}{1,2}|[\p{L}\p{N}]*\d[\p{L}\p{N}]*)$/u.test(word) || isUnitWord(word);
  const most = words
    .slice(at + 1)
    .findIndex(
      (word, index) =>
        word.length > 5 || !isPart(word) || store.isPostcode(word) || isOrdinalOfName(words, at + 1 + index),
    );
  const longest = Math.min(longestAddition, most === -1 ? words.length - at - 1 : most);
  return Array.from({ length: longest + 1 }, (_, index) => longest - index).flatMap((length) => {
    const rest = [...words.slice(0, at), ...words.slice(at + 1 + length)];
    const isStray = (word: string) => /^\d{1,2}$/.test(word) && !store.isNumericName(word);
    // A second short number that no street is called by is a part of the building, not of the place.
    if (rest.length === 0 || (store.country.iso3 !== 'GBR' && rest.some(isStray))) return [];
    const number = words[at] ?? '';
    const addition = [...words.slice(at + 1, at + 1 + length), ...unit];
    return [
      { words: rest, number: numberOfWords([number, ...addition]), unit: [number.replace(/^\d+/, ''), ...addition] },
    ];
  });
}

function withoutUnit(words: readonly string[]): {
  readonly words: readonly string[];
  readonly unit: readonly string[];
} {
  const at = words.findIndex((word, index) => index > 0 && isDesignator(word) && words[index - 1] !== 'po');
  if (at === -1 || words[at + 1] === undefined) return { words, unit: [] };
  return { words: [...words.slice(0, at), ...words.slice(at + 2)], unit: words.slice(at, at + 2) };
}
