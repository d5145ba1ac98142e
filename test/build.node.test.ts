import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromeFlags, findChrome } from './support/chrome.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = (name: string) => `${root}dist/${name}`;

/** A shop's page without any build step. */
const page = `<!doctype html><html lang="nl"><title>Winkel</title>
<script src="/address-entry.min.js" defer></script>
<form><address-entry name="to" proxy-url="/api" countries="NL"></address-entry></form></html>`;

describe('what is published', () => {
  before(() => {
    execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' });
  });

  it('has code and types for every entry it names', () => {
    const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { exports: Record<string, unknown> };
    const files = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry as object),
    );
    for (const file of files) assert.ok(existsSync(`${root}${file}`), String(file));
  });

  it('leaves lit to the page that imports it', () => {
    assert.match(readFileSync(dist('elements/form-control.js'), 'utf8'), /from ["']lit/);
  });

  it('holds no line break in a template or a style sheet', () => {
    const files = globSync('{*,elements/**/*}.js', { cwd: dist('') });
    const templates = files.flatMap(
      (file) => readFileSync(dist(file), 'utf8').match(/\b(?:html|svg|css)`[^`$]*/g) ?? [],
    );
    assert.ok(templates.length > 50);
    assert.deepEqual(
      templates.filter((text) => text.includes('\n')),
      [],
    );
  });

  it('holds no letter beyond ASCII in the one file, for pages that do not say what they are written in', () => {
    assert.doesNotMatch(readFileSync(dist('address-entry.min.js'), 'utf8'), /[^\p{ASCII}]/u);
  });

  it('runs as one file in a plain page', async () => {
    const countries = JSON.stringify([{ name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' }]);
    const server = createServer((request, response) => {
      const isScript = request.url === '/address-entry.min.js';
      const type = isScript ? 'text/javascript' : request.url === '/' ? 'text/html' : 'application/json';
      response.setHeader('content-type', type);
      response.end(isScript ? readFileSync(dist('address-entry.min.js')) : request.url === '/' ? page : countries);
    }).listen(0, '127.0.0.1');
    const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
    after(async () => {
      await browser.close();
      server.close();
    });
    const tab = await browser.newPage();
    const mistakes: string[] = [];
    tab.on('pageerror', (error) => mistakes.push(error.message));
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await tab.getByRole('combobox', { name: 'Adres' }).waitFor();
    await tab.waitForFunction(() => document.querySelector('address-entry')?.step === 'search');
    assert.deepEqual(mistakes, []);
  });
});

describe('the code without a browser', () => {
  it('can be imported where there is no document', () => {
    const code = "await import('./dist/index.js'); await import('./dist/client.js'); await import('./dist/proxy.js')";
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, stdio: 'pipe' });
  });
});
