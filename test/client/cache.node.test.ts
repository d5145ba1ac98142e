import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAddressClient } from '../../src/client.ts';
import { details } from '../support/samples.ts';
import { type CannedAnswer, json, serverOf } from './support.ts';

const country = { name: 'Belgium', iso3: 'BEL', iso2: 'BE' };
const suggestion = { context: 'nld', term: 'spui', session: 'session-1' } as const;
const none = { matches: [] };

function cached(...answers: CannedAnswer[]) {
  const clock = { now: 0 };
  const server = serverOf(...answers);
  const client = createAddressClient({ baseUrl: 'http://shop.test', fetch: server.handle, now: () => clock.now });
  return { client, clock, requests: server.requests };
}

describe('cached answers', () => {
  it('are not requested again until their max-age has passed', async () => {
    const { client, clock, requests } = cached(json([country]));
    await client.countries();
    clock.now = 28_799_999;
    assert.deepEqual(await client.countries(), [country]);
    assert.equal(requests.length, 1);
    clock.now = 28_800_000;
    await client.countries();
    assert.equal(requests.length, 2);
  });

  it('serve a call regardless of the order of its parameters', async () => {
    const { client, requests } = cached(json(none));
    const { context, term, session } = suggestion;
    await client.suggest({ context, term, session });
    await client.suggest({ session, term, context });
    assert.equal(requests.length, 1);
  });

  it('serve one session only', async () => {
    const { client, requests } = cached(json(none));
    await client.suggest(suggestion);
    await client.suggest(suggestion);
    await client.suggest({ ...suggestion, session: 'session-2' });
    assert.equal(requests.length, 2);
  });

  for (const header of [
    'no-store',
    'max-age=0',
    'public, max-age=-1',
    'max-age=1e9',
    'private, no-cache, max-age=60',
    's-maxage=60',
    'max-age=60x',
    '',
  ]) {
    it(`do not exist if Cache-Control is "${header}"`, async () => {
      const { client, requests } = cached(json(none, { headers: { 'cache-control': header } }));
      await client.suggest(suggestion);
      await client.suggest(suggestion);
      assert.equal(requests.length, 2);
    });
  }

  for (const header of ['max-age=1', 'public,max-age=60', 'Max-Age=60, private', 's-maxage=0 max-age=60']) {
    it(`exist if Cache-Control is "${header}"`, async () => {
      const { client, requests } = cached(json(none, { headers: { 'cache-control': header } }));
      await client.suggest(suggestion);
      await client.suggest(suggestion);
      assert.equal(requests.length, 1);
    });
  }

  it('are kept for a day at most', async () => {
    const { client, clock, requests } = cached(json([country], { headers: { 'cache-control': 'max-age=999999999' } }));
    await client.countries();
    clock.now = 86_399_999;
    await client.countries();
    assert.equal(requests.length, 1);
    clock.now = 86_400_000;
    await client.countries();
    assert.equal(requests.length, 2);
  });

  it('do not exist after a failure', async () => {
    const { client, requests } = cached(json({}, { status: 400 }), json(none));
    await assert.rejects(client.suggest(suggestion));
    await client.suggest(suggestion);
    assert.equal(requests.length, 2);
  });

  it('make room for newer ones, least recently used first', async () => {
    const { client, requests } = cached(json(none));
    await client.suggest({ ...suggestion, term: 'first' });
    for (let index = 0; index < 100; index++) await client.suggest({ ...suggestion, term: `term ${index}` });
    await client.suggest({ ...suggestion, term: 'first' });
    assert.equal(requests.length, 102);
  });

  it('are dropped with their session, which ends with the details', async () => {
    const { client, requests } = cached(json(none), json(none), json(details), json(none));
    await client.suggest(suggestion);
    await client.suggest({ ...suggestion, session: 'session-2' });
    await client.details({ context: 'nld', session: suggestion.session });
    await client.suggest({ ...suggestion, session: 'session-2' });
    assert.equal(requests.length, 3);
    await client.suggest(suggestion);
    assert.equal(requests.length, 4);
  });

  it('do not make room for what may not be cached', async () => {
    const { client, requests } = cached(json(none), json(none, { headers: { 'cache-control': 'no-store' } }));
    await client.suggest(suggestion);
    for (let index = 0; index < 100; index++) await client.suggest({ ...suggestion, term: `term ${index}` });
    await client.suggest(suggestion);
    assert.equal(requests.length, 101);
  });

  it('stay as long as they are used', async () => {
    const { client, requests } = cached(json(none));
    const ask = (term: string) => client.suggest({ ...suggestion, term });
    for (let index = 0; index < 100; index++) await ask(`term ${index}`);
    await ask('term 0');
    await ask('another');
    assert.equal(requests.length, 101);
    await ask('term 0');
    assert.equal(requests.length, 101);
    await ask('term 1');
    assert.equal(requests.length, 102);
  });
});

