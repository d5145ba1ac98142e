/** The themes that the package for pages has as files. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createManifest, elementsOf, namesOf } from '../support/manifest.ts';
import { themeCss, themeNames } from '../support/themed-pages.ts';

const docs = readFileSync(new URL('../../docs/theming.md', import.meta.url), 'utf8');

/** All that a pattern finds in a theme, each once. */
const found = (css: string, pattern: RegExp) => [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];

describe('the themes', () => {
  it('are these, and the page about themes has each, by its file and its look', () => {
    assert.deepEqual(themeNames, ['bootstrap5', 'govuk', 'material3', 'plain-shop']);
    for (const name of themeNames) {
      assert.ok(docs.includes(`| \`address-entry/themes/${name}.css\` |`), `a row of ${name}.css`);
      assert.ok(docs.includes(`<div class="theme-${name}">`), `an example of ${name}`);
    }
    assert.match(docs, /import 'address-entry\/themes\/\w+\.css';/);
  });
});

for (const name of themeNames) {
  describe(`the theme ${name}`, async () => {
    const css = themeCss(name);
    const elements = elementsOf(await createManifest());
    const known = (kind: 'property' | 'part' | 'state') => elements.flatMap((element) => namesOf(element, kind));

    it('has fewer than 60 lines', () => {
      assert.ok(css.trimEnd().split('\n').length < 60);
    });

    it('only sets public custom properties and parts', () => {
      const isKnown = (kind: 'property' | 'part' | 'state') => (it: string) => known(kind).includes(it);
      const unknown = [
        ...found(css, /^\s*(--[\w-]+):/gm).filter((it) => !isKnown('property')(it)),
        ...found(css, /var\((--address-[\w-]+)/g).filter((it) => !isKnown('property')(it)),
        ...found(css, /::part\(([\w-]+)\)/g).filter((it) => !isKnown('part')(it)),
        ...found(css, /:state\(([\w-]+)\)/g).filter((it) => !isKnown('state')(it)),
      ];
      assert.deepEqual(unknown, []);
      const selectors = found(css.replace(/\/\*[\s\S]*?\*\//g, ''), /^([^;{}\n]*)[,{]$/gm).map((it) => it.trim());
      assert.ok(selectors.length > 2);
      for (const selector of selectors) assert.match(selector, /^(?::is\(address-entry, nl-postcode-lookup\)$|&:|&::)/);
    });

    it('also shows the focus if a contrast theme of the system removes shadows', () => {
      assert.doesNotMatch(css, /outline(?:-style|-width)?: (?:0|none);/);
    });
  });
}
