import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { type Browser, chromium, type Page } from 'playwright-core';
import { addressHeld, noteKept } from '../autofill/kept-page.ts';
import { chromeFlags, findChrome } from '../support/chrome.ts';
import { patient } from '../support/chromium.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import {
  type Checkout,
  chooseCountry,
  formData,
  openCheckout,
  openDemo,
  openEmptyPage,
  pick,
  search,
  sessionsOf,
} from './support.ts';

let checkout: Checkout | undefined;
/** A browser that keeps pages whole when they are left: Playwright's does not. */
let keeping: Browser;

before(async () => {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  keeping = patient(await chromium.launch({ executablePath: findChrome(), args: chromeFlags, ignoreDefaultArgs }));
});
afterEach(async () => {
  await checkout?.close();
  checkout = undefined;
});
after(async () => {
  await keeping.close();
  await closeBrowser();
});

const street = 'Julianastraat, Haarlem, opens more addresses';
const grandPlace = 'Grote Markt, 1000 Brussel, opens more addresses';
const house = '2012ES Haarlem, Julianastraat 30';

/** The engine's file. */
const engine = '**/elements/address-entry/engine-*.js';

async function enter(page: Page): Promise<Record<string, string>> {
  await page.getByRole('combobox', { name: 'Address' }).focus();
  await search(page, '2012ES 30', house);
  await pick(page, house);
  return formData(page);
}

async function leaveAndComeBack(page: Page, { url }: { readonly url: string }): Promise<void> {
  await page.goto(`${url}ledger`);
  await page.goBack();
}

describe('a shopper who', () => {
  it('leaves the page and comes back finds the address unchanged, at no cost', async () => {
    checkout = await openCheckout();
    const { page, demo } = checkout;
    const entered = await enter(page);
    const text = await page.getByRole('combobox', { name: 'Address' }).inputValue();
    const calls = sessionsOf(demo).flatMap((session) => session.calls).length;
    await leaveAndComeBack(page, demo);
    const restored = await formData(page);
    assert.deepEqual(restored, entered);
    assert.equal(await page.getByRole('combobox', { name: 'Address' }).inputValue(), text.trim());
    assert.deepEqual(await page.evaluate(() => window.selected), [], 'it is no news to the page');
    assert.equal(sessionsOf(demo).flatMap((session) => session.calls).length, calls);
  });

  it('leaves the page and comes back finds the typed text, and continues in an entry of its own', async () => {
    checkout = await openCheckout();
    const { page, demo } = checkout;
    const input = page.getByRole('combobox', { name: 'Address' });
    await input.focus();
    await search(page, 'julian', street);
    await leaveAndComeBack(page, demo);
    assert.equal(await input.inputValue(), 'julian', 'at once, as in a field of the page');
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'search');
    assert.equal(await input.getAttribute('aria-expanded'), 'false');
    await input.focus();
    await page.keyboard.press('End');
    await search(page, 'astr', street);
    assert.equal(sessionsOf(demo).length, 2);
  });

  it('leaves the page before the engine has loaded finds the typed text, however often they leave', async () => {
    checkout = await openEmptyPage();
    const { page, demo } = checkout;
    // None comes while they type, leave and come back.
    await page.route(engine, () => {});
    await page.goto(demo.url);
    const input = page.getByRole('combobox', { name: 'Address' });
    await input.focus();
    await page.keyboard.type('julian');
    for (const time of ['once', 'twice']) {
      await leaveAndComeBack(page, demo);
      await input.waitFor();
      assert.equal(await input.inputValue(), 'julian', time);
    }
    await page.unroute(engine);
    await leaveAndComeBack(page, demo);
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'search');
    assert.equal(await input.inputValue(), 'julian');
    await input.focus();
    await page.keyboard.press('End');
    await search(page, 'astr', street);
  });

  it('leaves the page twice before the engine has loaded finds the address', async () => {
    checkout = await openCheckout();
    const { page, demo } = checkout;
    const entered = await enter(page);
    await page.route(engine, () => {});
    for (let times = 0; times < 2; times++) await leaveAndComeBack(page, demo);
    assert.deepEqual(await formData(page), entered);
    await page.unroute(engine);
    await leaveAndComeBack(page, demo);
    assert.deepEqual(await formData(page), entered);
  });

  it('chooses another country finds it again, with the text and with the address', async () => {
    checkout = await openCheckout();
    const { page, demo } = checkout;
    const input = page.getByRole('combobox', { name: 'Address' });
    const country = page.getByRole('combobox', { name: 'Country or region' });
    await input.focus();
    await chooseCountry(page, 'Belg');
    await search(page, 'grote markt brussel', grandPlace);
    await leaveAndComeBack(page, demo);
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'search');
    assert.equal(await input.inputValue(), 'grote markt brussel');
    assert.equal(await country.locator('option:checked').textContent(), 'Belgium');
    await input.focus();
    await page.keyboard.press('End');
    await search(page, ' ', grandPlace);
    await pick(page, grandPlace);
    await pick(page, 'Grote Markt 1, 1000 Brussel');
    await formData(page);
    await leaveAndComeBack(page, demo);
    assert.equal((await formData(page))['shipping.country'], 'BE');
    assert.equal(await country.locator('option:checked').textContent(), 'Belgium');
  });

  it('comes back to a page from the back/forward cache finds it usable as they left it', async () => {
    const demo = await openDemo();
    const page = await keeping.newPage();
    try {
      await page.goto(demo.url);
      await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'search');
      await page.evaluate(noteKept);
      const input = page.getByRole('combobox', { name: 'Address' });
      await input.focus();
      await search(page, 'julian', street);
      await page.goto(`${demo.url}ledger`);
      // Such a page is there at once and loads nothing.
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => Reflect.get(window, 'persisted') === true);
      assert.equal(await input.inputValue(), 'julian');
      await input.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await pick(page, 'Julianastraat 12, 2012ES Haarlem');
      assert.equal((await formData(page))['shipping.building'], '12');
      const left = await page.evaluate(addressHeld);
      await page.evaluate(() => Reflect.deleteProperty(window, 'persisted'));
      await page.goto(`${demo.url}ledger`);
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => Reflect.get(window, 'persisted') === true);
      assert.deepEqual(await page.evaluate(addressHeld), left, 'value, form data and card agree');
      assert.match(left.card, /Julianastraat 12/);
      assert.equal(left.lines[0], 'Julianastraat 12');
    } finally {
      await page.close();
      await demo.close();
    }
  });

  it('enters an address leaves nothing of it in the browser’s storage', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await enter(page);
    const stored = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
    }));
    assert.deepEqual(stored, { local: {}, session: {}, cookies: '', databases: [], caches: [] });
  });
});

