/** Finds the words that a typed word with a typo may mean, also while it is still incomplete. */

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
    const allowed = allowedTypos(word);
    if (allowed === 0) return [];
    const near = (byLetter.get(word.charAt(0)) ?? []).flatMap((other) => {
      if (other.length < word.length - allowed) return [];
      const typos = typosIn(word, other, allowed);
      return typos > allowed || typos === 0 ? [] : [{ other, typos, common: commonLength(word, other) }];
    });
    // Words that share more letters at the beginning come first: "julin" means Juliana rather than Julius.
    near.sort((a, b) => a.typos - b.typos || b.common - a.common);
    return near.slice(0, most).map(({ other }) => other);
  };
}

/** Words with digits must match exactly, because 12 is not 13. */
function allowedTypos(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * How many letters a typed word has wrong, too many, too few or in the wrong order as the beginning of a word; more than
 * `allowed` as soon as that is certain. Libraries compare whole words only.
 */
function typosIn(typed: string, word: string, allowed: number): number {
  const width = Math.min(word.length, typed.length + allowed);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      let typos = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && isSwapped) typos = Math.min(typos, (before[column - 2] ?? 0) + 1);
      current.push(typos);
    }
    if (Math.min(...current) > allowed) return allowed + 1;
    [before, last] = [last, current];
  }
  return Math.min(...last);
}

/** How many letters two words have in common at the beginning. */
export function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
