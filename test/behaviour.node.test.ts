import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { titlesIn } from './support/test-titles.ts';

const page = new URL('../docs/behaviour.md', import.meta.url);
const text = readFileSync(page, 'utf8');

const rows = text.split('\n').filter((line) => line.startsWith('- '));
const links = (row: string) => [...row.matchAll(/\[([^\]]+)\]\((\.\.\/test\/[^)]+)\)/g)];

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const promised = [
  ...[...range(1, 19), ...range(21, 32), 34].map((number) => `B${number}`),
  ...range(1, 46).map(String),
];

describe('the list of promises', () => {
  it('has an item for each', () => {
    const numbers = rows.flatMap((row) => /^- \*\*(B?\d+)\*\* /.exec(row)?.slice(1) ?? []);
    assert.deepEqual(numbers, promised);
  });

  it('names tests that exist, at least one in each item', () => {
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
