import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { createReferenceService } from '../../demo/service/service.ts';
import {
  createAddressProxy,
  createMemoryStore,
  createServerClient,
  type ServerClientOptions,
} from '../../src/proxy.ts';

const credentials = { key: 'demo-key', secret: 'demo-secret' };
const baseUrl = 'http://127.0.0.1';
const service = createReferenceService({ credentials, rateLimit: 1_000 });

function newClient(options: Partial<ServerClientOptions> = {}) {
  service.ledger.clear();
  return createServerClient({ baseUrl, credentials, fetch: service.handle, ...options });
}

const haarlem = { country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012ES', locality: 'Haarlem' };

describe('an order that is verified', () => {
  it('is accepted unchanged, for one lookup, and not twice', async () => {
    const client = newClient();
    const verdict = await client.verifyOrder(haarlem);
    assert.deepEqual([verdict.advice, verdict.grade, verdict.level, verdict.changes], ['accept', 'A', 'Building', []]);
    assert.deepEqual(verdict.address?.lines, ['Julianastraat 30']);
    assert.equal(verdict.candidates.length, 1);
    await client.verifyOrder({ ...haarlem });
    assert.equal(service.ledger.report().lookups, 1);
  });

  it('can come from a form without JavaScript, a telephone or a file', async () => {
    for (const order of [
      { country: 'nld', street: 'Julianastraat 30', building: '', postcode: '2012 es', locality: '' },
      { country: 'NL', street: 'JULIANASTRAAT', buildingNumber: 30, postcode: '', locality: 'haarlem' },
    ])
      assert.match(
        (await newClient().verifyOrder(order)).address?.mailLines.join('|') ?? '',
        /^Julianastraat 30\|2012 ES +Haarlem$/,
      );
  });

  it('has the differences from the service’s address, part by part', async () => {
    const { advice, changes, address } = await newClient().verifyOrder({ ...haarlem, postcode: '2012ED' });
    assert.equal(advice, 'note');
    assert.deepEqual(changes, [{ part: 'postcode', from: '2012ED', to: '2012ES' }]);
    assert.equal(address?.postcode, '2012ES');
  });

  it('can be incomplete, questionable, or kept', async () => {
    const client = newClient({ dispatchCountry: 'DEU' });
    const { building: _, ...street } = haarlem;
    const incomplete = await client.verifyOrder(street);
    assert.deepEqual([incomplete.advice, incomplete.level], ['complete', 'Street']);
    assert.equal(incomplete.address?.mailLines.at(-1), 'NIEDERLANDE');
    const asked = await client.verifyOrder({ ...haarlem, building: '9999' });
    assert.equal(asked.advice, 'review');
    const kept = await client.verifyOrder({ country: 'NL', street: 'Xyzzy', building: '1', locality: 'Qwertz' });
    assert.deepEqual(kept, { advice: 'keep', grade: null, level: null, address: null, changes: [], candidates: [] });
    await assert.rejects(client.verifyOrder({ country: 'NL' }), TypeError);
    await assert.rejects(client.verifyOrder({ ...haarlem, country: '' }), TypeError);
    await assert.rejects(client.verifyOrder({ ...haarlem, street: 'x'.repeat(201) }), { reason: 'invalid-input' });
  });

  it('counts together with the proxy, and is refused when the day’s lookups are used up', async () => {
    const store = createMemoryStore();
    const shared = { store, dailyCap: 2 };
    const client = newClient(shared);
    const proxy = createAddressProxy({ baseUrl, credentials, fetch: service.handle, ...shared });
    const path = '/nl/v1/addresses/postcode/2012ES/30/';
    assert.equal(
      (await proxy(new Request(`http://shop.test${path}`, { headers: { 'x-address-client': '1' } }))).status,
      200,
    );
    await client.verifyOrder(haarlem);
    await assert.rejects(client.verifyOrder({ ...haarlem, building: '8' }), { reason: 'unavailable', status: 503 });
    assert.equal(service.ledger.report().lookups, 2);
  });

  it('of a thousand is not held back by the limits of one shopper', async () => {
    const client = newClient({ limits: { international: [] } });
    for (let number = 1; number <= 90; number++) await client.verifyOrder({ ...haarlem, building: String(number) });
    assert.equal(service.ledger.report().lookups, 90);
    const others = Array.from({ length: 150 }, (_, index) =>
      client.verifyOrder({ ...haarlem, building: String(100 + index) }),
    );
    await Promise.all(others);
    assert.equal(service.ledger.report().lookups, 240);
  });

  it('of a thousand, while the service fails, leaves the day’s lookups to the shoppers', async () => {
    let sent = 0;
    const fetch = async () => {
      sent++;
      return new Response(null, { status: 500 });
    };
    const client = newClient({ fetch, dailyCap: 1_000, now: () => Date.UTC(2026, 0, 1, 12) });
    for (let number = 1; number <= 1_000; number++) {
      await assert.rejects(client.verifyOrder({ ...haarlem, building: String(number) }), { reason: 'unavailable' });
    }
    assert.equal(sent, 3);
  });
});

describe('the account', () => {
  const secret = 'a-secret-that-nobody-may-see';
  const key = 'key-of-the-account';
  const seen: unknown[] = [];

  it('is in no answer, error or event', async () => {
    const failing = [
      async () => new Response('{}', { status: 401 }),
      async () => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } }),
      () => Promise.reject(new TypeError('fetch failed')),
    ];
    for (const fetch of failing) {
      const client = newClient({
        credentials: { key, secret },
        fetch,
        onEvent: (event) => seen.push(event),
        onLookup: (lookup) => seen.push(lookup),
      });
      await assert.rejects(client.verifyOrder(haarlem), (error) => Boolean(seen.push(error)));
      seen.push(client);
    }
    assert.ok(seen.length >= 6);
    const text = inspect(seen, { depth: 20, showHidden: true });
    for (const part of [key, secret, btoa(`${key}:${secret}`)]) assert.ok(!text.includes(part));
  });

  it('is checked when the client is created', () => {
    assert.throws(() => newClient({ baseUrl: 'http://service.example' }), TypeError);
    assert.throws(() => newClient({ dailyCapp: 1 } as never), /There is no option "dailyCapp"/);
    assert.throws(() => newClient({ limits: { lookups: [] } } as never), /no clients and no sessions/);
  });
});
