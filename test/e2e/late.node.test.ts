import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { violationsIn } from './axe.ts';
import { type Checkout, holdBack, openCheckout } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const manualCode = '**/panels/manual/panel-*.js';
const street = 'Julianastraat, Haarlem, opens more addresses';

const field = (page: Page) => page.getByRole('combobox', { name: 'Address' });
const byHand = (page: Page) => page.getByRole('button', { name: 'Enter address manually' });
const back = (page: Page) => page.getByRole('button', { name: 'Search for the address instead' });

/** A checkout whose address field is in use. */
async function open(): Promise<Page> {
  checkout = await openCheckout();
  await field(checkout.page).focus();
  return checkout.page;
}

/** The id of the focused node, in the element and in the page. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement?.shadowRoot?.activeElement ?? document.activeElement)?.id);
}

/** The entries that the form would submit of the address; null if the browser would not let it. */
function submitted(page: Page): Promise<Record<string, string> | null> {
  return page.evaluate(() => {
    const element = document.querySelector('address-entry');
    if (!element?.form || !element.checkValidity()) return null;
    const entries = [...new FormData(element.form)].filter(([name]) => name.startsWith('shipping.'));
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  });
}

describe('manual fields whose code loads late', () => {
  it('open with everything that was typed meanwhile', async () => {
    const page = await open();
    const release = await holdBack(page, manualCode);
    await byHand(page).press('Enter');
    assert.equal(await byHand(page).getAttribute('aria-busy'), 'true');
    await field(page).focus();
    await page.keyboard.type('Julianastraat');
    release();
    await page.getByRole('textbox', { name: 'Street' }).waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Street' }).inputValue(), 'Julianastraat');
  });

  it('get the focus of a shopper whose order waited in vain for suggestions', async () => {
    const page = await open();
    const release = await holdBack(page, manualCode);
    await page.route('**/autocomplete/**', () => {});
    await page.getByLabel('Full name').fill('A. Shopper');
    await page.getByLabel('Email').fill('shopper@example.com');
    await field(page).focus();
    await page.keyboard.type('2012ES 30');
    await page.getByRole('button', { name: 'Place order' }).click();
    assert.notEqual(await focused(page), 'input');
    // The browser says at the field what is wrong; the fields to type in follow with their code.
    await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.id === 'input');
    release();
    await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.id === 'street');
  });

  it('are not awaited forever: plain fields appear instead', async () => {
    const page = await open();
    await page.clock.install();
    await holdBack(page, manualCode);
    await page.keyboard.type('Dam 1');
    await byHand(page).press('Enter');
    await page.clock.fastForward(10_000);
    const plain = page.getByRole('textbox', { name: 'Street and house number' });
    await plain.waitFor();
    assert.equal(await plain.inputValue(), 'Dam 1');
  });
});

describe('manual fields whose code is gone after a deploy', () => {
  it('are plain ones: the order goes through, and the search is a button away', async () => {
    const page = await open();
    await page.keyboard.type('julian');
    await page.getByRole('option', { name: street }).waitFor();
    await page.route(manualCode, (route) => route.abort());
    await byHand(page).press('Enter');
    const plain = page.getByRole('textbox', { name: 'Street and house number' });
    await plain.waitFor();
    assert.equal(await focused(page), 'street');
    assert.deepEqual(await violationsIn(page, { within: 'address-entry' }), []);
    await plain.fill('Julianastraat 30');
    await page.getByRole('textbox', { name: 'Postcode' }).fill('2012 ES');
    await page.getByRole('textbox', { name: 'Town' }).fill('Haarlem');
    const data = await submitted(page);
    assert.equal(data?.['shipping.street'], 'Julianastraat 30');
    assert.equal(data?.['shipping.country'], 'NL');
    assert.equal(data?.['shipping.source'], 'manual');
    await back(page).click();
    await page.getByRole('combobox', { name: 'Address' }).waitFor();
    assert.equal(await focused(page), 'input');
    await page.keyboard.press('End');
    await page.keyboard.type('a');
    await page.getByRole('option', { name: street }).waitFor();
  });
});
