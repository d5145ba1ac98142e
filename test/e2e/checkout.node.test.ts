import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Response } from 'playwright-core';
import { startDemo } from '../../demo/server.ts';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, formData, openCheckout, openDemo, pick, search, sessionsOf, tabToAddress } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout?.close());
after(closeBrowser);

/** Asserts that the element's details are the service's answer, member for member. */
async function assertDetailsAsAnswered({ page, bodies }: Checkout): Promise<void> {
  // The page hears of the address when its lines are there.
  await page.waitForFunction(() => window.selected.length > 0);
  const selected = await page.evaluate(() => window.selected);
  assert.deepEqual(
    selected.map(({ details }) => details),
    await bodies('/international/v1/address/'),
  );
}

/** One id for each entry, the same on every call of it, details last. */
function assertSessions(expected: readonly (readonly string[])[]): void {
  const sessions = sessionsOf(checkout.demo);
  assert.deepEqual(
    sessions.map(({ addresses }) => addresses),
    expected,
  );
  for (const { calls, misuse } of sessions) {
    assert.deepEqual(misuse, []);
    assert.deepEqual(
      calls.map(({ operation }) => operation === 'details'),
      calls.map((_, index) => index === calls.length - 1),
      'details come last, and once',
    );
  }
}

describe('a shopper with a keyboard', () => {
  it('enters a Dutch postcode with a number, gets the address, and orders with Enter', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await page.getByLabel('Full name').fill('A');
    await page.getByLabel('Email').fill('a@b.example');
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await search(page, '2012ES 30', '2012ES Haarlem, Julianastraat 30');
    await pick(page, '2012ES Haarlem, Julianastraat 30');
    assert.deepEqual(await formData(page), {
      'shipping.street': 'Julianastraat',
      'shipping.building': '30',
      'shipping.postcode': '2012ES',
      'shipping.locality': 'Haarlem',
      'shipping.region': 'Noord-Holland',
      'shipping.country': 'NL',
      'shipping.source': 'autocomplete',
      'shipping.grade': '',
    });
    await assertDetailsAsAnswered(checkout);
    assertSessions([['Julianastraat 30, 2012 ES  Haarlem']]);
    await page.keyboard.press('Enter');
    await page.getByText('The shop receives').waitFor();
    assert.match((await page.locator('#order').textContent()) ?? '', /shipping\.postcode2012ES/);
  });

  it('changes their mind: the second address has a session of its own', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    await tabToAddress(page);
    for (const [typed, option] of [
      ['2012ES 30', '2012ES Haarlem, Julianastraat 30'],
      ['1016GV 263', '1016GV Amsterdam, Prinsengracht 263'],
    ] as const) {
      await page.keyboard.press('ControlOrMeta+a');
      await search(page, typed, option);
      await pick(page, option);
      await formData(page);
    }
    assertSessions([['Prinsengracht 263, 1016 GV  Amsterdam'], ['Julianastraat 30, 2012 ES  Haarlem']]);
  });
});

describe('a slow service', () => {
  it('still shows lists while the shopper types on', async () => {
    checkout = await openCheckout({ service: { latency: 200 } });
    const { page } = checkout;
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await page.evaluate(() => {
      const root = document.querySelector('address-entry')?.shadowRoot;
      const input = root?.querySelector<HTMLInputElement>('#input');
      const lists = new Set<string>();
      new MutationObserver(() => {
        if (root?.querySelector('[role=option]')) lists.add(input?.value ?? '');
      }).observe(root as ShadowRoot, { childList: true, subtree: true, characterData: true });
      Object.assign(window, { lists });
    });
    let texts: string[] = [];
    // On a busy machine it takes more keys, and never a pause between them.
    for (const key of 'julianastraat 30, 2012es haarlem, netherlands') {
      await page.keyboard.type(key, { delay: 120 });
      texts = await page.evaluate(() => [...(Reflect.get(window, 'lists') as Set<string>)]);
      if (texts.length >= 3) break;
    }
    assert.ok(texts.length >= 3, `lists appeared while typing, at: ${texts.join(', ')}`);
  });
});

/** Headers and body of an answer; nothing of one whose document has gone. */
async function wholeOf(response: Response): Promise<string> {
  const headers = await response.allHeaders().catch(() => ({}));
  return JSON.stringify(headers) + (await response.text().catch(() => ''));
}

describe('the page', () => {
  it('keeps its strict policies, and never receives the credentials', async () => {
    const headers: string[] = [];
    checkout = await openCheckout({ onRequest: (request) => headers.push(JSON.stringify([...request.headers])) });
    const { page, demo } = checkout;
    const answers: Promise<string>[] = [];
    page.on('response', (response) => answers.push(wholeOf(response)));
    await page.reload();
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await search(page, '2012ES 30', '2012ES Haarlem, Julianastraat 30');
    const received = (await Promise.all(answers)).join('');
    assert.ok(received.includes('Julianastraat'), 'the answers were looked through');
    for (const secret of [demo.secret, btoa(demo.secret)]) {
      assert.ok(!received.includes(secret));
      assert.ok(!headers.join('').includes(secret));
    }
    assert.deepEqual(await page.evaluate(() => window.breaches), []);
  });
});

describe('the demo', () => {
  it('runs from its source, as with `npm start`', async () => {
    checkout = await openCheckout({ pages: '' });
    const { page } = checkout;
    await page.getByRole('combobox', { name: 'Address' }).focus();
    await search(page, '2012ES 30', '2012ES Haarlem, Julianastraat 30');
    assert.match((await page.content()) ?? '', /\/demo\/main\.ts/);
    assert.deepEqual(await page.evaluate(() => window.breaches), []);
  });

  it('starts a second time while the first is still running', async () => {
    const first = await openDemo();
    const second = await startDemo({ port: Number(new URL(first.url).port) });
    assert.notEqual(second.url, first.url);
    assert.equal((await fetch(second.url)).status, 200);
    await Promise.all([first.close(), second.close()]);
  });
});
