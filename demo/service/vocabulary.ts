/** Finds the words that a typed word with a typo may mean, also while it is still incomplete. */
import { distance } from 'fastest-levenshtein';

/** The most candidates for one word. */
const most = 8;

/** The words that a typed word may mean, the most likely first. */
export type Vocabulary = (word: string) => readonly string[];

/** Creates a vocabulary. It finds no typos in the first letter, which are rare and slow to find. */
export function createVocabulary(words: Iterable<string>): Vocabulary {
  const byLetter = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const letter = word.charAt(0);
    const words = byLetter.get(letter);
    if (words) words.push(word);
    else byLetter.set(letter, [word]);
  }
  return (word) => {
    if (word.length < 4 || /\d/.test(word)) return [];
    const near = (byLetter.get(word.charAt(0)) ?? []).filter((other) => isNearBeginning(word, other));
    // Words that share more letters at the beginning come first: "julin" means Juliana rather than Julius.
    return near.toSorted((a, b) => commonLength(word, b) - commonLength(word, a)).slice(0, most);
  };
}

/** Whether the typed word differs from the beginning of the word by one letter. */
function isNearBeginning(typed: string, word: string): boolean {
  return [-1, 0, 1].some((more) => distance(typed, word.slice(0, typed.length + more)) <= 1);
}

/** How many letters two words have in common at the beginning. */
export function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
