/** Tests that a theme reaches all that the elements show. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Demo } from '../../demo/server.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import { scriptOf, serveFiles, themeCss, themeNames } from '../support/themed-pages.ts';
import { pictured } from './pictured.ts';
import { openDemo } from './support.ts';

/** Each is seen in one of the states below. */
const wanted = [
  ...['label', 'legend', 'input', 'country', 'hint', 'error', 'button', 'button-primary', 'icon', 'same'],
  ...['listbox', 'option', 'option-active', 'option-way', 'option-description', 'address', 'review'],
];

/** Runs in the page: those of the parts that are in sight and whose looks the theme changes. */
function partsChanged({ css, parts }: { readonly css: string; readonly parts: readonly string[] }): readonly string[] {
  const selector = parts.map((part) => `[part~=${part}]`).join();
  const inSight = [...document.querySelectorAll('address-entry, nl-postcode-lookup')].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll(selector) ?? [])].filter((it) => it.getClientRects().length > 0),
  );
  const lookOf = (it: Element) => {
    const style = getComputedStyle(it);
    return Array.from(style, (name) => (name.startsWith('--') ? '' : style.getPropertyValue(name))).join();
  };
  const before = inSight.map(lookOf);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const changed = inSight.filter((it, at) => lookOf(it) !== before[at]);
  document.adoptedStyleSheets = [];
  return changed.flatMap((it) => [...it.part]);
}

/** A page with what one of the pictures shows. */
const pageOf = (html: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reach</title><script src="/elements.js" defer></script>${html}</html>`;

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

  it('styles every label, field, button, icon, row, error, card and checkbox of both elements', async () => {
    const missing = new Map(themeNames.map((name) => [name, wanted]));
    const context = await (await openBrowser()).newContext({
      viewport: { width: 500, height: 900 },
      reducedMotion: 'reduce',
    });
    const pages = Object.entries(pictured).map(([name, { html }]) => [`${name}.html`, pageOf(html)]);
    await serveFiles(context, { ...Object.fromEntries(pages), 'elements.js': elements });
    const page = await context.newPage();
    for (const [picture, { states }] of Object.entries(pictured)) {
      await page.goto(`${demo.url}${picture}.html`);
      for (const [, act] of states) {
        await act(page);
        for (const [name, parts] of missing) {
          if (parts.length === 0) continue;
          const changed = await page.evaluate(partsChanged, { css: themeCss(name), parts });
          const others = parts.filter((part) => !changed.includes(part));
          missing.set(name, others);
        }
      }
    }
    for (const [name, parts] of missing) assert.deepEqual(parts, [], name);
  });
});
