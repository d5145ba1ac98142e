/** What a word may have been meant to be, also before all of it is typed. */
import { distance } from 'fastest-levenshtein';

/** Best candidates for one word. */
const most = 8;

export type Vocabulary = (word: string) => readonly string[];

/** Typos in the first letter are rare, and looking for them costs the most. */
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
    // The most of what was typed first: "julin" is rather Juliana than Julius.
    return near.toSorted((a, b) => commonLength(word, b) - commonLength(word, a)).slice(0, most);
  };
}

/** Whether one letter more, less or other makes it the beginning of the word. */
function isNearBeginning(typed: string, word: string): boolean {
  return [-1, 0, 1].some((more) => distance(typed, word.slice(0, typed.length + more)) <= 1);
}

/** How many letters two words begin with in common. */
export function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
