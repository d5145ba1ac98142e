import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { type Checkout, closeBrowser, openCheckout } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

/** Elements that come and go. */
const count = 220;

describe('elements that are taken out of the page', () => {
  for (const place of ['a form that nobody has focused', 'no form'] as const) {
    it(`are freed, all of them, where they were in ${place}`, async () => {
      checkout = await openCheckout();
      const { page } = checkout;
      await page.evaluate(
        async ([many, isInForm]) => {
          const holder = document.createElement(isInForm ? 'form' : 'div');
          document.body.append(holder);
          const references: WeakRef<Element>[] = [];
          for (let made = 0; made < many; made++) {
            const element = document.createElement(made % 2 === 0 ? 'address-entry' : 'nl-postcode-lookup');
            element.setAttribute('proxy-url', '/address-api');
            element.setAttribute('country', 'NL');
            holder.append(element);
            await (element as HTMLElement & { updateComplete?: Promise<unknown> }).updateComplete;
            element.remove();
            references.push(new WeakRef(element));
          }
          Object.assign(window, { references });
        },
        [count, place !== 'no form'] as const,
      );
      const client = await page.context().newCDPSession(page);
      const alive = async () => {
        await client.send('HeapProfiler.collectGarbage');
        return page.evaluate(
          () => (Reflect.get(window, 'references') as WeakRef<Element>[]).filter((it) => it.deref()).length,
        );
      };
      // What a finished task held goes with the next collection.
      for (let tries = 0; tries < 10 && (await alive()) > 0; tries++) await page.evaluate(() => undefined);
      assert.equal(await alive(), 0);
    });
  }
});
