import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { titlesIn } from './support/test-titles.ts';

const page = new URL('../docs/behaviour.md', import.meta.url);
const text = readFileSync(page, 'utf8');

const rows = text.split('\n').filter((line) => /^\| (B?\d+)? ?\|/.test(line));
const links = (row: string) => [...row.matchAll(/\[([^\]]+)\]\((\.\.\/test\/[^)]+)\)/g)];

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const promised = [
  ...[...range(1, 19), ...range(21, 32), 34].map((number) => `B${number}`),
  ...range(1, 46).map(String),
];

describe('the table of promises', () => {
  it('has a line for each', () => {
    const numbers = rows.map((row) => row.split('|')[1]?.trim()).filter(Boolean);
    assert.deepEqual(numbers, promised);
  });

  it('names tests that exist, at least one in each line', () => {
    const missing = rows.flatMap((row) => {
      const named = links(row);
      if (named.length === 0) return [row];
      return named
        .filter(([, title = '', path = '']) => !titlesIn(new URL(path, page)).has(title))
        .map(([link]) => link);
    });
    assert.deepEqual(missing, []);
  });
});
