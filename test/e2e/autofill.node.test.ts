import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Demo } from '../../demo/server.ts';
import { openWholeChromium } from '../support/chromium.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import { autofill, dam } from './autofill.ts';
import { openOwnFields } from './own-fields.ts';
import { isReady, openDemo, sessionsOf } from './support.ts';

let demo: Demo;
let browser: Browser;
/** One for all cases, save the one with a clock. */
let page: Page;

before(async () => {
  demo = await openDemo();
  browser = await openBrowser(openWholeChromium);
  page = await browser.newPage();
});
afterEach(() => page.unrouteAll());
after(async () => {
  await closeBrowser();
  await demo.close();
});

async function openCheckout(page: Page): Promise<void> {
  await page.goto(demo.url);
  await page.waitForFunction(isReady);
  await page.locator('#name').focus();
  // What a browser fills has come when somebody is at the form.
  await page.waitForFunction(() => document.querySelector('address-entry [slot=autofill]'));
}

/** The texts of the manual fields: line 1, postcode and town. */
function textsIn(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(() => {
    const root = document.querySelector('address-entry')?.shadowRoot;
    const tokens = ['address-line1', 'postal-code', 'address-level2'];
    return tokens.map((token) => root?.querySelector<HTMLInputElement>(`[autocomplete$="${token}"]`)?.value);
  });
}

describe('a shopper whose browser knows their address', () => {
  it('chooses it at the name field, and has it complete in the manual fields, without a request', async () => {
    await openCheckout(page);
    const before = sessionsOf(demo).length;
    await autofill(page, '#name', dam);
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'manual');
    assert.deepEqual(await textsIn(page), ['Dam 1', '1012 JS', 'Amsterdam']);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'name');
    assert.equal(sessionsOf(demo).length, before);
  });

  it('has its postcode and number in the Dutch lookup, although its own fields have autofill tokens', async () => {
    await page.goto(`${demo.url}demo/nl.html`);
    await page.waitForFunction(() => document.querySelector('nl-postcode-lookup')?.step === 'search');
    await page
      .locator('#checkout h1')
      .evaluate((title) =>
        title.after(Object.assign(document.createElement('input'), { id: 'name', autocomplete: 'shipping name' })),
      );
    await page.locator('#name').focus();
    await page.waitForFunction(() => document.querySelector('nl-postcode-lookup [slot=autofill]'));
    await autofill(page, '#name', dam);
    const texts = () =>
      page.evaluate(() => {
        const root = document.querySelector('nl-postcode-lookup')?.shadowRoot;
        return [...(root?.querySelectorAll('input') ?? [])].map(({ value }) => value);
      });
    await page.waitForFunction(
      () =>
        document.querySelector('nl-postcode-lookup')?.shadowRoot?.querySelector<HTMLInputElement>('#houseNumber')
          ?.value,
    );
    assert.deepEqual(await texts(), ['1012 JS', '1', '']);
  });

  it('also has the country of their address', async () => {
    await openCheckout(page);
    await autofill(page, '#name', {
      ...dam,
      ADDRESS_HOME_COUNTRY: 'BE',
      ADDRESS_HOME_LINE1: 'Rue Neuve 12',
      ADDRESS_HOME_STREET_ADDRESS: 'Rue Neuve 12',
      ADDRESS_HOME_CITY: 'Bruxelles',
      ADDRESS_HOME_ZIP: '1000',
    });
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'manual');
    assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.country), 'BE');
  });

  it('has it again after returning to the page, without a request', async () => {
    await openCheckout(page);
    const before = sessionsOf(demo).length;
    await autofill(page, '#name', dam);
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'manual');
    await page.goto(`${demo.url}ledger`);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'manual');
    await page.waitForFunction(
      () => document.querySelector('address-entry')?.shadowRoot?.querySelector<HTMLInputElement>('#postcode')?.value,
    );
    assert.deepEqual(await textsIn(page), ['Dam 1', '1012 JS', 'Amsterdam']);
    assert.equal(sessionsOf(demo).length, before);
  });

  it('goes by Tab from the previous field to the country, and to the field, and through nothing else', async () => {
    await openCheckout(page);
    await page.locator('#account').focus();
    const passed: string[] = [];
    for (let at = 0; at < 2; at++) {
      await page.keyboard.press('Tab');
      passed.push(
        await page.evaluate(
          () => document.activeElement?.shadowRoot?.activeElement?.id ?? document.activeElement?.tagName ?? '',
        ),
      );
    }
    assert.deepEqual(passed, ['country', 'input']);
  });
});

describe('a shop with its own fields', () => {
  const calls = () => sessionsOf(demo).reduce((sum, { calls }) => sum + calls.length, 0);

  it('lets the browser fill in the form, and has it validated without a search', async () => {
    await openOwnFields({ page, demo });
    const before = calls();
    await autofill(page, '#shipping-street', dam);
    await page.waitForFunction(() => document.querySelector('address-entry')?.value?.verdict?.choice === 'confirmed');
    const value = await page.evaluate(() => document.querySelector('address-entry')?.value);
    assert.deepEqual(value?.mailLines, ['Dam 1', '1012 JS  Amsterdam']);
    assert.equal(await page.locator('#shipping-street').inputValue(), 'Dam 1');
    assert.equal(calls(), before);
  });
});
