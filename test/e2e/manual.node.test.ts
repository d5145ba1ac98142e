import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { colourRules, nameRules, violationsIn } from './axe.ts';
import { type Checkout, formData, openCheckout, search, tabToAddress } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const manually = 'Enter address manually';

/** Tab, until something of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return label?.replace(/\s+/g, ' ').trim() ?? '';
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`"${name}" cannot be reached by Tab.`);
}

async function openFields(page: Page): Promise<void> {
  await page.getByRole('button', { name: manually }).click();
  await page.getByRole('textbox', { name: 'Street' }).first().waitFor();
}

/** The order that the shop received. */
async function orderOf(page: Page): Promise<Record<string, string>> {
  await page.getByRole('heading', { name: 'The shop receives' }).waitFor();
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('#order dl > div')];
    return Object.fromEntries(rows.map((row) => [row.children[0]?.textContent, row.children[1]?.textContent]));
  });
}

describe('a shopper who types the address by hand', () => {
  it('gets from the search to a placed order by keyboard alone', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await tabTo(page, 'Full name');
    await page.keyboard.type('A. Visser');
    await page.keyboard.press('Tab');
    await page.keyboard.type('a@example.org');
    await tabToAddress(page);
    await search(page, 'Julianastraat', 'Julianastraat, Haarlem, opens more addresses');
    await page.keyboard.press('Escape');
    await tabTo(page, manually);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'House number' }).waitFor();
    // The focus is where something is wanting.
    await page.keyboard.type('30');
    await tabTo(page, 'Postcode');
    await page.keyboard.type('2012 es');
    await tabTo(page, 'Town or city');
    await page.keyboard.type('Haarlem');
    await page.keyboard.press('Enter');
    const data = await formData(page);
    assert.equal(data['shipping.street'], 'Julianastraat');
    assert.equal(data['shipping.source'], 'manual');
    assert.equal(data['shipping.grade'], 'A');
    await tabTo(page, 'Place order');
    await page.keyboard.press('Enter');
    assert.equal((await orderOf(page))['shipping.postcode'], '2012ES');
    assert.deepEqual(await page.evaluate(() => window.breaches), []);
    assert.equal((await page.evaluate(() => window.selected)).length, 1);
  });

  it('finds the fields unchanged after leaving the page and coming back', async () => {
    checkout = await openCheckout();
    const { page, demo } = checkout;
    await openFields(page);
    await page.getByRole('textbox', { name: 'Street' }).fill('Julianastraat');
    await page.getByRole('textbox', { name: 'House number' }).fill('3');
    await page.goto(`${demo.url}ledger`);
    await page.goBack();
    await page.getByRole('textbox', { name: 'House number' }).waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Street' }).inputValue(), 'Julianastraat');
    assert.equal(await page.getByRole('textbox', { name: 'House number' }).inputValue(), '3');
    assert.equal(await page.locator('#country').inputValue(), 'NLD');
  });
});

const misspelt = { Street: 'Juliannastrat', 'House number': '30', Postcode: '2012ES', 'Town or city': 'Harlem' };

interface Look {
  readonly name: string;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors: 'active' | 'none';
  readonly width: number;
  readonly rules?: readonly string[];
}

const phone: Look = { name: 'a narrow phone', colorScheme: 'dark', forcedColors: 'none', width: 320 };
const looks: readonly Look[] = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none', width: 1_280 },
  { name: 'forced colours', colorScheme: 'dark', forcedColors: 'active', width: 1_280, rules: colourRules },
  { ...phone, rules: colourRules },
];

/** Every shape there is: with a region, the number first, the postcode on a line of its own. The others have other names for a field. */
const shapes = ['NLD', 'GBR', 'ITA', 'ESP'];

describe('the manual fields of every country', () => {
  it('are accessible and fit in every display mode', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    const assertSound = async (state: string, seen: readonly Look[] = looks) => {
      for (const { name, width, colorScheme, forcedColors, ...scope } of seen) {
        await page.emulateMedia({ colorScheme, forcedColors });
        await page.setViewportSize({ width, height: 900 });
        assert.deepEqual(await violationsIn(page, { within: 'address-entry', ...scope }), [], `${state}, ${name}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `${state}, ${name}: ${overflow} px too wide`);
      }
    };
    await openFields(page);
    await page.getByRole('button', { name: 'Add apartment' }).click();
    const picker = page.locator('#country');
    const codes = await picker
      .locator('option:not([disabled])')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    assert.equal(codes.length, 15);
    for (const code of codes) {
      await picker.selectOption(code);
      await assertSound(code, shapes.includes(code) ? looks : [{ ...phone, rules: nameRules }]);
    }
    await picker.selectOption('NLD');
    for (const [label, text] of Object.entries(misspelt)) await page.getByRole('textbox', { name: label }).fill(text);
    await page.keyboard.press('Enter');
    await page.getByText('Did you mean this address?').first().waitFor();
    await assertSound('the review');
  });
});
