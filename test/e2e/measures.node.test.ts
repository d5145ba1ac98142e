/** Contrasts and sizes that no checker of accessibility measures, in every state that is pictured, in every theme, light and dark. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Demo } from '../../demo/server.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import { scriptOf, serveFiles, themeCss, themeNames } from '../support/themed-pages.ts';
import { shortcomings } from './measures.ts';
import { pictured } from './pictured.ts';
import { openDemo } from './support.ts';

/** Runs in the page. */
function wear(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

describe('texts, icons, edges of fields and targets', () => {
  let demo: Demo;
  let elements: string;

  before(async () => {
    [elements, demo] = await Promise.all([scriptOf('./src/script.ts'), openDemo()]);
  });
  after(async () => {
    await closeBrowser();
    await demo.close();
  });

  for (const [name, { html, states }] of Object.entries(pictured)) {
    it(`are visible and large enough in every theme, light and dark: ${name}`, async () => {
      const context = await (await openBrowser()).newContext({
        viewport: { width: 500, height: 900 },
        reducedMotion: 'reduce',
      });
      const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Measures</title><script src="/elements.js" defer></script>${html}</html>`;
      await serveFiles(context, { 'measures.html': body, 'elements.js': elements });
      const page = await context.newPage();
      await page.goto(`${demo.url}measures.html`);
      const wrong: string[] = [];
      for (const [state, act] of states) {
        await act(page);
        for (const theme of ['', ...themeNames]) {
          await page.evaluate(wear, themeCss(theme));
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            const found = await page.evaluate(shortcomings);
            wrong.push(...found.map((it) => `${theme || 'no theme'}, ${colorScheme}, ${state}: ${it}`));
          }
        }
        await page.evaluate(wear, '');
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await context.close();
      assert.deepEqual(wrong, []);
    });
  }
});
