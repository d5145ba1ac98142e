/** Answers that come while a button of the page is pressed: what they change must not move it away. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { closeBrowser, lengthenDeadlines } from '../support/process-browser.ts';
import { type Checkout, openCheckout, pick, search } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const house = '2012ES Haarlem, Julianastraat 30';
const downingStreet = 'Prime Minister & First Lord Of The Treasury, 10 Downing Street, SW1A 2AA London';
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

declare global {
  interface Window {
    /** Lets the answer with the details through. */
    letThrough: () => void;
    /** True if the element had the whole answer. */
    isAnswered: boolean;
    /** The texts that were clicked, and the pixels that each had moved since it was pressed. */
    clicked: { readonly what: string; readonly movedBy: number }[];
  }
}

/** Keeps the details back, until they are let through. Runs in the page. */
function keepDetails(): void {
  Object.assign(window, { isAnswered: false, clicked: [] });
  const isLetThrough = new Promise<void>((resolve) => {
    window.letThrough = resolve;
  });
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const response = await ask(...request);
    if (!new Request(...request).url.includes('/address/')) return response;
    const body = await response.text();
    await isLetThrough;
    // The client reads the answer first.
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => (window.isAnswered = true))));
    return new Response(body, response);
  };
  const topOf = (target: EventTarget | null) => Math.round((target as HTMLElement).getBoundingClientRect().top);
  let top = 0;
  addEventListener('pointerdown', ({ target }) => (top = topOf(target)), true);
  addEventListener(
    'click',
    ({ target }) => {
      const { textContent } = target as HTMLElement;
      window.clicked.push({ what: textContent?.trim() ?? '', movedBy: topOf(target) - top });
    },
    true,
  );
}

/** A checkout in which only the address is missing, and details are kept back. */
async function openCheckoutToPress(device: BrowserContextOptions): Promise<Page> {
  checkout = await openCheckout({}, keepDetails, device);
  const { page } = checkout;
  // A press of more than a second is no click, and a busy machine takes longer from one command to the next.
  await page.evaluate(lengthenDeadlines, 1_000);
  await page.getByLabel('Full name').fill('A. Visser');
  await page.getByLabel('Email').fill('a@example.org');
  return page;
}

/** A checkout that waits for the details of the address that was chosen. */
async function openWaiting(device: BrowserContextOptions): Promise<Page> {
  const page = await openCheckoutToPress(device);
  await page.getByRole('combobox', { name: 'Address' }).focus();
  await search(page, '2012ES 30', house);
  await pick(page, house);
  await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'details');
  return page;
}

/** A press on the button that orders, by finger or mouse; `during` runs while it is down. */
async function press(page: Page, during: () => Promise<void>, byTouch: boolean): Promise<void> {
  const button = page.getByRole('button', { name: 'Place order' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!byTouch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await during();
    await page.mouse.up();
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await during();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const answer = async (page: Page) => {
  await page.evaluate(() => window.letThrough());
  await page.waitForFunction(() => window.isAnswered);
};

const ways = [
  ['by touch', phone, true],
  ['by mouse', {}, false],
] as const;

/** Runs in the page. */
async function rendered(): Promise<void> {
  await document.querySelector('address-entry')?.updateComplete;
}

describe('an answer that collapses the field', () => {
  for (const [what, device, byTouch] of ways) {
    it(`moves nothing from under a press, and the order goes once: ${what}`, async () => {
      const page = await openWaiting(device);
      await press(page, () => answer(page), byTouch);
      await page.waitForFunction(() => window.clicked.length > 0);
      assert.deepEqual(await page.evaluate(() => window.clicked), [{ what: 'Place order', movedBy: 0 }]);
      await page.locator('#order dl').waitFor();
      assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.value?.building), '30');
    });
  }
});

describe('a flat field that is left', () => {
  for (const [what, device, byTouch] of ways) {
    it(`moves nothing from under the press that leaves it, and the order goes once, with the flat: ${what}`, async () => {
      const page = await openCheckoutToPress(device);
      await page.evaluate(() => window.letThrough());
      await page.evaluate(() => Object.assign(document.querySelector('address-entry') ?? {}, { country: 'GB' }));
      await page.getByRole('combobox', { name: 'Address' }).focus();
      await search(page, '10 downing street london', downingStreet);
      await pick(page, downingStreet);
      const element = page.locator('address-entry');
      await element.getByRole('button', { name: 'Add a flat or floor' }).click();
      await element.getByRole('textbox', { name: 'Flat or floor' }).fill('Flat 3');
      await page.evaluate(() => Object.assign(window, { clicked: [] }));
      await press(page, () => page.evaluate(rendered), byTouch);
      await page.waitForFunction(() => window.clicked.length > 0);
      assert.deepEqual(await page.evaluate(() => window.clicked), [{ what: 'Place order', movedBy: 0 }]);
      await page.locator('#order dl').waitFor();
      assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.value?.unit), 'Flat 3');
    });
  }
});
