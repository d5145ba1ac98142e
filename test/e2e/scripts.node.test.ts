/** The scripts of a page: the element comes twice, each time with a Lit of its own. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { type Chunk, chunksOf } from '../support/bundle.ts';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, openEmptyPage } from './support.ts';

let chunks: readonly Chunk[];
let checkout: Checkout;

before(async () => {
  chunks = await chunksOf('address-entry', true);
});
afterEach(() => checkout.close());
after(closeBrowser);

/** A checkout with these scripts, each of them in a folder of its own. */
async function openPage(folders: readonly string[]) {
  checkout = await openEmptyPage();
  const { page, demo } = checkout;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  const scripts = folders.map((folder) => `<script type="module" src="/${folder}/${entry}"></script>`).join('');
  const element = (name: string) =>
    `<address-entry name="${name}" label="${name}" country="NL" proxy-url="/address-api"></address-entry>`;
  const body = `<!doctype html><html lang="en">${scripts}<form>${element('shipping')}${element('billing')}</form>`;
  await page.route(`${demo.url}scripts`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  for (const folder of folders) {
    await page.route(`${demo.url}${folder}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const chunk = chunks.find(({ fileName }) => pathname === `/${folder}/${fileName}`);
      return chunk ? route.fulfill({ body: chunk.code, contentType: 'text/javascript' }) : route.abort();
    });
  }
  await page.goto(`${demo.url}scripts`);
  await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'search');
  return { page, errors };
}

const submitted = () => {
  const data = new FormData(document.querySelector('form') as HTMLFormElement);
  return ['shipping', 'billing'].map((name) => [data.get(`${name}.street`), data.get(`${name}.building`)]);
};

describe('a page with two copies of the script', () => {
  it('has elements that find addresses, and that open their manual fields', async () => {
    const { page, errors } = await openPage(['one', 'two']);
    const field = page.getByRole('combobox', { name: 'shipping', exact: true });
    await field.focus();
    await page.keyboard.type('julian');
    await page.getByRole('option', { name: 'Julianastraat, Haarlem, opens more addresses' }).click();
    await page.getByRole('option', { name: 'Julianastraat 30, 2012ES Haarlem' }).click();
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    const billing = page.locator('address-entry[name=billing]');
    await billing.getByRole('button', { name: 'Enter address manually' }).click();
    for (const [name, text] of Object.entries({ Street: 'Julianastraat', 'House number': '12', Postcode: '2012 ES' }))
      await billing.getByRole('textbox', { name }).fill(text);
    await billing.getByRole('textbox', { name: 'Town or city' }).fill('Haarlem');
    await billing.getByRole('button', { name: 'Use this address' }).click();
    await page.waitForFunction(() => [...document.querySelectorAll('address-entry')].every((it) => it.step === 'done'));
    assert.deepEqual(await page.evaluate(submitted), [
      ['Julianastraat', '30'],
      ['Julianastraat', '12'],
    ]);
    assert.deepEqual(errors, []);
  });
});
