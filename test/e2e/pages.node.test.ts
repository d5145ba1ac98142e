import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { type Checkout, closeBrowser, openEmptyPage } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const heads = {
  '': 'Ein Adressfeld für Ihre Kasse',
  'demo/playground.html': 'Spielwiese',
  'demo/nl.html': 'Kasse',
  'demo/enhance.html': 'Die eigenen Felder des Shops',
  'demo/themes.html': 'Gestaltung',
} as const;

describe('the language menu of the demo', () => {
  for (const [path, head] of Object.entries(heads)) {
    it(`switches the page and its elements: /${path}`, async () => {
      checkout = await openEmptyPage();
      const { page, demo } = checkout;
      await page.goto(demo.url + path);
      await page.locator('#language').selectOption('de');
      await page.locator('h1', { hasText: head }).waitFor();
      // An element of the page's language, not one in Arabic or with a text of the page's own.
      await page
        .getByRole('button', { name: /^Adresse (manuell eingeben|ändern)$/ })
        .first()
        .waitFor();
      const unmarked = await page.locator('[data-text]:not([lang=de]):not([lang=en])').count();
      assert.equal(unmarked, 0);
      assert.deepEqual(await page.evaluate(() => window.breaches), []);
    });
  }

  it('marks as English what the page has no words for, and leaves the element its own label', async () => {
    checkout = await openEmptyPage();
    const { page, demo } = checkout;
    // A file without a word.
    await page.route('**/demo/texts/fi*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export default {};' }),
    );
    await page.goto(`${demo.url}demo/enhance.html`);
    await page.locator('#language').selectOption('fi');
    await page.locator('h1[lang=en]').waitFor();
    await page.getByRole('combobox', { name: 'Osoite', exact: true }).first().waitFor();
    const countries = await page.locator('#shipping-country option').allTextContents();
    assert.ok(countries.includes('Alankomaat'), countries.join());
  });
});
