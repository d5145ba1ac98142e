/** Orders while the service is down, slow, or out of reach: on a phone in the hand and at a desk. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { FaultRule } from '../../demo/service/faults.ts';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, holdBack, isReady, openEmptyPage } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk: BrowserContextOptions = { viewport: { width: 1_280, height: 800 } };

const house = '2012ES Haarlem, Julianastraat 30';
const field = (page: Page) => page.getByRole('combobox', { name: 'Address' });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true }).first();
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name }).first();

/** Presses as people do at the device: with a finger or a mouse. */
let press: (target: Locator) => Promise<void>;

/** A checkout in which the name is filled in already. */
async function openFor(device: BrowserContextOptions, faults: readonly FaultRule[], path = ''): Promise<Page> {
  press = (target) => (device.hasTouch ? target.tap() : target.click());
  checkout = await openEmptyPage({}, undefined, device);
  const { page, demo } = checkout;
  demo.service.faults = faults;
  // The list of countries is asked for by the page that opens; the browser must not remember it.
  await page.route('**/supported-countries', (route) =>
    faults.some(({ operation = 'countries' }) => operation === 'countries')
      ? route.fulfill({ status: 503 })
      : route.continue(),
  );
  await page.goto(demo.url + path);
  if (path !== '') return page;
  await page.getByLabel('Full name').fill('A. Visser');
  await page.getByLabel('Email').fill('a@example.org');
  return page;
}

/** The order that the shop received. */
async function orderOf(page: Page): Promise<Record<string, string>> {
  await page.locator('#order dl').waitFor();
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('#order dl > div')];
    return Object.fromEntries(rows.map((row) => [row.children[0]?.textContent, row.children[1]?.textContent]));
  });
}

const order = (page: Page) => press(page.getByRole('button', { name: 'Place order' }));

describe('while the service is down, slow or out of reach', () => {
  for (const [status, where, device] of [
    [503, 'on a phone', phone],
    [401, 'at a desk', desk],
  ] as const) {
    it(`an order ${where} goes by the manual fields, with what was typed in its parts, where it answers ${status}`, async () => {
      const page = await openFor(device, [{ fault: { kind: 'status', status } }]);
      await press(field(page));
      await page.keyboard.type('Julianastraat 30, 2012 ES');
      await page.locator('[part=error]').first().waitFor();
      await order(page);
      await textbox(page, 'Town or city').waitFor();
      const texts = await Promise.all(
        ['Street', 'House number', 'Postcode', 'Town or city'].map((name) => textbox(page, name).inputValue()),
      );
      assert.deepEqual(texts, ['Julianastraat', '30', '2012 ES', '']);
      assert.equal(await page.locator('#order dl').count(), 0, 'a town is wanting');
      await textbox(page, 'Town or city').fill('Haarlem');
      await order(page);
      const received = await orderOf(page);
      assert.deepEqual(
        ['street', 'building', 'postcode', 'locality', 'country', 'source'].map((name) => received[`shipping.${name}`]),
        ['Julianastraat', '30', '2012ES', 'Haarlem', 'NL', 'manual'],
      );
    });
  }

  it('the search works at a desk while the list of countries alone cannot be had', async () => {
    const page = await openFor(desk, [{ operation: 'countries', fault: { kind: 'status', status: 503 } }]);
    await press(field(page));
    await page.keyboard.insertText('2012ES 30');
    await press(option(page, house));
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    await order(page);
    const received = await orderOf(page);
    assert.equal(received['shipping.street'], 'Julianastraat');
    assert.equal(received['shipping.country'], 'NL');
  });

  it('the search on a phone goes on by itself once the network is back', async () => {
    const page = await openFor(phone, []);
    await page.waitForFunction(isReady);
    await page.context().setOffline(true);
    await press(field(page));
    await page.keyboard.insertText('2012ES 30');
    await page.getByText('cannot be reached').first().waitFor();
    await page.context().setOffline(false);
    await press(option(page, house));
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
    await order(page);
    assert.equal((await orderOf(page))['shipping.building'], '30');
  });

  it('an order that is placed at a desk while the details are slow waits for them, and goes once', async () => {
    const page = await openFor(desk, []);
    await page.evaluate(() => {
      document.addEventListener('submit', () => (document.title += '!'));
    });
    const release = await holdBack(page, '**/v1/address/**');
    await press(field(page));
    await page.keyboard.insertText('2012ES 30');
    await press(option(page, house));
    await order(page);
    await page.getByText('Checking the address').first().waitFor();
    release();
    assert.equal((await orderOf(page))['shipping.locality'], 'Haarlem');
    assert.equal((await page.title()).split('!').length, 2);
  });

  it('postcode, number and one Enter order on a phone', async () => {
    const faults = [{ operation: 'dutchByPostcode', fault: { kind: 'delay', ms: 300 } }] as const;
    const page = await openFor(phone, faults, 'demo/nl.html');
    await press(textbox(page, 'Postcode'));
    await page.keyboard.type('2012ES');
    await page.keyboard.press('Tab');
    await page.keyboard.type('30');
    await page.keyboard.press('Enter');
    const received = await orderOf(page);
    assert.deepEqual([received['shipping.street'], received['shipping.source']], ['Julianastraat', 'lookup']);
  });
});
