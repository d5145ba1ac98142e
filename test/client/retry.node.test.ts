import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { describe, it } from 'node:test';
import { createRetry } from '../../src/client/retry.ts';
import { createTransport } from '../../src/client/transport.ts';
import { operations } from '../../src/contract/operations.ts';
import { delay } from '../../src/waiting/delay.ts';
import { type CannedAnswer, json, networkFailure, serverOf } from './support.ts';

const none = { matches: [] };
const suggestion = { context: 'nld', term: 'x', session: 'session-1' } as const;
const address = { postcode: '2012ES', houseNumber: 30 } as const;

/** A client without its cache, whose waits are recorded and take no time. */
function retrying(...answers: CannedAnswer[]) {
  const server = serverOf(...answers);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const send = createTransport({ baseUrl: 'http://shop.test', fetch: server.handle, timeout: 1_000 });
  const retry = createRetry(Date.now, wait);
  return {
    suggest: async (signal?: AbortSignal) =>
      (await retry(operations.suggest, suggestion.session, () => send(operations.suggest, suggestion, signal), signal))
        .body,
    lookUp: () => retry(operations.dutchByPostcode, '', () => send(operations.dutchByPostcode, address)),
    requests: server.requests,
    waits,
  };
}

describe('a temporary failure', () => {
  it('is retried once, after 300 to 600 ms', async () => {
    const { suggest, requests, waits } = retrying(networkFailure, json(none));
    assert.deepEqual(await suggest(), none);
    assert.equal(requests.length, 2);
    assert.ok(waits.length === 1 && waits.every((wait) => wait >= 300 && wait < 600));
  });

  it('is not retried twice', async () => {
    const { suggest, requests } = retrying(json({}, { status: 503 }));
    await assert.rejects(suggest(), { reason: 'unavailable' });
    assert.equal(requests.length, 2);
  });

  it('is not retried if the operation is billed per request', async () => {
    const { lookUp, requests } = retrying(networkFailure);
    await assert.rejects(lookUp(), { reason: 'unavailable' });
    assert.equal(requests.length, 1);
  });

  it('is not retried if the answer says how long to wait', async () => {
    const { suggest, requests } = retrying(json({}, { status: 503, headers: { 'retry-after': '5' } }));
    await assert.rejects(suggest(), { retryAfter: 5 });
    assert.equal(requests.length, 1);
  });

  it('is not retried if it took all the time there was', async () => {
    const { suggest, requests } = retrying(() => {
      throw new DOMException('signal timed out', 'TimeoutError');
    });
    await assert.rejects(suggest(), { reason: 'unavailable', status: null });
    assert.equal(requests.length, 1);
  });

  it('is retried after any other exception of the platform', async () => {
    const { suggest, requests } = retrying(() => {
      throw new DOMException('The connection was lost.', 'NetworkError');
    }, json(none));
    assert.deepEqual(await suggest(), none);
    assert.equal(requests.length, 2);
  });

  it('is not retried if the proxy has used up the time waiting for the service', async () => {
    const { suggest, requests } = retrying(json({}, { status: 504 }));
    await assert.rejects(suggest(), { reason: 'unavailable', status: 504 });
    assert.equal(requests.length, 1);
  });

  it('is not retried if the call is aborted', async () => {
    const abort = new AbortController();
    const reason = new Error('typed on');
    const { suggest, requests, waits } = retrying(() => {
      abort.abort(reason);
      return networkFailure();
    });
    await assert.rejects(suggest(abort.signal), reason);
    assert.deepEqual([requests.length, waits], [1, []]);
  });

  it('makes the next call wait if only the second attempt says how long', async () => {
    const busy = json({}, { status: 429, headers: { 'retry-after': '5' } });
    const { suggest, requests } = retrying(networkFailure, busy);
    await assert.rejects(suggest(), { reason: 'rate-limited', retryAfter: 5 });
    await assert.rejects(suggest(), { reason: 'rate-limited', status: 429 });
    assert.equal(requests.length, 2);
  });

  for (const status of [400, 401, 404, 429]) {
    it(`does not include ${status}`, async () => {
      const { suggest, requests } = retrying(json({}, { status }));
      await assert.rejects(suggest());
      assert.equal(requests.length, 1);
    });
  }
});

describe('the pause before a retry', () => {
  it('ends on time, with and without a signal, and leaves no listener', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { signal } = new AbortController();
    let isOver = false;
    const pauses = Promise.all([delay(300, signal), delay(300)]).then(() => {
      isOver = true;
    });
    mock.timers.tick(299);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(isOver, false);
    mock.timers.tick(1);
    await pauses;
    assert.equal(getEventListeners(signal, 'abort').length, 0);
  });

  it('does not start for an aborted call', async () => {
    const reason = new Error('typed on');
    await assert.rejects(delay(1_000_000, AbortSignal.abort(reason)), reason);
  });

  it('ends when the call is aborted', async ({ mock }) => {
    // The pause is over when its timer is due, and no time passes here.
    mock.timers.enable({ apis: ['setTimeout'] });
    const abort = new AbortController();
    const reason = new Error('typed on');
    const server = serverOf(networkFailure);
    const send = createTransport({ baseUrl: 'http://shop.test', fetch: server.handle, timeout: 1_000 });
    const call = createRetry(Date.now)(operations.countries, '', () => send(operations.countries, {}), abort.signal);
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
    abort.abort(reason);
    await assert.rejects(call, reason);
    assert.equal(server.requests.length, 1);
  });
});
