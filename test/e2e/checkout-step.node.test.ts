/** The address step of a checkout: two elements, the shop's own inputs, and the label of the parcel. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { violationsIn } from './axe.ts';
import { type Checkout, openEmptyPage } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const delivery = (page: Page) => page.getByRole('combobox', { name: /^Delivery address/ });
const same = (page: Page) => page.getByRole('checkbox', { name: 'Same as delivery address' });
const lines = (page: Page) => page.locator('#label-lines div');

async function open(device = {}): Promise<Page> {
  checkout = await openEmptyPage({}, undefined, device);
  const { page, demo } = checkout;
  await page.goto(`${demo.url}demo/checkout.html`);
  await same(page).waitFor();
  return page;
}

/** Chooses a saved address by its name. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await delivery(page).click();
  await page.getByRole('option', { name }).click();
}

describe('the address step', () => {
  it('delivers to a saved address, bills the same, and prints the label', async () => {
    const page = await open();
    await page.getByLabel('Full name').fill('A. Visser');
    await lines(page).getByText('A. Visser').waitFor();
    await choose(page, /^Work/);
    await lines(page).getByText('1000 BRUXELLES').or(lines(page).getByText('1000 Bruxelles')).first().waitFor();
    assert.equal(await page.getByLabel('Telephone').inputValue(), '+32 ');
    await page.getByLabel('Email').fill('a@shop.example');
    await page.getByLabel('Note').fill('Ring twice');
    await page.locator('#label-note').getByText('Ring twice', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'The shop receives' }).waitFor();
    const received = await page.locator('#order dd').allTextContents();
    assert.equal(received.filter((text) => text === 'Rue de la Loi').length, 2, received.join(' | '));
    assert.equal(checkout.demo.service.ledger.report().lookups, 0);
    assert.deepEqual(await page.evaluate(() => window.breaches), []);
  });

  it('keeps a telephone number that was typed, and follows the country before that', async () => {
    const page = await open();
    const tel = page.getByLabel('Telephone');
    await choose(page, /^Home/);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#tel')?.value === '+31 ');
    await delivery(page).fill('');
    await choose(page, /^Work/);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#tel')?.value === '+32 ');
    await tel.fill('+32 470 12 34 56');
    await delivery(page).fill('');
    await choose(page, /^Home/);
    await lines(page).getByText('Julianastraat 30').waitFor();
    assert.equal(await tel.inputValue(), '+32 470 12 34 56');
  });

  it('has an empty label again when it starts over', async () => {
    const page = await open();
    await choose(page, /^Home/);
    await lines(page).getByText('Julianastraat 30').waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.locator('.label.blank').waitFor();
    assert.equal(await lines(page).count(), 0);
  });

  it('is accessible and fits on a screen, and on a small phone in the dark', async () => {
    const page = await open();
    await choose(page, /^Home/);
    await lines(page).getByText('Julianastraat 30').waitFor();
    await same(page).uncheck();
    await page.getByRole('combobox', { name: /^Billing address/ }).waitFor();
    for (const [width, colorScheme] of [
      [1_280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await violationsIn(page), [], colorScheme);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, colorScheme);
    }
  });
});

describe('the address step while it loads', () => {
  /** Runs in the page before its scripts. */
  const watch = () => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as LayoutShift;
        window.shifts.push(`${value} ${sources.map(({ node }) => (node as Element | null)?.id).join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  };
  /** Runs in a page: what changed is painted. */
  const painted = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

  for (const width of [360, 1_100])
    for (const held of [[], ['engine', 'same-as']] as const) {
      const late = held.length > 0 ? `when ${held.join(' and then ')} come late` : 'when all comes at once';
      it(`does not move on its own ${late}, ${width} pixels wide`, async () => {
        checkout = await openEmptyPage({}, watch, { viewport: { width, height: 900 } });
        const { page, demo } = checkout;
        const waiting: (() => void)[] = [];
        const isHeld = ({ pathname }: URL) => held.some((it) => new RegExp(`/${it}(-[^/]*)?\\.js$`).test(pathname));
        await page.route(isHeld, async (route) => {
          await new Promise<void>((resolve) => waiting.push(resolve));
          await route.continue();
        });
        await page.goto(`${demo.url}demo/checkout.html`);
        await page.waitForFunction(() => document.querySelector('#billing')?.shadowRoot?.childElementCount);
        for (const _ of held) {
          await page.evaluate(painted);
          while (waiting.length === 0) await page.waitForFunction(() => true);
          waiting.shift()?.();
        }
        await same(page).waitFor();
        await page.locator('#delivery [part=country]:enabled').waitFor();
        await page.evaluate(painted);
        assert.deepEqual(await page.evaluate(() => window.shifts), []);
      });
    }
});

/** Not among the types of the DOM yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    /** Each thing that moved by itself, and how far. */
    shifts: string[];
  }
}
