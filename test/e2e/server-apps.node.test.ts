import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { build, type InlineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { completes, isPainted, isRenderedByServer } from '../support/example-journeys.ts';
import { type OpenExample, openExample } from '../support/examples.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Beside the packages that the servers import.
const folder = mkdtempSync(join(root, 'node_modules/.server-apps-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Which framework an app is made with, by the folder of its sources. */
const frameworks = { 'react-18': 'React 18', solid: 'Solid' };

const react18 = [
  { find: /^react(?=\/|$)/, replacement: 'react-18' },
  { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-18' },
];

const configOf = (name: string): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  resolve: {
    alias: [
      ...(name === 'react-18' ? react18 : []),
      { find: 'address-entry/address-entry', replacement: join(root, 'src/address-entry.ts') },
    ],
  },
  // React 18 would import the React of this project, which is 19.
  ssr: { noExternal: /^react/ },
});

/** Builds the code of one side. Returns its file. */
async function bundle(name: string, side: 'server' | 'client'): Promise<string> {
  const outDir = join(folder, name, side);
  await build({
    ...configOf(name),
    root: join(root, 'test/e2e/server-apps', name),
    plugins: name === 'solid' ? [solid({ ssr: true })] : [],
    build: {
      outDir,
      ssr: side === 'server',
      rolldownOptions: { input: `${side}.jsx`, output: { entryFileNames: 'main.mjs' } },
    },
  });
  return join(outDir, 'main.mjs');
}

/** Starts the server of an app, and opens its page. Both end with the test. */
async function openApp(test: TestContext, browser: Browser, name: string): Promise<OpenExample> {
  const { renderBody } = (await import(pathToFileURL(await bundle(name, 'server')).href)) as {
    readonly renderBody: () => Promise<string>;
  };
  const files = join(await bundle(name, 'client'), '..');
  const server = createServer(async ({ url = '' }, response) => {
    response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript');
    const head = '<meta charset="utf-8"><link rel="icon" href="data:,"><title>Shop</title>';
    const page = async () =>
      `<!doctype html><html lang="en">${head}${await renderBody()}<script type="module" src="/main.mjs"></script></html>`;
    response.end(url === '/' ? await page() : readFileSync(join(files, url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const opened = await openExample(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  test.after(async () => {
    await opened.close();
    server.closeAllConnections();
    server.close();
  });
  return opened;
}

describe('the field that a server renders with', () => {
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(closeBrowser);

  for (const [name, title] of Object.entries(frameworks)) {
    it(`${title} stays in its place with what was typed before the scripts loaded, and belongs to the app`, async (test) => {
      const opened = await openApp(test, browser, name);
      await isRenderedByServer(opened);
      await opened.page.reload();
      await completes(opened);
    });
  }

  it('React 19 adopts as an empty tag, without error 418, even long after the element has loaded', async (test) => {
    const opened = await openApp(test, browser, 'react');
    const { page, mistakes } = opened;
    await page.waitForFunction(() => document.querySelector('address-entry')?.matches(':defined'));
    await isPainted(page);
    const kept = await page.evaluateHandle(() => document.querySelector('address-entry'));
    await page.evaluate('takeOver()');
    await completes(opened);
    assert.equal(await kept.evaluate((element) => element?.isConnected), true);
    assert.deepEqual(mistakes, []);
  });
});
