/** An entry costs what it is for: no bundler takes an element where a page wants something else. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { type RollupCache, rollup } from 'rollup';
import { shopWithPackage } from '../support/package.ts';

const shop = shopWithPackage();
const folder = join(shop.folder, 'entries');
mkdirSync(folder);
let files = 0;

function fileWith(code: string): string {
  const file = join(folder, `${files++}.js`);
  writeFileSync(file, code);
  return file;
}

/** The modules that rollup has read: most are the same for each page. */
let parsed: RollupCache | undefined;

/** All that a page with this module loads at once, and later, by the bundler that made it. */
const bundlers: Readonly<Record<string, (code: string) => Promise<string>>> = {
  esbuild: async (code) => {
    const made = await build({
      entryPoints: [fileWith(code)],
      bundle: true,
      format: 'esm',
      splitting: true,
      outdir: folder,
      write: false,
      logLevel: 'silent',
    });
    return made.outputFiles.map(({ text }) => text).join('\n');
  },
  rollup: async (code) => {
    const made = await rollup({ input: fileWith(code), plugins: [nodeResolve()], onwarn: () => {}, cache: parsed });
    parsed = made.cache;
    const { output } = await made.generate({ format: 'es' });
    return output.map((file) => ('code' in file ? file.code : '')).join('\n');
  },
};

/** A use of each entry that has no element. */
const uses: Readonly<Record<string, string>> = {
  'address-entry/client':
    "import { createAddressClient } from 'address-entry/client'; createAddressClient({ baseUrl: '/address-api' });",
  'address-entry/i18n': "import { registerMessages } from 'address-entry/i18n'; registerMessages('nl', {});",
  'address-entry/providers':
    "import { createAddressProvider } from 'address-entry/providers'; createAddressProvider({ client: null });",
  'address-entry/backends': "import { stripe } from 'address-entry/backends'; console.log(stripe.toAddress({}));",
};

for (const [name, bundle] of Object.entries(bundlers)) {
  describe(`with ${name}, a page`, () => {
    for (const [entry, code] of Object.entries(uses)) {
      it(`that uses ${entry} loads no element`, async () => {
        assert.doesNotMatch(await bundle(code), /customElements|adoptedStyleSheets/);
      });
    }

    it('that only imports an entry has its elements', async () => {
      assert.match(await bundle("import 'address-entry/address-entry';"), /customElements\.define\(["']address-entry/);
      const both = await bundle("import 'address-entry';");
      assert.match(both, /customElements\.define\(["']address-entry/);
      assert.match(both, /customElements\.define\(["']nl-postcode-lookup/);
    });
  });
}

describe('the entry of the elements', () => {
  it('exports nothing that another entry does, so that a bundler rejects importing it from there', async () => {
    const namesOf = async (name: string) => Object.keys(await import(join(shop.package, name)));
    const names = await namesOf('index.js');
    for (const other of ['client.js', 'i18n.js', 'backends.js']) {
      const own = await namesOf(other);
      assert.ok(own.length > 0);
      assert.deepEqual(
        own.filter((name) => names.includes(name)),
        [],
      );
    }
  });
});

describe('with esbuild, a page that imports a theme', () => {
  it('has its styles, and no element', async () => {
    const made = await bundlers['esbuild']?.("import 'address-entry/themes/bootstrap5.css';");
    assert.match(made ?? '', /address-entry[^{]*\{\s*--address-accent/);
    assert.doesNotMatch(made ?? '', /customElements/);
  });
});
