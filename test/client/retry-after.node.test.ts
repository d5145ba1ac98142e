import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AddressServiceError, createAddressClient } from '../../src/client.ts';
import { type CannedAnswer, json, serverOf } from './support.ts';

const suggestion = { context: 'nld', term: 'spui', session: 'session-1' } as const;
const none = { matches: [] };
const busy = json({}, { status: 429, headers: { 'retry-after': '7' } });

/** A client on a clock of its own. */
function clientOf(...answers: CannedAnswer[]) {
  const clock = { now: 1_000_000 };
  const server = serverOf(...answers);
  const client = createAddressClient({ baseUrl: 'http://shop.test', fetch: server.handle, now: () => clock.now });
  const failure = async (term = 'spui') => {
    const error: unknown = await client.suggest({ ...suggestion, term }).then(
      () => null,
      (reason) => reason,
    );
    return error instanceof AddressServiceError ? [error.reason, error.status, error.retryAfter] : error;
  };
  return { client, clock, failure, requests: server.requests };
}

describe('a Retry-After', () => {
  it('is respected: the same failure is returned without a request, with the remaining seconds', async () => {
    const { clock, failure, requests } = clientOf(busy, json(none));
    assert.deepEqual(await failure(), ['rate-limited', 429, 7]);
    clock.now += 2_001;
    assert.deepEqual(await failure('spuistraat'), ['rate-limited', 429, 5]);
    clock.now += 4_998;
    assert.deepEqual(await failure(), ['rate-limited', 429, 1]);
    assert.equal(requests.length, 1);
    clock.now += 1;
    assert.equal(await failure(), null);
    assert.equal(requests.length, 2);
  });

  it('only applies to the operation that it was sent for', async () => {
    const { client, failure } = clientOf(busy, json([]));
    await failure();
    assert.deepEqual(await client.countries(), []);
  });

  it('applies to one session only if the proxy names a session’s limit', async () => {
    const limited = json({ limit: 'session' }, { status: 429, headers: { 'retry-after': '7' } });
    const { client, failure, requests } = clientOf(limited, json(none));
    assert.deepEqual(await failure(), ['rate-limited', 429, 7]);
    assert.deepEqual(await client.suggest({ ...suggestion, session: 'session-2' }), none);
    assert.deepEqual(await failure('spuistraat'), ['rate-limited', 429, 7]);
    assert.equal(requests.length, 2);
  });

  for (const limit of ['client', 'account', 'shop', undefined]) {
    it(`applies to all sessions if the proxy names the limit "${limit}"`, async () => {
      const limited = json({ limit }, { status: 429, headers: { 'retry-after': '7' } });
      const { client, failure, requests } = clientOf(limited, json(none));
      await failure();
      const another = client.suggest({ ...suggestion, session: 'session-2' });
      await assert.rejects(another, { retryAfter: 7, limit: limit === 'client' || limit === 'account' ? limit : null });
      assert.equal(requests.length, 1);
    });
  }

  it('is respected however many other calls fail meanwhile', async () => {
    const { client, failure, requests } = clientOf(busy, json({}, { status: 400 }));
    await Promise.all([failure(), assert.rejects(client.country({ country: 'BE' }), { reason: 'invalid-input' })]);
    assert.deepEqual(await failure(), ['rate-limited', 429, 7]);
    assert.equal(requests.length, 2);
  });

  it('does not hold back cached answers', async () => {
    const { client, failure } = clientOf(json(none), busy);
    await client.suggest(suggestion);
    await failure('spuistraat');
    assert.deepEqual(await client.suggest(suggestion), none);
  });

  it('is over if the clock is set back', async () => {
    const { clock, failure, requests } = clientOf(busy, json(none));
    await failure();
    clock.now -= 3_600_000;
    assert.equal(await failure(), null);
    clock.now += 3_600_000;
    assert.equal(await failure('spuistraat'), null);
    assert.equal(requests.length, 3);
  });

  for (const header of ['0', '', 'soon']) {
    it(`is ignored if it is "${header}"`, async () => {
      const { failure, requests } = clientOf(json({}, { status: 429, headers: { 'retry-after': header } }), json(none));
      await failure();
      assert.equal(await failure(), null);
      assert.equal(requests.length, 2);
    });
  }
});
