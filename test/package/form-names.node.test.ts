import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { chooseAddress, openApp, pageWith } from '../support/bundled-shop.ts';
import { shopWithPackage } from '../support/package.ts';
import { closeBrowser } from '../support/process-browser.ts';
import { missing, pathOf } from '../support/programs.ts';
import { snippetsIn } from '../support/snippets.ts';

const shop = shopWithPackage();
after(closeBrowser);

const page = readFileSync(new URL('../../docs/address-entry.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('\n## Names in the form\n');
const [columns, brackets] = snippetsIn('docs/address-entry.md', section).map(({ code }) => code);

/** PHP's `$_POST`, by its own rules, when the form is sent after this code of the page. */
async function postedTo(code = ''): Promise<Readonly<Record<string, unknown>>> {
  const html = pageWith('<script src="/address-entry.min.js" defer></script>').replace('name="to"', 'name="shipping"');
  let body = '';
  await openApp(
    shop.package,
    async (tab) => {
      await tab.evaluate(`{ const element = document.querySelector('address-entry'); ${code} }`);
      await chooseAddress(tab);
      body = await tab.evaluate(() =>
        [...new FormData(document.querySelector('form') ?? undefined)]
          .map((pair) => pair.map((text) => encodeURIComponent(String(text))).join('='))
          .join('&'),
      );
    },
    { html },
  );
  const program = 'parse_str(stream_get_contents(STDIN), $post); echo json_encode($post);';
  const { stdout, stderr } = spawnSync(pathOf('php') ?? '', ['-r', program], { input: body, encoding: 'utf8' });
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

describe('a form that is sent to PHP', { skip: missing('php') }, () => {
  it('has underscores for dots, without any code in the page', async () => {
    const post = await postedTo();
    assert.equal(post['shipping_street'], 'Dam');
    assert.equal(post['shipping_country'], 'NL');
  });

  it('has the names of columns that the documentation shows', async () => {
    const post = await postedTo(columns);
    assert.deepEqual([post['shipping_street'], post['shipping_number'], post['zip']], ['Dam', '1', '1012JS']);
    assert.deepEqual(
      Object.keys(post).filter((name) => /source|grade/.test(name)),
      [],
    );
  });

  it('has an array if names have brackets, as the documentation shows', async () => {
    const { address, ...others } = await postedTo(brackets);
    const { street, building, postcode } = address as Readonly<Record<string, string>>;
    assert.deepEqual([street, building, postcode], ['Dam', '1', '1012JS']);
    assert.deepEqual(others, {});
  });
});
