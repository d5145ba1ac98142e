/** Tests that the built files, with shorter templates and styles than the source, look the same. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Demo } from '../../demo/server.ts';
import { compactTemplates } from '../../vite.config.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import { differences, type Look, looksOf, pageOf, type walks } from './states.ts';
import { openDemo } from './support.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Tag = keyof typeof walks;

describe('templates and styles as they are built', () => {
  let demo: Demo;
  let browser: Browser;
  let source: string;
  let built: string;

  before(async () => {
    [source, built] = [await codeOf([]), await codeOf(compactTemplates)];
    demo = await openDemo();
    browser = await openBrowser();
  });
  after(async () => {
    await closeBrowser();
    await demo.close();
  });

  /** The element's whole code as one script. */
  async function codeOf(plugins: readonly Plugin[]): Promise<string> {
    const output = await build({
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [...plugins],
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        lib: { entry: 'src/script.ts', formats: ['iife'], name: 'addressEntry' },
      },
    });
    const [bundle] = output as [Rolldown.RolldownOutput];
    return bundle.output[0].code;
  }

  async function walk(tag: Tag, code: string): Promise<readonly Look[]> {
    const context = await browser.newContext({ viewport: { width: 500, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.route('**/compared', (route) => route.fulfill({ contentType: 'text/html', body: pageOf(tag) }));
    await page.route('**/elements.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
    await page.goto(`${demo.url}compared`);
    const looks = await looksOf(page, tag);
    await context.close();
    return looks;
  }

  for (const tag of ['address-entry', 'nl-postcode-lookup'] as const) {
    it(`look as the source does in each state of ${tag}`, async () => {
      assert.ok(built.length < source.length - 5_000, 'templates and styles are shorter');
      assert.deepEqual(differences(await walk(tag, source), await walk(tag, built)), []);
    });
  }
});
