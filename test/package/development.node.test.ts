import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { chooseAddress, newApp, openApp, openManualFields } from '../support/bundled-shop.ts';
import { closeBrowser } from '../support/process-browser.ts';

/** The page as it is while a shop is being made: bundlers then take the development build of lit, which warns. */
const app = newApp('development');

before(() => {
  writeFileSync(join(app, 'main.js'), "import 'address-entry';\n");
  return build({
    entryPoints: [join(app, 'main.js')],
    outdir: join(app, 'dist'),
    bundle: true,
    format: 'esm',
    splitting: true,
    conditions: ['development'],
    logLevel: 'silent',
  });
});
after(closeBrowser);

const pageWith = (form: string) => `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Winkel</title>
  <form>${form}</form><script type="module" src="./main.js"></script></html>`;

/** The fields that a page has of its own. */
const fields = (street: string) => `<div slot="fields">
  <label>Land <select autocomplete="country"><option value="BE">België</option><option value="NL" selected>Nederland</option></select></label>
  <label>Adres <input autocomplete="address-line1" value="${street}"></label>
  <label>Postcode <input autocomplete="postal-code" value="${street && '1012 JS'}"></label>
  <label>Plaats <input autocomplete="address-level2" value="${street && 'Amsterdam'}"></label>
</div>`;

const hasStreet = (page: Page, street: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('address-entry'), ...document.querySelectorAll('nl-postcode-lookup')].some(
        ({ value }) => value?.street === wanted,
      ),
    street,
  );

async function lookUp(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Postcode' }).fill('2012 ES');
  await page.getByRole('textbox', { name: 'Huisnummer' }).fill('30');
  await page.keyboard.press('Tab');
  await hasStreet(page, 'Julianastraat');
}

/** A page with the form of a shop, and what a person does on it. */
const visits: Readonly<Record<string, readonly [form: string, act: (page: Page) => Promise<unknown>]>> = {
  'while an address is searched, chosen, typed by hand and cleared': [
    '<address-entry name="to" proxy-url="/address-api" country="NL" required></address-entry><button type="reset">Opnieuw</button>',
    async (page) => {
      await chooseAddress(page);
      await openManualFields(page);
      await page.getByRole('textbox', { name: 'Huisnummer', exact: true }).fill('3');
      await page.getByRole('textbox', { name: 'Plaats' }).focus();
      await page.getByRole('button', { name: 'Opnieuw' }).click();
      await page.getByRole('combobox', { name: /^Adres( \(|$)/ }).waitFor();
    },
  ],
  'when the page has an address': [
    `<address-entry proxy-url="/address-api" autofocus value='{"country":"NL","street":"Dam","building":"1"}'></address-entry>`,
    (page) => hasStreet(page, 'Dam'),
  ],
  'while the fields of the page are filled, and written into': [
    `<address-entry proxy-url="/address-api">${fields('')}</address-entry>`,
    async (page) => {
      await page.getByRole('combobox', { name: 'Adres', exact: true }).pressSequentially('dam');
      await page.getByRole('option', { name: 'Dam 1' }).click();
      await hasStreet(page, 'Dam');
      await page.getByLabel('Land').last().selectOption('BE');
    },
  ],
  'when the fields of the page have an address': [
    `<address-entry proxy-url="/address-api">${fields('Dam 1')}</address-entry>`,
    (page) => hasStreet(page, 'Dam 1'),
  ],
  'while a Dutch address is looked up': [
    '<nl-postcode-lookup name="to" proxy-url="/address-api" required></nl-postcode-lookup>',
    lookUp,
  ],
  'while a Dutch address is looked up in the field of all countries': [
    '<address-entry name="to" proxy-url="/address-api" country="NL" nl-lookup></address-entry>',
    lookUp,
  ],
};

describe('the development build of lit warns about itself, and about nothing in the elements', () => {
  for (const [when, [form, act]] of Object.entries(visits)) {
    it(when, async () => {
      await openApp(
        join(app, 'dist'),
        async (page, said) => {
          await act(page);
          assert.match(said[0] ?? '', /Lit is in dev mode/);
          assert.deepEqual(said.slice(1), []);
        },
        { html: pageWith(form) },
      );
    });
  }
});
