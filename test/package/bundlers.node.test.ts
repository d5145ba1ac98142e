import assert from 'node:assert/strict';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { chooseAddress, newApp, openApp, openManualFields, pageWith } from '../support/bundled-shop.ts';
import { shopWithPackage } from '../support/package.ts';
import { closeBrowser } from '../support/process-browser.ts';

const { folder: shop } = shopWithPackage();
/** The page as Vite builds it. */
const viteApp = newApp('vite');

before(() => vite({ root: viteApp, configFile: false, logLevel: 'silent', base: './' }));
after(closeBrowser);

/** The URL of a module on the shop's own server. */
function urlOf(name: string, file: string): string {
  return `/${relative(shop, join(shop, 'node_modules', name, file))}`;
}

describe('a shop with', () => {
  it('Vite shows the element, and loads the manual fields on demand', async () => {
    await openApp(join(viteApp, 'dist'), async (page) => {
      await chooseAddress(page);
      await openManualFields(page);
    });
  });

  it('esbuild shows the element, and loads the manual fields on demand', async () => {
    const app = newApp('esbuild');
    await esbuild({
      entryPoints: [join(app, 'main.js')],
      outdir: join(app, 'dist'),
      bundle: true,
      format: 'esm',
      splitting: true,
      minify: true,
      logLevel: 'silent',
    });
    writeFileSync(join(app, 'dist/index.html'), readFileSync(join(app, 'index.html')));
    await openApp(join(app, 'dist'), async (page) => {
      await chooseAddress(page);
      await openManualFields(page);
    });
  });

  it('an import map and no build shows the element, and loads the manual fields on demand', async () => {
    const lit = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', '@lit/task', '@lit-labs/ssr-dom-shim'];
    const imports = {
      'address-entry/address-entry': urlOf('address-entry', 'address-entry.js'),
      'address-entry/i18n/nl': urlOf('address-entry', 'i18n/nl.js'),
      lit: urlOf('lit', 'index.js'),
      'lit-html': urlOf('lit-html', 'lit-html.js'),
      '@lit/reactive-element': urlOf('@lit/reactive-element', 'reactive-element.js'),
      'lit-element/lit-element.js': urlOf('lit-element', 'lit-element.js'),
      '@lit/task': urlOf('@lit/task', 'index.js'),
      ...Object.fromEntries(lit.map((name) => [`${name}/`, `${urlOf(name, '')}/`])),
    };
    const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
    writeFileSync(join(shop, 'index.html'), pageWith(`${map}<script type="module" src="/app-map/main.js"></script>`));
    newApp('map');
    await openApp(shop, async (page) => {
      await chooseAddress(page);
      await openManualFields(page);
    });
  });
});

describe('a file that is gone after a deploy', () => {
  it('leaves the address unchanged, and plain fields to type in', async () => {
    await openApp(join(viteApp, 'dist'), async (page) => {
      // All that comes when the browser is idle.
      await page.waitForLoadState('networkidle');
      await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await chooseAddress(page);
      await page.evaluate(() => document.querySelector('address-entry')?.clear());
      await page.evaluate(() => document.querySelector('address-entry')?.enterManually());
      await page.getByRole('textbox', { name: 'Postcode' }).fill('1012 JS');
      await page.getByRole('textbox', { name: 'Straat' }).fill('Dam 1');
      assert.equal(await page.getByRole('textbox', { name: 'Huisnummer', exact: true }).count(), 0);
    });
  });
});

describe('the files for pages without a bundler', () => {
  it('have descriptive names', () => {
    const names = globSync('browser/{*,regions/*}.js', { cwd: shopWithPackage().package }).map((file) =>
      file.slice('browser/'.length),
    );
    assert.ok(
      names.some((name) => /^manual-[\w-]+\.js$/.test(name)),
      names.join(' '),
    );
    assert.ok(names.some((name) => /^regions\/us-[\w-]+\.js$/.test(name)));
    assert.deepEqual(
      names.filter((name) => /^(?:panel|chunk|index|dist)\d*-[\w-]{8}\.js$/.test(name)),
      [],
    );
  });
});
