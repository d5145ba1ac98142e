/** The tests in a browser of docs/testing.md, as shops run them: Playwright, Storybook, and the types of Cypress. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from '../../docs/site/serve.ts';
import { chromeFlags, findChrome } from './chrome.ts';
import { openChromium } from './chromium.ts';
import { codesIn } from './test-snippets.ts';
import type { Install } from './unit-test-runners.ts';

const execute = promisify(execFile);

/** Runs a program of a folder while this process serves pages; fails with what it said. */
async function run(folder: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const options = { cwd: folder, env: { ...env, NO_COLOR: '1', CI: '1' }, timeout: 180_000, maxBuffer: 1e8 };
  const { stdout } = await execute(process.execPath, [join(folder, 'node_modules', file), ...args], options).catch(
    ({ stdout: said, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${file}\n${said}${stderr}`);
    },
  );
  console.log(stdout.trim().split('\n').slice(-3).join('\n'));
}

const checkout = `<!doctype html><html lang="en"><title>Checkout</title>
<form><address-entry name="to" proxy-url="/address-api" country="NL"></address-entry></form>
<script type="module" src="/node_modules/address-entry/browser/address-entry.js"></script></html>`;

/** A shop whose page `/checkout` has the element; other paths are files of the folder. */
async function serveCheckout(folder: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    try {
      if (url === '/checkout') response.writeHead(200, { 'content-type': 'text/html' }).end(checkout);
      else response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(join(folder, url)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** The test of the page under Playwright's own runner, with the Chromium of this machine. */
export async function runPlaywright(docs: string, install: Install, env: NodeJS.ProcessEnv): Promise<void> {
  const [test = ''] = codesIn(docs, 'In a browser: Playwright')('ts');
  const folder = install('playwright', '@playwright/test@1.65');
  writeFileSync(join(folder, 'order.spec.ts'), test);
  const shop = await serveCheckout(folder);
  const launchOptions = { executablePath: findChrome(), args: chromeFlags };
  const settings = { testMatch: '*.spec.ts', use: { baseURL: shop.url, launchOptions } };
  writeFileSync(join(folder, 'playwright.config.mjs'), `export default ${JSON.stringify(settings)};`);
  await run(folder, '@playwright/test/cli.js', ['test'], env);
  shop.close();
}

/** The story of the page, built by Storybook and opened in a browser; its `play` chooses an address. */
export async function runStorybook(docs: string, install: Install, env: NodeJS.ProcessEnv): Promise<void> {
  const [story = ''] = codesIn(docs, 'In a browser: Storybook')('ts');
  // Versions that fit together.
  const folder = install('storybook', 'storybook@10.6.0', '@storybook/web-components-vite@10.6.0', 'vite@8', 'lit@3');
  mkdirSync(join(folder, '.storybook'));
  const settings = { stories: ['../*.stories.ts'], framework: '@storybook/web-components-vite' };
  writeFileSync(join(folder, '.storybook/main.mjs'), `export default ${JSON.stringify(settings)};`);
  writeFileSync(join(folder, 'address.stories.ts'), story);
  const telemetry = { STORYBOOK_DISABLE_TELEMETRY: '1' };
  await run(folder, 'storybook/dist/bin/dispatcher.js', ['build', '--quiet'], { ...env, ...telemetry });
  const { url, close } = await serveFolder(join(folder, 'storybook-static'), 0);
  const browser = await openChromium();
  const page = await browser.newPage();
  const mistakes: string[] = [];
  page.on('pageerror', ({ message }) => mistakes.push(message));
  await page.goto(`${url}iframe.html?id=checkout-address--found&viewMode=story`);
  await page.waitForFunction(() => document.querySelector('address-entry')?.value?.street === 'Dam');
  await browser.close();
  close();
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** The test of the page against the types of Cypress. Its browser comes from elsewhere than npm, so it is not run. */
export function compileCypress(docs: string, install: Install, env: NodeJS.ProcessEnv): void {
  const [test = ''] = codesIn(docs, 'In a browser: Cypress')('ts');
  const folder = install('cypress', 'cypress@15', 'typescript@6');
  writeFileSync(join(folder, 'order.cy.ts'), test);
  const compile = (file: string) => {
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'];
    const how = ['--moduleResolution', 'bundler', '--types', 'cypress', '--lib', 'es2022,dom,dom.iterable'];
    execFileSync(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc'), ...options, ...how, file], {
      cwd: folder,
      env,
      stdio: 'inherit',
    });
  };
  compile('order.cy.ts');
}
