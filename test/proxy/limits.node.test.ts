import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { addressHeader, defaultLimits, type ProxyEvent, type RequestLog } from '../../src/proxy.ts';
import {
  bodies,
  createClock,
  createProxy,
  createRecordingService,
  createRequest,
  flushTasks,
  jsonResponse,
  noLimits,
} from './support.ts';

const clientAddress = addressHeader('x-client');

/** Sends requests one after the other, and returns their statuses. */
async function statuses(count: number, send: (index: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index++) all.push((await send(index)).status);
  return all;
}

/** The number of requests that were answered. */
const allowed = (all: readonly number[]) => all.filter((status) => status === 200).length;

describe('limits', () => {
  it('allow a client 200 requests at once, and then 30 a second', async () => {
    const { now, forward } = createClock();
    const { requests } = defaultLimits;
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.countries));
    const proxy = createProxy(fetch, { clientAddress, now, limits: { ...noLimits, requests } });
    const send = (client: string) => proxy(createRequest('countries', {}, { 'x-client': client }));
    assert.equal(allowed(await statuses(220, () => send('192.0.2.1'))), 200);
    for (let second = 0; second < 60; second++) {
      forward(1_000);
      assert.equal(allowed(await statuses(40, () => send('192.0.2.1'))), 30);
    }
    assert.equal((await send('192.0.2.2')).status, 200);
  });

  it('hold for an IPv6 /64, twice for a /56, and four times for a /48', async () => {
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.countries));
    const limits = { ...noLimits, requests: [{ count: 10, seconds: 3_600, burst: 10 }] };
    const { now } = createClock();
    const proxy = createProxy(fetch, { clientAddress, limits, now });
    const answered = async (clients: (index: number) => string) =>
      allowed(await statuses(100, (index) => proxy(createRequest('countries', {}, { 'x-client': clients(index) }))));
    assert.equal(await answered((index) => `2001:db8:1:1::${index}`), 10, 'one /64');
    assert.equal(await answered((index) => `2001:db8:1:${(index % 8) + 1}::1`), 10, 'the rest of its /56');
    assert.equal(await answered((index) => `2001:db8:1:${index}00::1`), 20, 'the rest of its /48');
    assert.equal(await answered(() => '2001:db8:2::1'), 10, 'another /48');
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

  it('let a session that has started continue in another network whose lookups are used up, but no other', async () => {
    const { fetch } = createRecordingService(async ({ url }) =>
      jsonResponse(url.includes('/nl/') ? bodies.dutchByPostcode : bodies.suggest),
    );
    const limits = { ...noLimits, lookups: [{ count: 1, seconds: 3_600 }] };
    const proxy = createProxy(fetch, { limits, clientAddress });
    const from = (network: string, session = 'session-1') =>
      proxy(createRequest('suggest', undefined, { 'x-client': network, 'x-autocomplete-session': session }));
    const house = () => proxy(createRequest('dutchByPostcode', undefined, { 'x-client': '192.0.2.2' }));
    const answers = [
      await from('192.0.2.1'),
      await house(),
      await from('192.0.2.2'),
      await from('192.0.2.2', 'session-2'),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 429],
    );
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

  it('are named in the log, and answered with problem details, Retry-After and their scope', async () => {
    for (const [name, operation, scope] of [
      ['requests', 'suggest', 'client'],
      ['lookups', 'dutchByPostcode', 'client'],
      ['suggestions', 'suggest', 'session'],
      ['addresses', 'details', 'session'],
      ['details', 'details', 'session'],
      ['international', 'suggest', 'account'],
    ] as const) {
      const lines: RequestLog[] = [];
      const { now } = createClock();
      const { seen, fetch } = createRecordingService(async () => Response.json(bodies[operation]));
      const limits = { ...noLimits, [name]: [{ count: 1, seconds: 10_000 }] };
      const proxy = createProxy(fetch, { limits, now, onRequest: (line) => lines.push(line) });
      await proxy(createRequest(operation));
      const another = name === 'addresses' ? { context: 'nldAnother' } : undefined;
      const response = await proxy(createRequest(operation, another));
      const isAccount = scope === 'account';
      assert.equal(response.status, isAccount ? 503 : 429, name);
      assert.equal(response.headers.get('retry-after'), '300');
      assert.equal(response.headers.get('cache-control'), 'no-store');
      const { type, limit } = (await response.json()) as { readonly type: string; readonly limit: string };
      assert.deepEqual([type, limit], [isAccount ? problemTypes.overloaded : problemTypes.rateLimited, scope]);
      assert.equal(seen.length, 1);
      // The log entry of a request comes after its response.
      while (lines.length < 2) await flushTasks();
      assert.deepEqual(lines.map((line) => line.limit).sort(), [name, null].sort());
    }
  });

  it('say "account" if the service itself refuses', async () => {
    const { fetch } = createRecordingService(async () => Response.json({}, { status: 429 }));
    const response = await createProxy(fetch, { limits: noLimits })(createRequest('suggest'));
    assert.equal(((await response.json()) as { readonly limit: string }).limit, 'account');
  });

  it('do not count malformed requests', async () => {
    const { fetch } = createRecordingService();
    const proxy = createProxy(fetch, { limits: { ...noLimits, suggestions: [{ count: 1, seconds: 60 }] } });
    assert.equal((await proxy(createRequest('suggest', { context: '12', term: 'x' }))).status, 400);
    assert.equal((await proxy(createRequest('suggest'))).status, 200);
  });

  it('count all requests without a readable client address as those of one client', async () => {
    // Code without types may return undefined.
    const addresses = [null, '', 'unknown', '300.1.1.1', undefined as unknown as null];
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.countries));
    const limits = { ...noLimits, requests: [{ count: 3, seconds: 60, burst: 3 }] };
    const proxy = createProxy(fetch, { clientAddress: () => addresses.shift() ?? null, limits });
    assert.deepEqual(await statuses(5, () => proxy(createRequest('countries'))), [200, 200, 200, 429, 429]);
  });

  it('report requests without a readable client address each time their number has grown tenfold', async () => {
    const counts: number[] = [];
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.countries));
    const onEvent = (event: ProxyEvent) => {
      if (event.kind === 'noClientAddress') counts.push(event.requests);
    };
    const proxy = createProxy(fetch, { clientAddress: () => null, limits: noLimits, onEvent });
    await statuses(1_200, () => proxy(createRequest('countries')));
    assert.deepEqual(counts, [1, 10, 100, 1_000]);
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

  it('may fail; this process then uses its own limits for all proxies that share it, and reports it', async () => {
    const events: string[] = [];
    const reject = () => Promise.reject(new RangeError('redis://user:password@host is gone'));
    const store = { run: reject };
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.countries));
    const limits = { ...noLimits, requests: [{ count: 2, seconds: 60, burst: 2 }] };
    const onEvent = (event: object) => events.push(JSON.stringify(event));
    const start = (others = {}) =>
      createProxy(fetch, { store, limits, clientAddress, onEvent, dailyCap: 10, ...others });
    const [proxy, again] = [start(), start()];
    const send = (to = proxy) => to(createRequest('countries', {}, { 'x-client': '192.0.2.1' }));
    assert.deepEqual(await statuses(3, (index) => send(index > 0 ? proxy : again)), [200, 200, 429]);
    const otherAccount = start({ credentials: { key: 'other', secret: 'another secret' } });
    assert.deepEqual(await statuses(3, () => send(otherAccount)), [200, 200, 429]);
    assert.ok(events.includes('{"kind":"storeFailed","error":"RangeError"}'));
    assert.ok(!events.join().includes('password'));
  });
});
