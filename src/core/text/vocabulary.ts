/** The words that count in the addresses of a country. */

import { isOrdinalAddition, wordsBeforeNumber } from '../address/house-number.ts';
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
  /** True if it says a floor, alone or with its number in front: `hoog`, `2hoog`. */
  isFloor(word: string): boolean;
  /** True if it is the floor at the street, which has a side behind it: `st.` */
  isGround(word: string): boolean;
  /** True if it may stand behind a number: `bis`, `hs`, or the side of a floor. */
  isAddition(word: string): boolean;
  /** True if it is the side of a floor, alone or with its number in front: `tv`, `3tv`. */
  isSide(word: string): boolean;
  /** True if a piece is a PO box with its number. */
  isBox(piece: Piece): boolean;
}

/** By ISO 3166-1 alpha-2; empty for any country. */
export const vocabularyOf = oncePerText((iso2: string): Vocabulary => {
  const own = languagesOf(iso2);
  const isOwn = (language: string) => iso2 === '' || own.includes(language);
  const wordsOf = (name: keyof Words) =>
    Object.entries(words).flatMap(([language, row]) => {
      const more = name === 'before' ? wordsBeforeNumber[language] : '';
      return isOwn(language) ? `${row[name] ?? ''} ${more ?? ''}`.split(' ').filter(Boolean) : [];
    });
  const among = (...names: readonly (keyof Words)[]) => {
    const set = new Set(names.flatMap(wordsOf));
    return (word: string) => set.has(bare(word));
  };
  const [opens, ends, isFloor, isSide] = [among('before'), among('behind'), among('floor'), among('side')];
  const withoutNumber = (word: string) => word.replace(/^\d{1,2}[-.]?/, '');
  const isAddition = among('addition', 'ground', 'side');
  // Of its own languages alone: Margate and Great Snoring are towns.
  const endings = Object.entries(words)
    .filter(([language]) => isOwn(language))
    .flatMap(([, { behind = '' }]) => behind.split(' ').filter((word) => word.startsWith('-')));
  const ending = endings.length > 0 ? new RegExp(`.(?:${endings.map((word) => word.slice(1)).join('|')})$`) : /(?!)/;
  const closing = new Set((words['en']?.behind ?? '').split(' '));
  return {
    isEnglish: own[1] === 'en',
    opensStreet: (word) => opens(word) || /^c\/\p{L}/iu.test(word),
    leadsStreet: among('lead'),
    endsStreet: (word) => ends(word) || ending.test(bare(word)),
    isCompound: (word) => ending.test(bare(word)),
    closesStreet: (word) => closing.has(bare(word)),
    isUnit: among('unit'),
    isUnitCounted: among('counted'),
    isUnitAlone: among('alone'),
    isFloor: (word) => isFloor(withoutNumber(word)),
    isGround: among('ground'),
    isAddition: (word) => isAddition(word) || isOrdinalAddition(word),
    isSide: (word) => isSide(withoutNumber(word)),
    isBox: (piece) => isNumberedPoBox(piece.join(' '), iso2),
  };
});

/** True if a word only says the kind of street. */
export function isStreetWord(word: string, { opensStreet, endsStreet, isCompound }: Vocabulary): boolean {
  return opensStreet(word) || (endsStreet(word) && !isCompound(word));
}

/** Those of which the words count in full; ISO 639-1. */
function languagesOf(iso2: string): readonly string[] {
  const language = likeliestLanguage(iso2);
  if (language === '') return [];
  const others = Object.entries(spoken).flatMap(([codes, it]) => (codes.split(' ').includes(iso2) ? [it] : []));
  return ['en', language === 'no' ? 'nb' : language, ...(languages[iso2] ?? []), ...others];
}
