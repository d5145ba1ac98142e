/**
 * An inverted index in sorted arrays: which documents have words that begin with a typed one. A search library would do
 * the same with maps, which take several times as long to build and as much memory, and every start of the service builds it.
 */
import type { WordForms } from './store.ts';
import { firstFrom } from './vocabulary.ts';

/** The words that begin with a form: from the first one to the one before the end. */
interface Range {
  readonly form: string;
  /** 0 for the word as it was typed. */
  readonly rank: number;
  readonly first: number;
  readonly end: number;
}

/** The number of bits that the weight takes in a posting. */
const weightBits = 4;
/** A whole word counts more than a beginning, and what was typed more than what may have been meant. */
const wholeWord = 2;
const otherForm = 3;

/** Creates an empty builder. */
export function createWordIndexBuilder() {
  const postings = new Map<string, number[]>();
  return {
    /** Adds words to the document with this id, a number from 0. The weight is at most 15. */
    add: (id: number, words: readonly string[], weight: number): void => {
      const posting = (id << weightBits) | weight;
      for (const word of words) {
        const own = postings.get(word);
        if (!own) postings.set(word, [posting]);
        else if (own.at(-1) !== posting) own.push(posting);
      }
    },
    build: (documents: number) => createWordIndex(postings, documents),
  };
}

function createWordIndex(postings: ReadonlyMap<string, readonly number[]>, documents: number) {
  const words = [...postings.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, at) => {
    starts[at + 1] = (starts[at] ?? 0) + (postings.get(word)?.length ?? 0);
  });
  const all = new Uint32Array(starts[words.length] ?? 0);
  words.forEach((word, at) => {
    all.set(postings.get(word) ?? [], starts[at]);
  });

  /** The ranges of the words with one of these beginnings. One digit or two are no beginning of a postcode. */
  const rangesOf = (forms: WordForms): readonly Range[] =>
    forms.map((form, rank) => {
      const next = /^\d\d?$/.test(form) ? `${form}\0` : `${form}\u{FFFF}`;
      return { form, rank, first: firstFrom(words, form), end: firstFrom(words, next) };
    });
  const countOf = (ranges: readonly Range[]) =>
    ranges.reduce((sum, { first, end }) => sum + (starts[end] ?? 0) - (starts[first] ?? 0), 0);

  /** The score of each document for one typed word, from its best form; only of those that had all words before it. */
  const scoresOf = (ranges: readonly Range[], from: number, to: number, before?: ReadonlyMap<number, number>) => {
    const scores = new Map<number, number>();
    for (const { form, rank, first, end } of ranges) {
      for (let at = first; at < end; at++) {
        const bonus = (words[at] === form ? wholeWord : 1) * (rank === 0 ? otherForm : 1);
        for (let index = starts[at] ?? 0; index < (starts[at + 1] ?? 0); index++) {
          const posting = all[index] ?? 0;
          const id = posting >>> weightBits;
          if (id < from || id >= to || before?.has(id) === false) continue;
          const score = (posting & 15) * bonus;
          if (score >= (scores.get(id) ?? 0)) scores.set(id, score);
        }
      }
    }
    return scores;
  };

  /**
   * Ids of the documents that fit, from one id to before another; the best first, of equal ones the lower id.
   *
   * @param need whether a document needs all words, or some of them.
   */
  const search = (typed: readonly WordForms[], need: 'all' | 'some', from = 0, to = documents): readonly number[] => {
    const words = typed.map(rangesOf);
    // The rarest word first: of the others only the documents count that have it, too.
    if (need === 'all') words.sort((a, b) => countOf(a) - countOf(b));
    let totals: Map<number, number> | undefined;
    for (const ranges of words) {
      const scores = scoresOf(ranges, from, to, need === 'all' ? totals : undefined);
      if (totals) {
        const before = totals;
        const sums = need === 'all' ? scores : before;
        for (const [id, score] of need === 'all' ? before : scores) {
          const other = sums.get(id);
          if (other !== undefined || need === 'some') sums.set(id, (other ?? 0) + score);
        }
        totals = sums;
      } else totals = scores;
      if (need === 'all' && totals.size === 0) return [];
    }
    return [...(totals ?? [])].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);
  };

  /** The number of documents that have each word, in their order. */
  const counts = Uint32Array.from(words, (_, at) => (starts[at + 1] ?? 0) - (starts[at] ?? 0));
  return { words, counts, search };
}
