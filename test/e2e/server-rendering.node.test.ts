import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { build } from 'esbuild';
import type { TemplateResult } from 'lit';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { answerTo } from '../../src/testing.ts';
import { openChromium } from '../support/chromium.ts';
import { loadElements, templates } from './server-templates.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The elements alone, and with Lit's support for hydration, which they do not need. */
const scripts: Readonly<Record<string, string>> = {
  '/elements.js': "import './src/index.ts';",
  '/hydrating.js': "import '@lit-labs/ssr-client/lit-element-hydrate-support.js'; import './src/index.ts';",
};

const policy = [
  "default-src 'self'",
  "style-src 'self' 'nonce-n0'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

async function pageOf(template: TemplateResult, script: string): Promise<string> {
  const markup = await collectResult(render(template));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Shop</title>
<script type="module" src="${script}"></script><form>${markup.replaceAll('<style', '<style nonce="n0"')}<button>Order</button></form></html>`;
}

const viewport = { width: 1_280, height: 720 };

describe('server-rendered markup', () => {
  const bundles: Record<string, string> = {};
  let browser: Browser;
  let url = '';
  const server = createServer(async ({ url: path = '' }, response) => {
    const { pathname, search } = new URL(path, 'http://shop');
    response.setHeader('content-security-policy', policy);
    const template = templates[pathname];
    if (template) response.setHeader('content-type', 'text/html');
    else response.setHeader('content-type', 'text/javascript');
    const script = search.includes('hydrating') ? '/hydrating.js' : '/elements.js';
    response.end(template ? await pageOf(template, script) : bundles[pathname]);
  });

  before(async () => {
    await loadElements();
    for (const [name, contents] of Object.entries(scripts)) {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: root },
        bundle: true,
        format: 'esm',
        conditions: ['production'],
        write: false,
      });
      bundles[name] = outputFiles[0]?.text ?? '';
    }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await openChromium();
  });
  after(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  });

  /** Opens a page whose script waits for `release`; fails on what the page reports. */
  async function open(test: TestContext, path: string, device: BrowserContextOptions = {}) {
    const page = await browser.newPage({ viewport, ...device });
    test.after(() => page.close());
    const mistakes: string[] = [];
    page.on('pageerror', ({ message }) => mistakes.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) mistakes.push(message.text());
    });
    await page.route('**/api/**', (route) => route.fulfill(answerTo(route.request().url())));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Order' }).waitFor();
    return { page, release, mistakes };
  }

  const isAlive = (page: Page) =>
    page.waitForFunction(() => {
      const element = document.querySelector<HTMLElement>('address-entry, nl-postcode-lookup');
      const isPicked =
        element?.shadowRoot?.querySelector('#country:disabled') === null || element?.matches(':disabled');
      return element?.matches(':defined') && element.shadowRoot?.adoptedStyleSheets.length && isPicked;
    });

  const placeOf = (page: Page) =>
    page.evaluate(() => {
      const { shadowRoot } = document.querySelector('address-entry, nl-postcode-lookup') as HTMLElement;
      const boxes = [...(shadowRoot?.querySelectorAll('input, select, button, address') ?? [])].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // Where the picker comes with its engine, its place is held by a list without an id.
        const name = element.localName === 'select' ? 'select' : element.id || element.className || element.localName;
        return `${name} ${[x, y, width, height].map(Math.round)}`;
      });
      const order = document.querySelector('form > button')?.getBoundingClientRect().top;
      return [...boxes.filter((box) => !box.endsWith(' 0,0')), `order ${order}`];
    });

  for (const path of Object.keys(templates)) {
    it(`is replaced by the same in the same place, and no field exists twice: ${path}`, async (test) => {
      const { page, release, mistakes } = await open(test, path);
      const before = await placeOf(page);
      release();
      await isAlive(page);
      // The Dutch fields of a search are loaded when the country is known.
      if (path === '/nl-lookup') await page.getByRole('textbox', { name: 'Postcode' }).waitFor();
      // The card of an address comes with the engine, in place of the field: decision 14 says what it would weigh.
      else if (!path.endsWith('value')) assert.deepEqual(await placeOf(page), before);
      const counts = await page.evaluate(() => {
        const { shadowRoot } = document.querySelector('address-entry, nl-postcode-lookup') as HTMLElement;
        return ['[part=form-control]', 'style', '#input, #postcode'].map(
          (one) => shadowRoot?.querySelectorAll(one).length,
        );
      });
      assert.deepEqual(counts, [1, 0, 1]);
      assert.deepEqual(mistakes, []);
    });
  }

  for (const script of ['elements', 'hydrating']) {
    it(`keeps text, focus and caret of a shopper who was faster than the script, and searches: ${script}.js`, async (test) => {
      const { page, release, mistakes } = await open(test, `/country?${script}`);
      await page.getByRole('combobox', { name: 'Address' }).pressSequentially('dam');
      await page.keyboard.press('ArrowLeft');
      release();
      await page.getByRole('option', { name: 'Dam 1' }).waitFor();
      await page.keyboard.type('x');
      const input = page.getByRole('combobox', { name: 'Address' });
      assert.equal(await input.inputValue(), 'daxm');
      assert.deepEqual(mistakes, []);
    });
  }

  it('keeps what was typed into the Dutch fields', async (test) => {
    const { page, release } = await open(test, '/dutch');
    await page.getByRole('textbox', { name: 'Postcode' }).fill('1012 JS');
    await page.getByRole('textbox', { name: 'House number' }).fill('1');
    release();
    await isAlive(page);
    await page.getByRole('textbox', { name: 'Addition' }).focus();
    assert.equal(await page.getByRole('textbox', { name: 'Postcode' }).inputValue(), '1012 JS');
    assert.equal(await page.getByRole('textbox', { name: 'House number' }).inputValue(), '1');
  });

  it('is hidden if scripts do not run: the page’s own fields are filled in and submitted', async (test) => {
    const { page, mistakes } = await open(test, '/fields', { javaScriptEnabled: false });
    assert.equal(await page.getByRole('combobox').count(), 0);
    await page.getByRole('textbox', { name: 'Street' }).fill('Spui 2');
    await page.getByRole('textbox', { name: 'Town' }).fill('Amsterdam');
    await page.getByRole('button', { name: 'Order' }).click();
    await page.waitForURL('**/fields?street=Spui+2&town=Amsterdam');
    assert.deepEqual(mistakes, []);
  });
});
