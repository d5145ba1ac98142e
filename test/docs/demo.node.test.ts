import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { docsMount, handleDocs } from '../../demo/docs.ts';
import { isReference, readPages } from '../../docs/site/pages.ts';

const origin = 'http://127.0.0.1';
const read = async (path: string) => {
  const response = await handleDocs(new Request(new URL(path, origin)));
  return { status: response.status, text: await response.text() };
};
const pages = new Map<string, ReturnType<typeof read>>();
const get = (path: string) => {
  const page = pages.get(path) ?? read(path);
  pages.set(path, page);
  return page;
};

describe('the documentation inside the demo', () => {
  it('has a page for each file, whose links lead to existing pages and headings', async () => {
    const dead: string[] = [];
    for (const { source } of readPages().filter((page) => !isReference(page))) {
      const at = `${docsMount}/${source}`;
      const { status, text } = await get(at);
      assert.equal(status, 200, source);
      for (const [, href = ''] of text.matchAll(/<a href="([^"]+)"/g)) {
        const { origin: itsOrigin, pathname, hash } = new URL(href.replaceAll('&#38;', '&'), new URL(at, origin));
        if (itsOrigin !== origin || !pathname.endsWith('.md')) continue;
        const target = pathname === at ? { status, text } : await get(pathname);
        const isThere = hash === '' || target.text.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
        if (target.status !== 200 || !isThere) dead.push(`${source}: ${href}`);
      }
    }
    assert.deepEqual(dead, []);
  });

  it('finds pages by their words, and says if there are none', async () => {
    assert.match((await get(`${docsMount}/?q=content%20security`)).text, /href="\/docs\/docs\/bundling\.md/);
    assert.match((await get(`${docsMount}/?q=xqzzyv`)).text, /No page has these words/);
  });

  it('shows the search text as text', async () => {
    const { text } = await get(`${docsMount}/?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    assert.doesNotMatch(text, /<script/);
  });

  it('includes no other file of the project', async () => {
    for (const path of [
      'package.json',
      '.git/config',
      'src/proxy.ts',
      'node_modules/lit/README.md',
      '..%2f..%2fetc/passwd.md',
      'docs/no.md',
    ])
      assert.equal((await get(`${docsMount}/${path}`)).status, 404, path);
  });
});
