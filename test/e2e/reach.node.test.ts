/** Tests that a theme reaches all that the elements show. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Demo } from '../../demo/server.ts';
import { pictured } from '../study/picture-states.ts';
import { scriptOf, serveFiles, themeCss, themeNames } from '../support/themed-pages.ts';
import { closeBrowser, openBrowser, openDemo } from './support.ts';

/** Each is seen in one of the states below. */
const wanted = [
  ...['label', 'legend', 'input', 'country', 'hint', 'error', 'button', 'button-primary', 'icon', 'same'],
  ...['listbox', 'option', 'option-active', 'option-way', 'option-description', 'address', 'review'],
];

/** Runs in the page: the parts in sight whose looks the theme changes. */
function partsChanged(css: string): readonly string[] {
  const parts = [...document.querySelectorAll('address-entry, nl-postcode-lookup')].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[part]') ?? [])].filter((it) => it.getClientRects().length > 0),
  );
  const lookOf = (it: Element) => {
    const style = getComputedStyle(it);
    return Array.from(style, (name) => (name.startsWith('--') ? '' : style.getPropertyValue(name))).join();
  };
  const before = parts.map(lookOf);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const changed = parts.filter((it, at) => lookOf(it) !== before[at]);
  document.adoptedStyleSheets = [];
  return changed.flatMap((it) => [...it.part]);
}

describe('a theme', () => {
  let demo: Demo;
  let elements: string;

  before(async () => {
    [elements, demo] = await Promise.all([scriptOf('./src/script.ts'), openDemo()]);
  });
  after(async () => {
    await closeBrowser();
    await demo.close();
  });

  it('reaches every label, field, button, sign, row, error, card and checkbox of both elements', async () => {
    const changed = new Map(themeNames.map((name) => [name, new Set<string>()]));
    for (const { html, states } of Object.values(pictured)) {
      const context = await (await openBrowser()).newContext({
        viewport: { width: 500, height: 900 },
        reducedMotion: 'reduce',
      });
      const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reach</title><script src="/elements.js" defer></script>${html}</html>`;
      await serveFiles(context, { 'reach.html': body, 'elements.js': elements });
      const page = await context.newPage();
      await page.goto(`${demo.url}reach.html`);
      for (const [, act] of states) {
        await act(page);
        for (const name of themeNames)
          for (const part of await page.evaluate(partsChanged, themeCss(name))) changed.get(name)?.add(part);
      }
      await context.close();
    }
    for (const [name, parts] of changed) {
      assert.deepEqual(
        wanted.filter((part) => !parts.has(part)),
        [],
        name,
      );
    }
  });
});
