/** The service asks for a pause: that half of it gets nothing until then. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OperationName } from '../../src/contract/operations.ts';
import type { RequestLog } from '../../src/proxy.ts';
import {
  bodies,
  createClock,
  createProxy,
  createRecordingService,
  createRequest,
  jsonResponse,
  noLimits,
} from './support.ts';

/** A proxy of which the service has asked for a pause, once. */
async function createPaused(status: number, retryAfter: string | null, now: () => number) {
  let isAsking = true;
  const { seen, fetch } = createRecordingService(async ({ url }) => {
    if (!isAsking) return jsonResponse(url.includes('/nl/') ? bodies.dutchByPostcode : bodies.suggest);
    isAsking = false;
    return new Response(null, { status, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } });
  });
  let client = 0;
  const lines: RequestLog[] = [];
  const proxy = createProxy(fetch, {
    limits: noLimits,
    clientAddress: () => `198.51.100.${client++ % 250}`,
    now,
    onRequest: (line) => lines.push(line),
  });
  const ask = (operation: OperationName) => proxy(createRequest(operation));
  await ask('suggest');
  return { ask, seen };
}

describe('a 429 or 503 of the service with Retry-After', () => {
  for (const status of [429, 503]) {
    it(`is respected for every client, and costs nothing at the service: ${status}`, async () => {
      const { now, forward } = createClock();
      const { ask, seen } = await createPaused(status, '120', now);
      for (const passed of [0, 60, 59]) {
        forward(passed * 1_000);
        for (let other = 0; other < 20; other++) {
          const response = await ask('suggest');
          assert.equal(response.status, status);
          assert.ok(Number(response.headers.get('retry-after')) >= 1);
          assert.equal(((await response.json()) as { limit?: string }).limit, 'account');
        }
      }
      assert.equal((await ask('suggest')).headers.get('retry-after'), '1');
      assert.equal(seen.length, 1);
      assert.equal((await ask('dutchByPostcode')).status, 200, 'the other half goes on');
      forward(1_000);
      assert.equal((await ask('suggest')).status, 200);
    });
  }

  const start = Date.UTC(2026, 0, 1);
  for (const [what, value, seconds] of [
    ['a date', new Date(start + 90_000).toUTCString(), 90],
    ['a date that has passed', new Date(start - 90_000).toUTCString(), 1],
    ['zero', '0', 1],
    ['far too much', '1000000000', 300],
    ['a date in another century', new Date(Date.UTC(2199, 0, 1)).toUTCString(), 300],
    ['no number and no date', 'soon', 1],
    ['a negative number', '-5', 1],
    ['nothing', null, 1],
  ] as const) {
    it(`is limited: ${what}, for ${seconds} seconds`, async () => {
      const { now, forward } = createClock(start);
      const { ask } = await createPaused(429, value, now);
      forward(seconds * 1_000 - 1);
      assert.equal((await ask('suggest')).status, 429);
      forward(1);
      assert.equal((await ask('suggest')).status, 200);
    });
  }

  it('ends when the clock is set back', async () => {
    const { now, forward } = createClock();
    const { ask } = await createPaused(429, '120', now);
    forward(-3_600_000);
    assert.equal((await ask('suggest')).status, 200);
  });

  it('begins again when the service asks after the clock was set back', async () => {
    const { now, forward } = createClock();
    let status = 429;
    const { seen, fetch } = createRecordingService(
      async () => new Response(null, { status, headers: { 'retry-after': '120' } }),
    );
    const proxy = createProxy(fetch, { limits: noLimits, now });
    await proxy(createRequest('suggest'));
    forward(-3_600_000);
    for (status of [429, 503]) {
      await proxy(createRequest('suggest'));
      forward(1_000);
      await proxy(createRequest('suggest'));
      forward(-3_600_000);
    }
    assert.equal(seen.length, 3);
  });

  it('does not exist if a 503 names no time', async () => {
    const { now } = createClock();
    const { ask } = await createPaused(503, null, now);
    assert.equal((await ask('suggest')).status, 200);
  });
});
