import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, formData, openCheckout, pick, search } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const street = 'Julianastraat, Haarlem, opens more addresses';

/** True if a person sees the option and can press it. */
function isOnTop({ page }: Checkout): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.querySelector('address-entry')?.shadowRoot;
    const option = root?.querySelector('[role=option]');
    const { left, top, width, height } = option?.getBoundingClientRect() ?? new DOMRect();
    const hit = root?.elementFromPoint(left + width / 2, top + height / 2);
    return height > 0 && top >= 0 && top + height <= innerHeight && option?.contains(hit ?? null) === true;
  });
}

/** Waits for what will be true. */
async function until(isTrue: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; !(await isTrue()); tries++) {
    assert.ok(tries < 600, String(isTrue));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('the list of suggestions', () => {
  it('is above a modal dialog, and Escape closes list, text and dialog in turn', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append(document.querySelector('address-entry') as HTMLElement);
      dialog.showModal();
    });
    const input = page.getByRole('combobox', { name: 'Address' });
    const isModal = () => page.evaluate(() => document.querySelector('dialog')?.open);
    await input.focus();
    await search(page, 'julian', street);
    assert.ok(await isOnTop(checkout));
    await page.keyboard.press('Escape');
    assert.equal(await input.getAttribute('aria-expanded'), 'false');
    assert.equal(await input.inputValue(), 'julian');
    await page.keyboard.press('Escape');
    assert.equal(await input.inputValue(), '');
    assert.equal(await isModal(), true);
    await page.keyboard.press('Escape');
    assert.equal(await isModal(), false);
  });

  it('is not printed; the address is, in words that can be read on paper', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    const house = '2012ES Haarlem, Julianastraat 30';
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await search(page, '2012ES 30', house);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.getByRole('listbox').isVisible(), false);
    await page.emulateMedia({ media: 'screen' });
    await pick(page, house);
    await formData(page);
    await page.emulateMedia({ media: 'print' });
    const address = page.locator('address-entry [part=address] .lines');
    assert.equal(await address.isVisible(), true);
    assert.match(await address.innerText(), /Julianastraat 30/);
    const [red = 255, green = 255, blue = 255] = await address.evaluate((lines) =>
      [...getComputedStyle(lines).color.matchAll(/\d+/g)].map(Number),
    );
    assert.ok(Math.max(red, green, blue) < 120, 'dark on white');
  });

  it('is not cut off by a parent that hides overflow', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.evaluate(() => {
      const parent = document.querySelector('address-entry')?.parentElement as HTMLElement;
      Object.assign(parent.style, { overflow: 'hidden', blockSize: '110px', contain: 'paint' });
    });
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await search(page, 'julian', street);
    assert.ok(await isOnTop(checkout));
  });

  it('opens above a field at the bottom of a low window, and never over the field', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.setViewportSize({ width: 640, height: 400 });
    const input = page.getByRole('combobox', { name: 'Address' });
    await input.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await input.focus();
    await search(page, 'julian', street);
    assert.ok(await isOnTop(checkout));
    const field = await input.boundingBox();
    const list = await page.getByRole('listbox').boundingBox();
    assert.ok(field && list && (list.y + list.height <= field.y || list.y >= field.y + field.height));
  });

  it('stays beside its field while the page, or a part of it, scrolls, grows, moves or is zoomed', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.evaluate(() => {
      const parent = document.querySelector('address-entry')?.parentElement as HTMLElement;
      Object.assign(parent.style, { overflow: 'auto', blockSize: '300px' });
      document.body.prepend(Object.assign(document.createElement('div'), { id: 'above', style: 'block-size: 40px' }));
      parent.append(Object.assign(document.createElement('div'), { style: 'block-size: 900px' }));
      document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 900px' }));
    });
    const input = page.getByRole('combobox', { name: 'Address' });
    await input.focus();
    await search(page, 'julian', street);
    const isBeside = async () => {
      const [field, list] = await Promise.all([
        input.boundingBox(),
        page.locator('address-entry [part=listbox]').boundingBox(),
      ]);
      if (!field || !list || Math.abs(list.width - field.width) > 2 || Math.abs(list.x - field.x) > 2) return false;
      const [beneath, above] = [list.y - field.y - field.height, field.y - list.y - list.height];
      // The label is between the field and a list above it.
      return (beneath >= 0 && beneath < 16) || (above >= 0 && above < 60);
    };
    await until(isBeside);
    for (const move of [
      () => scrollBy(0, 40),
      () => document.querySelector('address-entry')?.parentElement?.scrollBy(0, 30),
      // None of these fires an event.
      () => document.querySelector<HTMLElement>('#above')?.style.setProperty('block-size', '70px'),
      () => document.querySelector<HTMLElement>('main')?.style.setProperty('translate', '0 30px'),
      () => document.body.style.setProperty('zoom', '1.25'),
    ]) {
      await page.evaluate(move);
      await until(isBeside);
    }
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('listbox').isVisible(), false);
  });
});
