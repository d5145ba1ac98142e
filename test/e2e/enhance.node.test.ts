import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { isPainted } from '../support/example-journeys.ts';
import { closeBrowser } from '../support/process-browser.ts';
import { haveEngines, openOwnFields, pageFieldsFile, verdictIn } from './own-fields.ts';
import { type Checkout, holdBack, openEmptyPage, pick, search, sessionsOf } from './support.ts';

const house = '2012ES Haarlem, Julianastraat 30';
const label = 'Find your address';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

/** A shop with fields of its own for two addresses. */
async function openShop(): Promise<Page> {
  checkout = await openEmptyPage();
  await openOwnFields(checkout);
  return checkout.page;
}

async function find(page: Page, index: number): Promise<void> {
  await page.getByRole('combobox', { name: label }).nth(index).focus();
  await search(page, '2012ES 30', house);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // With the lines, which the fields are filled with.
  await page.waitForFunction((at) => document.querySelectorAll('address-entry')[at]?.value?.lines[0], index);
}

/** The data that the form would submit. */
function dataOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const entries = [...new FormData(document.forms[0])].filter(([, value]) => value !== '');
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  });
}

function calls(): number {
  return sessionsOf(checkout.demo).reduce((sum, { calls }) => sum + calls.length, 0);
}

describe('a shop with fields of its own', () => {
  it('has those of one address filled in, and the others left alone', async () => {
    const page = await openShop();
    await find(page, 1);
    assert.deepEqual(await dataOf(page), {
      'shipping-country': 'NL',
      'billing-country': 'NL',
      'billing-street': 'Julianastraat 30',
      'billing-postcode': '2012ES',
      'billing-town': 'Haarlem',
    });
  });

  it('works without scripts', async () => {
    checkout = await openEmptyPage({}, undefined, { javaScriptEnabled: false });
    const { page, demo } = checkout;
    await page.goto(`${demo.url}demo/enhance.html`);
    await page.getByLabel('Street and number').first().fill('Dam 1');
    await page.getByLabel('Postcode').first().fill('1012JS');
    assert.equal(await page.getByLabel('Street and number').first().inputValue(), 'Dam 1');
    assert.equal(await page.getByLabel('Country').count(), 2);
  });

  it('keeps what was typed before the scripts loaded', async () => {
    checkout = await openEmptyPage();
    const { page, demo } = checkout;
    const go = await holdBack(page, '**/demo/enhance-*.js');
    await page.goto(`${demo.url}demo/enhance.html`, { waitUntil: 'commit' });
    await page.getByLabel('Street and number').first().fill('Dam 1');
    await page.getByLabel('Postcode').first().fill('1012JS');
    await page.getByLabel('Town').first().fill('Amsterdam');
    go();
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    assert.equal((await dataOf(page))['shipping-street'], 'Dam 1');
    assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.value?.postcode), '1012JS');
  });

  describe('whose code loads late', () => {
    /** The fields stand there, and nobody reads them yet. */
    async function openLate(late = pageFieldsFile) {
      checkout = await openEmptyPage();
      const { page } = checkout;
      const bring = await holdBack(page, late);
      await openOwnFields(checkout);
      return { page, bring };
    }

    async function typeDam(page: Page): Promise<void> {
      await page.getByLabel('Street and number').first().fill('Dam 1');
      await page.getByLabel('Postcode').first().fill('1012JS');
      await page.getByLabel('Town').first().fill('Amsterdam');
    }

    /** As frameworks do whose state is what the field holds. */
    function keepInAttribute(page: Page): Promise<void> {
      return page.evaluate(() =>
        document.addEventListener('input', ({ target }) => {
          if (target instanceof HTMLInputElement) target.setAttribute('value', target.value);
        }),
      );
    }

    it('has what was typed meanwhile validated', async () => {
      const { page, bring } = await openLate();
      await typeDam(page);
      await page.keyboard.press('Tab');
      bring();
      assert.equal(await verdictIn(page), 'confirmed');
    });

    it('has it validated even if a framework keeps each text in the attribute', async () => {
      const { page, bring } = await openLate();
      await keepInAttribute(page);
      await typeDam(page);
      await page.keyboard.press('Tab');
      bring();
      assert.equal(await verdictIn(page), 'confirmed');
    });

    it('has the page’s address validated if its one missing part is being typed when the code loads', async () => {
      const { page, bring } = await openLate();
      await page.evaluate(() => {
        const texts = { postcode: '1012JS', town: 'Amsterdam' };
        for (const [name, text] of Object.entries(texts)) {
          document.querySelector(`#shipping-${name}`)?.setAttribute('value', text);
        }
      });
      await page.getByLabel('Street and number').first().focus();
      await page.keyboard.type('Dam 1');
      bring();
      await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
      await page.getByLabel('Street and number').last().focus();
      assert.equal(await verdictIn(page), 'confirmed');
    });

    it('validates an order that was placed before the engine had loaded', async () => {
      const { page, bring } = await openLate('**/address-entry/engine-*.js');
      await keepInAttribute(page);
      await page.evaluate(() => {
        for (const field of document.querySelectorAll('#billing input')) field.removeAttribute('required');
        document.addEventListener('submit', () => {
          document.title = String(document.querySelector('address-entry')?.value?.verdict?.choice);
        });
      });
      await typeDam(page);
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.locator('#shipping').getByText('Checking the address…').first().waitFor();
      bring();
      await page.getByRole('heading', { name: 'The shop receives' }).waitFor();
      assert.equal(await page.title(), 'confirmed');
    });

    it('asks nothing about an address that the page set, even after an order that was refused', async () => {
      const { page, bring } = await openLate();
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/validate/') && asked.push(request.url()));
      await page.evaluate(() => {
        const texts = { street: 'Dam 1', postcode: '1012JS', town: 'Amsterdam' };
        for (const [name, text] of Object.entries(texts)) {
          document.querySelector(`#shipping-${name}`)?.setAttribute('value', text);
        }
      });
      await page.getByRole('button', { name: 'Place order' }).click();
      bring();
      await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
      await page.getByLabel('Apartment, floor (optional)').first().focus();
      await isPainted(page);
      assert.deepEqual(asked, []);
      assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.value?.verdict), null);
    });
  });
});

