/** Figures for how easy a page is to read, by the formulas of Flesch and Kincaid. */
import { syllable } from 'syllable';
import { sentencesOf } from './prose.ts';

/** Figures of a page. Both are about long sentences and long words, and say nothing about sense. */
export interface Readability {
  /** Flesch reading ease: 60 to 70 is plain English, 30 and less is for academics. */
  readonly ease: number;
  /** Flesch–Kincaid grade: years of school. */
  readonly grade: number;
}

/** The figures of a page's sentences; code between back quotes is one short word. A page without a sentence has zeros. */
export function readability(page: string): Readability {
  const sentences = sentencesOf(page)
    .map(({ text }) => text.split(/[\s/]+/).filter((word) => /\p{L}/u.test(word)))
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  if (words.length === 0) return { ease: 0, grade: 0 };
  const length = words.length / sentences.length;
  const weight = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0) / words.length;
  return { ease: 206.835 - 1.015 * length - 84.6 * weight, grade: 0.39 * length + 11.8 * weight - 15.59 };
}
