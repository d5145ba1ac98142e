/** The list at work: in a narrow window, under a double click, and beneath a finger. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, openCheckout, pick, search } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const street = 'Stationsplein, Amsterdam, opens more addresses';
const field = (page: Page) => page.getByRole('combobox', { name: 'Address' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name, exact: true }).first();
const wayOut = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });

/** The active option, and whether it lies within the list. */
const activeIn = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('address-entry')?.shadowRoot;
    const list = root?.querySelector('[part=listbox]');
    const active = root?.getElementById(root.querySelector('#input')?.getAttribute('aria-activedescendant') ?? '');
    const [inner, outer] = [active, list].map((it) => it?.getBoundingClientRect() ?? new DOMRect());
    const isWithin = inner && outer && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    return { name: active?.textContent?.trim() ?? '', isWithin, top: list?.scrollTop };
  });

/** Pixels of the text behind the end of the field; the caret is at the end of the text. */
const behindEnd = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) => [
    input.selectionStart === input.value.length,
    Math.round(input.scrollWidth - input.clientWidth - input.scrollLeft),
  ]);

describe('in a window 320 pixels wide the list', () => {
  it('reaches the last row of a street with many numbers by keyboard, and the numbers after it', async () => {
    checkout = await openCheckout({}, undefined, { viewport: { width: 320, height: 640 } });
    const { page } = checkout;
    await field(page).focus();
    await search(page, 'stationsplein', street);
    await pick(page, street);
    await option(page, /Stationsplein …/).waitFor();
    assert.deepEqual(await activeIn(page), { name: '', isWithin: false, top: 0 });
    assert.deepEqual(await behindEnd(page), [true, 0], 'the caret is in sight');
    const names = await page.locator('[role=option]').evaluateAll((all) => all.map((it) => it.textContent));
    const last = names.findLastIndex((name) => name?.includes('Stationsplein …'));
    for (let row = 0; row <= last; row++) await page.keyboard.press('ArrowDown');
    await page.waitForFunction(
      (id) => {
        const input = document.querySelector('address-entry')?.shadowRoot?.querySelector<HTMLInputElement>('#input');
        return input?.getAttribute('aria-activedescendant') === id;
      },
      `listbox-${last + 1}`,
    );
    const { name, isWithin, top } = await activeIn(page);
    assert.ok(name.includes('Stationsplein …') && isWithin, name);
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => {
      const options = document.querySelector('address-entry')?.shadowRoot?.querySelectorAll('[role=option]');
      return options?.[1]?.textContent !== before;
    }, names[1]);
    assert.ok(top !== 0, 'the list had scrolled');
    assert.deepEqual(await activeIn(page), { name: '', isWithin: false, top: 0 });
  });
});

describe('a double click on a row that closes the list', () => {
  it('orders nothing, follows no link and moves no focus beneath the list', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    for (const name of ['2012ES Haarlem, Julianastraat 30', 'Not listed? Enter it yourself']) {
      await field(page).fill('');
      await field(page).focus();
      await search(page, '2012ES 30', '2012ES Haarlem, Julianastraat 30');
      await page.evaluate(() => {
        const beneath = document.createElement('button');
        Object.assign(beneath, { id: 'beneath', textContent: 'Beneath' });
        beneath.addEventListener('click', () => beneath.append(' pressed'));
        beneath.addEventListener('focus', () => beneath.append(' focused'));
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('#beneath { position: fixed; inset: 0; z-index: 9 }');
        document.adoptedStyleSheets = [sheet];
        document.querySelector('#beneath')?.remove();
        document.body.append(beneath);
      });
      const box = await option(page, name).or(wayOut(page, name)).boundingBox();
      assert.ok(box);
      await page.mouse.dblclick(box.x + 40, box.y + box.height / 2);
      await page.waitForFunction(() => document.querySelector('address-entry')?.matches(':state(open)') === false);
      assert.equal(await page.locator('#beneath').textContent(), 'Beneath', name);
      // The next press is a press.
      await page.mouse.click(300, 700);
      assert.equal(await page.locator('#beneath').textContent(), 'Beneath focused pressed', name);
      await page.locator('#beneath').evaluate((button) => button.remove());
      await page.evaluate(() => document.querySelector('address-entry')?.clear());
    }
  });
});

describe('on a phone', () => {
  it('no row keeps a hover', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    checkout = await openCheckout({}, undefined, phone);
    const { page } = checkout;
    await field(page).focus();
    await search(page, 'julian', 'Julianastraat, Haarlem, opens more addresses');
    const first = option(page, 'Julianastraat, Haarlem, opens more addresses');
    await first.tap();
    await wayOut(page, 'Back from Julianastraat').waitFor();
    const colours = await page
      .locator('[role=option]')
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor));
    assert.equal(new Set(colours).size, 1, 'all rows look the same');
  });
});
