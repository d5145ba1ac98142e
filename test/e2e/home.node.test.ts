/** The first page of the demo: what a visitor can try, and what there is to paste. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { colourRules, violationsIn } from './axe.ts';
import { type Checkout, openCheckout, sessionsOf, unfold } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

/** The matches of each example with the service of the demo, whole. */
const examples: Readonly<Record<string, RegExp>> = {
  '2012ES 30': /^2012ES Haarlem, Julianastraat 30$/,
  'Binnenhof 1a': /^Binnenhof 1a, 2513AA 's-Gravenhage$/,
  'Rue de la Loi 16': /^Rue de la Loi 16, 1000 Bruxelles$/,
  'SW1A 2AA': /^Downing Street, London, opens more addresses$/,
  'Julianastraat Haarlem': /^Julianastraat, Haarlem, opens more addresses$/,
  'Postbus 96': /^Postbus 96, 1000AB Amsterdam$/,
  'Damrk 1 Amstredam': /^Damrak 1, 1012LG Amsterdam$/,
};

const example = (page: Page, text: string) => page.locator('#examples button', { hasText: text });

const looks = [
  { name: 'a small phone', width: 320, colorScheme: 'light' },
  { name: 'a screen', width: 1_280, colorScheme: 'light' },
  { name: 'a tablet in the dark', width: 768, colorScheme: 'dark', rules: colourRules },
] as const;

/** The demo as `npm start` has it, with all that its service knows. */
const openHome = (device = {}) => openCheckout({ service: {} }, undefined, device);

describe('the examples of the first page', () => {
  it('each find an address, one after another, in a session of their own, including a street with many numbers', async () => {
    checkout = await openHome();
    const { page, demo } = checkout;
    assert.deepEqual(await page.locator('#examples b').allTextContents(), Object.keys(examples));
    for (const [text, wanted] of Object.entries(examples)) {
      await example(page, text).click();
      await page.getByRole('option', { name: wanted }).first().waitFor();
      assert.equal(await page.getByRole('combobox', { name: 'Address' }).inputValue(), text);
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'shipping');
    }
    const sessions = sessionsOf(demo);
    assert.equal(sessions.length, Object.keys(examples).length);
    assert.deepEqual(
      sessions.flatMap(({ misuse }) => misuse),
      [],
    );
    await example(page, 'Julianastraat').click();
    await page.getByRole('option', { name: examples['Julianastraat Haarlem'] as RegExp }).click();
    await page
      .getByRole('option', { name: /^Julianastraat \d+,/ })
      .nth(10)
      .waitFor();
  });

  it('start again after an address, found or entered by hand, and undo another country', async () => {
    checkout = await openHome();
    const { page } = checkout;
    await example(page, '2012ES 30').click();
    await page.getByRole('option', { name: examples['2012ES 30'] as RegExp }).click();
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    await example(page, 'Postbus 96').click();
    await page.getByRole('option', { name: examples['Postbus 96'] as RegExp }).waitFor();
    await page.locator('#country').selectOption({ label: 'Germany' });
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await page.locator('#shipping #street').fill('Musterstraße');
    await example(page, 'Binnenhof 1a').click();
    await page.getByRole('option', { name: examples['Binnenhof 1a'] as RegExp }).waitFor();
    assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.country), 'NL');
  });

  it('can be chosen by keyboard alone, up to a complete address in the bill', async () => {
    checkout = await openHome();
    const { page } = checkout;
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('#examples button'))) break;
    }
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: examples['2012ES 30'] as RegExp }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    await unfold(page, 'Sessions and bill');
    await page.locator('#sessions .bill dd').first().getByText('1').waitFor();
    await page.locator('#sessions').getByText('Julianastraat 30').waitFor();
  });
});

describe('the first page', () => {
  it('has the code to paste, which can be copied, and selects it if a page may not copy', async () => {
    checkout = await openHome({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = checkout;
    const lines = await page.locator('#tag').textContent();
    assert.match(lines ?? '', /import 'address-entry\/address-entry';[\s\S]*<address-entry\n {2}name="shipping"/);
    await page.getByRole('button', { name: 'Copy' }).nth(1).click();
    await page.getByText('Copied.').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), lines);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByText('The text is selected').waitFor();
    assert.equal(await page.evaluate(() => String(getSelection())), 'npm install address-entry');
  });

  it('leads to the playground and to the documentation', async () => {
    checkout = await openHome();
    const { page } = checkout;
    await page.getByRole('navigation').getByRole('link', { name: 'Docs' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('navigation').getByRole('link', { name: 'Playground' }).click();
    await page.waitForURL(/playground\.html/);
  });

  it('is accessible and fits every window and colour scheme, with an order placed', async () => {
    checkout = await openHome();
    const { page } = checkout;
    await example(page, '2012ES 30').click();
    await page.getByRole('option', { name: examples['2012ES 30'] as RegExp }).click();
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    for (const name of ['Sessions and bill', 'State']) await unfold(page, name);
    await page.locator('#sessions').getByText('Julianastraat 30').waitFor();
    await page.getByLabel('Full name').fill('A. Visser');
    await page.getByLabel('Email').fill('a@shop.example');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'The shop receives' }).waitFor();
    for (const { name, width, colorScheme, ...scope } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await violationsIn(page, scope), [], name);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(needed <= width, `${name}: ${needed} px`);
    }
    assert.deepEqual(await page.evaluate(() => window.breaches), []);
  });
});
