import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chooseAddress, openApp, openManualFields, pageWith } from '../support/bundled-shop.ts';
import { shopWithPackage } from '../support/package.ts';
import { closeBrowser } from '../support/process-browser.ts';

const shop = shopWithPackage();
after(closeBrowser);

const strict = (trustedTypes: string) =>
  `default-src 'self'; require-trusted-types-for 'script'; trusted-types ${trustedTypes}`;
const files = `<script type="module" src="/browser/address-entry.js"></script><script type="module" src="/browser/i18n/nl.js"></script>`;
const file = `<script src="/address-entry.min.js" defer></script>`;

/** An element of the shop, made with Lit 2, that renders the field of the package and hears its address. */
const shopElement = `
  import { html, LitElement } from 'lit-2';
  customElements.define('shop-checkout', class extends LitElement {
    static properties = { line: { state: true } };
    createRenderRoot() { return this; }
    render() {
      const hear = ({ detail }) => { this.line = detail.address.mailLines.join(', '); };
      return html\`<address-entry name="to" proxy-url="/address-api" .country=\${'NL'} @address-selected=\${hear}></address-entry>
        <output>\${this.line}</output>\`;
    }
  });`;

describe('two versions of lit and two copies of the package', () => {
  it('work in one page, under a strict policy that allows duplicates, and the address reaches the shop', async () => {
    const bundled = await build({
      stdin: { contents: shopElement, resolveDir: fileURLToPath(new URL('../..', import.meta.url)) },
      bundle: true,
      format: 'esm',
      write: false,
    });
    mkdirSync(join(shop.package, 'shop'), { recursive: true });
    writeFileSync(join(shop.package, 'shop/checkout.js'), bundled.outputFiles[0]?.contents ?? '');
    const html = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Winkel</title>
      <shop-checkout></shop-checkout><script type="module" src="/shop/checkout.js"></script>${file}${files}</html>`;
    await openApp(
      shop.package,
      async (page) => {
        await chooseAddress(page);
        await page.getByText('Dam 1, 1012 JS Amsterdam').last().waitFor();
        await openManualFields(page);
        // lit-html 2 and 3, lit-element 3 and 4.
        const versions = await page.evaluate('[...litHtmlVersions, ...litElementVersions].sort()');
        assert.equal(new Set((versions as string[]).map((version) => version.split('.')[0])).size, 3);
      },
      { policy: strict("lit-html 'allow-duplicates'"), html },
    );
  });
});

describe('a page with a strict policy', () => {
  it('needs one policy of Trusted Types, and nothing else', async () => {
    await openApp(
      shop.package,
      async (page) => {
        await chooseAddress(page);
        await openManualFields(page);
      },
      { policy: strict('lit-html'), html: pageWith(files) },
    );
  });

  it('with two copies of the package and of lit, needs to allow duplicates; the first copy defines the element', async () => {
    await openApp(
      shop.package,
      async (page) => {
        await chooseAddress(page);
        await openManualFields(page);
      },
      { policy: strict("lit-html 'allow-duplicates'"), html: pageWith(file + files) },
    );
  });

  it('with two copies and without duplicates has the element of the first copy', async () => {
    await openApp(shop.package, (page) => chooseAddress(page), {
      policy: strict('lit-html'),
      html: pageWith(file + files),
      expected: /TrustedTypePolicy|Trusted Type|createPolicy/i,
    });
  });
});