describe('a shopper in the Dutch fields who leaves the page and comes back', () => {
  for (const isKept of [false, true]) {
    const how = isKept ? 'a page that the browser kept whole' : 'a page that is loaded again';
    it(`to ${how} finds what they typed, then the address, and neither costs a lookup`, async () => {
      const demo = await openDemo();
      const page = await (isKept ? keeping : await openBrowser()).newPage();
      try {
        const billed: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/nl/v1/')) billed.push(request.url());
        });
        const texts = () =>
          page.evaluate(() => {
            const { shadowRoot } = document.querySelector('nl-postcode-lookup') ?? {};
            return [...(shadowRoot?.querySelectorAll('input') ?? [])].map((input) => input.value);
          });
        const leaveAndReturn = async () => {
          await page.evaluate(noteKept);
          await page.goto(`${demo.url}ledger`);
          await page.goBack({ waitUntil: 'commit' });
          if (isKept) await page.waitForFunction(() => Reflect.get(window, 'persisted') === true);
          await page.waitForFunction(() =>
            document.querySelector('nl-postcode-lookup')?.shadowRoot?.querySelector('input'),
          );
        };
        await page.goto(`${demo.url}demo/nl.html`);
        await page.locator('#postcode').fill('2012 ES');
        await page.locator('#addition').fill('x');
        await leaveAndReturn();
        await page.waitForFunction(
          () => document.querySelector('nl-postcode-lookup')?.shadowRoot?.querySelector('input')?.value,
        );
        assert.deepEqual(await texts(), ['2012 ES', '', 'x']);
        assert.deepEqual(billed, []);
        await page.locator('#addition').fill('');
        await page.locator('#houseNumber').fill('30');
        await page.keyboard.press('Tab');
        const entered = await formData(page);
        assert.equal(entered['shipping.building'], '30');
        await leaveAndReturn();
        assert.deepEqual(await formData(page), entered);
        assert.equal(billed.length, 1);
      } finally {
        await page.close();
        await demo.close();
      }
    });
  }
});
