import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { help, SettingsError, variableNames } from '../../src/server/environment.ts';
import { readSettings } from '../../src/server/settings.ts';
import { secret } from '../proxy/support.ts';
import * as fc from '../support/random.ts';

const account = { ADDRESS_PROXY_BASE_URL: 'https://service.example', ADDRESS_PROXY_KEY: 'shop' };
const enough = { ...account, ADDRESS_PROXY_SECRET: secret };
const folder = mkdtempSync(join(tmpdir(), 'address-entry-'));

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('the settings', () => {
  it('have safe defaults', () => {
    const { listenAddress, metricsAddress, redisUrl, maxConnections, shops } = readSettings(enough);
    const [{ name, proxy }, ...others] = shops;
    assert.deepEqual([name, others], [null, []]);
    assert.deepEqual(listenAddress, { host: '127.0.0.1', port: 3_000 });
    assert.deepEqual(metricsAddress, { host: '127.0.0.1', port: 9_464 });
    assert.equal(redisUrl, null);
    assert.equal(maxConnections, 2_000);
    assert.deepEqual(proxy, {
      baseUrl: 'https://service.example',
      credentials: { key: 'shop', secret },
      mount: '/address-api',
      allowedOrigins: [],
    });
  });

  it('come from the environment', () => {
    const { listenAddress, metricsAddress, shops, shutdown, redisUrl, redisPrefix, maxConnections } = readSettings({
      ...enough,
      ADDRESS_PROXY_HOST: '::',
      ADDRESS_PROXY_PORT: '8080',
      ADDRESS_PROXY_MOUNT: '/',
      ADDRESS_PROXY_TRUSTED_HOPS: '1',
      ADDRESS_PROXY_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
      ADDRESS_PROXY_DAILY_CAP: '5000',
      ADDRESS_PROXY_LIMITS: '{"details":[]}',
      ADDRESS_PROXY_REDIS_URL: 'rediss://user:word@cache.example:6380/1',
      ADDRESS_PROXY_REDIS_PREFIX: 'shop-2:',
      ADDRESS_PROXY_METRICS_PORT: '9100',
      ADDRESS_PROXY_OWN_HOSTS: 'shop.example https://www.shop.example',
      ADDRESS_PROXY_MAX_CONNECTIONS: '500',
      ADDRESS_PROXY_DRAIN: '5',
      ADDRESS_PROXY_GRACE: '20',
    });
    const [{ proxy }] = shops;
    assert.deepEqual(listenAddress, { host: '::', port: 8_080 });
    assert.deepEqual(metricsAddress, { host: '127.0.0.1', port: 9_100 });
    assert.deepEqual(shutdown, { drainSeconds: 5, graceSeconds: 20 });
    assert.equal(redisUrl, 'rediss://user:word@cache.example:6380/1');
    assert.equal(redisPrefix, 'shop-2:');
    assert.equal(maxConnections, 500);
    assert.deepEqual(proxy.ownHosts, ['shop.example', 'https://www.shop.example']);
    assert.equal(proxy.mount, '');
    assert.equal(proxy.dailyCap, 5_000);
    assert.deepEqual(proxy.limits, { details: [] });
    assert.deepEqual(proxy.allowedOrigins, ['https://a.example', 'https://b.example']);
    const request = new Request('http://shop.test/', { headers: { 'x-forwarded-for': '192.0.2.9, 192.0.2.1' } });
    assert.equal(proxy.clientAddress?.(request, null), '192.0.2.1');
  });

  it('may say that there are no metrics', () => {
    assert.equal(readSettings({ ...enough, ADDRESS_PROXY_METRICS_PORT: 'none' }).metricsAddress, null);
  });

  it('can come from files, without the line feed at the end', () => {
    const settings = readSettings({ ...account, ADDRESS_PROXY_SECRET_FILE: fileWith('secret', `${secret}\n`) });
    assert.equal(settings.shops[0].proxy.credentials.secret, secret);
  });

  it('treat an empty variable as missing', () => {
    assert.throws(() => readSettings({ ...account, ADDRESS_PROXY_SECRET: '' }), SettingsError);
  });

  const refusals: readonly (readonly [what: string, Record<string, string>, says: RegExp])[] = [
    ['no account', { ADDRESS_PROXY_KEY: '' }, /^Set ADDRESS_PROXY_KEY, or ADDRESS_PROXY_KEY_FILE\.$/],
    ['a misspelt name', { ADDRESS_PROXY_DAYLY_CAP: '5' }, /^There is no ADDRESS_PROXY_DAYLY_CAP\.$/],
    ['a file for what is no secret', { ADDRESS_PROXY_PORT_FILE: '/x' }, /There is no/],
    ['a secret twice', { ADDRESS_PROXY_SECRET_FILE: '/x' }, /not both/],
    ['a file that is not there', { ADDRESS_PROXY_LOG_KEY_FILE: '/nowhere' }, /cannot be read/],
    ['an empty file', { ADDRESS_PROXY_LOG_KEY_FILE: fileWith('empty', '\n') }, /nothing in it/],
    ['a port beyond all', { ADDRESS_PROXY_PORT: '65536' }, /from 0 to 65535/],
    [
      'a switch that is neither',
      { ADDRESS_PROXY_REDIS_URL: 'redis://:a@b', ADDRESS_PROXY_REDIS_PLAIN: 'yes' },
      /must be 1 or 0/,
    ],
    ['limits that are no JSON', { ADDRESS_PROXY_LIMITS: '10/s' }, /must be JSON/],
    ['limits that are nothing', { ADDRESS_PROXY_LIMITS: 'null' }, /must be JSON/],
    ['no connection at all', { ADDRESS_PROXY_MAX_CONNECTIONS: '0' }, /from 1 to 1000000/],
    ['a Unix socket with a port', { ADDRESS_PROXY_HOST: '/run/a', ADDRESS_PROXY_PORT: '1' }, /leave \w+PORT out/],
    ['a Unix socket on which all clients look the same', { ADDRESS_PROXY_HOST: '/run/a' }, /set \w+TRUSTED_HOPS/],
    ['an empty cap', { ADDRESS_PROXY_DAILY_CAP: '' }, /^ADDRESS_PROXY_DAILY_CAP is empty\./],
    ['a cap that nothing keeps', { ADDRESS_PROXY_DAILY_CAP: '5' }, /^Set ADDRESS_PROXY_STATE to a folder/],
    [
      'a password for a Redis on another machine without TLS',
      { ADDRESS_PROXY_REDIS_URL: 'redis://:kanarie@cache.example' },
      /without TLS\. Use rediss:\/\/, or set ADDRESS_PROXY_REDIS_PLAIN to 1/,
    ],
    ['another database', { ADDRESS_PROXY_REDIS_URL: 'http://cache.example' }, /redis:\/\//],
  ];
  for (const [what, changes, says] of refusals) {
    it(`refuse ${what}`, () => {
      assert.throws(
        () => readSettings({ ...enough, ...changes }),
        (error) => error instanceof SettingsError && says.test(error.message),
      );
    });
  }

  it('allow a password without TLS if that is intended, if it stays on the machine, and if there is none', () => {
    const plain = { ADDRESS_PROXY_REDIS_URL: 'redis://:kanarie@cache.example', ADDRESS_PROXY_REDIS_PLAIN: '1' };
    assert.ok(readSettings({ ...enough, ...plain }).redisUrl);
    for (const url of [
      'redis://:word@127.0.0.1',
      'redis://:word@localhost:6379',
      'redis://cache',
      'rediss://:w@cache',
    ]) {
      assert.equal(readSettings({ ...enough, ADDRESS_PROXY_REDIS_URL: url }).redisUrl, url);
    }
  });

  it('name the folder of the count, or none if the word says that this is intended', () => {
    const cap = { ...enough, ADDRESS_PROXY_DAILY_CAP: '5' };
    assert.equal(readSettings({ ...cap, ADDRESS_PROXY_STATE: '/var/lib/address' }).stateFolder, '/var/lib/address');
    assert.equal(readSettings({ ...cap, ADDRESS_PROXY_STATE: 'memory' }).stateFolder, null);
    assert.equal(readSettings({ ...cap, ADDRESS_PROXY_REDIS_URL: 'redis://redis' }).stateFolder, null);
  });

  it('never quote a value in an error message', () => {
    const canary = 'kanarie-9f3';
    const value = fc.oneof(fc.constantFrom(canary, `http://${canary}`, `{"${canary}`, `-${canary}`), fc.string());
    fc.assert(
      fc.property(fc.constantFrom(...variableNames), value, (name, text) => {
        try {
          readSettings({ ...enough, [name]: `${text}${canary}` });
        } catch (error) {
          assert.ok(error instanceof SettingsError);
          assert.ok(!error.message.includes(canary), error.message);
        }
      }),
      {
        examples: [['ADDRESS_PROXY_SECRET_FILE', '\0'], ...variableNames.map((name) => [name, ''] as [string, string])],
      },
    );
  });

  it('are all described in the help and in the docs', () => {
    const docs = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
    for (const name of variableNames.filter((each) => !each.endsWith('_FILE'))) {
      assert.ok(help.includes(name), name);
      assert.ok(docs.includes(`\`${name.replace('ADDRESS_PROXY_', '')}\``), name);
    }
  });
});
