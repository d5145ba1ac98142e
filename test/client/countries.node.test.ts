import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAddressClient } from '../../src/client.ts';
import { json, networkFailure, serverOf } from './support.ts';

const country = { name: 'Belgium', iso3: 'BEL', iso2: 'BE' };
/** Nothing of it may be kept: what is asked once is asked in common. */
const list = json([country], { headers: { 'cache-control': 'no-store' } });

function clientOf(...answers: Parameters<typeof serverOf>) {
  const { handle, requests } = serverOf(...answers);
  const client = createAddressClient({ baseUrl: 'http://shop.test', fetch: handle });
  return { client, requests };
}

describe('the list of countries, requested by a hundred elements at once', () => {
  it('is one request', async () => {
    const { client, requests } = clientOf(list);
    const answers = await Promise.all(Array.from({ length: 100 }, () => client.countries()));
    assert.deepEqual(new Set(answers), new Set([answers[0]]));
    assert.equal(requests.length, 1);
    await client.countries();
    assert.equal(requests.length, 2, 'what may not be kept is asked for again');
  });

  it('arrives for the others if one aborts', async () => {
    const { client, requests } = clientOf(list);
    const over = new AbortController();
    const first = client.countries({ signal: over.signal });
    const second = client.countries();
    over.abort();
    await assert.rejects(first, { name: 'AbortError' });
    assert.deepEqual(await second, [country]);
    assert.equal(requests.length, 1);
  });

  it('is not awaited by those that abort', async () => {
    const { client, requests } = clientOf(() => new Promise(() => {}));
    const over = new AbortController();
    const { signal } = over;
    const both = [client.countries({ signal }), client.countries({ signal })];
    over.abort();
    for (const it of [...both, client.countries({ signal })]) await assert.rejects(it, { name: 'AbortError' });
    assert.equal(requests.length, 1);
  });

  it('fails for all of them, and is requested again by the next', async () => {
    const { client } = clientOf(json({}, { status: 400 }), list);
    for (const it of [client.countries(), client.countries()]) await assert.rejects(it, { reason: 'invalid-input' });
    assert.deepEqual(await client.countries(), [country]);
    const { client: offline, requests } = clientOf(networkFailure);
    await assert.rejects(Promise.all([offline.countries(), offline.countries()]), { reason: 'unavailable' });
    assert.equal(requests.length, 2, 'one try and a second');
  });
});
