import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withRetry } from '../../src/client/retry.ts';
import { createSend } from '../../src/client/send.ts';
import { type CannedAnswer, json, networkFailure, serverOf } from './support.ts';

const none = { matches: [] };
const suggest = { operation: 'suggest', params: { context: 'nld', term: 'x', session: 'session-1' } } as const;
const dutch = { operation: 'dutchByPostcode', params: { postcode: '2012ES', houseNumber: 30 } } as const;

function retrying(...answers: CannedAnswer[]) {
  const server = serverOf(...answers);
  const waits: number[] = [];
  const send = createSend({ baseUrl: 'http://shop.test', fetch: server.handle, timeout: 1_000, now: Date.now });
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return { send: withRetry(send, wait), requests: server.requests, waits };
}

describe('a failure that may pass', () => {
  it('is tried once more, after a pause of 300 to 600 ms', async () => {
    const { send, requests, waits } = retrying(networkFailure, json(none));
    assert.deepEqual((await send(suggest)).body, none);
    assert.equal(requests.length, 2);
    assert.ok(waits.length === 1 && waits.every((wait) => wait >= 300 && wait < 600));
  });

  it('is tried no more than once more', async () => {
    const { send, requests } = retrying(json({}, { status: 503 }));
    await assert.rejects(send(suggest), { reason: 'unavailable' });
    assert.equal(requests.length, 2);
  });

  it('is left alone when the operation is billed per request', async () => {
    const { send, requests } = retrying(networkFailure);
    await assert.rejects(send(dutch), { reason: 'unavailable' });
    assert.equal(requests.length, 1);
  });

  it('is left alone when the answer says how long to wait', async () => {
    const { send, requests } = retrying(json({}, { status: 503, headers: { 'retry-after': '5' } }));
    await assert.rejects(send(suggest), { retryAfter: 5 });
    assert.equal(requests.length, 1);
  });

  for (const status of [400, 401, 404, 429]) {
    it(`is not what ${status} is`, async () => {
      const { send, requests } = retrying(json({}, { status }));
      await assert.rejects(send(suggest));
      assert.equal(requests.length, 1);
    });
  }
});
