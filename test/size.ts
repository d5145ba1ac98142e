/**
 * What a page loads, counted on the wire: Chromium opens a checkout, a person fills in an address, and every script that came
 * counts, compressed with gzip and with its headers left out. The page has the package without a bundler, by Vite, or by esbuild.
 * `--json` prints figures only, `--built` takes the package in `dist` as it is. Says where the README or `docs/bundling.md` has another figure.
 */

import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { build as esbuild } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build as vite } from 'vite';
import { createReferenceService } from '../demo/service/service.ts';
import { createAddressProxy } from '../src/proxy.ts';
import { chromeFlags, findChrome } from './support/chrome.ts';
import { patient } from './support/chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const packageFolder = join(root, 'dist/address-entry');

const atLoad = 'at load';

/** What a person does, by its name in the table. */
const journeys: Readonly<Record<string, { readonly page: string; readonly act: (page: Page) => Promise<void> }>> = {
  [atLoad]: { page: 'search', act: async () => {} },
  'at load, all countries': { page: 'picker', act: async () => {} },
  '2012es 30': { page: 'search', act: (page) => search(page, '2012es 30') },
  'julianastraat 30': { page: 'search', act: (page) => search(page, 'julianastraat 30') },
  'by hand': { page: 'search', act: enterByHand },
  'own fields': { page: 'own', act: (page) => search(page, '2012es 30') },
};

const ownFields = `<input name="street" autocomplete="street-address"><input name="postcode" autocomplete="postal-code">
<input name="city" autocomplete="address-level2">`;

/** The pages, with the place of their script. */
const pages: Readonly<Record<string, (script: string) => string>> = {
  search: (script) => pageWith(script, ''),
  picker: (script) => pageWith(script, '', '*'),
  own: (script) => pageWith(script, `<div slot="fields">${ownFields}</div>`),
};

const pageWith = (
  script: string,
  fields: string,
  countries = 'NL',
) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Checkout</title><link rel="icon" href="data:,"><form>
<address-entry name="shipping" label="Address" proxy-url="/address-api" country="NL" countries="${countries}" required>${fields}</address-entry>
<button>Order</button></form><script type="module" src="${script}"></script></html>`;

/** Milliseconds between two keys of a person who types well. */
const keyMs = 180;

async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Address' });
  await field.pressSequentially(text, { delay: keyMs });
  await page.getByRole('option', { name: /30/ }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
}

async function enterByHand(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Address' }).focus();
  await page.getByRole('button', { name: /Enter (?:the )?address manually/ }).click();
  const fields = { Street: 'Julianastraat', 'House number': '30', Postcode: '2012 ES', 'Town or city': 'Haarlem' };
  for (const [name, text] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: true }).pressSequentially(text, { delay: keyMs });
  await page.getByRole('button', { name: 'Use this address' }).click();
  await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
}

/** By setup: the folder of its files, and the path of its script. */
async function setups(folder: string): Promise<Readonly<Record<string, readonly [folder: string, script: string]>>> {
  const main = join(folder, 'main.js');
  writeFileSync(main, `import ${JSON.stringify(join(packageFolder, 'address-entry.js'))};`);
  await vite({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'vite'),
      rolldownOptions: { input: { main }, output: { entryFileNames: '[name].js' } },
    },
  });
  await esbuild({
    entryPoints: [main],
    outdir: join(folder, 'esbuild'),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    // The package is outside of a `node_modules` here.
    nodePaths: [join(root, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['production'],
  });
  return {
    'no bundler': [join(packageFolder, 'browser'), '/address-entry.js'],
    Vite: [join(folder, 'vite'), '/main.js'],
    esbuild: [join(folder, 'esbuild'), '/main.js'],
    'one script': [packageFolder, '/address-entry.min.js'],
  };
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

interface Loaded {
  readonly bytes: number;
  readonly files: number;
}

/** Starts a server on this machine. */
async function start(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Opens a page of a setup in a browser without a cache, does what the person does, and counts. */
async function load(browser: Browser, [folder, script]: readonly [string, string], journey: string): Promise<Loaded> {
  const { page: name, act } = journeys[journey] as (typeof journeys)[string];
  const credentials = { key: 'demo-key', secret: 'demo-secret' };
  const service = await start(getRequestListener(createReferenceService({ credentials }).handle));
  const answer = getRequestListener(createAddressProxy({ baseUrl: service.url, credentials, mount: '/address-api' }));
  const shop = await start((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname.startsWith('/address-api/')) return void answer(request, response);
    try {
      const body = pathname === '/' ? (pages[name]?.(script) ?? '') : readFileSync(join(folder, pathname));
      const type = types[extname(pathname)] ?? 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body, { level: 9 }));
    } catch {
      response.writeHead(404).end();
    }
  });
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  // The rest comes when the browser is idle, which then it never is.
  if (journey.startsWith(atLoad))
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto(shop.url);
  await act(page);
  await page.waitForLoadState('networkidle');
  const bytes = await Promise.all(sizes);
  await page.close();
  shop.close();
  service.close();
  return { bytes: bytes.reduce((sum, size) => sum + size, 0), files: bytes.length };
}

/** The places that quote what a page without a bundler loads, in kB; half a kB more or less is the same sentence. */
const quotes: readonly (readonly [page: string, journey: string, quote: RegExp])[] = [
  ['README.md', atLoad, /(\d+) kB on load/],
  ['README.md', '2012es 30', /(\d+) kB in total/],
  ...Object.keys(journeys).map(
    (name) => ['docs/bundling.md', name, new RegExp(`^\\| ${name} \\| (\\d+) kB`, 'm')] as const,
  ),
];

const folder = mkdtempSync(join(tmpdir(), 'address-entry-size-'));
const browser = patient(await chromium.launch({ executablePath: findChrome(), args: chromeFlags }));
const table: Record<string, Record<string, Loaded>> = {};
try {
  if (!process.argv.includes('--built')) await import('./support/build.ts');
  for (const [setup, files] of Object.entries(await setups(folder))) {
    table[setup] = {};
    for (const journey of Object.keys(journeys)) table[setup][journey] = await load(browser, files, journey);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

const inWords = ({ bytes, files }: Loaded) => `${(bytes / 1000).toFixed(1)} kB, ${files} files`;
if (process.argv.includes('--json')) console.log(JSON.stringify(table));
else {
  const rows = Object.entries(table).map(([setup, row]) => [
    setup,
    Object.fromEntries(Object.entries(row).map(([journey, loaded]) => [journey, inWords(loaded)])),
  ]);
  console.table(Object.fromEntries(rows));
}
for (const [file, journey, quote] of quotes) {
  const kilobytes = (table['no bundler']?.[journey]?.bytes ?? 0) / 1000;
  const [, quoted] = quote.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  if (Math.abs(Number(quoted) - kilobytes) <= 1) continue;
  console.error(`${file} says ${quoted ?? 'nothing'} of "${journey}": it is ${kilobytes.toFixed(1)} kB`);
}
