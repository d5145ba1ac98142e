import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, openEmptyPage } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const paths = [
  '',
  'demo/checkout.html',
  'demo/playground.html',
  'demo/nl.html',
  'demo/enhance.html',
  'demo/themes.html',
];

describe('the language menu of the demo', () => {
  for (const path of paths) {
    it(`switches the language of the elements, and leaves the page in English: /${path}`, async () => {
      checkout = await openEmptyPage();
      const { page, demo } = checkout;
      await page.goto(demo.url + path);
      await page.locator('#language').selectOption('de');
      // An element that follows the menu, not one in Arabic or with a text of the page's own.
      await page
        .getByRole('button', { name: /^Adresse (manuell eingeben|ändern)/ })
        .first()
        .waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
      assert.match(page.url(), /lang=de/);
      assert.deepEqual(await page.evaluate(() => window.breaches), []);
    });
  }

  it('is followed by the links to the other pages', async () => {
    checkout = await openEmptyPage();
    const { page, demo } = checkout;
    await page.goto(`${demo.url}demo/enhance.html?lang=fi`);
    await page.getByRole('link', { name: 'Dutch' }).click();
    await page.getByRole('button', { name: 'Syötä osoite manuaalisesti' }).first().waitFor();
    assert.equal(await page.locator('#language').inputValue(), 'fi');
  });
});

describe('the documentation within the demo', () => {
  it('has its code from left to right even where the page is from right to left', async () => {
    checkout = await openEmptyPage();
    const { page, demo } = checkout;
    await page.goto(`${demo.url}docs/docs/start.md`);
    const directions = await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      return [...document.querySelectorAll('pre, code')].map((it) => getComputedStyle(it).direction);
    });
    assert.deepEqual([...new Set(directions)], ['ltr']);
  });
});
