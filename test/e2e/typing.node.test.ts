import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, openCheckout, search } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const street = 'Julianastraat, Haarlem, opens more addresses';

describe('a shopper who types with an input method', () => {
  it('has suggestions while they compose, and no key of theirs chooses or submits', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.evaluate(() => {
      Object.assign(window, { submits: 0 });
      document.addEventListener('submit', () => Object.assign(window, { submits: 1 }));
    });
    const input = page.getByRole('combobox', { name: 'Address' });
    await input.focus();
    const client = await page.context().newCDPSession(page);
    for (const text of ['j', 'ju', 'jul', 'juli', 'julia', 'julian']) {
      await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    await page.getByRole('option', { name: street }).waitFor();
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key });
    }
    assert.equal(await input.inputValue(), 'julian');
    assert.equal(await input.getAttribute('aria-activedescendant'), null);
    await client.send('Input.insertText', { text: 'juliana' });
    assert.equal(await input.inputValue(), 'juliana');
    await page.getByRole('option', { name: street }).waitFor();
    assert.equal(await page.evaluate(() => Reflect.get(window, 'submits')), 0);
    assert.deepEqual(await page.evaluate(() => window.selected), []);
  });
});

describe('what a shopper types', () => {
  it('goes to the shop’s own origin and nowhere else', async () => {
    checkout = await openCheckout();
    const { page, demo } = checkout;
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.reload();
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await search(page, 'julian', street);
    assert.deepEqual([...origins], [new URL(demo.url).origin]);
  });

  it('is answered within 400 ms of the last key, by a service that takes 200 ms', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.getByRole('combobox', { name: 'Address' }).focus();
    // By the page's own clock, which stands still but for the 200 ms that are left: a busy machine changes nothing.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const text of ['julian', 'kalver', 'prinsen', 'haarl', 'amster']) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
      const asked = page.waitForRequest((request) => request.url().includes(`/${text}/`));
      await page.clock.runFor(200);
      await asked;
      await page.locator('[role=option]').first().waitFor();
      await page.waitForFunction(
        (begin) =>
          document.querySelector('address-entry')?.shadowRoot?.querySelector<HTMLInputElement>('#input')?.value ===
          begin,
        text,
      );
    }
  });
});
