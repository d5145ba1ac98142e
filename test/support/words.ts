/** Counts the words of the documentation: what somebody reads who reads all of it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Most words of all counted pages together. */
export const mostWords = 35_000;

/** Pages that are counted. */
const counted = ['*.md', 'docs/*.md', 'docs/accessibility/*.md', 'docs/decisions/*.md'];

/** Pages that are not: the log of changes, the list of promises with their tests, and a table that is written. */
const leftOut = ['CHANGELOG.md', 'docs/behaviour.md', 'docs/countries.md'];

/** The number of words of a page, those of its tables included. A word has a letter or a digit; blocks of code have none. */
export function wordsIn(page: string): number {
  const prose = page.replace(/^ *```[\s\S]*?^ *```$/gm, '');
  return prose.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
}

/** Every counted page with its number of words, by its path. */
export function countedPages(root: string): readonly (readonly [page: string, words: number])[] {
  return globSync(counted, { cwd: root })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => !leftOut.includes(page))
    .sort()
    .map((page) => [page, wordsIn(readFileSync(join(root, page), 'utf8'))] as const);
}

/** The words of all of them. */
export function sumOf(pages: readonly (readonly [page: string, words: number])[]): number {
  return pages.reduce((sum, [, words]) => sum + words, 0);
}
