import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { largeTitles, setups } from '../setups/all.ts';

const page = readFileSync(new URL('../../docs/bundling.md', import.meta.url), 'utf8');
const [, table = ''] = page.split('<!-- Written by `npm run setups`. -->');
const rows = [...table.matchAll(/^\| ([^|]+) \| \d+ s \| [\d.]+ s \| (.*) \| (strict|–) \|$/gm)];

describe('the page of setups', () => {
  it('has a row for each one that is tried, with an empty console: npm run setups writes it', () => {
    const titles = [...Object.values(setups).map(({ title }) => title), ...Object.values(largeTitles)];
    assert.deepEqual(
      rows.map(([, title, said]) => [title, said]),
      titles.map((title) => [title, 'empty']),
    );
  });

  it('has strict types if there are some to compile', () => {
    const typed = Object.values(setups).flatMap(({ title, types }) => (types ? [title] : []));
    assert.deepEqual(
      rows.flatMap(([, title = '', , types]) => (types === 'strict' ? [title] : [])).sort(),
      [...typed, 'Angular 22'].sort(),
    );
  });
});
