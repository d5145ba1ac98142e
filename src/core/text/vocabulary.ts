/** The words that count in the addresses of a country. */
import { languages } from '../country/languages.ts';
import { oncePerText } from '../once.ts';
import { spoken, type Words, words } from './data/words.ts';
import { fold } from './fold.ts';
import type { Piece } from './pieces.ts';

/** What a word of an address means in a country; words as they are written. */
export interface Vocabulary {
  /** Whether English comes first there: number, name of the street, what it is. */
  readonly isEnglish: boolean;
  /** Whether streets begin with it. */
  opensStreet(word: string): boolean;
  /** Whether the name of a street that has several words begins with it. */
  leadsStreet(word: string): boolean;
  /** Whether streets are called by it as their last word, or end in it. */
  endsStreet(word: string): boolean;
  /** Whether it is the name of a street in one word: `Poststraße`. */
  isCompound(word: string): boolean;
  /** Whether it is an English word that ends a street: what follows is none of it. */
  closesStreet(word: string): boolean;
  /** Whether it is a part of a building, which a number or a letter says. */
  isUnit(word: string): boolean;
  /** Whether it is a part of a building, and needs nothing else to be one. */
  isUnitAlone(word: string): boolean;
  /** Whether a piece is a box at a post office. */
  isBox(piece: Piece): boolean;
}

/** By ISO 3166-1 alpha-2; empty for any country. */
export const vocabularyOf = oncePerText((iso2: string): Vocabulary => {
  const own = languagesOf(iso2);
  const isOwn = (language: string) => iso2 === '' || own.includes(language);
  const wordsOf = (name: keyof Words, sign = ' ') =>
    Object.entries(words).flatMap(([language, row]) =>
      isOwn(language) ? (row[name] ?? '').split(sign).filter(Boolean) : [],
    );
  const [before, lead, behind, unit, alone] = (['before', 'lead', 'behind', 'unit', 'alone'] as const).map(
    (name) => new Set(wordsOf(name)),
  );
  // Of its own languages alone: Margate and Great Snoring are towns.
  const endings = Object.entries(words)
    .filter(([language]) => isOwn(language))
    .flatMap(([, { behind = '' }]) => behind.split(' ').filter((word) => word.startsWith('-')));
  const ending = endings.length > 0 ? new RegExp(`.(?:${endings.map((word) => word.slice(1)).join('|')})$`) : /(?!)/;
  const boxes = new RegExp(`^(?:${wordsOf('box', '|').join('|')}) ?\\d`);
  const closing = new Set((words['en']?.behind ?? '').split(' '));
  return {
    isEnglish: own[1] === 'en',
    opensStreet: (word) => before?.has(bare(word)) === true || /^c\/\p{L}/iu.test(word),
    leadsStreet: (word) => lead?.has(bare(word)) === true,
    endsStreet: (word) => behind?.has(bare(word)) === true || ending.test(bare(word)),
    isCompound: (word) => ending.test(bare(word)),
    closesStreet: (word) => closing.has(bare(word)),
    isUnit: (word) => unit?.has(bare(word)) === true,
    isUnitAlone: (word) => alone?.has(bare(word)) === true,
    isBox: (piece) => boxes.test(piece.map(bare).join(' ')),
  };
});

/** Those of which the words count in full; ISO 639-1. */
function languagesOf(iso2: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(iso2)) return [];
  const { language } = new Intl.Locale(`und-${iso2}`).maximize();
  const others = Object.entries(spoken).flatMap(([codes, it]) => (codes.split(' ').includes(iso2) ? [it] : []));
  return ['en', language === 'no' ? 'nb' : language, ...(languages[iso2] ?? []), ...others];
}

/** Folded, without the signs of what is written in short. */
export function bare(word: string): string {
  return fold(word).replace(/[.,:()]/g, '');
}
