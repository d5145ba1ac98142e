import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import axe, { type AxeResults } from 'axe-core';
import { type Checkout, closeBrowser, openEmptyPage } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const looks = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none', width: 1_280 },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none', width: 1_280 },
  { name: 'forced colours', colorScheme: 'dark', forcedColors: 'active', width: 1_280 },
  { name: 'a narrow phone', colorScheme: 'light', forcedColors: 'none', width: 320 },
] as const;

describe('the themed examples', () => {
  for (const { name, width, ...media } of looks) {
    it(`are accessible, fit and obey the page’s policy in ${name}`, async () => {
      checkout = await openEmptyPage();
      const { page, demo } = checkout;
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${demo.url}demo/themes.html`);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('address-entry')].every(
          ({ step, className }) => step === (className === 'filled' ? 'done' : 'search'),
        ),
      );
      await page.evaluate(axe.source);
      const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
      assert.deepEqual(
        violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => String(target))]),
        [],
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `${overflow} px too wide`);
      assert.deepEqual(await page.evaluate(() => window.breaches), []);
    });
  }
});
