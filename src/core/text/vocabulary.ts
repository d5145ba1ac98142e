/** The words that count in the addresses of a country. */

import { isNumberedPoBox } from '../address/po-box.ts';
import { languages, likeliestLanguage } from '../country/languages.ts';
import { bare } from '../letters.ts';
import { oncePerText } from '../once.ts';
import { spoken, type Words, words } from './data/words.ts';
import type { Piece } from './pieces.ts';

/** The meaning of a word of an address in a country; words as they are written. */
export interface Vocabulary {
  /** True if English comes first there: number, name of the street, its kind. */
  readonly isEnglish: boolean;
  /** True if streets begin with it. */
  opensStreet(word: string): boolean;
  /** True if the name of a street that has several words begins with it. */
  leadsStreet(word: string): boolean;
  /** True if it is the last word of street names, or their ending. */
  endsStreet(word: string): boolean;
  /** True if it is the name of a street in one word: `Poststraße`. */
  isCompound(word: string): boolean;
  /** True if it is an English word that ends a street: the words behind it are not part of the street. */
  closesStreet(word: string): boolean;
  /** True if it names a part of a building together with a number or a letter. */
  isUnit(word: string): boolean;
  /** True if it names one with a number behind it, and else something else. */
  isUnitCounted(word: string): boolean;
  /** True if it names a part of a building by itself. */
  isUnitAlone(word: string): boolean;
  /** True if a piece is a PO box with its number. */
  isBox(piece: Piece): boolean;
}

/** By ISO 3166-1 alpha-2; empty for any country. */
export const vocabularyOf = oncePerText((iso2: string): Vocabulary => {
  const own = languagesOf(iso2);
  const isOwn = (language: string) => iso2 === '' || own.includes(language);
  const wordsOf = (name: keyof Words) =>
    Object.entries(words).flatMap(([language, row]) =>
      isOwn(language) ? (row[name] ?? '').split(' ').filter(Boolean) : [],
    );
  const [before, lead, behind, unit, counted, alone] = (
    ['before', 'lead', 'behind', 'unit', 'counted', 'alone'] as const
  ).map((name) => new Set(wordsOf(name)));
  // Of its own languages alone: Margate and Great Snoring are towns.
  const endings = Object.entries(words)
    .filter(([language]) => isOwn(language))
    .flatMap(([, { behind = '' }]) => behind.split(' ').filter((word) => word.startsWith('-')));
  const ending = endings.length > 0 ? new RegExp(`.(?:${endings.map((word) => word.slice(1)).join('|')})$`) : /(?!)/;
  const closing = new Set((words['en']?.behind ?? '').split(' '));
  return {
    isEnglish: own[1] === 'en',
    opensStreet: (word) => before?.has(bare(word)) === true || /^c\/\p{L}/iu.test(word),
    leadsStreet: (word) => lead?.has(bare(word)) === true,
    endsStreet: (word) => behind?.has(bare(word)) === true || ending.test(bare(word)),
    isCompound: (word) => ending.test(bare(word)),
    closesStreet: (word) => closing.has(bare(word)),
    isUnit: (word) => unit?.has(bare(word)) === true,
    isUnitCounted: (word) => counted?.has(bare(word)) === true,
    isUnitAlone: (word) => alone?.has(bare(word)) === true,
    isBox: (piece) => isNumberedPoBox(piece.join(' '), iso2),
  };
});

/** Those of which the words count in full; ISO 639-1. */
function languagesOf(iso2: string): readonly string[] {
  const language = likeliestLanguage(iso2);
  if (language === '') return [];
  const others = Object.entries(spoken).flatMap(([codes, it]) => (codes.split(' ').includes(iso2) ? [it] : []));
  return ['en', language === 'no' ? 'nb' : language, ...(languages[iso2] ?? []), ...others];
}
