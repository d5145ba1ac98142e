import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAsk } from '../../src/client/ask.ts';
import * as trouble from '../../src/client/trouble.ts';
import { withParams } from '../../src/client/with-params.ts';
import { suggest } from '../../src/contract/autocomplete.ts';
import { country } from '../../src/contract/country.ts';
import { type CannedAnswer, json, networkFailure, serverOf } from './support.ts';

const suggestion = { context: 'nld', term: 'spui', session: 'session-1' } as const;
const none = { matches: [] };
const busy = json({}, { status: 429, headers: { 'retry-after': '7' } });
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const there = () => Promise.resolve(trouble);

/** A client that loads what failures need as `loads` says, in order, the last one for ever. */
function lazy(loads: readonly (() => Promise<typeof trouble>)[], ...answers: CannedAnswer[]) {
  const server = serverOf(...answers);
  const clock = { now: 1_000_000 };
  let loaded = 0;
  const ask = createAsk({
    baseUrl: 'http://shop.test',
    fetch: server.handle,
    timeout: 1_000,
    now: () => clock.now,
    trouble: () => loads[Math.min(loaded++, loads.length - 1)]?.() ?? offline(),
  });
  return {
    ask,
    suggest: (term = 'spui', signal?: AbortSignal) =>
      ask(suggest, withParams)({ ...suggestion, term }, signal && { signal }),
    requests: server.requests,
    clock,
    loads: () => loaded,
  };
}

describe('what failures need', () => {
  it('is not loaded while nothing fails', async () => {
    const { suggest, loads } = lazy([there], json(none));
    await suggest();
    await suggest('spuistraat');
    assert.equal(loads(), 0);
  });

  it('is loaded at the first failure, and says what that one means', async () => {
    const { suggest, loads } = lazy([there], json({}, { status: 400 }));
    await assert.rejects(suggest(), { reason: 'invalid-input', operation: 'suggest', status: 400 });
    assert.equal(loads(), 1);
  });

  it('has the wait of the first failure kept from then on', async () => {
    const { suggest, requests, clock } = lazy([there], busy, json(none));
    await assert.rejects(suggest(), { reason: 'rate-limited', retryAfter: 7 });
    clock.now += 2_000;
    await assert.rejects(suggest('spuistraat'), { reason: 'rate-limited', retryAfter: 5 });
    assert.equal(requests.length, 1);
    clock.now += 5_000;
    assert.deepEqual(await suggest(), none);
  });

  it('tries the first failure again when it may pass', async () => {
    const { suggest, requests } = lazy([there], networkFailure, json(none));
    assert.deepEqual(await suggest(), none);
    assert.equal(requests.length, 2);
  });

  it('forgets no wait when two calls fail while it loads', async () => {
    let arrive: (module: typeof trouble) => void = () => {};
    const arriving = new Promise<typeof trouble>((resolve) => {
      arrive = resolve;
    });
    const { ask, suggest, requests } = lazy([() => arriving], busy, json({}, { status: 400 }));
    const first = assert.rejects(suggest(), { retryAfter: 7 });
    const second = assert.rejects(ask(country, withParams)({ country: 'BE' }), { reason: 'invalid-input' });
    arrive(trouble);
    await Promise.all([first, second]);
    await assert.rejects(suggest(), { reason: 'rate-limited' });
    assert.equal(requests.length, 2);
  });

  it('knows the null that is no failure', async () => {
    const { ask } = lazy([there], json(null, { status: 404 }));
    assert.equal(await ask(country, withParams)({ country: 'Atlantis' }), null);
  });

  it('is not loaded for a call that was aborted', async () => {
    const abort = new AbortController();
    const reason = new Error('typed on');
    const { suggest, loads } = lazy([there], () => {
      abort.abort(reason);
      return networkFailure();
    });
    await assert.rejects(suggest('spui', abort.signal), reason);
    assert.equal(loads(), 0);
  });

  for (const [what, load] of [
    ['loads', there],
    ['fails to load', offline],
  ] as const) {
    it(`makes no error of a call that is aborted while it ${what}`, async () => {
      const abort = new AbortController();
      const reason = new Error('typed on');
      const aborting = async () => {
        abort.abort(reason);
        return load();
      };
      const { suggest, requests } = lazy([aborting], json({}, { status: 503 }));
      await assert.rejects(suggest('spui', abort.signal), reason);
      assert.equal(requests.length, 1);
    });
  }
});

describe('what failures need, when it cannot be loaded', () => {
  const failures: readonly (readonly [what: string, answer: CannedAnswer, status: number | null])[] = [
    ['no network', networkFailure, null],
    ['a wait that is asked for', busy, 429],
    ['a page of HTML', () => new Response('<!doctype html>'), 200],
  ];
  for (const [what, answer, status] of failures) {
    it(`makes ${what} unavailable, with the status as far as it is known`, async () => {
      const { suggest, requests } = lazy([offline], answer);
      await assert.rejects(suggest(), { reason: 'unavailable', operation: 'suggest', status, retryAfter: null });
      assert.equal(requests.length, 1);
    });
  }

  it('is tried again at the next failure, and kept once it is there', async () => {
    const { suggest, loads, requests } = lazy([offline, there], busy);
    await assert.rejects(suggest(), { reason: 'unavailable' });
    await assert.rejects(suggest(), { reason: 'rate-limited', retryAfter: 7 });
    await assert.rejects(suggest(), { reason: 'rate-limited' });
    assert.equal(loads(), 2);
    assert.equal(requests.length, 2);
  });
});
