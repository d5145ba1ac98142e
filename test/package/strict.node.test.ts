import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { chooseAddress, openApp, openManualFields, pageWith } from '../support/bundled-shop.ts';
import { shopWithPackage } from '../support/package.ts';

const shop = shopWithPackage();

/** A page with files of `dist`, without any build step. */
function pageOf(name: string, scripts: string): string {
  const folder = join(shop.folder, `strict-${name}`);
  mkdirSync(folder);
  cpSync(join(shop.package, 'dist'), join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), pageWith(scripts));
  return folder;
}

const strict = (trustedTypes: string) =>
  `default-src 'self'; require-trusted-types-for 'script'; trusted-types ${trustedTypes}`;
const files =
  '<script type="module" src="/dist/browser/address-entry.js"></script><script type="module" src="/dist/browser/i18n/nl.js"></script>';
const file = '<script src="/dist/address-entry.min.js" defer></script>';

describe('a page with a strict policy', () => {
  it('needs one policy of Trusted Types, and nothing else', async () => {
    await openApp(
      pageOf('one', files),
      async (page) => {
        await chooseAddress(page);
        await openManualFields(page);
      },
      { policy: strict('lit-html') },
    );
  });

  it('with two copies of the package and of lit allows duplicates; the first copy defines the element', async () => {
    await openApp(
      pageOf('two', file + files),
      async (page) => {
        await chooseAddress(page);
        await openManualFields(page);
      },
      { policy: strict("lit-html 'allow-duplicates'") },
    );
  });

  it('with two copies and without duplicates has the element of the first copy', async () => {
    await openApp(pageOf('refused', file + files), (page) => chooseAddress(page), {
      policy: strict('lit-html'),
      expected: /TrustedTypePolicy|Trusted Type|createPolicy/i,
    });
  });
});
