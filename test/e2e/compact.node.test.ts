/** What is built has shorter templates and styles than the source. Nobody sees it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { type Demo, startDemo } from '../../demo/server.ts';
import { compact } from '../../vite.config.ts';
import { chromeFlags, findChrome } from '../support/chrome.ts';
import { differences, type Look, looksOf, pageOf, type walks } from './states.ts';

type Tag = keyof typeof walks;

describe('templates and styles as they are built', () => {
  let demo: Demo;
  let browser: Browser;

  before(async () => {
    demo = await startDemo({ port: 0 });
    browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  async function walk(tag: Tag, isCompact: boolean): Promise<{ looks: readonly Look[]; changed: number }> {
    const context = await browser.newContext({ viewport: { width: 500, height: 900 } });
    const page = await context.newPage();
    let changed = 0;
    await page.route('**/compared', (route) => route.fulfill({ contentType: 'text/html', body: pageOf(tag) }));
    if (isCompact) {
      await page.route('**/src/**', async (route) => {
        const response = await route.fetch();
        const short = await compact(await response.text(), route.request().url());
        if (short) changed++;
        await route.fulfill(short ? { response, body: short.code } : { response });
      });
    }
    await page.goto(`${demo.url}compared`);
    const looks = await looksOf(page, tag);
    await context.close();
    return { looks, changed };
  }

  for (const tag of ['address-entry', 'nl-postcode-lookup'] as const) {
    it(`look as the source does in each state of ${tag}`, async () => {
      const source = await walk(tag, false);
      const built = await walk(tag, true);
      assert.ok(built.changed > 5, 'nothing was compared');
      assert.deepEqual(differences(source.looks, built.looks), []);
    });
  }
});
