import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryStore, type Store } from '../../src/proxy.ts';
import { bodies, createProxy, createRequest, jsonResponse, noLimits, secret } from './support.ts';

/** A store that notes the keys it gets. */
function createNotingStore() {
  const store = createMemoryStore();
  const keys: string[] = [];
  const noting: Store = {
    run: (steps) => {
      keys.push(...steps.map(([, key]) => key));
      return store.run(steps);
    },
  };
  return { store: noting, keys };
}

const limits = { ...noLimits, requests: [{ count: 100, seconds: 60 }] };

describe('proxies that share a store', () => {
  it('neither answer nor count for each other if their service or their account differs', async () => {
    const { store } = createNotingStore();
    const proxyOf = (baseUrl: string, key: string, name: string) =>
      createProxy(async () => jsonResponse({ ...(bodies.country as object), name }), {
        baseUrl,
        credentials: { key, secret },
        store,
        limits,
        dailyCap: 1,
      });
    const accounts = [
      ['https://service.example', 'shop'],
      ['https://staging.example', 'shop'],
      ['https://service.example', 'shop-2'],
      ['https://service.example/v2', 'shop'],
    ] as const;
    for (const [baseUrl, key] of accounts) {
      const proxy = proxyOf(baseUrl, key, `${baseUrl} ${key}`);
      const { name } = (await (await proxy(createRequest('country'))).json()) as { readonly name: string };
      assert.equal(name, `${baseUrl} ${key}`);
      assert.notEqual((await proxy(createRequest('validate'))).status, 503, 'the cap is its own');
    }
  });

  it('share everything if only the secret differs, because it may have been replaced', async () => {
    const { store } = createNotingStore();
    let asked = 0;
    const fetch = async () => {
      asked++;
      return jsonResponse(bodies.country);
    };
    for (const each of [secret, `${secret}-2`]) {
      const proxy = createProxy(fetch, { credentials: { key: 'shop', secret: each }, store, limits });
      assert.equal((await proxy(createRequest('country'))).status, 200);
    }
    assert.equal(asked, 1);
  });

  it('begin every key with the same hash, from which the account cannot be read', async () => {
    const { store, keys } = createNotingStore();
    const proxy = createProxy(async () => jsonResponse(bodies.details), { store, dailyCap: 5 });
    await proxy(createRequest('details'));
    await proxy(createRequest('countries'));
    const prefixes = new Set(keys.map((key) => /^[\da-f]{16}:/.exec(key)?.[0]));
    assert.equal(prefixes.size, 1);
    assert.ok(keys.every((key) => !key.includes('shop') && !key.includes('service.example')));
  });
});
