import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const docs = new URL('../../docs/', import.meta.url);
const recipes = new URL('../../demo/recipes/', import.meta.url);
const text = readFileSync(new URL('recipes.md', docs), 'utf8');

/** Short recipes are shown in the page; longer ones are linked. */
const isShown = (name: string) => !/\.(?:php|py|js|json)$|^Caddyfile$/.test(name);

describe('the page of recipes', () => {
  const files = readdirSync(recipes, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => /[.]|^Caddyfile$/.test(file))) {
    it(`${isShown(name) ? 'shows' : 'links'} the tested file ${name}`, () => {
      const recipe = readFileSync(new URL(name, recipes), 'utf8').replace(
        "'../../src/proxy.ts'",
        "'address-entry-server'",
      );
      assert.ok(text.includes(isShown(name) ? recipe : `(../demo/recipes/${name})`));
    });
  }

  it('has no dead links', () => {
    const prose = text.replaceAll(/^```.*?^```$/gms, '');
    const links = [...prose.matchAll(/\]\(([^)#][^)]*)\)/g)].map(([, link]) => link ?? '');
    assert.ok(links.length >= 4);
    for (const link of links) assert.ok(existsSync(new URL(link, docs)), link);
  });
});
