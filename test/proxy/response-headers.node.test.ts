import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maxAgeOf, retryAfterOf } from '../../src/proxy/response-headers.ts';
import { createProxy, createRecordingService, createRequest } from './support.ts';

describe('the max-age of an answer', () => {
  for (const [value, seconds] of [
    ['public, max-age=28800', 28_800],
    ['Public,MAX-AGE=10', 10],
    ['max-age=999999999', 86_400],
    ['max-age=1e99', 0],
    ['max-age=-1', 0],
    ['max-age=1, max-age=2', 0],
    ['max-age="10"', 0],
    ['max-age', 0],
    ['no-store, max-age=10', 0],
    ['no-cache="x", max-age=10', 0],
    ['private, max-age=10', 0],
    ['s-maxage=10', 0],
    ['', 0],
  ] as const) {
    it(`is ${seconds} for "${value}"`, () => {
      assert.equal(maxAgeOf(new Headers({ 'cache-control': value })), seconds);
    });
  }
});

describe('the Retry-After of the service', () => {
  const now = Date.UTC(2026, 0, 1);
  for (const [value, seconds] of [
    ['7', 7],
    ['0', 0],
    ['999999', 999_999],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['-5', null],
    ['1e3', null],
    ['soon', null],
    ['2026', 2_026],
    ['', null],
  ] as const) {
    it(`is ${seconds} for "${value}"`, () => {
      assert.equal(retryAfterOf(new Headers({ 'retry-after': value }), now), seconds);
    });
  }

  it('reaches the browser as 1 to 300 seconds', async () => {
    for (const [given, expected] of [
      ['100000', '300'],
      ['0', '1'],
      ['20', '20'],
      ['soon', '1'],
    ] as const) {
      const { fetch } = createRecordingService(async () =>
        Response.json({}, { status: 429, headers: { 'retry-after': given } }),
      );
      const response = await createProxy(fetch)(createRequest('suggest'));
      assert.equal(response.headers.get('retry-after'), expected);
    }
  });
});
