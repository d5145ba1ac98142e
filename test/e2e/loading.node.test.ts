import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { type Checkout, closeBrowser, openCheckout } from './support.ts';

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
  it('loads the field alone, as long as nobody does anything', async () => {
    checkout = await openCheckout();
    const paths = await loaded();
    assert.ok(has(paths, '/address-entry/element.ts'));
    const later = ['/search.ts', '/other-ways.ts', '/manual/', '/enhance/', '/trouble.ts', '/type-ahead.ts'];
    assert.deepEqual(
      later.filter((part) => has(paths, part)),
      [],
    );
  });

  it('loads what searching needs when somebody begins with the form, before they are at the address', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    const search = page.waitForResponse((response) => response.url().includes('/address-entry/search.ts'));
    await page.getByLabel('Name').first().focus();
    assert.equal((await search).status(), 200);
    assert.equal(has(await loaded(), '/manual/'), false);
  });

  for (const width of [360, 1_100]) {
    it(`moves nothing when the field arrives, ${width} pixels wide`, async () => {
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
    /** How far things moved by themselves: cumulative layout shift. */
    shift: number;
  }
}
