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

declare global {
  interface Window {
    /** The sum of all that moved by itself, by the measure of the browser. */
    shift: number;
  }
}

/** Runs in a page before its scripts. */
function watchShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A phone of a person who has not asked for less motion. */
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'no-preference',
} as const;

describe('the animation of the first page', () => {
  it('types an address into the field, in the first screen of a phone, without moving or billing anything', async () => {
    checkout = await openEmptyPage({}, watchShifts, phone);
    const { page, demo } = checkout;
    await page.goto(demo.url);
    const show = page.locator('.show');
    const counts = show.locator('.count span b');
    assert.deepEqual(await counts.allTextContents(), ['10', '34'], 'before it is played');
    const button = page.locator('#show-button');
    await button.focus();
    await page.keyboard.press('Enter');
    const line = show.locator('[part=address]');
    await line.waitFor();
    const box = await line.boundingBox();
    assert.ok(box && box.y + box.height < 844, JSON.stringify(box));
    await show.getByRole('button', { name: 'Play again' }).waitFor();
    assert.deepEqual(await counts.allTextContents(), ['10', '34'], 'after it');
    // It is for the eye: it has cost nothing, and the focus is where it was.
    assert.equal(demo.service.ledger.report().lookups, 0);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'show-button');
    assert.ok((await page.evaluate(() => window.shift)) < 0.01);
  });

  it('waits for its button, stops when it is stopped, and plays again', async () => {
    checkout = await openEmptyPage();
    await checkout.page.goto(checkout.demo.url);
    const show = checkout.page.locator('.show');
    await show.getByRole('button', { name: 'Play', exact: true }).click();
    await show.getByRole('button', { name: 'Stop' }).click();
    await show.getByRole('button', { name: 'Play again' }).click();
    await show.locator('[part=address]').waitFor();
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