describe('a pending answer', () => {
  /** A server that answers when it is told to. */
  function held(...answers: CannedAnswer[]) {
    const releases: (() => void)[] = [];
    const waiting = answers.map((answer) => async () => {
      await new Promise<void>((resolve) => releases.push(resolve));
      return answer();
    });
    const release = async () => {
      // A request is sent in a task of its own.
      while (releases.length === 0) await new Promise((resolve) => setImmediate(resolve));
      releases.shift()?.();
    };
    return { ...cached(...waiting), release };
  }

  it('is shared by everyone who asks for the same meanwhile', async () => {
    const { client, requests, release } = held(json(none));
    const both = Promise.all([client.suggest(suggestion), client.suggest(suggestion)]);
    await release();
    assert.deepEqual(await both, [none, none]);
    assert.equal(requests.length, 1);
  });

  it('is not shared with another session', async () => {
    const { client, requests, release } = held(json(none), json(none));
    const both = Promise.all([client.suggest(suggestion), client.suggest({ ...suggestion, session: 'session-2' })]);
    await release();
    await release();
    await both;
    assert.equal(requests.length, 2);
  });

  it('fails for everyone who waits for it, with one request', async () => {
    const { client, requests, release } = held(json({}, { status: 400 }));
    const both = Promise.allSettled([client.suggest(suggestion), client.suggest(suggestion)]);
    await release();
    assert.deepEqual(
      (await both).map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal(requests.length, 1);
  });

  it('arrives for the others if the first caller aborts', async () => {
    const { client, requests, release } = held(json(none));
    const first = new AbortController();
    const aborted = assert.rejects(client.suggest(suggestion, { signal: first.signal }), { name: 'AbortError' });
    const others = Promise.all([client.suggest(suggestion), client.suggest(suggestion)]);
    first.abort();
    await aborted;
    await release();
    assert.deepEqual(await others, [none, none]);
    assert.equal(requests.length, 1);
  });

  it('is aborted when everyone who asked for it has aborted, and requested again by the next', async () => {
    const { client, requests, release } = held(json(none), json(none));
    const over = new AbortController();
    const both = [1, 2].map(() => client.suggest(suggestion, { signal: over.signal }));
    // The request is sent.
    while (requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    over.abort();
    for (const one of both) await assert.rejects(one, { name: 'AbortError' });
    assert.equal(requests[0]?.signal.aborted, true);
    const next = client.suggest(suggestion);
    await release();
    await release();
    assert.deepEqual(await next, none);
    assert.equal(requests.length, 2);
  });

  it('rejects for a caller who aborts, and arrives for the others', async () => {
    const { client, requests, release } = held(json(none));
    const second = new AbortController();
    const first = client.suggest(suggestion);
    const aborted = assert.rejects(client.suggest(suggestion, { signal: second.signal }), { name: 'AbortError' });
    second.abort();
    await aborted;
    await release();
    assert.deepEqual(await first, none);
    assert.equal(requests.length, 1);
  });

  it('is not requested if the signal was aborted before', async () => {
    const { client, release } = held(json(none));
    const first = client.suggest(suggestion);
    await assert.rejects(client.suggest(suggestion, { signal: AbortSignal.abort() }), { name: 'AbortError' });
    await release();
    await first;
  });
});
