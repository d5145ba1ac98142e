import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Demo } from '../../demo/server.ts';
import { openChromium } from '../support/chromium.ts';
import { lendPage } from './shared-page.ts';
import { openDemo } from './support.ts';

let demo: Demo;
let browser: Browser;

before(async () => {
  [demo, browser] = [await openDemo(), await openChromium()];
});
after(async () => {
  await browser.close();
  await demo.close();
});

const lend = () => lendPage(browser, { device: { viewport: { width: 700, height: 500 } }, scripts: [] });

/** The facts of a page at a document that each case opens. */
async function tracesIn(page: Page): Promise<unknown> {
  await page.goto(`${demo.url}robots.txt`);
  return page.evaluate(async () => ({
    stored: [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name, await caches.keys()],
    databases: await indexedDB.databases(),
    page: [history.length, innerWidth, document.referrer],
  }));
}

describe('a page that cases share', () => {
  it('has nothing of what a case did, stored, listened to or held back, for the next one', async () => {
    const first = await lend();
    const asNew = await tracesIn(first.page);
    let heard = 0;
    first.page.on('request', () => heard++);
    await first.page.route('**/ledger', () => {});
    await first.page.setViewportSize({ width: 300, height: 300 });
    await first.page.keyboard.down('Shift');
    await first.page.goto(demo.url);
    await first.page.evaluate(async () => {
      localStorage.setItem('a', 'b');
      sessionStorage.setItem('a', 'b');
      await cookieStore.set('a', 'b');
      window.name = 'a';
      await caches.open('a');
      await new Promise((resolve) => indexedDB.open('a').addEventListener('success', resolve));
    });
    await first.giveBack();
    const before = heard;

    const second = await lend();
    assert.equal(browser.contexts().length, 1, 'it is the same page');
    assert.deepEqual(await tracesIn(second.page), asNew);
    await second.page.goto(`${demo.url}ledger`);
    await second.page.evaluate(() =>
      addEventListener('keydown', ({ shiftKey }) => Object.assign(window, { shiftKey })),
    );
    await second.page.keyboard.press('a');
    assert.equal(await second.page.evaluate(() => Reflect.get(window, 'shiftKey')), false);
    assert.equal(heard, before);
    await second.giveBack();
  });

  it('is lent to one case at a time, also where another one gave it back twice', async () => {
    const first = await lend();
    await first.giveBack();
    const second = await lend();
    await first.giveBack();
    const third = await lend();
    assert.equal(browser.contexts().length, 2);
    await tracesIn(second.page);
    await second.giveBack();
    await third.giveBack();
  });

  it('is closed where a case gave it what a later document would have', async () => {
    const acts: readonly ((page: Page) => Promise<unknown>)[] = [
      (page) => page.addInitScript(() => {}),
      (page) => page.clock.install(),
      (page) => page.context().setOffline(true),
      (page) => page.emulateMedia({ media: 'print' }),
      (page) => page.evaluate(() => void window.open('about:blank')),
    ];
    for (const act of acts) {
      const { page, giveBack } = await lend();
      const open = browser.contexts().length;
      await act(page);
      await giveBack();
      assert.equal(browser.contexts().length, open - 1, String(act));
    }
  });
});
