import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { testsNamedIn, titlesIn } from '../support/test-titles.ts';

const page = new URL('../../docs/accessibility/wcag.md', import.meta.url);
const rows = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d\.\d/.test(line));

/** WCAG 2.2, A and AA, by guideline: which numbers there are. 4.1.1 is obsolete, and what is left out is AAA. */
const criteria: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

/** The criteria of a line: one, several with commas, or all from one to another. */
function criteriaIn(row: string): readonly string[] {
  const [, first = ''] = row.split('|');
  const range = /(\d\.\d)\.(\d+)–\d\.\d\.(\d+)/.exec(first);
  if (!range) return first.match(/\d\.\d\.\d+/g) ?? [];
  const [, guideline, from, to] = range;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${guideline}.${Number(from) + index}`);
}

describe('the table of WCAG 2.2', () => {
  it('has every criterion of A and AA once', () => {
    const all = Object.entries(criteria).flatMap(([guideline, numbers]) => numbers.map((it) => `${guideline}.${it}`));
    assert.deepEqual(rows.flatMap(criteriaIn), all);
  });

  it('names a test for each, a step of the script, or “nothing to test”', () => {
    const wrong = rows.flatMap((row) => {
      const named = testsNamedIn(row);
      if (named.length === 0) return /script \d|nothing to test/.test(row) ? [] : [row];
      return named.filter(({ title, path }) => !titlesIn(new URL(path, page)).has(title)).map(({ title }) => title);
    });
    assert.deepEqual(wrong, []);
  });
});
