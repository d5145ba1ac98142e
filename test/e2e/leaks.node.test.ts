import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, openCheckout } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

/** Elements that come and go. */
const count = 220;

/**
 * The number of elements of the window's `references` that still exist, once it is no more than expected or after some
 * tries.
 */
async function aliveAmongReferences(page: Checkout['page'], expected: number): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const alive = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return page.evaluate(
      () => (Reflect.get(window, 'references') as WeakRef<Element>[]).filter((it) => it.deref()).length,
    );
  };
  // What a finished task held goes with the next collection.
  for (let tries = 0; tries < 10 && (await alive()) > expected; tries++) await page.evaluate(() => undefined);
  return alive();
}

describe('elements that are removed from the page', () => {
  for (const place of ['a form that never had the focus', 'no form'] as const) {
    it(`are freed, all of them, if they were in ${place}`, async () => {
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
      assert.equal(await aliveAmongReferences(page, 0), 0);
    });
  }
});

describe('elements that followed another one', () => {
  it('are freed once they are removed, while the other one stays', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.evaluate(async () => {
      const references: WeakRef<Element>[] = [];
      for (let made = 0; made < 20; made++) {
        const element = document.createElement('address-entry');
        element.setAttribute('same-as', 'shipping');
        document.forms[0]?.append(element);
        while (!element.shadowRoot?.querySelector('#same')) await new Promise((resolve) => setTimeout(resolve));
        element.remove();
        references.push(new WeakRef(element));
      }
      Object.assign(window, { references });
    });
    assert.equal(await aliveAmongReferences(page, 0), 0);
  });
});

describe('fields that failed validation', () => {
  it('are freed once others have replaced them, except the last two', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.evaluate(async () => {
      const element = document.createElement('address-entry');
      Object.assign(element, { country: 'NL', required: true, proxyUrl: '/address-api' });
      document.body.append(element);
      const references: WeakRef<Element>[] = [];
      const step = async (id: string) => {
        const field = () => element.shadowRoot?.querySelector(id);
        while (!field()) await new Promise((resolve) => requestAnimationFrame(resolve));
        element.reportValidity();
        references.push(new WeakRef(field() as Element));
      };
      for (let time = 0; time < 20; time++) {
        await step('#input');
        element.enterManually();
        await step('#street');
        element.shadowRoot?.querySelector<HTMLElement>('.actions .link')?.click();
      }
      await step('#input');
      Object.assign(window, { references });
    });
    assert.ok((await aliveAmongReferences(page, 4)) <= 4);
  });
});
