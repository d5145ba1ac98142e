/** Which words of an address the words of a text stand for. */
import { isJoinable } from '../letters.ts';
import { type ComparedWord, type Likeness, likenessOf } from './same-word.ts';
import { is, tokenOf } from './tokens.ts';

/**
 * The strictness of comparing words: `chosen` lets a beginning pass for a number too, because the person saw the
 * address.
 */
export type Strictness = 'strict' | 'chosen';

/** As many words in a row may be written as one. */
export const joinedMax = 3;

/** A word of an address. */
export interface KnownWord extends ComparedWord {
  readonly isTown: boolean;
  readonly isLine: boolean;
}

/** A word of the text, and the written word that it is a part of. */
export interface TypedWord extends ComparedWord {
  readonly raw: number;
  /** True for one letter with a dot: `G. Garibaldi`. */
  readonly isInitial: boolean;
  /** What it may mean as well: in `E 52 St` the number counts. Empty for nothing. */
  readonly also: string;
}

/** The words of an address that words of a text stand for, and how they say them. */
export interface Cover {
  readonly likeness: Likeness;
  readonly words: readonly KnownWord[];
}

/** The distance of a word from the one that it stands for. */
export const distances = { same: 0, begun: 1, slip: 2 } as const;

/** The cheapest way to match the words of the text with those of the address; null for each that is missing. */
export function coversOf(
  tokens: readonly TypedWord[],
  words: readonly KnownWord[],
  strictness: Strictness,
  iso2: string,
): readonly (Cover | null)[] {
  const runs = runsOfWords(words);
  const missing = 10;
  interface Way {
    readonly cost: number;
    readonly covers: readonly (Cover | null)[];
  }
  const ways: Way[] = [{ cost: 0, covers: [] }];
  for (let end = 1; end <= tokens.length; end++) {
    let best: Way | null = null;
    for (let start = end - 1; start >= Math.max(0, end - joinedMax); start--) {
      const before = ways[start];
      const part = tokens.slice(start, end);
      const cover = isJoinable(part.map(({ key }) => key)) ? coverOf(part, runs, strictness, iso2) : null;
      if (!before || (!cover && part.length > 1)) continue;
      const cost = before.cost + (cover ? distances[cover.likeness] : missing);
      if (!best || cost < best.cost) best = { cost, covers: [...before.covers, ...part.map(() => cover)] };
    }
    ways.push(best ?? { cost: 0, covers: [] });
  }
  const covers = ways.at(-1)?.covers ?? [];
  return strictness === 'chosen' ? withoutAdditions(tokens, covers) : covers;
}

/**
 * Without the beginnings that are more likely additions of the number: `30-2` says nothing of 2012ES, and `30 h Haarlem`
 * says the town once.
 */
function withoutAdditions(tokens: readonly TypedWord[], covers: readonly (Cover | null)[]): readonly (Cover | null)[] {
  const whole = covers.flatMap((cover) => (cover?.likeness === 'same' ? cover.words : []));
  return covers.map((cover, at) => {
    if (cover?.likeness === 'same' || !/^(?:\d{1,2}|\p{L})$/u.test(tokens[at]?.key ?? '')) return cover;
    const isBehindNumber = covers[at - 1]?.words.some((it) => it.isLine && /^\d/.test(it.key) && whole.includes(it));
    return isBehindNumber || cover?.words.every((it) => whole.includes(it)) ? null : cover;
  });
}

interface Run extends ComparedWord {
  readonly words: readonly KnownWord[];
}

function runsOfWords(words: readonly KnownWord[]): readonly Run[] {
  return words.flatMap((_, start) =>
    [...Array(joinedMax).keys()]
      .map((index) => words.slice(start, start + index + 1))
      // The `2` of `12 1/2, 20359 Hamburg` does not make `12 20359` with its neighbours.
      .filter((run, index) => run.length === index + 1 && run.every((it) => it.isLine === run[0]?.isLine))
      .filter((run) => isJoinable(run.map(({ key }) => key)))
      .map((run) => ({ ...asOne(run), words: run })),
  );
}

/** Several words as one. */
function asOne(words: readonly ComparedWord[]): ComparedWord {
  return { key: words.map(({ key }) => key).join(''), folded: words.map(({ folded }) => folded).join('') };
}

function coverOf(part: readonly TypedWord[], runs: readonly Run[], strictness: Strictness, iso2: string): Cover | null {
  const whole = asOne(part);
  const { key: typed } = whole;
  const isStreet = isStreetWord(whole.folded, iso2);
  // `Ave Apt` is not a spelling of the Avenue.
  const isLoose = strictness === 'chosen' && part.length === 1;
  // `Stat.plein`
  const [begins, ends] = part.length === 2 && part[0]?.raw === part[1]?.raw ? part.map(({ key }) => key) : [];
  const isShortened = (key: string) =>
    begins !== undefined && ends !== undefined && ends.length > 3 && key.startsWith(begins) && key.endsWith(ends);
  const { isInitial = false, also = '' } = (part.length === 1 && part[0]) || {};
  let best: Cover | null = null;
  for (const { key, folded, words } of runs) {
    const isBegun = isShortened(key) || (isInitial && key.startsWith(typed) && !isStreetWord(folded, iso2));
    if (!best && words.length === 1 && isBegun) best = { likeness: 'begun', words };
    if (also !== '' && likenessOf({ key: also, folded: also }, { key, folded }) === 'same')
      return { likeness: 'same', words };
    const likeness = likenessOf(whole, { key, folded }) ?? (isLoose ? loosely(typed, key) : null);
    // The beginning of joined words must reach into the last of them.
    if (likeness === 'begun' && words.length > 1 && typed.length <= key.length - lastLength(words)) continue;
    // `Via` is no Viale.
    if (likeness !== 'same' && isStreet && isStreetWord(folded, iso2)) continue;
    // `a Haarlem` is not Haarlem with a slip.
    if (likeness !== 'same' && part.length > 1 && part.some((token) => token.key.length < 3)) continue;
    if (likeness && (!best || distances[likeness] < distances[best.likeness])) best = { likeness, words };
    if (likeness === 'same') break;
  }
  return best;
}

function lastLength(words: readonly KnownWord[]): number {
  return words.at(-1)?.key.length ?? 0;
}

/** Compares loosely: the person saw their choice, so a beginning of an earlier typed word is enough. */
function loosely(typed: string, key: string): Likeness | null {
  const isAlike = typed.length > 4 && key.startsWith(typed.slice(0, 3)) && !/\d/.test(typed);
  return isAlike || key.startsWith(typed) ? 'slip' : null;
}

/** True if a word only says the kind of street. */
export function isStreetWord(word: string, iso2: string): boolean {
  return is(tokenOf(word, ' ', iso2), 'kindOfStreet');
}
