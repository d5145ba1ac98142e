/** A shop with a bundler, or without one: its page is built from the packed package and driven in a browser. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { answerTo } from '../../src/testing.ts';
import { shopWithPackage } from './package.ts';
import { openBrowser } from './process-browser.ts';

/** The module of the shop. */
const code = "import 'address-entry/address-entry';\nimport 'address-entry/i18n/nl';\n";

/** The page of the shop, with these scripts, in a language. */
export const pageWith = (
  scripts: string,
  lang = 'nl',
) => `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Winkel</title>
<form><address-entry name="to" proxy-url="/address-api" country="NL"></address-entry></form>${scripts}</html>`;

/** A new folder in the shop, with its page `index.html` and its module `main.js`. */
export function newApp(name: string, scripts = '<script type="module" src="./main.js"></script>'): string {
  const folder = join(shopWithPackage().folder, `app-${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'main.js'), code);
  writeFileSync(join(folder, 'index.html'), pageWith(scripts));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: `app-${name}`, private: true }));
  return folder;
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

/** The settings for opening a page. */
interface AppOptions {
  /** The policy that the server sends with every file. Default: none. */
  readonly policy?: string;
  /** Errors of the page that the test is about. Default: none. */
  readonly expected?: RegExp;
  /** The page. Default: the file `index.html` of the folder. */
  readonly html?: string;
}

/** One for all shops of a browser. */
const pages = new WeakMap<Browser, Promise<Page>>();

function pageOf(browser: Browser): Promise<Page> {
  const page = pages.get(browser) ?? browser.newPage();
  pages.set(browser, page);
  return page;
}

/**
 * Opens a folder as a web server would show it, with a proxy of fixed answers; fails on any error of the page. Each server
 * is an origin of its own, so that no shop has what another one stored.
 *
 * @param act gets the page, and what its console says from the beginning.
 */
export async function openApp(
  folder: string,
  act: (page: Page, said: readonly string[]) => Promise<void>,
  { policy = '', expected, html = readHtml(folder) }: AppOptions = {},
): Promise<void> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    try {
      const body = pathname === '/' ? html : readFileSync(join(folder, pathname));
      if (policy) response.setHeader('content-security-policy', policy);
      response.writeHead(200, { 'content-type': types[extname(pathname) || '.html'] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  const page = await pageOf(await openBrowser());
  const mistakes: string[] = [];
  const said: string[] = [];
  try {
    page.on('pageerror', ({ stack, message }) => mistakes.push(stack ?? message));
    page.on('console', (message) => {
      said.push(message.text());
      if (/Content Security Policy|TrustedTypes?/i.test(message.text())) mistakes.push(message.text());
    });
    await page.route('**/address-api/**', (route) => route.fulfill(answerTo(route.request().url())));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await act(page, said);
    assert.deepEqual(
      mistakes.filter((mistake) => !expected?.test(mistake)),
      [],
    );
  } finally {
    for (const event of ['console', 'pageerror']) page.removeAllListeners(event);
    await page.unrouteAll();
    await page.goto('about:blank');
    server.close();
  }
}

const readHtml = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');

/**
 * A person chooses an address; then the code that is loaded later comes, too.
 *
 * @param label of the field, in the language of the page
 */
export async function chooseAddress(page: Page, label = 'Adres'): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}( \\(.*\\))?$`) }).pressSequentially('dam');
  await page.getByRole('option', { name: 'Dam 1' }).click();
  await page.waitForFunction(() => document.querySelector('address-entry')?.value?.street === 'Dam');
}

/** The fields of the country, whose code is loaded when they are opened. */
export async function openManualFields(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('address-entry')?.enterManually());
  await page.getByRole('textbox', { name: 'Huisnummer', exact: true }).waitFor();
}
