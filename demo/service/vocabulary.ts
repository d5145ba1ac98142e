/** The words of a country: how many streets have each, and which of them a typed word with a typo may mean. */

/** The most candidates for one word. */
const most = 12;
/** More letters than any word that is compared has. */
const longest = 40;

/** A word that may be meant. */
interface Near {
  readonly word: string;
  readonly typos: number;
  /** True if it is meant as a whole, and not as a word that begins like it. */
  readonly isWhole: boolean;
  /** Letters that are the same at the beginning. */
  readonly common: number;
  readonly count: number;
}

/**
 * Creates a vocabulary. It is searched letter by letter: words that begin alike are left out together once their
 * beginning has too many typos.
 *
 * @param words in the order of their UTF-16 units, each once
 * @param counts of the streets that have each word; without it, one each
 */
export function createVocabulary(words: readonly string[], counts?: ArrayLike<number>) {
  /** The number of letters that a word has in common with the one before it. */
  const shared = new Uint8Array(words.length);
  const sums = new Float64Array(words.length + 1);
  words.forEach((word, at) => {
    shared[at] = Math.min(255, at === 0 ? 0 : commonLength(word, words[at - 1] ?? ''));
    sums[at + 1] = (sums[at] ?? 0) + (counts?.[at] ?? 1);
  });
  const countOfWord = (at: number) => (sums[at + 1] ?? 0) - (sums[at] ?? 0);

  /** The words that a typed word may mean if it has a typo, also while it is incomplete; the most likely first. */
  const like = (typed: string): readonly string[] => {
    const allowed = allowedTypos(typed);
    if (allowed === 0 || typed.length > longest) return [];
    const near: Near[] = [];
    const rows = createRows(typed);
    /** The number of letters of a beginning that has too many typos already; words with that beginning are skipped. */
    let dead = Number.POSITIVE_INFINITY;
    let kept = 0;
    for (let at = 0; at < words.length; at++) {
      const common = shared[at] ?? 0;
      if (common >= dead) continue;
      const word = words[at] ?? '';
      kept = Math.min(kept, common);
      dead = Number.POSITIVE_INFINITY;
      let best = rows.last(kept);
      // A beginning that fits makes every longer word fit.
      for (let length = 0; length <= kept; length++) best = Math.min(best, rows.last(length));
      while (kept < word.length && kept < typed.length + allowed) {
        const lowest = rows.next(kept, word.charCodeAt(kept), allowed);
        kept++;
        best = Math.min(best, rows.last(kept));
        if (lowest > allowed) {
          if (best > allowed) dead = kept;
          break;
        }
      }
      if (best === 0 || best > allowed || word.length < typed.length - allowed) continue;
      const isWhole = kept === word.length && rows.last(kept) === best;
      if (!isWhole && best > allowedInPart(typed)) continue;
      near.push({ word, typos: best, isWhole, common: commonLength(typed, word), count: countOfWord(at) });
    }
    // Of equal ones the whole word, then the one that shares more letters: "julin" means Juliana rather than Julius.
    near.sort(
      (a, b) => a.typos - b.typos || Number(b.isWhole) - Number(a.isWhole) || b.common - a.common || b.count - a.count,
    );
    return near.slice(0, most).map(({ word }) => word);
  };

  return {
    like,
    /** The number of streets that have a word that begins like this, each as often as it has such words. */
    count: (beginning: string): number =>
      (sums[firstFrom(words, `${beginning}\u{FFFF}`)] ?? 0) - (sums[firstFrom(words, beginning)] ?? 0),
  };
}

/** The index of the first of sorted words that is not before this one. */
export function firstFrom(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Endings that so many names have that they tell little. */
const commonEnding = /(?:stra(?:at|sse|ss|et)|laan|plein|weg|gatan|vagen|gade|vej|vegen|veien|platz|tie|katu)$/;

/** Words with digits must match exactly, because 12 is not 13. In a short name a typo makes another one. */
function allowedTypos(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  const telling = word.length - (commonEnding.exec(word)?.[0].length ?? 0);
  if (telling < 3) return word.length < 8 ? 1 : 0;
  return word.length < 7 || telling < 5 ? 1 : 2;
}

/** An incomplete word may have fewer: `tercera` is not the beginning of `terrassa`. */
function allowedInPart(word: string): number {
  return Math.min(allowedTypos(word), word.length < 8 ? 1 : 2);
}

/** The rows of a comparison with one typed word, one for each letter of the other; none is made anew. */
function createRows(typed: string) {
  const width = typed.length + 1;
  const all = Array.from({ length: longest + 8 }, () => new Uint8Array(width));
  const letters = new Uint16Array(longest + 8);
  all[0]?.forEach((_, at, row) => {
    row[at] = at;
  });
  return {
    /** The typos of the whole typed word as the beginning that this row stands for. */
    last: (length: number) => all[length]?.[typed.length] ?? 255,
    /** Adds a letter to a beginning of this length; the fewest typos of any beginning of the typed word. */
    next: (length: number, letter: number, allowed: number): number => {
      const [before, last, row] = [all[length - 1], all[length], all[length + 1]];
      if (!last || !row) return 255;
      letters[length] = letter;
      row[0] = length + 1;
      let lowest = length + 1;
      for (let at = 1; at < width; at++) {
        const own = typed.charCodeAt(at - 1);
        let typos = Math.min(
          (last[at - 1] ?? 0) + (own === letter ? 0 : 1),
          (last[at] ?? 0) + 1,
          (row[at - 1] ?? 0) + 1,
        );
        const isSwapped = at > 1 && before && typed.charCodeAt(at - 2) === letter && letters[length - 1] === own;
        if (isSwapped) typos = Math.min(typos, (before[at - 2] ?? 0) + 1);
        row[at] = Math.min(typos, allowed + 1);
        lowest = Math.min(lowest, row[at] ?? 255);
      }
      return lowest;
    },
  };
}

/** The number of letters that two words have in common at the beginning. */
export function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/**
 * The number of typos in a typed word, compared with another word or with its beginning (`isPart`); null if there are
 * more than it may have. 0 if it is that word, or begins it.
 */
export function typosBetween(typed: string, word: string): { readonly typos: number; readonly isPart: boolean } | null {
  if (word.startsWith(typed)) return { typos: 0, isPart: word.length > typed.length };
  const allowed = allowedTypos(typed);
  if (allowed === 0 || word.length < typed.length - allowed || typed.length > longest) return null;
  const rows = createRows(typed);
  let whole = 255;
  let part = 255;
  for (let length = 0; length < word.length && length < typed.length + allowed; length++) {
    if (rows.next(length, word.charCodeAt(length), allowed) > allowed)
      return part <= allowedInPart(typed) ? { typos: part, isPart: true } : null;
    const typos = rows.last(length + 1);
    if (length + 1 === word.length) whole = typos;
    else part = Math.min(part, typos);
  }
  if (whole <= allowed && whole <= part) return { typos: whole, isPart: false };
  return part <= allowedInPart(typed) ? { typos: part, isPart: true } : null;
}
