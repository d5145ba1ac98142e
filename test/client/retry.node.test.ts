import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAsk } from '../../src/client/ask.ts';
import { createTrouble } from '../../src/client/trouble.ts';
import { withParams } from '../../src/client/with-params.ts';
import { suggest } from '../../src/contract/autocomplete.ts';
import { dutchByPostcode } from '../../src/contract/dutch.ts';
import { type CannedAnswer, json, networkFailure, serverOf } from './support.ts';

const none = { matches: [] };
const suggestion = { context: 'nld', term: 'x', session: 'session-1' } as const;

function retrying(...answers: CannedAnswer[]) {
  const server = serverOf(...answers);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const ask = createAsk({
    baseUrl: 'http://shop.test',
    fetch: server.handle,
    timeout: 1_000,
    now: Date.now,
    trouble: async () => ({ createTrouble: (now) => createTrouble(now, wait) }),
  });
  return { suggest: () => ask(suggest, withParams)(suggestion), ask, requests: server.requests, waits };
}

describe('a failure that may pass', () => {
  it('is tried once more, after a pause of 300 to 600 ms', async () => {
    const { suggest, requests, waits } = retrying(networkFailure, json(none));
    assert.deepEqual(await suggest(), none);
    assert.equal(requests.length, 2);
    assert.ok(waits.length === 1 && waits.every((wait) => wait >= 300 && wait < 600));
  });

  it('is tried no more than once more', async () => {
    const { suggest, requests } = retrying(json({}, { status: 503 }));
    await assert.rejects(suggest(), { reason: 'unavailable' });
    assert.equal(requests.length, 2);
  });

  it('is left alone when the operation is billed per request', async () => {
    const { ask, requests } = retrying(networkFailure);
    await assert.rejects(ask(dutchByPostcode)({ postcode: '2012ES', houseNumber: 30 }), { reason: 'unavailable' });
    assert.equal(requests.length, 1);
  });

  it('is left alone when the answer says how long to wait', async () => {
    const { suggest, requests } = retrying(json({}, { status: 503, headers: { 'retry-after': '5' } }));
    await assert.rejects(suggest(), { retryAfter: 5 });
    assert.equal(requests.length, 1);
  });

  it('makes the next call wait when only the second try says how long', async () => {
    const busy = json({}, { status: 429, headers: { 'retry-after': '5' } });
    const { suggest, requests } = retrying(networkFailure, busy);
    await assert.rejects(suggest(), { reason: 'rate-limited', retryAfter: 5 });
    await assert.rejects(suggest(), { reason: 'rate-limited', status: 429 });
    assert.equal(requests.length, 2);
  });

  for (const status of [400, 401, 404, 429]) {
    it(`is not what ${status} is`, async () => {
      const { suggest, requests } = retrying(json({}, { status }));
      await assert.rejects(suggest());
      assert.equal(requests.length, 1);
    });
  }
});
