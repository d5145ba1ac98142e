/** Compares two words of addresses: different spellings may mean the same. */

import { foldedWords, isOneSlip } from '../letters.ts';
import { numbered } from '../numbered.ts';
import { once } from '../once.ts';
import { sameEndings, sameWords } from './data/same-words.ts';

/**
 * The likeness of a typed word to a word of an address, the surest first: equal or a short form, a beginning, or one
 * slip away.
 */
export type Likeness = 'same' | 'begun' | 'slip';

/** Letters of the shortest beginning that counts, and of the shortest word that may have a slip. */
const begunMin = 2;
const slipMin = 6;

/** The words of a text, as they are compared: `Müller`, `Mueller` and `MULLER` are one, and so are `ij` and `y`. */
export function comparedWords(text: string): readonly string[] {
  return foldedWords(text).map(bareKey);
}

/** A word, or several as one: as it is compared, and letter by letter. */
export interface ComparedWord {
  readonly key: string;
  readonly folded: string;
}

/** The words of a text, letter by letter too. */
export function wordsToCompare(text: string): readonly ComparedWord[] {
  return foldedWords(text).map((folded) => ({ key: bareKey(folded), folded }));
}

function bareKey(word: string): string {
  return word
    .replace(/([aou])e/g, '$1')
    .replace(/aa/g, 'a')
    .replace(/ij/g, 'y');
}

/** The groups that a word is in. */
const groupsOf = once((): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const [index, group] of numbered(sameWords.split('|')))
    for (const word of group.split(' ').map(bareKey)) found.set(word, [...(found.get(word) ?? []), index]);
  return found;
});

/** The likeness of a typed word to another one; null for none. */
export function likenessOf(
  { key: typed, folded }: ComparedWord,
  { key: word, folded: meant }: ComparedWord,
): Likeness | null {
  if (typed === word || isSameGroup(typed, word)) return 'same';
  // A number is that number, or another one.
  if (/\d/.test(typed)) return null;
  if (typed.length >= begunMin && word.startsWith(typed)) return 'begun';
  if (isSameCompound(typed, word)) return 'begun';
  // The first letter is right: Märsta is not Årsta.
  const mayHaveSlip = Math.max(folded.length, meant.length) >= slipMin && folded[0] === meant[0] && !/\d/.test(meant);
  return mayHaveSlip && isOneSlip(folded, meant) ? 'slip' : null;
}

function isSameGroup(a: string, b: string): boolean {
  const groups = groupsOf().get(a);
  return groups?.some((group) => groupsOf().get(b)?.includes(group)) === true;
}

/** Letters of the shortest name in front of an ending. */
const stemMin = 3;

const endings = once(() => sameEndings.split('|').map((group) => group.split(' ').map(bareKey)));

/** True if two names in one word have the same stem, and endings with the same meaning. */
function isSameCompound(typed: string, word: string): boolean {
  if (typed.slice(0, stemMin) !== word.slice(0, stemMin)) return false;
  return endings().some((forms) => {
    const stems = forms.flatMap((form) => (typed.endsWith(form) ? typed.slice(0, -form.length) : []));
    return stems.some((stem) => stem.length >= stemMin && forms.some((form) => word === stem + form));
  });
}
