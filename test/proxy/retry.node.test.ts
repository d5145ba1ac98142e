import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { operationNames } from '../../src/contract/operations.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import { type ProblemInit, ProxyProblem } from '../../src/proxy/problem.ts';
import { withRetry } from '../../src/proxy/retry.ts';
import {
  bodies,
  createAnswer,
  createCall,
  createProxy,
  createRecordingService,
  createRequest,
  jsonResponse,
  neverAborted,
  noLimits,
} from './support.ts';

/** The number of attempts for one call that fails, after earlier calls have saved up a retry. */
async function attempts(operation: ReturnType<typeof operationNames>[number], error: Error): Promise<number> {
  let asked = 0;
  let fails = false;
  const retrying = withRetry(async (call) => {
    asked++;
    if (fails) throw error;
    return createAnswer(call.operation);
  });
  for (let times = 0; times < 10; times++) await retrying(createCall('countries'), neverAborted);
  asked = 0;
  fails = true;
  await assert.rejects(retrying(createCall(operation), neverAborted), error);
  return asked;
}

const unavailable = (init: ProblemInit = {}) => new ProxyProblem(problemTypes.upstreamUnavailable, init);

describe('a second attempt', () => {
  for (const operation of operationNames()) {
    const isFree = ['details', 'country', 'countries'].includes(operation);
    it(`is ${isFree ? '' : 'not '}made for ${operation} after a 502`, async () => {
      assert.equal(await attempts(operation, unavailable({ upstreamStatus: 502 })), isFree ? 2 : 1);
    });

    it(`is ${operation === 'suggest' ? 'not ' : ''}made for ${operation} if the first one was never sent`, async () => {
      assert.equal(await attempts(operation, unavailable({ isUnsent: true })), operation === 'suggest' ? 1 : 2);
    });
  }

  it('is made after 502, 503 and 504, and after no other status', async () => {
    const { upstreamTimeout } = problemTypes;
    for (const [error, expected] of [
      [unavailable({ upstreamStatus: 500 }), 1],
      [unavailable({ upstreamStatus: 501 }), 1],
      [unavailable({ upstreamStatus: 502 }), 2],
      [unavailable({ upstreamStatus: 503 }), 2],
      [new ProxyProblem(upstreamTimeout, { upstreamStatus: 504 }), 2],
      [unavailable({ upstreamStatus: 505 }), 1],
      [unavailable({ upstreamStatus: 599 }), 1],
    ] as const) {
      assert.equal(await attempts('countries', error), expected, String(error.init.upstreamStatus));
    }
  });

  it('is not made after a connection that broke during the answer', async () => {
    assert.equal(await attempts('countries', unavailable()), 1);
  });

  it('is not made after an answer, after the deadline, or if the service names a time', async () => {
    const { invalidInput, notFound, rateLimited, upstreamAuth, upstreamShape, upstreamTimeout } = problemTypes;
    for (const type of [invalidInput, notFound, rateLimited, upstreamAuth, upstreamShape, upstreamTimeout]) {
      assert.equal(await attempts('countries', new ProxyProblem(type)), 1);
    }
    assert.equal(await attempts('countries', unavailable({ upstreamStatus: 503, retryAfter: 5 })), 1);
  });

  it('is made for at most a tenth of all requests', async () => {
    let asked = 0;
    const retrying = withRetry(async () => {
      asked++;
      throw unavailable({ isUnsent: true });
    });
    await Promise.all(
      Array.from({ length: 100 }, () => retrying(createCall('countries'), neverAborted).catch(() => {})),
    );
    assert.ok(asked > 100 && asked <= 110, String(asked));
  });

  it('is not made if the browser has gone', async () => {
    const abort = new AbortController();
    let asked = 0;
    const retrying = withRetry(async (call) => {
      asked++;
      if (asked > 10) throw unavailable({ upstreamStatus: 503 });
      return createAnswer(call.operation);
    });
    for (let times = 0; times < 10; times++) await retrying(createCall('countries'), neverAborted);
    const pending = retrying(createCall('countries'), abort.signal);
    abort.abort(new Error('gone'));
    await assert.rejects(pending, /gone/);
    assert.equal(asked, 11);
  });

  for (const [what, cause, expected] of [
    ['a refused connection', Object.assign(new Error(), { code: 'ECONNREFUSED' }), 2],
    ['an unknown host', Object.assign(new Error(), { code: 'ENOTFOUND' }), 2],
    ['several refused connections', new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), 2],
    ['a connection that broke', Object.assign(new Error(), { code: 'ECONNRESET' }), 1],
    ['a closed socket', Object.assign(new Error(), { code: 'UND_ERR_SOCKET' }), 1],
    ['something else', undefined, 1],
  ] as const) {
    it(`leads to ${expected} in total for a billed lookup after ${what}`, async () => {
      let fails = false;
      const { seen, fetch } = createRecordingService(async () => {
        if (fails) throw new TypeError('fetch failed', { cause });
        return jsonResponse(bodies.dutchByPostcode);
      });
      const proxy = createProxy(fetch, { limits: noLimits });
      const lookup = (houseNumber: number) =>
        proxy(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber }));
      for (let house = 1; house <= 10; house++) await lookup(house);
      seen.length = 0;
      fails = true;
      assert.equal((await lookup(11)).status, 503);
      assert.equal(seen.length, expected);
    });
  }
});
