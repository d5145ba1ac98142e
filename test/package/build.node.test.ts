import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { chooseAddress, openApp, openManualFields, pageWith } from '../support/bundled-shop.ts';
import type { Manifest } from '../support/manifest.ts';
import { shopWithPackage } from '../support/package.ts';
import type { PackageManifest } from '../support/packages.ts';
import { closeBrowser } from '../support/process-browser.ts';

const shop = shopWithPackage();
const root = `${shop.package}/`;
const dist = (name: string) => `${root}${name}`;

after(closeBrowser);

const script = (file: string) => `<script type="module" src="/${file}"></script>`;
const file = '<script src="/address-entry.min.js" defer></script>';
const files = script('browser/address-entry.js');

/** Pages of shops without any build step: their scripts and their language. */
const pages: Readonly<Record<string, readonly [scripts: string, lang: string, label: string]>> = {
  'the one file': [file, 'nl', 'Adres'],
  'the one file and a language': [file + script('browser/i18n/de.js'), 'de', 'Adresse'],
  'files, with a language': [files + script('browser/i18n/nl.js'), 'nl', 'Adres'],
  'files, and what loads the language of the page': [files + script('browser/i18n/auto.js'), 'sv', 'Adress'],
};

describe('what is published', () => {
  it('has code and types for every entry point', () => {
    for (const folder of [shop.package, shop.server]) {
      const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as PackageManifest;
      const files = Object.values(exports).flatMap((entry) =>
        typeof entry === 'string' ? [entry] : Object.values(entry),
      );
      for (const file of files) assert.ok(globSync(file, { cwd: folder }).length > 0, file);
    }
  });

  it('has a manifest of both elements, which names existing files', () => {
    const { customElements } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { customElements: string };
    const { modules } = JSON.parse(readFileSync(root + customElements, 'utf8')) as Manifest;
    for (const { path } of modules) assert.ok(globSync(path, { cwd: root }).length === 1, path);
    const names = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    assert.deepEqual(names.sort(), ['address-entry', 'nl-postcode-lookup']);
  });

  it('has the description of the proxy, of its own version, where a user reads it', () => {
    const code = `import text from 'address-entry-server/openapi.json' with { type: 'json' };
      console.log(text.openapi, text.info.version, Object.keys(text.paths).length);`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: shop.folder });
    const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
    assert.equal(String(printed), `3.1.0 ${version} 7\n`);
  });

  it('leaves lit to the page that imports it', () => {
    const [field = ''] = globSync('field-*.js', { cwd: root });
    assert.match(readFileSync(dist(field), 'utf8'), /from ["']lit/);
  });

  it('has only ASCII in the single script, because pages may not declare their encoding; modules are always UTF-8', () => {
    for (const file of globSync('*.min.js', { cwd: dist('') }))
      assert.doesNotMatch(readFileSync(dist(file), 'utf8'), /[^\p{ASCII}]/u, file);
  });

  for (const [what, [scripts, lang, label]] of Object.entries(pages)) {
    it(`runs in a plain page with ${what}`, async () => {
      const html = pageWith(scripts, lang);
      await openApp(shop.package, (page) => chooseAddress(page, label), { html });
    });
  }

  it('gives a page with the single script the elements, the client and `registerMessages`, as `addressEntry`', async () => {
    const entries = ['index', 'client', 'i18n'].map((name) => `await import('./${name}.js')`);
    const code = `console.log([${entries}].flatMap((it) => Object.keys(it)).sort().join());`;
    const exported = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root });
    await openApp(
      shop.package,
      async (page) => {
        await chooseAddress(page);
        assert.equal(await page.evaluate('Object.keys(addressEntry).sort().join()'), String(exported).trim());
      },
      { html: pageWith(file) },
    );
  });

  it('gives a page without a bundler the client and `registerMessages`, by an import map of one line', async () => {
    const scripts = `<script type="importmap">{ "imports": { "address-entry/": "/browser/" } }</script>
      <script type="module">
        import 'address-entry/address-entry.js';
        import { createAddressClient } from 'address-entry/client.js';
        import { registerMessages } from 'address-entry/i18n.js';
        import 'address-entry/i18n/nl.js';
        registerMessages('nl', { countries: { NL: 'Holland' } });
        const client = createAddressClient({ baseUrl: '/address-api' });
        window.names = client.countries().then((countries) => countries.map(({ iso2 }) => iso2));
      </script>`;
    await openApp(
      shop.package,
      async (page) => {
        await chooseAddress(page);
        assert.ok(((await page.evaluate('names')) as string[]).includes('NL'));
        await page.getByRole('option', { name: 'Holland', includeHidden: true }).first().waitFor({ state: 'attached' });
      },
      { html: pageWith(scripts) },
    );
  });

  for (const [what, scripts] of [
    ['as files', files],
    ['as one file', file],
  ] as const) {
    it(`has a list of the states of the United States in manual entry: ${what}`, async () => {
      const html = pageWith(scripts, 'en').replace('country="NL"', 'country="US" countries="*"');
      await openApp(
        shop.package,
        async (page) => {
          await page.evaluate(() => customElements.whenDefined('address-entry'));
          await page.evaluate(() => document.querySelector('address-entry')?.enterManually());
          await page.getByRole('combobox', { name: 'State' }).waitFor();
        },
        { html },
      );
    });
  }

  for (const [what, scripts] of [
    ['as files', files],
    ['as one file', file],
  ] as const) {
    it(`fills a page's own list of Spanish provinces, whichever name it has for one: ${what}`, async () => {
      const fields = `<div slot="fields">
        <input autocomplete="address-line1"><input autocomplete="postal-code"><input autocomplete="address-level2">
        <select id="province" autocomplete="address-level1"><option></option><option>Madrid</option><option>Bizkaia</option></select>
      </div></address-entry>`;
      const html = pageWith(scripts, 'en').replace('country="NL"', 'country="ES"').replace('</address-entry>', fields);
      await openApp(
        shop.package,
        async (page) => {
          await page.evaluate(() => customElements.whenDefined('address-entry'));
          await page.evaluate(() => {
            const place = { postcode: '48001', locality: 'Bilbao', region: 'Vizcaya' };
            const value = { country: 'ES', street: 'Gran Vía', building: '1', ...place };
            Object.assign(document.querySelector('address-entry') ?? {}, { value });
          });
          await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#province')?.value === 'Bizkaia');
        },
        { html },
      );
    });
  }

  it('has each element, and both, without any file twice', () => {
    const loadedBy = (file: string) => {
      const files = new Set([file]);
      for (const name of files) {
        const imports = readFileSync(dist(`browser/${name}`), 'utf8').matchAll(
          /\b(?:from|import)\s*["'`]\.\/([^"'`]+)/g,
        );
        for (const [, other = ''] of imports) files.add(other);
      }
      return [...files];
    };
    const field = /^field-[\w-]+\.js$/;
    for (const name of ['address-entry.js', 'nl-postcode-lookup.js']) {
      const [first, ...others] = loadedBy(name);
      assert.equal(first, name);
      assert.deepEqual(
        others.map((file) => file.replace(/-.*/, '')),
        ['field'],
      );
    }
    const both = loadedBy('index.js');
    assert.equal(both.filter((name) => field.test(name)).length, 1, both.join(' '));
  });

  it('loads an element once, whatever a page or a CDN makes of the name of its file', async () => {
    let loaded: readonly string[] = [];
    await openApp(
      shop.package,
      async (page) => {
        await chooseAddress(page);
        await openManualFields(page);
        const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        loaded = urls.map((url) => new URL(url).pathname);
      },
      { html: pageWith(script('browser/address-entry.js?ver=2') + script('browser/i18n/nl.js')) },
    );
    assert.deepEqual(
      loaded.filter((path) => path.endsWith('/address-entry.js')),
      ['/browser/address-entry.js'],
    );
    assert.ok(loaded.some((path) => path.includes('/manual-')));
  });

  it('has both elements for a page that uses both', async () => {
    const html = pageWith(script('browser/index.js') + script('browser/i18n/nl.js')).replace(
      '</form>',
      '<nl-postcode-lookup proxy-url="/address-api"></nl-postcode-lookup></form>',
    );
    await openApp(
      shop.package,
      async (page) => {
        await chooseAddress(page);
        await page.getByRole('textbox', { name: 'Postcode' }).waitFor();
      },
      { html },
    );
  });
});

describe('the code without a browser', () => {
  it('can be imported without a document', () => {
    const entries = ['index', 'client', 'inspect', 'testing'];
    const code = entries.map((entry) => `await import('./${entry}.js');`).join('\n');
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, stdio: 'pipe' });
  });
});