describe('a shopper who leaves the page and comes back', () => {
  it('finds the fields and the address unchanged, at no cost', async () => {
    const page = await openShop();
    await find(page, 0);
    await page.getByLabel('Apartment, floor (optional)').first().fill('2nd floor');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.querySelector('address-entry')?.value?.details === null);
    const filled = await dataOf(page);
    const before = calls();
    await page.goto(`${checkout.demo.url}ledger`);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    await isPainted(page);
    assert.deepEqual(await dataOf(page), filled);
    assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.value?.postcode), '2012ES');
    assert.equal(calls(), before);
  });
});

describe('a shop in React', () => {
  it('has its state updated, including the regions of the country', async () => {
    const app = fileURLToPath(new URL('react-checkout.ts', import.meta.url));
    const { outputFiles } = await build({
      entryPoints: [app],
      bundle: true,
      write: false,
      format: 'iife',
      define: { 'process.env.NODE_ENV': '"development"' },
    });
    checkout = await openEmptyPage();
    const { page, demo } = checkout;
    const mistakes: string[] = [];
    page.on('pageerror', ({ message }) => mistakes.push(message));
    page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()));
    await page.route('**/react.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>React</title><link rel="icon" href="data:," /><body><script src="/react.js"></script>',
      }),
    );
    await page.route('**/react.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' }),
    );
    await page.goto(`${demo.url}react.html`);
    await page.waitForFunction(haveEngines);
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await search(page, '2012ES 30', house);
    await pick(page, house);
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    const filled = {
      street: 'Julianastraat 30',
      postcode: '2012ES',
      town: 'Haarlem',
      country: 'NL',
      region: 'Noord-Holland',
    };
    const state = () => page.evaluate(() => JSON.parse(document.querySelector('output')?.textContent ?? ''));
    assert.deepEqual(await state(), filled);
    assert.deepEqual(await dataOf(page), filled);

    await page.getByLabel('postcode').fill('2012 ET');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.querySelector('address-entry')?.value?.postcode === '2012 ET');
    assert.equal((await state()).postcode, '2012 ET');
    assert.deepEqual(mistakes, []);
  });
});
