import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { countedPages, mostWords, sumOf, wordsIn } from '../support/words.ts';

describe('the words of a page', () => {
  it('are those of text, lists and tables', () => {
    assert.equal(wordsIn('# A title\n\nTwo words – and a dash.\n\n- [a link](page.md)\n\n| a | 1 |\n|---|---|\n'), 11);
  });

  it('are not those of code', () => {
    assert.equal(wordsIn('One\n\n```ts\nconst a = 1;\n```\n\n- two\n\n  ```sh\n  npm test\n  ```\n'), 2);
  });
});

describe('the words of the documentation', () => {
  const pages = countedPages(fileURLToPath(new URL('../..', import.meta.url)));
  const names = pages.map(([page]) => page);

  it('are those of the README, of what contributors read, and of every page of docs', () => {
    for (const page of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/start.md'])
      assert.ok(names.includes(page), page);
    assert.ok(names.includes('docs/accessibility/wcag.md') && names.includes('docs/decisions/README.md'));
    assert.ok(!names.includes('docs/behaviour.md'));
  });

  it(`are at most ${mostWords}`, () => assert.ok(sumOf(pages) <= mostWords, `${sumOf(pages)}`));
});
