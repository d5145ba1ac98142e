import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { chromeFlags, findChrome } from '../support/chrome.ts';
import type { Manifest } from '../support/manifest.ts';
import { shopWithPackage } from '../support/package.ts';

const root = `${shopWithPackage().package}/`;
const dist = (name: string) => `${root}dist/${name}`;

/** A shop's page without any build step. */
const pageWith = (scripts: string, lang = 'nl') => `<!doctype html><html lang="${lang}"><title>Winkel</title>${scripts}
<form><address-entry name="to" proxy-url="/api" countries="NL"></address-entry></form></html>`;

const pages: Readonly<Record<string, string>> = {
  '/file': pageWith('<script src="/address-entry.min.js" defer></script>'),
  '/file-and-a-language': pageWith(
    '<script src="/address-entry.min.js" defer></script><script type="module" src="/browser/i18n/de.js"></script>',
    'de',
  ),
  '/files': pageWith(
    '<script type="module" src="/browser/address-entry.js"></script><script type="module" src="/browser/i18n/nl.js"></script>',
  ),
  '/files-and-their-loader': pageWith(
    '<script type="module" src="/browser/address-entry.js"></script><script type="module" src="/browser/i18n/auto.js"></script>',
    'sv',
  ),
};

const answers: Readonly<Record<string, unknown>> = {
  'supported-countries': [{ name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' }],
  autocomplete: {
    matches: [{ value: 'Spui', label: 'Spui', description: 'Den Haag', precision: 'Street', context: 'nld-1' }],
  },
};

/** What is published, the pages that use it, and a proxy that knows one street. */
function serve({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [, answer] = Object.entries(answers).find(([path]) => url.includes(path)) ?? [];
  const isScript = url.endsWith('.js');
  response.setHeader('content-type', isScript ? 'text/javascript' : answer ? 'application/json' : 'text/html');
  if (isScript) response.end(readFileSync(dist(url)));
  else response.end(answer ? JSON.stringify(answer) : pages[url]);
}

describe('what is published', () => {
  it('has code and types for every entry it names', () => {
    const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { exports: Record<string, unknown> };
    const files = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry as object),
    );
    for (const file of files) assert.ok(globSync(String(file), { cwd: root }).length > 0, String(file));
  });

  it('has a manifest of both elements, which names files that are there', () => {
    const { customElements } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { customElements: string };
    const { modules } = JSON.parse(readFileSync(root + customElements, 'utf8')) as Manifest;
    for (const { path } of modules) assert.ok(globSync(path, { cwd: root }).length === 1, path);
    const names = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    assert.deepEqual(names.sort(), ['address-entry', 'nl-postcode-lookup']);
  });

  it('has the description of the proxy, of its own version, where a user reads it', () => {
    const code = `import text from 'address-entry/openapi.json' with { type: 'json' };
      console.log(text.openapi, text.info.version, Object.keys(text.paths).length);`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root });
    const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
    assert.equal(String(printed), `3.1.0 ${version} 7\n`);
  });

  it('leaves lit to the page that imports it', () => {
    assert.match(readFileSync(dist('elements/entry-element.js'), 'utf8'), /from ["']lit/);
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

  it('holds no letter beyond ASCII where pages load it as it is: they may not say what they are written in', () => {
    for (const file of globSync('{*.min,browser/*}.js', { cwd: dist('') }))
      assert.doesNotMatch(readFileSync(dist(file), 'utf8'), /[^\p{ASCII}]/u, file);
  });

  for (const path of Object.keys(pages)) {
    it(`runs as ${path.slice(1)} in a plain page`, async () => {
      const server = createServer(serve).listen(0, '127.0.0.1');
      const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
      after(async () => {
        await browser.close();
        server.close();
      });
      const tab = await browser.newPage();
      const mistakes: string[] = [];
      tab.on('pageerror', (error) => mistakes.push(error.message));
      await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
      await tab.waitForFunction(() => document.querySelector('address-entry')?.step === 'search');
      await tab.getByRole('combobox', { name: /^Adres/ }).pressSequentially('spui');
      await tab.getByRole('option', { name: 'Spui, Den Haag' }).waitFor();
      assert.deepEqual(mistakes, []);
    });
  }

  it('loads the search as two files at most, where it comes as files', () => {
    const files = new Set(['address-entry.js']);
    for (const file of files) {
      const imports = readFileSync(dist(`browser/${file}`), 'utf8').matchAll(/\bfrom\s*["'`]\.\/([^"'`]+)/g);
      for (const [, other = ''] of imports) files.add(other);
    }
    assert.ok(files.size <= 2, [...files].join(' '));
  });
});

describe('the code without a browser', () => {
  it('can be imported where there is no document', () => {
    const entries = ['index', 'client', 'inspect', 'proxy'];
    const code = entries.map((entry) => `await import('./dist/${entry}.js');`).join('\n');
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, stdio: 'pipe' });
  });
});
