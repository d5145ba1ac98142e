import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { addressHeader, defaultLimits, type RequestLog } from '../../src/proxy.ts';
import { ask, bodies, clock, jsonOf, noLimits, proxyTo, recording, typeOf } from './support.ts';

const clientAddress = addressHeader('x-client');

/** Statuses of so many requests, one after the other. */
async function statuses(count: number, send: (index: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index++) all.push((await send(index)).status);
  return all;
}

const allowed = (all: readonly number[]) => all.filter((status) => status === 200).length;

describe('limits', () => {
  it('hold per client address: 40 at once, ten a second, 600 in ten minutes', async () => {
    const { now, forward } = clock();
    const { address } = defaultLimits;
    const { fetch } = recording(async () => jsonOf(bodies.countries));
    const proxy = proxyTo(fetch, { clientAddress, now, limits: { ...noLimits, address } });
    const send = (client: string) => proxy(ask('countries', {}, { 'x-client': client }));
    assert.equal(allowed(await statuses(60, () => send('192.0.2.1'))), 40);
    forward(1_000);
    assert.equal(allowed(await statuses(60, () => send('192.0.2.1'))), 10);
    assert.equal((await send('192.0.2.2')).status, 200);
    let count = 50;
    for (let second = 0; second < 590; second++) {
      forward(1_000);
      count += allowed(await statuses(10, () => send('192.0.2.1')));
    }
    assert.ok(count > 590 && count <= 600, `${count} in ten minutes`);
  });

  it('hold for a /64 of IPv6 together', async () => {
    const { fetch } = recording(async () => jsonOf(bodies.countries));
    const limits = { ...noLimits, address: [{ count: 2, seconds: 60, burst: 2 }] };
    const proxy = proxyTo(fetch, { clientAddress, limits });
    const send = (client: string) => proxy(ask('countries', {}, { 'x-client': client }));
    assert.deepEqual(await statuses(3, (index) => send(`2001:db8::${index}`)), [200, 200, 429]);
    assert.equal((await send('2001:db8:0:1::1')).status, 200);
  });

  it('hold per session: 120 suggestions, 20 details', async () => {
    const { now } = clock();
    const limits = { ...noLimits, suggestions: defaultLimits.suggestions, details: defaultLimits.details };
    const { fetch } = recording(async ({ url }) =>
      jsonOf(url.includes('autocomplete') ? bodies.suggest : bodies.details),
    );
    const proxy = proxyTo(fetch, { now, limits });
    assert.equal(allowed(await statuses(130, () => proxy(ask('suggest')))), 120);
    assert.equal(allowed(await statuses(30, () => proxy(ask('details')))), 20);
    const other = { 'x-autocomplete-session': 'session-2' };
    assert.equal((await proxy(ask('suggest', undefined, other))).status, 200);
  });

  it('end a session half an hour after its first request, whatever is left of it', async () => {
    const { now, forward } = clock();
    const lines: RequestLog[] = [];
    const { seen, fetch } = recording(async () => jsonOf(bodies.suggest));
    const proxy = proxyTo(fetch, { now, limits: noLimits, onRequest: (line) => lines.push(line) });
    const suggest = async (session: string) =>
      (await proxy(ask('suggest', undefined, { 'x-autocomplete-session': session }))).status;
    assert.equal(await suggest('session-1'), 200);
    forward(1_800_000);
    assert.deepEqual([await suggest('session-1'), await suggest('session-2')], [200, 200]);
    forward(1_000);
    assert.deepEqual([await suggest('session-1'), await suggest('session-2')], [429, 200]);
    // Asking keeps nothing alive, neither the session nor the memory of it.
    forward(3_600_000);
    assert.equal((await proxy(ask('details'))).status, 429);
    assert.equal(seen.length, 4);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(lines.at(-1)?.limit, 'session');
  });

  it('say in problem details and Retry-After what to do, and in the log which one it was', async () => {
    const lines: RequestLog[] = [];
    const { seen, fetch } = recording();
    const limits = { ...noLimits, suggestions: [{ count: 1, seconds: 10_000 }] };
    const proxy = proxyTo(fetch, { limits, onRequest: (line) => lines.push(line) });
    await proxy(ask('suggest'));
    const response = await proxy(ask('suggest'));
    assert.equal(response.status, 429);
    assert.equal(response.headers.get('retry-after'), '300');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(await typeOf(response), problemTypes.rateLimited);
    assert.equal(seen.length, 1);
    // A request is told of when its answer has gone.
    while (lines.length < 2) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(
      lines.map(({ limit }) => limit),
      [null, 'suggestions'],
    );
  });

  it('count no request that was malformed', async () => {
    const { fetch } = recording();
    const proxy = proxyTo(fetch, { limits: { ...noLimits, suggestions: [{ count: 1, seconds: 60 }] } });
    assert.equal((await proxy(ask('suggest', { context: '12', term: 'x' }))).status, 400);
    assert.equal((await proxy(ask('suggest'))).status, 200);
  });

  it('tell the operator once that they cannot hold without a client address', async () => {
    // The last one comes from code without types.
    for (const address of [null, '', 'unknown', '300.1.1.1', undefined as unknown as null]) {
      const events: string[] = [];
      const { fetch } = recording();
      const proxy = proxyTo(fetch, { clientAddress: () => address, onEvent: ({ kind }) => events.push(kind) });
      await proxy(ask('suggest'));
      await proxy(ask('suggest'));
      assert.deepEqual(events, ['noClientAddress']);
    }
  });
});

describe('the shared store', () => {
  it('makes limits hold across two proxies', async () => {
    const { createMemoryStore } = await import('../../src/proxy.ts');
    const store = createMemoryStore();
    const limits = { ...noLimits, suggestions: [{ count: 3, seconds: 60, burst: 3 }] };
    const { fetch } = recording();
    const proxies = [proxyTo(fetch, { store, limits }), proxyTo(fetch, { store, limits })];
    const all = await statuses(6, (index) => (proxies[index % 2] ?? proxies[0]!)(ask('suggest')));
    assert.equal(allowed(all), 3);
  });

  it('may fail: each proxy then goes on with limits of its own, and says so', async () => {
    const events: string[] = [];
    const reject = () => Promise.reject(new RangeError('redis://user:password@host is gone'));
    const store = { take: reject, count: reject, countOnce: reject, get: reject, set: reject };
    const { fetch } = recording(async () => jsonOf(bodies.countries));
    const limits = { ...noLimits, address: [{ count: 2, seconds: 60, burst: 2 }] };
    const onEvent = (event: object) => events.push(JSON.stringify(event));
    const proxy = proxyTo(fetch, { store, limits, clientAddress, onEvent, dailyCap: 10 });
    const send = () => proxy(ask('countries', {}, { 'x-client': '192.0.2.1' }));
    assert.deepEqual(await statuses(3, send), [200, 200, 429]);
    assert.ok(events.includes('{"kind":"storeFailed","error":"RangeError"}'));
    assert.ok(!events.join().includes('password'));
  });
});
