/** Which words of an address the words of a text stand for. */
import type { Area } from '../address/areas.ts';
import { isJoinable } from '../letters.ts';
import { type ComparedWord, type Likeness, likenessOf } from './same-word.ts';
import type { Token } from './tokens.ts';

/** The text that is compared with an address. */
export interface TypedText {
  readonly text: string;
  /** ISO 3166-1 alpha-2 of the country of the address. */
  readonly iso2: string;
  /** The regions of that country; empty if it has no list. */
  readonly areas: readonly Area[];
}

/**
 * The strictness of comparing words: `chosen` lets a beginning pass for a number too, because the shopper saw the
 * address.
 */
export type Strictness = 'strict' | 'chosen';

/** As many words in a row may be written as one. */
export const joinedMax = 3;

/** A word as it is compared, and whether it only says the kind of street. */
interface Comparable extends ComparedWord {
  readonly isKind: boolean;
}

/** A word of an address. */
export interface KnownWord extends Comparable {
  readonly isTown: boolean;
  readonly isLine: boolean;
}

/** A word of the text, and the written word that it is a part of. */
export interface TypedWord extends Comparable {
  readonly token: Token;
  /** True for one letter with a dot: `G. Garibaldi`. */
  readonly isInitial: boolean;
  /** True if a number may count: in `E 52 St` it is the 52nd. */
  readonly isOrdinal: boolean;
}

/** The words of an address that words of a text stand for, and how they say them. */
export interface Cover {
  readonly likeness: Likeness;
  readonly words: readonly KnownWord[];
}

/** A word of the text, and what it stands for; null for nothing. */
export interface Said {
  readonly word: TypedWord;
  readonly cover: Cover | null;
}

/** The distance of a word from the one that it stands for. */
export const distances = { same: 0, begun: 1, slip: 2 } as const;
/** That of a word that stands for none. */
const missing = 10;

/** The cheapest way up to a word: its last step. */
interface Way {
  readonly cost: number;
  readonly start: number;
  readonly cover: Cover | null;
}

/** The cheapest way to match the words of the text with those of the address. */
export function saidBy(
  typed: readonly TypedWord[],
  words: readonly KnownWord[],
  strictness: Strictness,
): readonly Said[] {
  const runs = runsOfWords(words);
  const ways: Way[] = [{ cost: 0, start: 0, cover: null }];
  for (let end = 1; end <= typed.length; end++) {
    let best: Way | null = null;
    for (let start = end - 1; start >= Math.max(0, end - joinedMax); start--) {
      const before = ways[start];
      const part = typed.slice(start, end);
      const cover = isJoinable(part.map(({ key }) => key)) ? coverOf(part, runs, strictness) : null;
      if (!before || (!cover && part.length > 1)) continue;
      const cost = before.cost + (cover ? distances[cover.likeness] : missing);
      if (!best || cost < best.cost) best = { cost, start, cover };
    }
    ways.push(best ?? { cost: 0, start: end - 1, cover: null });
  }
  const said: Said[] = [];
  while (said.length < typed.length) {
    const end = typed.length - said.length;
    const { start, cover } = ways[end] ?? { start: end - 1, cover: null };
    said.unshift(...typed.slice(start, end).map((word) => ({ word, cover })));
  }
  return strictness === 'chosen' ? withoutAdditions(said) : said;
}

/**
 * Without the beginnings that are more likely additions of the number: `30-2` says nothing of 2012ES, and `30 h Haarlem`
 * says the town once.
 */
function withoutAdditions(said: readonly Said[]): readonly Said[] {
  const whole = said.flatMap(({ cover }) => (cover?.likeness === 'same' ? cover.words : []));
  return said.map(({ word, cover }, at) => {
    if (cover?.likeness === 'same' || !/^(?:\d{1,2}|\p{L})$/u.test(word.key)) return { word, cover };
    const isBehindNumber = said[at - 1]?.cover?.words.some((it) => isHouseNumber(it) && whole.includes(it));
    return { word, cover: isBehindNumber || cover?.words.every((it) => whole.includes(it)) ? null : cover };
  });
}

/** True for a number in the line of an address. */
export function isHouseNumber({ key, isLine }: KnownWord): boolean {
  return isLine && /^\d/.test(key);
}

interface Run extends Comparable {
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
function asOne(words: readonly Comparable[]): Comparable {
  const isKind = words.length === 1 && words[0]?.isKind === true;
  return { key: words.map(({ key }) => key).join(''), folded: words.map(({ folded }) => folded).join(''), isKind };
}

function coverOf(part: readonly TypedWord[], runs: readonly Run[], strictness: Strictness): Cover | null {
  const whole = asOne(part);
  const { key: typed } = whole;
  const [first, second] = part;
  const only = part.length === 1 ? first : undefined;
  // `Stat.plein`
  const isCut = part.length === 2 && first?.token === second?.token && (second?.key.length ?? 0) > 3;
  let best: Cover | null = null;
  for (const { key, folded, words, isKind } of runs) {
    const isShortened = isCut && key.startsWith(first?.key ?? '') && key.endsWith(second?.key ?? '');
    const isInitial = only?.isInitial === true && key.startsWith(typed) && !isKind;
    if (!best && words.length === 1 && (isShortened || isInitial)) best = { likeness: 'begun', words };
    const likeness =
      likenessOf(whole, { key, folded }) ?? (strictness === 'chosen' && only ? loosely(typed, key) : null);
    const isSame = (it: string) => likenessOf({ key: it, folded: it }, { key, folded }) === 'same';
    const isCounted = only?.isOrdinal === true && ['st', 'nd', 'rd', 'th'].some((ending) => isSame(typed + ending));
    if (likeness === 'same' || isCounted) return { likeness: 'same', words };
    // The beginning of joined words must reach into the last of them.
    if (likeness === 'begun' && words.length > 1 && typed.length <= key.length - (words.at(-1)?.key.length ?? 0))
      continue;
    // `Via` is no Viale, and `a Haarlem` is not Haarlem with a slip.
    if ((whole.isKind && isKind) || (!only && part.some((word) => word.key.length < 3))) continue;
    if (likeness && (!best || distances[likeness] < distances[best.likeness])) best = { likeness, words };
  }
  return best;
}

/** Compares loosely: the shopper saw their choice, so a beginning of an earlier typed word is enough. */
function loosely(typed: string, key: string): Likeness | null {
  const isAlike = typed.length > 4 && key.startsWith(typed.slice(0, 3)) && !/\d/.test(typed);
  return isAlike || key.startsWith(typed) ? 'slip' : null;
}
