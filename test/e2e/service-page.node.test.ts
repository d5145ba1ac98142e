/** The page of the reference service, in a real browser. */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { serve } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { createReferenceService, type ReferenceService } from '../../demo/service/service.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import { violationsIn } from './axe.ts';

after(closeBrowser);

interface Opened {
  readonly page: Page;
  readonly service: ReferenceService;
  readonly url: string;
}

/** The page of a service of its own, with what it complained of. */
async function open(test: { after: (end: () => Promise<void>) => void }): Promise<Opened> {
  const service = createReferenceService();
  const server = serve({ fetch: service.handle, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false });
  await new Promise((resolve) => server.once('listening', resolve));
  const page = await (await openBrowser()).newPage({ viewport: { width: 1_000, height: 800 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => void (message.text().includes('Security Policy') && complaints.push(message.text())));
  test.after(async () => {
    await page.close();
    await new Promise((resolve) => server.close(resolve));
    assert.deepEqual(complaints, []);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.goto(url);
  await page.locator('#examples button').first().waitFor();
  return { page, service, url };
}

describe('the page of the reference service', () => {
  it('finds an address by keyboard alone, and says what it cost', async (test) => {
    const { page, service } = await open(test);
    await page.getByRole('searchbox', { name: 'Address' }).focus();
    await page.keyboard.type('2012ES 30');
    await page.getByRole('button', { name: /Julianastraat 30/ }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('2012 ES  Haarlem').first().waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'term');
    const { sessions, lookups } = service.ledger.report();
    assert.deepEqual([lookups, sessions[0]?.misuse], [1, []]);
    await page.locator('#lookups', { hasText: '1' }).waitFor();
    assert.equal(await page.locator('#sessions').getByText('Julianastraat').count(), 0);
  });

  it('switches scenarios and faults of the running service, and shows what is switched elsewhere', async (test) => {
    const { page, service } = await open(test);
    // Clicked, not checked: until the service has answered, the page may show once more what was switched before.
    await page.getByRole('radio', { name: /^outage/ }).click();
    await page.getByRole('checkbox', { name: /^Broken connection/ }).click();
    await page.getByLabel(/^Wait before/).fill('50');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.id !== 'latency');
    while (service.latency !== 50) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(service.scenario, 'outage');
    assert.deepEqual(
      service.faults.map(({ fault, every }) => [fault.kind, every]),
      [['drop', 3]],
    );
    await page.getByRole('searchbox').fill('dam');
    await page.getByText('No suggestions: the service answered 503.').waitFor();
    [service.scenario, service.faults] = [null, []];
    await page.getByRole('radio', { name: /^none/, checked: true }).waitFor();
  });

  it('has examples of each country, all of which are found', async (test) => {
    const { page } = await open(test);
    await page.getByRole('combobox', { name: 'Country' }).selectOption('fra');
    const example = page.getByRole('list', { name: 'Examples' }).getByRole('button').first();
    await page.waitForFunction(() => !document.querySelector('#examples')?.textContent?.includes('Amsterdam'));
    await example.click();
    await page.locator('#matches button').first().waitFor();
  });

  it('forgets what it was asked', async (test) => {
    const { page, service } = await open(test);
    await page.getByRole('searchbox').fill('dam');
    await page.locator('#sessions li').waitFor();
    await page.getByRole('button', { name: 'Forget all' }).click();
    await page.getByText('No requests so far.').waitFor();
    assert.equal(service.ledger.report().sessions.length, 0);
  });

  it('is accessible, and as wide as the window, in the light, and in the dark at 320 pixels', async (test) => {
    const { page } = await open(test);
    await page.getByRole('searchbox').fill('dam');
    await page.locator('#matches button').first().waitFor();
    for (const [width, colorScheme] of [
      [1_000, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);
      // By the debugger's protocol, which no policy of the page forbids.
      assert.deepEqual(await violationsIn(page), [], colorScheme);
    }
  });

  it('is for this machine alone, and its requests are no other page’s to send', async () => {
    const { handle } = createReferenceService();
    const statusOf = async (url: string, init?: RequestInit) => (await handle(new Request(url, init))).status;
    assert.equal(await statusOf('http://127.0.0.1/'), 200);
    assert.equal(await statusOf('http://shop.example/'), 401);
    assert.equal(await statusOf('http://127.0.0.1/debug/state'), 401);
    assert.equal(await statusOf('http://127.0.0.1/debug/state', { method: 'PATCH', body: '{}' }), 401);
    const authorization = `Basic ${btoa('demo-key:demo-secret')}`;
    assert.equal(await statusOf('http://shop.example/debug/state', { headers: { authorization } }), 404);
  });
});
