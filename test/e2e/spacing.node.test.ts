/** 400 % of a window of 1280 by 1024 pixels, with the text spacing that a person may need. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, openEmptyPage, search } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const fields = { street: 'Juliannastrat', building: '30', postcode: '2012ES', locality: 'Harlem' };

async function byHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await page.locator('#shipping #street').waitFor();
  for (const [name, text] of Object.entries(fields)) await page.locator(`#shipping #${name}`).fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Did you mean this address?' }).waitFor();
}

async function additions(page: Page): Promise<void> {
  await page.locator('#postcode').fill('3024AN');
  await page.locator('#houseNumber').fill('212');
  await page.keyboard.press('Enter');
  await page.locator('fieldset select').first().waitFor();
}

const states: Readonly<Record<string, readonly [path: string, act: (page: Page) => Promise<unknown>]>> = {
  'a list': ['', (page) => search(page, 'julian', 'Julianastraat, Haarlem, opens more addresses')],
  'a question': ['', byHand],
  'a Dutch choice': ['demo/nl.html', additions],
};

/** The text spacing of WCAG 1.4.12. A turning sign of a wait would count as cut off: its corners leave the line of text. */
const spacing =
  '* { animation: none !important } * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** The parts that are cut off, or make the page scroll sideways. */
function unfit(styles: string): readonly string[] {
  const texts = [...document.querySelectorAll('address-entry, nl-postcode-lookup')].flatMap(({ shadowRoot }) => {
    if (!shadowRoot) return [];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadowRoot.adoptedStyleSheets.push(sheet);
    return [...shadowRoot.querySelectorAll<HTMLElement>('label, legend, p, button, [role=option]')];
  });
  const seen = texts.filter((it) => it.getClientRects().length > 0 && !it.closest('.visually-hidden, [part=status]'));
  const cut = seen.filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2);
  const sideways = document.documentElement.scrollWidth - innerWidth;
  return [
    ...cut.filter((it) => getComputedStyle(it).display !== 'inline').map((it) => `cut off: ${it.textContent?.trim()}`),
    ...(sideways > 0 ? [`${sideways} px too wide`] : []),
  ];
}

/** The control that has the focus, if it is out of the window; empty if it is in sight. */
function focusOutOfSight(): string {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active || active === document.body) return '';
  const { top, bottom } = active.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight ? `${active.localName} ${active.id}` : '';
}

describe('at 400 %, with wide text spacing', () => {
  for (const [name, [path, act]] of Object.entries(states)) {
    it(`nothing is cut off, and the focus is visible: ${name}`, async () => {
      checkout = await openEmptyPage();
      const { page, demo } = checkout;
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(demo.url + path);
      await page.waitForFunction(() => customElements.get('address-entry') ?? customElements.get('nl-postcode-lookup'));
      if (path === '') await page.locator('#shipping').evaluate((it: HTMLElement) => it.focus());
      await act(page);
      assert.deepEqual(await page.evaluate(unfit, spacing), []);
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press('Tab');
        assert.equal(await page.evaluate(focusOutOfSight), '');
      }
    });
  }
});
