import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { addressHeader, defaultLimits, type RequestLog } from '../../src/proxy.ts';
import {
  bodies,
  createClock,
  createProxy,
  createRecordingService,
  createRequest,
  flushTasks,
  jsonResponse,
  noLimits,
  problemTypeOf,
} from './support.ts';

const clientAddress = addressHeader('x-client');

/** Sends requests one after the other, and returns their statuses. */
async function statuses(count: number, send: (index: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index++) all.push((await send(index)).status);
  return all;
}

/** How many requests were answered. */
const allowed = (all: readonly number[]) => all.filter((status) => status === 200).length;

describe('limits', () => {
  it('allow a client address 40 requests at once, then ten a second, and 600 in ten minutes', async () => {
    const { now, forward } = createClock();
    const { address } = defaultLimits;
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.countries));
    const proxy = createProxy(fetch, { clientAddress, now, limits: { ...noLimits, address } });
    const send = (client: string) => proxy(createRequest('countries', {}, { 'x-client': client }));
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

  it('count all addresses of an IPv6 /64 as one client', async () => {
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.countries));
    const limits = { ...noLimits, address: [{ count: 2, seconds: 60, burst: 2 }] };
    const proxy = createProxy(fetch, { clientAddress, limits });
    const send = (client: string) => proxy(createRequest('countries', {}, { 'x-client': client }));
    assert.deepEqual(await statuses(3, (index) => send(`2001:db8::${index}`)), [200, 200, 429]);
    assert.equal((await send('2001:db8:0:1::1')).status, 200);
  });

  it('allow a session 120 suggestions and 20 details', async () => {
    const { now } = createClock();
    const limits = { ...noLimits, suggestions: defaultLimits.suggestions, details: defaultLimits.details };
    const { fetch } = createRecordingService(async ({ url }) =>
      jsonResponse(url.includes('autocomplete') ? bodies.suggest : bodies.details),
    );
    const proxy = createProxy(fetch, { now, limits });
    assert.equal(allowed(await statuses(130, () => proxy(createRequest('suggest')))), 120);
    assert.equal(allowed(await statuses(30, () => proxy(createRequest('details')))), 20);
    const other = { 'x-autocomplete-session': 'session-2' };
    assert.equal((await proxy(createRequest('suggest', undefined, other))).status, 200);
  });

  it('end a session half an hour after its first request', async () => {
    const { now, forward } = createClock();
    const lines: RequestLog[] = [];
    const { seen, fetch } = createRecordingService(async () => jsonResponse(bodies.suggest));
    const proxy = createProxy(fetch, { now, limits: noLimits, onRequest: (line) => lines.push(line) });
    const suggest = async (session: string) =>
      (await proxy(createRequest('suggest', undefined, { 'x-autocomplete-session': session }))).status;
    assert.equal(await suggest('session-1'), 200);
    forward(1_800_000);
    assert.deepEqual([await suggest('session-1'), await suggest('session-2')], [200, 200]);
    forward(1_000);
    assert.deepEqual([await suggest('session-1'), await suggest('session-2')], [429, 200]);
    // Requests prolong neither the session nor the time for which it is remembered.
    forward(3_600_000);
    assert.equal((await proxy(createRequest('details'))).status, 429);
    assert.equal(seen.length, 4);
    while (lines.length < 6) await flushTasks();
    assert.equal(lines.filter(({ limit }) => limit === 'session').length, 2);
  });

  it('are named in the log, and answered with problem details and Retry-After', async () => {
    const lines: RequestLog[] = [];
    const { seen, fetch } = createRecordingService();
    const limits = { ...noLimits, suggestions: [{ count: 1, seconds: 10_000 }] };
    const proxy = createProxy(fetch, { limits, onRequest: (line) => lines.push(line) });
    await proxy(createRequest('suggest'));
    while (lines.length < 1) await flushTasks();
    const response = await proxy(createRequest('suggest'));
    assert.equal(response.status, 429);
    assert.equal(response.headers.get('retry-after'), '300');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(await problemTypeOf(response), problemTypes.rateLimited);
    assert.equal(seen.length, 1);
    // The log entry of a request comes after its response.
    while (lines.length < 2) await flushTasks();
    assert.deepEqual(
      lines.map(({ limit }) => limit),
      [null, 'suggestions'],
    );
  });

  it('do not count malformed requests', async () => {
    const { fetch } = createRecordingService();
    const proxy = createProxy(fetch, { limits: { ...noLimits, suggestions: [{ count: 1, seconds: 60 }] } });
    assert.equal((await proxy(createRequest('suggest', { context: '12', term: 'x' }))).status, 400);
    assert.equal((await proxy(createRequest('suggest'))).status, 200);
  });

  it('report once that they cannot work without a client address', async () => {
    // Code without types may return undefined.
    for (const address of [null, '', 'unknown', '300.1.1.1', undefined as unknown as null]) {
      const events: string[] = [];
      const { fetch } = createRecordingService();
      const proxy = createProxy(fetch, { clientAddress: () => address, onEvent: ({ kind }) => events.push(kind) });
      await proxy(createRequest('suggest'));
      await proxy(createRequest('suggest'));
      assert.deepEqual(events, ['noClientAddress']);
    }
  });
});

describe('the shared store', () => {
  it('makes limits hold for two proxies together', async () => {
    const { createMemoryStore } = await import('../../src/proxy.ts');
    const store = createMemoryStore();
    const limits = { ...noLimits, suggestions: [{ count: 3, seconds: 60, burst: 3 }] };
    const { fetch } = createRecordingService();
    const proxies = [createProxy(fetch, { store, limits }), createProxy(fetch, { store, limits })];
    const all = await statuses(6, (index) => (proxies[index % 2] ?? proxies[0]!)(createRequest('suggest')));
    assert.equal(allowed(all), 3);
  });

  it('may fail; each proxy then uses limits of its own, and reports it', async () => {
    const events: string[] = [];
    const reject = () => Promise.reject(new RangeError('redis://user:password@host is gone'));
    const store = { take: reject, count: reject, countOnce: reject, get: reject, set: reject };
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.countries));
    const limits = { ...noLimits, address: [{ count: 2, seconds: 60, burst: 2 }] };
    const onEvent = (event: object) => events.push(JSON.stringify(event));
    const proxy = createProxy(fetch, { store, limits, clientAddress, onEvent, dailyCap: 10 });
    const send = () => proxy(createRequest('countries', {}, { 'x-client': '192.0.2.1' }));
    assert.deepEqual(await statuses(3, send), [200, 200, 429]);
    assert.ok(events.includes('{"kind":"storeFailed","error":"RangeError"}'));
    assert.ok(!events.join().includes('password'));
  });
});
