import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type OperationName, operationNames } from '../../src/contract/operations.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import type { AddressProxyOptions, Handler } from '../../src/proxy.ts';
import { createCanary } from './canary.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';
import { type Expected, faults } from './faults.ts';
import { createProxy, createRequest, flushTasks, noLimits, secret, street } from './support.ts';

/** Deadline for a service that never finishes its answer: nothing but the deadline can end such a request. */
const endlessTimeoutMs = 300;
/** Deadline for all other faults: so long that no answer can miss it, however slow the machine is. */
const longTimeoutMs = 150_000;

let server: FaultServer;
const canary = createCanary();
const crashes: unknown[] = [];
const crash = (error: unknown) => crashes.push(error);

before(async () => {
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
  server = await startFaultServer();
});

after(async () => {
  await server.close();
  process.off('uncaughtException', crash).off('unhandledRejection', crash);
});

/**
 * Sends one request through a proxy and checks the response. The response and the log must not contain the credentials,
 * and the log must not contain what was typed.
 */
async function assertResponse(operation: OperationName, expected: Expected, options: Partial<AddressProxyOptions>) {
  const heard: unknown[] = [];
  const hear = (event: unknown) => heard.push(event);
  let isLogged = false;
  const onRequest = (log: unknown) => {
    isLogged = true;
    hear(log);
  };
  const fetch: Handler = (request) => globalThis.fetch(request);
  const listeners = { onRequest, onEvent: hear };
  const proxy = createProxy(fetch, { timeout: longTimeoutMs, limits: noLimits, ...listeners, ...options });
  const response = await proxy(createRequest(operation));
  const text = await canary.read(response);
  assert.equal(response.status, expected.status, text.slice(0, 200));
  for (const [name, value] of Object.entries(expected.headers ?? {})) assert.equal(response.headers.get(name), value);
  if (expected.type) {
    assert.equal(response.headers.get('content-type'), 'application/problem+json');
    const { type, status } = JSON.parse(text) as { type: string; status: number };
    assert.deepEqual([type, status], [expected.type, expected.status]);
  }
  // The log entry of a request comes after its response.
  while (!isLogged) await flushTasks();
  const sent = JSON.stringify([...response.headers]) + text;
  const logged = JSON.stringify(heard);
  heard.forEach(canary.hear);
  canary.assertSilence(heard.length);
  for (const word of [street, 'session-1', '2012ES']) assert.ok(!logged.includes(word), word);
  assert.ok(!/set-cookie|www-authenticate|"location"|geheim/i.test(sent), sent.slice(0, 300));
}

describe('a fault of the service', () => {
  faults.forEach(({ name, isEndless, expected }, index) => {
    it(`gives every operation the right response: ${name}`, async () => {
      const all = operationNames().map((operation) =>
        assertResponse(operation, expected(operation), {
          baseUrl: `http://127.0.0.1:${server.port}/${index}`,
          ...(isEndless && { timeout: endlessTimeoutMs }),
        }),
      );
      await Promise.all(all);
      assert.equal(server.stolen(), 0, 'redirects lead nowhere');
      assert.deepEqual(crashes, []);
    });
  });

  const unavailable = { status: 503, type: problemTypes.upstreamUnavailable };
  const unknownHost: Handler = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(secret), { code: 'ENOTFOUND' }) });
  };
  for (const [name, options] of [
    ['a refused connection', () => ({ baseUrl: 'http://127.0.0.1:9' })],
    ['an unknown host', () => ({ fetch: unknownHost })],
    ['TLS that is none', () => ({ baseUrl: `https://127.0.0.1:${server.port}` })],
  ] as const) {
    it(`gives every operation the right response: ${name}`, async () => {
      await Promise.all(operationNames().map((operation) => assertResponse(operation, unavailable, options())));
    });
  }

  it('is tested in at least 224 cases', () => {
    assert.ok((faults.length + 3) * operationNames().length >= 224);
  });
});
