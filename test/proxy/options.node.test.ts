import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AddressProxyOptions, createAddressProxy } from '../../src/proxy.ts';
import { secret } from './support.ts';

describe('the options of the proxy', () => {
  const good: AddressProxyOptions = { baseUrl: 'https://service.example', credentials: { key: 'shop', secret } };
  for (const [what, options] of [
    ['the placeholders of an example', { ...good, credentials: { key: 'demo-key', secret: 'demo-secret' } }],
    ['a placeholder as the secret', { ...good, credentials: { key: 'shop', secret: 'changeme' } }],
    ['a query in the URL', { ...good, baseUrl: 'https://service.example/?key=1' }],
    ['a line feed in the secret', { ...good, credentials: { key: 'shop', secret: 'a\nb' } }],
    ['a timeout of zero', { ...good, timeout: 0 }],
    ['a timeout that no timer can wait for', { ...good, timeout: 2 ** 31 }],
    ['a misspelt name', { ...good, ...{ dailycap: 5 } }],
    ['a daily cap of zero', { ...good, dailyCap: 0 }],
    ['half a lookup as the daily cap', { ...good, dailyCap: 5.5 }],
    ['a limit of zero', { ...good, limits: { requests: [{ count: 0, seconds: 1 }] } }],
    [
      'a limit with a misspelt member',
      { ...good, limits: { requests: [{ ...{ bursts: 5 }, count: 10, seconds: 1 }] } },
    ],
    ['limits that are a list', { ...good, limits: [] as object }],
    ['an empty key for session marks', { ...good, logKey: '' }],
    ['a short key for session marks', { ...good, logKey: 'x'.repeat(31) }],
    ['a short key for tokens', { ...good, pageToken: { keys: ['short'] } }],
    ['a service without TLS', { ...good, baseUrl: 'http://service.example' }],
    ['a negative cap', { ...good, dailyCap: -1 }],
    ['no URL', { ...good, baseUrl: 'service' }],
    ['an account in the URL', { ...good, baseUrl: 'https://key:secret@service.example' }],
    ['an empty secret', { ...good, credentials: { key: 'key', secret: '' } }],
    ['a key with a colon', { ...good, credentials: { key: 'a:b', secret } }],
    ['a mount without a slash', { ...good, mount: 'api' }],
    ['a mount with a slash at its end', { ...good, mount: '/api/' }],
  ] as const) {
    it(`are refused with ${what}`, () => {
      assert.throws(() => createAddressProxy(options), TypeError);
    });
  }

  it('are not quoted in the error message', () => {
    for (const options of [
      { ...good, allowedOrigins: [secret] },
      { ...good, limits: { [secret]: [] } as object },
    ]) {
      assert.throws(
        () => createAddressProxy(options),
        (error) => error instanceof TypeError && !error.message.includes(secret),
      );
    }
  });

  it('may name a service on the loopback interface without TLS', () => {
    for (const baseUrl of ['http://127.0.0.1:1', 'http://localhost:1', 'http://[::1]:1']) {
      assert.equal(typeof createAddressProxy({ ...good, baseUrl }), 'function');
    }
  });
});
