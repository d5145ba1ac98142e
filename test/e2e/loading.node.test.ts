import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, openCheckout, search } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

/** Modules of the elements that the page has loaded. */
const loaded = () =>
  checkout.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/src/')),
  );

const has = (paths: readonly string[], part: string) => paths.some((path) => path.includes(part));

describe('a checkout', () => {
  it('loads the search immediately and nothing else until the shopper needs it', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    const optional = ['/panels/manual/', '/panels/dutch-lookup/', '/page-fields/page-fields-'];
    const needed = async () => {
      const paths = await loaded();
      return optional.filter((part) => has(paths, part));
    };
    assert.deepEqual(await needed(), []);
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await search(page, 'julian', 'Julianastraat, Haarlem, opens more addresses');
    assert.deepEqual(await needed(), []);
    await page.getByRole('button', { name: 'Enter address manually' }).press('Enter');
    await page.getByRole('textbox', { name: 'Street' }).waitFor();
    assert.deepEqual(await needed(), ['/panels/manual/']);
  });

  for (const width of [360, 1_100]) {
    it(`does not move when the field arrives, ${width} pixels wide`, async () => {
      const watch = () => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      };
      checkout = await openCheckout({}, watch, { viewport: { width, height: 900 } });
      const { page } = checkout;
      await page.locator('[part=country]:enabled').waitFor();
      assert.ok((await page.evaluate(() => window.shift)) < 0.01);
    });
  }
});

declare global {
  interface Window {
    /** The distance that things moved by themselves: cumulative layout shift. */
    shift: number;
  }
}
