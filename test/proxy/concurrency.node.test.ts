import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import type { ServiceAnswer } from '../../src/proxy/call.ts';
import { withConcurrencyLimit } from '../../src/proxy/concurrency.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import { createFetchSend } from '../../src/proxy/transport.ts';
import { createUpstream } from '../../src/proxy/upstream.ts';
import { addressHeader } from '../../src/proxy.ts';
import { DeadlineError } from '../../src/waiting/timers.ts';
import {
  bodies,
  createAnswer,
  createCall,
  createProxy,
  createRequest,
  flushTasks,
  jsonResponse,
  neverAborted,
  noLimits,
} from './support.ts';

/** A service that answers when the test says so. */
function createManualService() {
  const running: (() => void)[] = [];
  const ask = () => new Promise<ServiceAnswer>((resolve) => running.push(() => resolve(createAnswer('countries'))));
  return { running, ask };
}

const isOverloaded = (error: unknown): error is ProxyProblem =>
  error instanceof ProxyProblem && error.type === problemTypes.overloaded;

/** Calls of these clients, one each. */
const callOf = (client: string) => createCall('countries', undefined, undefined, [client]);

const clients = (count: number) => Array.from({ length: count }, (_, index) => `client-${index}`);

describe('the places at the service', () => {
  it('are 24; further requests wait', async () => {
    const { running, ask } = createManualService();
    const limited = withConcurrencyLimit(ask);
    const all = clients(60).map((client) => limited(callOf(client), neverAborted));
    await flushTasks();
    assert.equal(running.length, 24);
    for (let index = 0; index < 60; index++) {
      running[index]?.();
      await flushTasks();
      assert.equal(running.length, Math.min(60, 24 + index + 1));
    }
    assert.equal((await Promise.all(all)).length, 60);
  });

  it('are at most eight for one client, so that slow requests of three clients do not cause another to be refused', async () => {
    const { running, ask } = createManualService();
    const limited = withConcurrencyLimit(ask);
    for (const client of ['slow-1', 'slow-2']) {
      for (let times = 0; times < 72; times++) void limited(callOf(client), neverAborted);
      const refused = limited(callOf(client), neverAborted);
      await assert.rejects(refused, (error) => isOverloaded(error) && error.details.limit === 'client');
    }
    await flushTasks();
    assert.equal(running.length, 16);
    void limited(callOf('shopper'), neverAborted);
    await flushTasks();
    assert.equal(running.length, 17);
  });

  it('are given to the clients in turn, even after a failure', async () => {
    const order: string[] = [];
    let fail: (error: Error) => void = () => {};
    const limited = withConcurrencyLimit(
      ({ client }) => {
        order.push(client[0]);
        return new Promise((_, reject) => {
          fail = reject;
        });
      },
      { places: 1 },
    );
    const all = ['greedy', 'greedy', 'greedy', 'greedy', 'a', 'b', 'a'].map((client) =>
      limited(callOf(client), neverAborted).catch(() => client),
    );
    for (let times = 0; times < all.length; times++) {
      await flushTasks();
      fail(new Error());
    }
    await Promise.all(all);
    assert.deepEqual(order, ['greedy', 'greedy', 'a', 'b', 'greedy', 'a', 'greedy']);
  });

  it('count all networks of an IPv6 /48 as one client', async () => {
    const { running, ask } = createManualService();
    const limited = withConcurrencyLimit(ask);
    for (let subnet = 0; subnet < 20; subnet++) {
      const client = [`2001:db8:1:${subnet}::/64`, '2001:db8:1:0::/56', '2001:db8:1::/48'] as const;
      void limited(createCall('countries', undefined, undefined, client), neverAborted);
    }
    await flushTasks();
    assert.equal(running.length, 8);
  });

  it('refuse requests if 1,024 wait', async () => {
    const { ask } = createManualService();
    const limited = withConcurrencyLimit(ask);
    for (const client of clients(24 + 1_024)) void limited(callOf(client), neverAborted);
    const refused = limited(callOf('another'), neverAborted);
    await assert.rejects(refused, (error) => isOverloaded(error) && error.details.limit === 'account');
  });

  it('refuse the client with the most waiting requests if 1,024 wait, so that a few clients do not exclude the others', async () => {
    const { running, ask } = createManualService();
    const limited = withConcurrencyLimit(ask);
    const outcomes: string[] = [];
    // Sixteen clients, with as much as each of them may have: all places are those of the first three.
    for (const [index, client] of clients(16).entries()) {
      for (let times = index < 3 ? 0 : 8; times < 72; times++) {
        limited(callOf(client), neverAborted).catch(() => outcomes.push(client));
      }
    }
    await flushTasks();
    assert.deepEqual(outcomes, []);
    const all = clients(40)
      .slice(16)
      .map((client) => limited(callOf(client), neverAborted));
    await flushTasks();
    assert.ok(outcomes.length > 0 && outcomes.every((client) => clients(16).includes(client)), outcomes.join());
    for (let index = 0; index < 24 + 40; index++) {
      running[index]?.();
      await flushTasks();
    }
    assert.equal((await Promise.all(all)).length, 24, 'each has had its turn before the second ones of the others');
  });

  it('are not kept for a request that is aborted while it waits, which says nothing about the service', async () => {
    const { running, ask } = createManualService();
    const limited = withConcurrencyLimit(ask, { places: 1, queue: 1 });
    const abort = new AbortController();
    const first = limited(callOf('a'), neverAborted);
    const second = limited(callOf('b'), abort.signal);
    abort.abort(new DeadlineError());
    await assert.rejects(second, isOverloaded);
    const third = limited(callOf('c'), neverAborted);
    running[0]?.();
    await first;
    await flushTasks();
    running[1]?.();
    await third;
    await assert.rejects(limited(callOf('d'), abort.signal), DeadlineError);
  });
});

