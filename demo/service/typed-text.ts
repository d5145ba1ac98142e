/** A typed text as words that know which part of the text they stand in: what a comma sets apart is no part of a name. */
import { fold, wordsIn } from './words.ts';

/** A typed text. */
export interface TypedText {
  /** Folded, as `wordsIn` makes them. */
  readonly words: readonly string[];
  /** The number of the part between commas and the like that each word stands in. */
  readonly parts: readonly number[];
}

const separators = /[,;|\n/()]+|\s[-–—]+\s/u;
/** `c/o`, `C/ Mayor`, `5/1`: a stroke behind one letter, or between digits, separates nothing. */
const strokes = /(?<=(?<!\p{L})\p{L})\/|(?<=\d)\/(?=\d)/gu;

/** A telephone number has nine digits or more, and begins with a zero or a plus. */
const telephone =
  /(?:(?<!\p{L})(?:tel|phone|mob|gsm|fax)\p{L}*[.:]*\s*)?(?<![\p{L}\p{N}])(?:\+|0)(?:[\s()./-]*\d){8,}(?!\p{L}|\d)/gu;

/** The words of a text in a country, with their parts. */
export function typedText(text: string, iso3: string): TypedText {
  const words: string[] = [];
  const parts: number[] = [];
  fold(text)
    .replace(telephone, ' ')
    .replace(strokes, ' ')
    .split(separators)
    .forEach((part, index) => {
      for (const word of wordsIn(part, iso3)) {
        words.push(word);
        parts.push(index);
      }
    });
  return { words, parts };
}

/** The text without the words at some places. */
export function without({ words, parts }: TypedText, at: ReadonlySet<number>): TypedText {
  const isLeft = (_: unknown, index: number) => !at.has(index);
  return { words: words.filter(isLeft), parts: parts.filter(isLeft) };
}
