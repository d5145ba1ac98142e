/** The plugin for WooCommerce beside its proxy, with functions that stand for those of WordPress. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startRecordingService } from '../proxy/server.ts';
import { secret } from '../proxy/support.ts';
import { missingFor, recipes, start } from './support.ts';

const folder = fileURLToPath(new URL('../../demo/recipes/woocommerce-address-entry/', import.meta.url));
const recipe = recipes.find(({ name }) => name === 'WordPress in php') ?? assert.fail();
const url = 'https://service.test/v1';

/** A site whose shop has an account. */
async function startSite(test: TestContext, settings = {}, serviceUrl = url) {
  const running = await start(recipe, serviceUrl, undefined, settings);
  test.after(running.stop);
  const options = () => JSON.parse(readFileSync(join(running.home, 'options.json'), 'utf8'));
  return {
    read: async (path: string) =>
      (await fetch(new URL(path, running.url), { headers: { 'x-address-client': '1' } })).text(),
    /** Sends the form of the settings, and returns the page that comes then. */
    save: async (texts: Readonly<Record<string, string>>) => {
      const body = new URLSearchParams(Object.entries(texts).map(([name, text]) => [`address-entry[${name}]`, text]));
      return (await fetch(new URL('/settings', running.url), { method: 'POST', body })).text();
    },
    options,
    account: () => {
      const { ADDRESS_URL, ADDRESS_KEY, ADDRESS_SECRET } = options()['address-entry'].value;
      return [ADDRESS_URL, ADDRESS_KEY, ADDRESS_SECRET];
    },
  };
}

describe('the plugin for WooCommerce', { skip: missingFor(recipe), concurrency: true }, () => {
  it('has fewer than 300 lines', () => {
    const lines = globSync('*', { cwd: folder }).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').split('\n'),
    );
    assert.ok(lines.length < 300, `${lines.length}`);
  });

  it('keeps key and secret out of its settings page', async (test) => {
    const { read } = await startSite(test);
    const html = await read('/settings');
    assert.match(html, /^manage_options\n/);
    assert.ok(html.includes(`value="${url}"`));
    assert.deepEqual([html.includes(secret), html.includes('"shop"')], [false, false]);
  });

  it('keeps the account out of the options that WordPress loads for each page', async (test) => {
    const { save, account, options } = await startSite(test, { SHOP_ACCOUNT: 'environment' });
    await save({ ADDRESS_URL: url, ADDRESS_KEY: 'shop', ADDRESS_SECRET: secret });
    assert.deepEqual(account(), [url, 'shop', secret]);
    assert.equal(options()['address-entry'].autoload, false);
  });

  it('keeps key and secret if the form has none, and saves new ones unchanged', async (test) => {
    const { save, account } = await startSite(test);
    const html = await save({ ADDRESS_URL: url, ADDRESS_KEY: '', ADDRESS_SECRET: '', ADDRESS_DAILY_CAP: '500' });
    assert.deepEqual(account(), [url, 'shop', secret]);
    assert.ok(html.includes('value="500"'));
    const other = `"><script>'%2F\\`;
    const after = await save({ ADDRESS_URL: url, ADDRESS_KEY: 'other', ADDRESS_SECRET: other });
    assert.deepEqual(account(), [url, 'other', other]);
    assert.ok(!after.includes('<script>'));
  });

  it('sends the secret to no other service', async (test) => {
    const { save, account } = await startSite(test);
    await save({ ADDRESS_URL: 'https://other.test', ADDRESS_KEY: '', ADDRESS_SECRET: '' });
    assert.deepEqual(account(), ['https://other.test', '', '']);
    const service = await startRecordingService();
    test.after(service.close);
    const ofHost = await startSite(test, { SHOP_ACCOUNT: 'environment' }, `http://127.0.0.1:${service.port}`);
    await ofHost.save({ ADDRESS_URL: 'https://other.test', ADDRESS_KEY: 'shop', ADDRESS_SECRET: '' });
    assert.match(await ofHost.read('/address-api/international/v1/country/NL'), /NLD/);
    assert.equal(service.seen.length, 1);
  });

  it('refuses anything but the URL of a service, or a number', async (test) => {
    const { save, account, options } = await startSite(test);
    for (const wrong of ['http://service.test', 'https://a@service.test', 'javascript:1', 'https://service.test/?a']) {
      assert.match(
        await save({ ADDRESS_URL: wrong, ADDRESS_DAILY_CAP: '-1' }),
        /URL of the .* not saved.*\n.*not saved/,
      );
      assert.deepEqual(account(), [url, 'shop', secret]);
    }
    assert.equal(options()['address-entry'].value.ADDRESS_DAILY_CAP, '');
  });

  it('has its script, the path of the proxy, the countries and the provider only in the checkout', async (test) => {
    const { read } = await startSite(test, { ADDRESS_HOST: 'shop.test' });
    assert.deepEqual(JSON.parse(await read('/checkout')), {
      modules: { 'address-entry': 'http://shop.test/wp-content/plugins/woocommerce-address-entry/checkout.js' },
      data: [{ proxyUrl: '/address-api', countries: ['NL', 'BE', 'DE'] }],
      providers: ['address-entry'],
    });
    assert.deepEqual(JSON.parse(await read('/shop')).modules, []);
  });

  it('leaves nothing behind', async (test) => {
    const { read, options } = await startSite(test);
    await read('/uninstall');
    assert.deepEqual(options(), []);
  });
});