describe('a service that ignores the abort signal', () => {
  it('does not occupy a place', async () => {
    const running: (() => void)[] = [];
    const fetch = () => new Promise<Response>((resolve) => running.push(() => resolve(jsonResponse(bodies.countries))));
    const options = {
      origin: 'https://service.test',
      authorizations: [''],
      now: Date.now,
    } as const;
    const limited = withConcurrencyLimit(createUpstream({ ...options, send: createFetchSend(fetch) }), {
      places: 1,
      queue: 0,
    });
    const abort = new AbortController();
    const first = limited(callOf('a'), abort.signal);
    await flushTasks();
    abort.abort(new Error('gone'));
    await assert.rejects(first, /gone/);
    const second = limited(callOf('a'), neverAborted);
    await flushTasks();
    assert.equal(running.length, 2);
    running[1]?.();
    assert.equal((await second).status, 200);
    // A late answer must not free a second place.
    running[0]?.();
    await flushTasks();
    const third = limited(callOf('a'), neverAborted);
    await assert.rejects(limited(callOf('a'), neverAborted), isOverloaded);
    running[2]?.();
    await third;
  });
});

describe('slow Dutch lookups', () => {
  it('cause no suggestion to be refused, however many there are', async () => {
    const fetch = ({ url }: Request) =>
      url.includes('/nl/') ? new Promise<Response>(() => {}) : Promise.resolve(jsonResponse(bodies.suggest));
    const proxy = createProxy(fetch, { limits: noLimits, clientAddress: addressHeader('x-client') });
    const abort = new AbortController();
    const slow = Array.from({ length: 200 }, (_, index) => {
      const params = { postcode: '2012ES', houseNumber: index + 1 };
      const request = createRequest('dutchByPostcode', params, { 'x-client': `192.0.2.${index}` });
      return proxy(new Request(request, { signal: abort.signal }));
    });
    await flushTasks();
    for (let times = 0; times < 20; times++) {
      assert.equal((await proxy(createRequest('suggest', undefined, { 'x-client': '192.0.2.7' }))).status, 200);
    }
    abort.abort();
    await Promise.all(slow);
  });
});
