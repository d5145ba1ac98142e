/** The credentials leave the proxy nowhere. The tests `faults`, `hostile` and `fuzz` check this as well. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { operationNames } from '../../src/contract/operations.ts';
import { type AddressProxyOptions, createAddressProxy, type Handler } from '../../src/proxy.ts';
import { createCanary } from './canary.ts';
import {
  authorization,
  bodies,
  createProxy,
  createRecordingService,
  createRequest,
  jsonResponse,
  noLimits,
  secret,
} from './support.ts';

const good: AddressProxyOptions = { baseUrl: 'https://service.example', credentials: { key: 'shop', secret } };

describe('the canary', () => {
  it('finds the credentials in every form and place', async () => {
    const hidden = Object.defineProperty({}, 'account', { value: secret, enumerable: false });
    for (const leak of [
      `prefix ${secret} suffix`,
      { headers: [['authorization', authorization]] },
      new Error('outer', { cause: new Error(`inner ${secret}`) }),
      { deep: { deeper: [hidden] } },
      Buffer.from(`shop:${secret}`).toString('base64url'),
      Buffer.from(secret).toString('hex'),
    ]) {
      const canary = createCanary();
      canary.hear(leak);
      assert.ok(canary.hits.length > 0);
      assert.throws(() => canary.assertSilence(1));
    }
    const canary = createCanary();
    await canary.read(new Response('', { headers: { 'x-debug': authorization } }));
    assert.ok(canary.hits.length > 0);
    assert.throws(() => createCanary().assertSilence(1), /only 0/);
  });
});

describe('the credentials', () => {
  it('are in no error message about options', () => {
    const canary = createCanary();
    for (const options of [
      { ...good, baseUrl: `http://shop:${secret}@service.example` },
      { ...good, baseUrl: `https://shop:${secret}@service.example` },
      { ...good, baseUrl: `https://service.example/?secret=${secret}` },
      { ...good, baseUrl: secret },
      { ...good, credentials: { key: `shop:${secret}`, secret } },
      { ...good, credentials: { key: 'shop', secret: `${secret}\n` } },
      { ...good, credentials: { key: '', secret } },
      { ...good, mount: 'no-slash' },
      { ...good, limits: { requests: [{ count: 0, seconds: 1 }] } },
      { ...good, timeout: -1 },
      { ...good, pageToken: { keys: ['short'] } },
    ]) {
      assert.throws(
        () => createAddressProxy(options),
        (error) => {
          canary.hear(error);
          return error instanceof TypeError;
        },
      );
    }
    canary.assertSilence(11);
  });

  it('are in no response, log entry or event, even when every failure around the proxy quotes them', async () => {
    const canary = createCanary();
    const quoting = (): never => {
      throw new RangeError(`while sending ${authorization}`, { cause: new Error(secret) });
    };
    const reject = async () => quoting();
    const store = { run: reject };
    const fetches: readonly Handler[] = [
      reject,
      async () => new Response(secret, { status: 500 }),
      async () => Response.json({ exception: authorization }, { status: 401, headers: { 'x-echo': secret } }),
      async () => Response.json({ exception: secret }, { status: 404 }),
      async () =>
        new Response(null, { status: 302, headers: { location: `https://shop:${secret}@elsewhere.example` } }),
      async () => new Response(secret, { headers: { 'content-type': `text/${secret}` } }),
      async () => jsonResponse({ [secret]: secret }),
    ];
    for (const fetch of fetches) {
      for (const options of [{}, { store, dailyCap: 5 }, { clientAddress: quoting }]) {
        for (const operation of operationNames()) {
          const proxy = createProxy(fetch, { ...canary.listeners, ...options, limits: noLimits });
          await canary.read(await proxy(createRequest(operation)));
        }
      }
    }
    await canary.untilLogged(7 * 3 * 7);
    canary.assertSilence(3 * 7 * 3 * 7);
  });

  it('are not sent back to a browser that sends them', async () => {
    const canary = createCanary();
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.country));
    const proxy = createProxy(fetch, { ...canary.listeners, limits: noLimits });
    const headers = { authorization, cookie: secret, origin: `https://${secret}.example`, 'x-address-token': secret };
    for (const [name, value] of Object.entries(headers)) {
      await canary.read(await proxy(createRequest('country', undefined, { [name]: value })));
    }
    await canary.read(await proxy(createRequest('country', { country: `../${secret.slice(0, 5)}` })));
    await canary.untilLogged(5);
    canary.assertSilence(10);
  });

  it('are not visible when the proxy itself is logged', () => {
    const canary = createCanary();
    canary.hear(createAddressProxy(good));
    canary.assertSilence(1);
  });
});
