import { after, describe, it } from 'node:test';
import { chooseAddress, closeBrowser, openApp, openManualFields, pageWith } from '../support/bundled-shop.ts';
import { shopWithPackage } from '../support/package.ts';

const shop = shopWithPackage();
after(closeBrowser);

const strict = (trustedTypes: string) =>
  `default-src 'self'; require-trusted-types-for 'script'; trusted-types ${trustedTypes}`;
const dist = '/dist';
const files = `<script type="module" src="${dist}/browser/address-entry.js"></script><script type="module" src="${dist}/browser/i18n/nl.js"></script>`;
const file = `<script src="${dist}/address-entry.min.js" defer></script>`;

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

  it('with two copies of the package and of lit allows duplicates; the first copy defines the element', async () => {
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
