import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, formData, listHas, openCheckout, pick } from './support.ts';

let checkout: Checkout;

after(closeBrowser);

const street = 'Julianastraat, Haarlem, opens more addresses';
/** One of more rows than a low window has room for. */
const square = 'Stationsplein, Haarlem, opens more addresses';
const house = '2012ES Haarlem, Julianastraat 30';

/** Types key by key: a browser scrolls to where a key goes. */
async function search(page: Page, text: string, option: string): Promise<void> {
  await page.keyboard.type(text);
  await listHas(page, option);
}

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * The parts that are cut off: texts and controls that do not fit into the box around them, or into the window's width.
 */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('address-entry')?.shadowRoot;
    const selector = 'label, [role=option], [role=option] span, p, button, [part=address] .lines > div';
    return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        const isBlock = getComputedStyle(element).display !== 'inline';
        return (isBlock && isCut) || left < 0 || right > innerWidth + 1;
      })
      .map((element) => `${element.localName} ${element.textContent?.trim()}`);
  });

/** Resolves when the active option and the field can be seen whole. */
async function bothInSight(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('address-entry')?.shadowRoot;
    const input = root?.querySelector<HTMLInputElement>('#input');
    const option = root?.getElementById(input?.getAttribute('aria-activedescendant') ?? '');
    // A way out of the list has the focus itself.
    const way = root?.activeElement?.closest('.option');
    return [input, way ?? option].every((element) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      // `elementFromPoint` keeps answering a point that is asked for again as it was before the list moved (Chromium).
      const at = (y: number) => root?.elementsFromPoint(left + Math.min(width / 2, 80), y)[0] ?? null;
      return [top + 2, top + height - 2].every((y) => element?.contains(at(y)));
    });
  });
}

declare global {
  interface Window {
    /** The sheet of the window's case within the element. */
    worn?: CSSStyleSheet;
  }
}

const windows: readonly (readonly [what: string, width: number, height: number, css: string])[] = [
  ['320 pixels wide', 320, 640, ''],
  ['1280 pixels wide at 400 % zoom', 320, 225, ''],
  ['a phone on its side', 568, 256, ''],
  ['640 pixels wide with text twice as large', 640, 640, ':root { font-size: 200% }'],
  [
    '320 pixels wide with more space in the text',
    320,
    640,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  ],
];

describe('in a window that is', () => {
  before(async () => {
    checkout = await openCheckout();
  });
  after(() => checkout.close());

  for (const [what, width, height, css] of windows) {
    it(`${what} everything can be read and reached, and nothing scrolls horizontally`, async () => {
      const { page } = checkout;
      await page.evaluate(() => document.querySelector('address-entry')?.clear());
      await page.setViewportSize({ width, height });
      // The page's policy forbids style elements; a sheet made by a script is the extension's way.
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
        window.worn ??= new CSSStyleSheet();
        window.worn.replaceSync(text.replace(':root', ':host(:not(*))'));
        const { adoptedStyleSheets: own = [] } = document.querySelector('address-entry')?.shadowRoot ?? {};
        if (!own.includes(window.worn)) own.push(window.worn);
      }, css);
      assert.ok((await overflow(page)) <= 0, 'the empty field');
      assert.deepEqual(await clipped(page), []);

      const input = page.getByRole('combobox', { name: 'Address' });
      await input.focus();
      await search(page, 'julian', street);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await bothInSight(page);
      assert.ok((await overflow(page)) <= 0, 'the list');
      assert.deepEqual(await clipped(page), []);
      const list = await page.locator('address-entry [part=listbox]').boundingBox();
      assert.ok(list && list.y >= 0 && list.y + list.height <= height, 'the list lies inside the window');

      await input.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await search(page, 'stationsplein', square);
      for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'PageDown']) {
        await page.keyboard.press(key);
        await bothInSight(page);
      }

      await input.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await search(page, '2012ES 30', house);
      await pick(page, house);
      await formData(page);
      assert.ok((await overflow(page)) <= 0, 'the address');
      assert.deepEqual(await clipped(page), []);
    });
  }
});

describe('on a phone', () => {
  afterEach(() => checkout.close());

  it('the list stays open and visible when the keyboard makes the window smaller', async () => {
    checkout = await openCheckout({}, undefined, { viewport: { width: 360, height: 740 } });
    const { page } = checkout;
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await search(page, 'julian', street);
    await page.setViewportSize({ width: 360, height: 340 });
    await page.waitForFunction(() => innerHeight === 340);
    await page.keyboard.press('ArrowDown');
    await bothInSight(page);
  });

  it('a refused field comes into view with its label and its error', async () => {
    checkout = await openCheckout({}, undefined, { viewport: { width: 390, height: 420 } });
    const { page } = checkout;
    await page.evaluate(() => document.querySelector('address-entry')?.enterManually());
    const button = page.getByRole('button', { name: 'Use this address' });
    // A browser scrolls no further than it has to: the field is cut off by the edge of the window.
    const street = page.getByRole('textbox', { name: 'Street' });
    await street.evaluate((it) => scrollBy(0, it.getBoundingClientRect().top + 10));
    await button.click();
    for (const seen of [page.getByText('Street', { exact: true }), page.getByText('Enter a street.')]) {
      const box = await seen.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 420, JSON.stringify(box));
    }
  });

  for (const [where, fieldEnd, isAbove] of [
    ['between field and keyboard', 200, false],
    ['above a field that the keyboard touches', 412, true],
  ] as const) {
    it(`the list stays clear of a keyboard that covers the page: ${where}`, async () => {
      const keyboard = 320;
      checkout = await openCheckout({}, coverWindow, { viewport: { width: 360, height: 740 } });
      const { page } = checkout;
      const input = page.getByRole('combobox', { name: 'Address' });
      // Room to scroll: a browser adds as much when it shows its keyboard.
      await page.evaluate(() => Object.assign(document.body.style, { minBlockSize: '3000px' }));
      await input.evaluate((element, end) => scrollBy(0, element.getBoundingClientRect().bottom - end), fieldEnd);
      await input.focus();
      await search(page, 'julian', street);
      const list = await page.getByRole('listbox').boundingBox();
      const field = await input.boundingBox();
      assert.ok(
        list && field && list.y >= 0 && list.y + list.height <= 740 - keyboard,
        JSON.stringify({ list, field }),
      );
      assert.equal(list.y < field.y, isAbove);
    });
  }
});

/** Runs in the page: a keyboard of 320 pixels lies over the window's end, as browsers tell it. */
function coverWindow(): void {
  const covered = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, offsetLeft: 0 });
  Object.defineProperty(covered, 'height', { get: () => innerHeight - 320 });
  Object.defineProperty(window, 'visualViewport', { value: covered });
}
