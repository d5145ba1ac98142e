/** Compares a match with the typed text, ignoring case, accents, punctuation and word order. */
import type { Match } from '../../contract/types.ts';
import { foldedWords, isJoinable } from '../letters.ts';
import { whileSame } from '../once.ts';

type Texts = Pick<Match, 'label' | 'description' | 'value'>;

/** How many consecutive words may be written as one: `2012 ES`, `SW1A 2AA`, `30 a`. */
const joinedMax = 3;

/** True if each typed word is a whole word of the match: `30` is neither `301` nor `30a`. */
export function holdsEveryWord(match: Match, text: string): boolean {
  return isCovered(text, match, (word, typed) => word === typed);
}

/**
 * True if each typed word is a word of the match, or the beginning of one.
 *
 * @param begunMin minimum number of letters of a beginning. Default: 1
 */
export function beginsEveryWord(match: Texts, text: string, begunMin = 1): boolean {
  return isCovered(
    text,
    match,
    (word, typed) => word === typed || (typed.length >= begunMin && word.startsWith(typed)),
  );
}

function isCovered(
  text: string,
  { label, description, value }: Texts,
  isSame: (word: string, typed: string) => boolean,
): boolean {
  const typed = typedWordsOf(text);
  const words = wordRunsOf(foldedWords(`${label} ${description} ${value}`));
  // `Straße des 17. Juni 17`: the number of the day is not also that of the house.
  const repeated = typed.filter((word, at) => /^\d/.test(word) && typed.indexOf(word) < at);
  if (repeated.some((word) => foldedWords(value).filter((it) => isSame(it, word)).length < 2)) return false;
  // How many typed words are accounted for, for every way to join them.
  const covered = new Set([0]);
  for (const start of covered) {
    for (let end = start + 1; end <= Math.min(start + joinedMax, typed.length); end++) {
      const run = typed.slice(start, end);
      if (isJoinable(run) && words.some((word) => isSame(word, run.join('')))) covered.add(end);
    }
  }
  return covered.has(typed.length);
}

/** Each word, and consecutive words joined. */
function wordRunsOf(words: readonly string[]): readonly string[] {
  const runs: string[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= start + joinedMax; end++) runs.push(words.slice(start, end).join(''));
  }
  return runs;
}

/** The typed words, for all matches of a list. */
const typedWordsOf = whileSame(foldedWords);
