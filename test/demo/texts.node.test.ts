/** The words of the demo's pages in every language of its menu. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { languageNames } from '../../demo/language.ts';

const folder = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const filesIn = (pattern: string) => globSync(pattern, { cwd: folder });

/** English words that a page shows: marked in it, or given to it by a script. */
function wordsInUse(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const path of ['index.html', ...filesIn('demo/*.html'), 'demo/page-top.ts']) {
    const html = read(path);
    for (const [, text = ''] of html.matchAll(/ data-(?:text|aria|label)="([^"$]+)"/g)) words.add(text);
    for (const [, text = ''] of html.matchAll(/ data-text>([^<$]+)</g)) words.add(text.trim().replace(/\s+/g, ' '));
  }
  for (const path of filesIn('demo/{,playground/}*.ts')) {
    for (const [, text = ''] of read(path).matchAll(/\b(?:say\([^(),]+, |pageText\()'([^']+)'/g)) words.add(text);
  }
  return words;
}

describe('the words of the demo', () => {
  const inUse = [...wordsInUse()].sort();

  it('are found in its pages and scripts', () => {
    assert.ok(inUse.length > 60, inUse.join('\n'));
  });

  for (const lang of Object.keys(languageNames).filter((tag) => tag !== 'en')) {
    it(`are all there in ${lang}`, () => {
      const texts: Readonly<Record<string, string>> = JSON.parse(read(`demo/texts/${lang}.json`));
      assert.deepEqual(
        inUse.filter((english) => !texts[english]?.trim()),
        [],
      );
    });
  }
});
