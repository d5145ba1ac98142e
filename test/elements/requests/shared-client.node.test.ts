import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import type { AddressClient } from '../../../src/client/client.ts';
import { sharedClient } from '../../../src/elements/requests/shared-client.ts';
import { type CannedAnswer, json, serverOf } from '../../client/support.ts';

let proxies = 0;

/** As an element without a client of its own asks. */
function clientOf(proxyUrl: string): AddressClient {
  const client = sharedClient({ client: null, proxyUrl });
  assert.ok(client);
  return client;
}

/** A proxy that was not asked yet; the network is what is faked. */
function proxyOf(...answers: CannedAnswer[]) {
  const { handle, requests } = serverOf(...answers);
  mock.method(globalThis, 'fetch', async (request: Request) => {
    request.signal.throwIfAborted();
    return handle(request);
  });
  return { url: `http://shop.test/proxy-${proxies++}`, requests };
}

describe('the client of a proxy', () => {
  afterEach(() => mock.restoreAll());

  it('is shared by all elements of the page, which load the countries once', async () => {
    const { url, requests } = proxyOf(json([]));
    await clientOf(url).countries();
    await clientOf(url).countries();
    assert.equal(clientOf(url), clientOf(url));
    assert.equal(requests.length, 1);
  });

  it('is the page’s own if it sets one, and does not exist without a proxy', () => {
    const own = clientOf('/of-its-own');
    assert.equal(sharedClient({ client: own, proxyUrl: '/address-api' }), own);
    assert.equal(sharedClient({ client: null, proxyUrl: '' }), null);
  });

  it('searches', async () => {
    const { url } = proxyOf(json({ matches: [] }));
    const answer = await clientOf(url).suggest({ context: 'nld', term: 'spui', session: 'session-1' });
    assert.deepEqual(answer, { matches: [] });
  });

  it('validates, with the country in lower case', async () => {
    const { url, requests } = proxyOf(json({ country: { name: 'Belgium' }, matches: [] }));
    await clientOf(url).validate({ country: 'BEL', street: 'Rue Haute' });
    assert.equal(requests[0]?.url, `${url}/international/v1/validate/bel?street=Rue%20Haute`);
  });

  it('looks up, and waits as long as a failure asks for', async () => {
    const { url, requests } = proxyOf(json({}, { status: 429, headers: { 'retry-after': '7' } }));
    const dutch = { postcode: '2012ES', houseNumber: 30 };
    await assert.rejects(clientOf(url).dutchByPostcode(dutch), { reason: 'rate-limited', retryAfter: 7 });
    await assert.rejects(clientOf(url).dutchByPostcode(dutch), { reason: 'rate-limited', status: 429 });
    await assert.rejects(clientOf(url).dutchByStreet({ city: 'Haarlem', street: 'Spui', houseNumber: 1 }), {
      operation: 'dutchByStreet',
      retryAfter: 7,
    });
    assert.equal(requests.length, 2);
  });

  it('rejects with the reason of the signal when aborted', async () => {
    const { url } = proxyOf(json({ matches: [] }));
    const reason = new Error('typed on');
    await assert.rejects(clientOf(url).validate({ country: 'BEL' }, { signal: AbortSignal.abort(reason) }), reason);
  });
});
