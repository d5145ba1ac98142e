import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OperationName } from '../../src/contract/operations.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import type { ProxyEvent } from '../../src/proxy.ts';
import { ask, bodies, clock, jsonOf, noLimits, proxyTo, recording, typeOf } from './support.ts';

function capped(cap: number) {
  const { now, forward } = clock();
  const events: ProxyEvent[] = [];
  const { seen, fetch } = recording(async ({ url }) =>
    jsonOf(url.includes('postcode') ? bodies.dutchByPostcode : bodies[nameOf(url)]),
  );
  const proxy = proxyTo(fetch, { dailyCap: cap, limits: noLimits, now, onEvent: (event) => events.push(event) });
  const lookup = (houseNumber: number) => proxy(ask('dutchByPostcode', { postcode: '2012ES', houseNumber }));
  const entry = (session: string, operation: 'suggest' | 'details' = 'suggest') =>
    proxy(ask(operation, undefined, { 'x-autocomplete-session': session }));
  return { seen, events, lookup, entry, proxy, forward };
}

function nameOf(url: string): OperationName {
  return url.includes('autocomplete') ? 'suggest' : url.includes('countries') ? 'countries' : 'details';
}

describe('the daily cap', () => {
  it('counts each billed request, and each session once', async () => {
    const { lookup, entry, events } = capped(3);
    assert.equal((await lookup(1)).status, 200);
    assert.equal((await entry('session-1')).status, 200);
    assert.equal((await entry('session-1')).status, 200);
    assert.equal((await entry('session-1', 'details')).status, 200);
    assert.equal((await entry('session-2')).status, 200);
    const refused = await lookup(2);
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('retry-after'), '300');
    assert.equal(await typeOf(refused), problemTypes.dailyCap);
    assert.deepEqual(
      events.filter(({ kind }) => kind === 'dailyCap'),
      [{ kind: 'dailyCap', day: '2026-01-01', cap: 3 }],
    );
  });

  it('lets entries be finished that were begun, and begins no new one, however often it is tried', async () => {
    const { seen, entry } = capped(1);
    await entry('session-1');
    for (let times = 0; times < 3; times++) assert.equal((await entry('session-2')).status, 503);
    assert.equal((await entry('session-1', 'details')).status, 200);
    assert.equal(seen.length, 2);
  });

  it('counts a session once whose first requests come at the same time', async () => {
    const { entry } = capped(2);
    const together = await Promise.all([entry('session-1'), entry('session-1', 'details')]);
    assert.deepEqual(
      together.map(({ status }) => status),
      [200, 200],
    );
    assert.deepEqual([(await entry('session-2')).status, (await entry('session-3')).status], [200, 503]);
  });

  it('refuses all of a session that comes too late, at the same time too', async () => {
    const { entry, seen } = capped(1);
    await entry('session-1');
    const together = await Promise.all([entry('session-2'), entry('session-2', 'details')]);
    assert.deepEqual(
      together.map(({ status }) => status),
      [503, 503],
    );
    assert.equal(seen.length, 1);
  });

  it('leaves countries alone, and what is kept', async () => {
    const { lookup, proxy } = capped(1);
    assert.equal((await lookup(1)).status, 200);
    assert.equal((await lookup(1)).status, 200);
    assert.equal((await proxy(ask('countries'))).status, 200);
    assert.equal((await lookup(2)).status, 503);
  });

  it('begins anew the next day, and tells the operator once a day', async () => {
    const { lookup, events, forward } = capped(1);
    for (let house = 1; house < 4; house++) await lookup(house);
    forward(86_400_000);
    const statuses: number[] = [];
    for (let house = 11; house < 14; house++) statuses.push((await lookup(house)).status);
    assert.deepEqual(statuses, [200, 503, 503]);
    assert.equal(events.filter(({ kind }) => kind === 'dailyCap').length, 2);
  });
});
