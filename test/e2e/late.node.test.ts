import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { DemoOptions } from '../../demo/server.ts';
import { type Checkout, closeBrowser, openCheckout, sessionsOf } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const searchCode = '**/address-entry/search.ts*';
const street = 'Julianastraat, Haarlem, opens more addresses';
const unreachable = 'cannot be reached';

const field = (page: Page) => page.getByRole('combobox', { name: 'Address' });

/** Holds the code back until the function it resolves with is called. */
async function holdBack(page: Page, code = searchCode): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What the service was asked for: where, and the term. */
function watchSearches(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const [, context, term] = /autocomplete\/([^/]+)\/([^/]+)/.exec(request.url()) ?? [];
    if (context && term) searches.push(`${context}: ${decodeURIComponent(term)}`);
  });
  return searches;
}

/** A checkout whose search code is held back, with the address field in use. */
async function enterEarly(options: DemoOptions = {}) {
  checkout = await openCheckout(options);
  const { page, demo } = checkout;
  const release = await holdBack(page);
  const searches = watchSearches(page);
  await field(page).focus();
  return { page, demo, release, searches };
}

/** What the form would submit of the address; null when the browser would not let it. */
function submitted(page: Page): Promise<Record<string, string> | null> {
  return page.evaluate(() => {
    const element = document.querySelector('address-entry');
    if (!element?.form || !element.checkValidity()) return null;
    const entries = [...new FormData(element.form)].filter(([name]) => name.startsWith('shipping.'));
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  });
}

describe('whoever types before the search is loaded', () => {
  it('loses nothing, and has the list as soon as it is', async () => {
    const { page, demo, release, searches } = await enterEarly();
    await page.keyboard.type('juliamx');
    for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key);
    await page.keyboard.insertText('na');
    assert.equal(await field(page).inputValue(), 'juliana');
    release();
    await page.getByRole('option', { name: street }).waitFor();
    assert.equal(await field(page).inputValue(), 'juliana');
    assert.deepEqual(searches, ['nld: juliana']);
    assert.equal(sessionsOf(demo).length, 1);
  });

  it('and comes back to an earlier text is asked for it once', async () => {
    const { page, release, searches } = await enterEarly({ service: { latency: 400 } });
    await page.keyboard.type('julian');
    await page.keyboard.type('a');
    await page.keyboard.press('Backspace');
    release();
    await page.getByRole('option', { name: street }).waitFor();
    await page.evaluate(() => document.querySelector('address-entry')?.settled());
    assert.deepEqual(searches, ['nld: julian']);
  });

  it('and changes the country is asked for once, in the new country', async () => {
    const { page, release, searches } = await enterEarly({ service: { latency: 400 } });
    await page.keyboard.type('rue');
    await page.locator('#country').selectOption('BEL');
    release();
    await page.evaluate(() => document.querySelector('address-entry')?.settled());
    assert.deepEqual(searches, ['bel: rue']);
    assert.equal(await field(page).inputValue(), 'rue');
  });

  it('and clears the field is not asked for', async () => {
    const { page, demo, release, searches } = await enterEarly();
    await page.keyboard.type('julian');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    release();
    await page.evaluate(() => document.querySelector('address-entry')?.settled());
    assert.deepEqual(searches, []);
    assert.deepEqual(sessionsOf(demo), []);
  });

  it('and whose field is taken out of the page is not asked for', async () => {
    const { page, demo, release, searches } = await enterEarly();
    await page.keyboard.type('julian');
    const element = await page.evaluateHandle(() => document.querySelector('address-entry'));
    await element.evaluate((gone) => gone?.remove());
    release();
    await element.evaluate((gone) => gone?.settled());
    assert.deepEqual(searches, []);
    assert.deepEqual(sessionsOf(demo), []);
  });
});

describe('search code that cannot be had', () => {
  it('is told, lets the form submit what was typed, and comes with Try again', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.route(searchCode, (route) => route.abort());
    await field(page).focus();
    await page.keyboard.type('julian');
    await page.locator('[part=error]', { hasText: unreachable }).waitFor();
    // By a screen reader, too.
    assert.match((await page.locator('address-entry [part=status]').textContent()) ?? '', new RegExp(unreachable));
    const data = await submitted(page);
    assert.equal(data?.['shipping.street'], 'julian');
    assert.equal(data?.['shipping.source'], 'manual');
    await page.unroute(searchCode);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('option', { name: street }).waitFor();
    assert.equal(await field(page).inputValue(), 'julian');
    assert.equal(await page.locator('[part=error]').count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id), 'input');
  });

  it('is not waited for without end', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.clock.install();
    const release = await holdBack(page);
    await field(page).focus();
    await page.keyboard.type('julian');
    assert.equal(await submitted(page), null);
    await page.clock.fastForward(10_000);
    await page.locator('[part=error]', { hasText: unreachable }).waitFor();
    assert.equal((await submitted(page))?.['shipping.street'], 'julian');
    release();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('option', { name: street }).waitFor();
  });

  it('leaves an address of the page where it is', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.route(searchCode, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/search.ts'));
    await page.evaluate(() => {
      const element = document.querySelector('address-entry');
      if (element) {
        element.setAttribute('value', '');
        Reflect.set(element, 'value', {
          country: { name: 'Nederland', iso2: 'NL', iso3: 'NLD' },
          street: 'Julianastraat',
          building: '30',
          postcode: '2012ES',
          locality: 'Haarlem',
        });
      }
    });
    await refused;
    assert.match(await field(page).inputValue(), /Julianastraat 30/);
    assert.equal((await submitted(page))?.['shipping.postcode'], '2012ES');
    assert.equal(await page.locator('[part=error]').count(), 0);
  });
});

describe('the ways around searching', () => {
  it('are told when they cannot be had, and Try again searches', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await field(page).focus();
    await page.keyboard.type('julian');
    await page.getByRole('option', { name: street }).waitFor();
    await page.keyboard.press('Escape');
    await page.route('**/address-entry/other-ways.ts*', (route) => route.abort());
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await page.locator('[part=error]', { hasText: unreachable }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('option', { name: street }).waitFor();
    assert.equal(await page.locator('[part=error]').count(), 0);
  });

  it('open, and look the same, in an element that is put into the page later', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    const sheets = await page.evaluate(async () => {
      const elements = [document.createElement('address-entry'), document.createElement('address-entry')];
      const [early, late] = elements;
      if (early) document.body.append(early);
      // From here on all there is to load is there.
      await early?.verifyAddress();
      late?.enterManually();
      await new Promise(requestAnimationFrame);
      const opened = new Promise((resolve) => late?.addEventListener('address-step', resolve));
      if (late) document.body.append(late);
      await opened;
      await late?.updateComplete;
      return elements.map(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.length);
    });
    assert.equal(sheets[1], sheets[0]);
  });
});
