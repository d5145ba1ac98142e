import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, openCheckout, pick, search } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const street = 'Julianastraat, Haarlem, opens more addresses';
const house = '2012ES Haarlem, Julianastraat 30';

/** The field in a form of its own, in what `kind` names, open. */
async function openIn(kind: 'dialog' | 'popover'): Promise<Page> {
  checkout = await openCheckout();
  const { page } = checkout;
  await page.evaluate((name) => {
    const surface = document.createElement(name === 'dialog' ? 'dialog' : 'div');
    const form = surface.appendChild(document.createElement('form'));
    form.method = 'dialog';
    const save = form.appendChild(document.createElement('button'));
    save.textContent = 'Save';
    const opener = document.body.appendChild(document.createElement('button'));
    opener.textContent = 'Change address';
    document.body.append(surface);
    save.before(document.querySelector('address-entry') as HTMLElement);
    surface.id = 'surface';
    if (name === 'popover') surface.popover = 'auto';
    opener.onclick = () =>
      surface instanceof HTMLDialogElement ? surface.showModal() : surface.showPopover({ source: opener });
  }, kind);
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByRole('combobox', { name: 'Address' }).focus();
  return page;
}

const isOpen = (page: Page) =>
  page.evaluate(() => document.querySelector('#surface')?.matches('dialog[open], :popover-open') === true);

describe('in a dialog, the address field', () => {
  it('is submitted with Enter, which first chooses and only then closes', async () => {
    const page = await openIn('dialog');
    await search(page, '2012ES 30', house);
    await pick(page, house);
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    assert.equal(await isOpen(page), true);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('#surface')?.matches('dialog[open]') === false);
    assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.value?.postcode), '2012ES');
  });

  it('keeps the focus inside, returns it when it closes, and takes its list with it', async () => {
    const page = await openIn('dialog');
    await search(page, 'julian', street);
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('#surface') !== null;
      });
      assert.ok(focus, 'focus is in the dialog, or on its way around through the browser');
    }
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.getByRole('option', { name: street }).isVisible(), true);
    await page.evaluate(() => document.querySelector('dialog')?.close());
    assert.equal(await page.getByRole('option', { name: street }).isVisible(), false);
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Change address');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: street }).waitFor({ state: 'hidden' });
    assert.equal(await page.getByRole('combobox', { name: 'Address' }).inputValue(), 'julian');
  });

  it('shows what is missing inside the dialog, and stops it from closing', async () => {
    const page = await openIn('dialog');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('address-entry #input[aria-invalid=true]').waitFor();
    assert.equal(await isOpen(page), true);
    assert.equal(await page.evaluate(() => document.activeElement?.localName), 'address-entry');
  });
});

describe('in a popover, the address field', () => {
  it('lets a suggestion be clicked without closing it', async () => {
    const page = await openIn('popover');
    await search(page, 'julian', street);
    await page.getByRole('option', { name: street }).click();
    await page.getByRole('option', { name: 'Julianastraat 12, 2012ES Haarlem' }).click();
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    assert.equal(await isOpen(page), true);
  });

  it('closes list, text and popover in turn on Escape', async () => {
    const page = await openIn('popover');
    await search(page, 'julian', street);
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('option', { name: street }).isVisible(), false);
    assert.equal(await isOpen(page), true);
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('combobox', { name: 'Address' }).inputValue(), '');
    assert.equal(await isOpen(page), true);
    await page.keyboard.press('Escape');
    assert.equal(await isOpen(page), false);
  });
});
