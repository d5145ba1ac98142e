import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RequestLog } from '../../src/proxy/events.ts';
import { type AddressProxyOptions, createAddressProxy } from '../../src/proxy.ts';

const dutch = {
  street: 'S',
  houseNumber: 1,
  houseNumberAddition: '',
  postcode: '2012ES',
  city: 'H',
  houseNumberAdditions: [''],
};
const country = { name: 'Belgium', iso3: 'BEL', iso2: 'BE' };

const good: AddressProxyOptions = {
  baseUrl: 'https://service.example',
  credentials: { key: 'bystander', secret: 'a secret of some length' },
  fetch: async ({ url }) => Response.json(url.includes('/nl/') ? dutch : country),
};

const ask = (path: string, signal?: AbortSignal) =>
  new Request(`http://shop.test${path}`, { headers: { 'x-address-client': '1' }, ...(signal && { signal }) });

describe('a rush of international requests', () => {
  it('leaves room for Dutch lookups', async () => {
    const proxy = createAddressProxy({ ...good, limits: { international: [{ count: 1, seconds: 1, burst: 1 }] } });
    const abort = new AbortController();
    const rush = Array.from({ length: 200 }, (_, index) =>
      proxy(ask(`/international/v1/country/c${index}`, abort.signal)),
    );
    const response = await proxy(ask('/nl/v1/addresses/postcode/2012ES/1'));
    assert.equal(response.status, 200);
    abort.abort();
    await Promise.all(rush);
  });
});

describe('a listener', () => {
  const heard: string[] = [];
  const throws = ({ operation }: RequestLog) => {
    heard.push(`${operation}`);
    throw new Error('on purpose');
  };

  for (const [what, onRequest] of [
    ['throws', throws],
    ['rejects', async (log: RequestLog) => throws(log)],
  ] as const) {
    it(`that ${what} stops nothing`, async () => {
      heard.length = 0;
      const proxy = createAddressProxy({ ...good, onRequest });
      assert.equal((await proxy(ask('/international/v1/country/be'))).status, 200);
      while (heard.length === 0) await new Promise(setImmediate);
      assert.deepEqual(heard, ['country']);
    });
  }

  it('cannot be given an empty key for its marks', () => {
    assert.throws(() => createAddressProxy({ ...good, logKey: '', onRequest: () => {} }), TypeError);
  });
});
