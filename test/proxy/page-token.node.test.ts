import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPageToken, tokenHeader } from '../../src/proxy.ts';
import * as fc from '../support/random.ts';
import { createClock, createProxy, createRecordingService, createRequest } from './support.ts';

const key = 'a key that is long enough to sign with';
const host = 'shop.test';

/** The status of a request with this token. */
async function statusOf(token: string | null, options: { keys?: string[]; now?: () => number; cookie?: string } = {}) {
  const { seen, fetch } = createRecordingService();
  const { keys = [key], now = Date.now, cookie } = options;
  const subject = (request: Request) => request.headers.get('cookie');
  const proxy = createProxy(fetch, { now, pageToken: { keys, ...(cookie !== undefined && { subject }) } });
  const headers = { ...(token !== null && { [tokenHeader]: token }), ...(cookie && { cookie }) };
  const { status } = await proxy(createRequest('suggest', undefined, headers));
  assert.equal(seen.length, status === 200 ? 1 : 0);
  assert.equal(seen[0]?.headers.get(tokenHeader) ?? null, null);
  return status;
}

describe('a page token', () => {
  it('is required, and only valid for the host it was created for', async () => {
    assert.equal(await statusOf(await createPageToken({ key, host })), 200);
    assert.equal(await statusOf(null), 403);
    assert.equal(await statusOf(await createPageToken({ key, host: 'other.test' })), 403);
  });

  it('is valid for half an hour', async () => {
    const { now, forward } = createClock();
    const token = await createPageToken({ key, host, now });
    forward(1_799_000);
    assert.equal(await statusOf(token, { now }), 200);
    forward(1_000);
    assert.equal(await statusOf(token, { now }), 403);
  });

  it('is never valid for longer than a day, whoever created it', async () => {
    const { now, forward } = createClock();
    const inAnHour = () => now() + 3_600_000;
    assert.equal(await statusOf(await createPageToken({ key, host, lifetime: 86_400, now }), { now }), 200);
    const token = await createPageToken({ key, host, lifetime: 86_400, now: inAnHour });
    assert.equal(await statusOf(token, { now }), 403);
    forward(3_600_000);
    assert.equal(await statusOf(token, { now }), 200);
  });

  it('may be signed with an old key while a new one replaces it', async () => {
    const token = await createPageToken({ key, host });
    assert.equal(await statusOf(token, { keys: ['another key that is long enough too', key] }), 200);
    assert.equal(await statusOf(token, { keys: ['another key that is long enough too'] }), 403);
  });

  it('can be bound to one visitor', async () => {
    const token = await createPageToken({ key, host, subject: 'visitor=1' });
    assert.equal(await statusOf(token, { cookie: 'visitor=1' }), 200);
    assert.equal(await statusOf(token, { cookie: 'visitor=2' }), 403);
    assert.equal(await statusOf(token), 403);
  });

  it('cannot be extended, guessed or altered', async () => {
    const token = await createPageToken({ key, host });
    const [expires = '', signature = ''] = token.split('.');
    for (const forged of [
      `${Number(expires) + 1}.${signature}`,
      `${expires}.${signature.slice(0, -1)}`,
      `${expires}.${'0'.repeat(64)}`,
      `0${token}`,
      `${token}.`,
      `${token}, ${token}`,
      `.${signature}`,
      'x',
    ]) {
      assert.equal(await statusOf(forged), 403, forged);
    }
    const text = fc.stringMatching(/^[!-~]{1,100}$/);
    await fc.assert(
      fc.asyncProperty(text, async (forged) => assert.equal(await statusOf(forged), 403)),
      { numRuns: 200 },
    );
  });

  it('needs a key of at least 32 characters', async () => {
    await assert.rejects(createPageToken({ key: 'short', host }), TypeError);
  });

  it('needs a lifetime in whole seconds', async () => {
    for (const lifetime of [900.5, 0, -1, 86_401, Number.NaN, Number.POSITIVE_INFINITY]) {
      await assert.rejects(createPageToken({ key, host, lifetime }), TypeError);
    }
  });
});
