/** The list at work in three windows: narrow, a phone in the hand, and a desk. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, formData, openCheckout, pick, search } from './support.ts';

let checkout: Checkout;

after(closeBrowser);

const devices: readonly (readonly [what: string, device: BrowserContextOptions])[] = [
  ['320 pixels wide', { viewport: { width: 320, height: 640 } }],
  ['390 pixels wide, by touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['1280 pixels wide', { viewport: { width: 1_280, height: 800 } }],
];

const street = 'Stationsplein, Amsterdam, opens more addresses';
const field = (page: Page) => page.getByRole('combobox', { name: 'Address' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name, exact: true }).first();
const wayOut = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });

/** Empties the field, which may have something of the case before, and goes to it. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('address-entry')?.clear());
  await field(page).focus();
}

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

for (const [what, device] of devices) {
  const press = (target: Locator) => (device.hasTouch ? target.tap() : target.click());

  describe(`in a window ${what} the list`, () => {
    before(async () => {
      checkout = await openCheckout({}, undefined, device);
    });
    after(() => checkout.close());

    it('reaches the last row of a street with many numbers by keyboard, and the numbers after it', async () => {
      const { page } = checkout;
      await begin(page);
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

    it('gives its only address to Enter, which clearing removes and undo restores', async () => {
      const { page } = checkout;
      await begin(page);
      await search(page, '2012ES 30', '2012ES Haarlem, Julianastraat 30');
      await page.keyboard.press('Enter');
      assert.equal((await formData(page))['shipping.building'], '30');
      await press(page.getByRole('button', { name: 'Clear address' }));
      await press(page.getByRole('button', { name: 'Undo' }));
      assert.equal((await formData(page))['shipping.building'], '30');
    });

    it('opens on a press into the field and when an order needs an address, with its buttons', async () => {
      const { page } = checkout;
      await begin(page);
      await search(page, 'julian', 'Julianastraat, Haarlem, opens more addresses');
      const isOpen = () => page.getByRole('listbox').isVisible();
      await page.keyboard.press('Escape');
      assert.equal(await isOpen(), false);
      await press(field(page));
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('Escape');
      // The browser takes the focus to the first field that is wanting.
      const others = page.locator('form [required]:not(address-entry)');
      await others.evaluateAll((all) => {
        for (const it of all) it.removeAttribute('required');
      });
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor();
      assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.value), null);
      // One level up as its first row, to the manual fields as its last.
      await pick(page, 'Julianastraat, Haarlem, opens more addresses');
      await press(wayOut(page, 'Back from Julianastraat'));
      await option(page, 'Julianastraat, Haarlem, opens more addresses').waitFor();
      assert.equal(await field(page).inputValue(), 'julian');
      await press(wayOut(page, 'Not listed? Enter it yourself'));
      await page.getByRole('textbox', { name: 'Street' }).waitFor();
      assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.step), 'manual');
    });
  });
}

describe('a double click on a row that closes the list', () => {
  afterEach(() => checkout.close());

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
  afterEach(() => checkout.close());

  it('every button and link of the search is 44 pixels high and wide at least, and no row keeps a hover', async () => {
    const [, [, device]] = devices as [unknown, (typeof devices)[number]];
    checkout = await openCheckout({}, undefined, device);
    const { page } = checkout;
    await field(page).focus();
    await search(page, 'julian', 'Julianastraat, Haarlem, opens more addresses');
    const sizes = () =>
      page.evaluate(() => {
        const root = document.querySelector('address-entry')?.shadowRoot;
        const small = [...(root?.querySelectorAll<HTMLElement>('button, [role=option]') ?? [])].filter((it) => {
          const { width, height } = it.getBoundingClientRect();
          return it.checkVisibility() && Math.min(width, height) < 44;
        });
        return small.map((it) => it.textContent?.trim() || it.ariaLabel);
      });
    assert.deepEqual(await sizes(), []);
    const first = option(page, 'Julianastraat, Haarlem, opens more addresses');
    await first.tap();
    await wayOut(page, 'Back from Julianastraat').waitFor();
    const colours = await page
      .locator('[role=option]')
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor));
    assert.equal(new Set(colours).size, 1, 'all rows look the same');
    assert.deepEqual(await sizes(), []);
    await page.getByRole('button', { name: 'Clear address' }).tap();
    assert.deepEqual(await sizes(), []);
  });
});
