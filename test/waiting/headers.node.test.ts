import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maxAgeSeconds, retryAfterSeconds, sharedMaxAgeSeconds } from '../../src/waiting/headers.ts';

describe('the max-age of an answer', () => {
  for (const [value, seconds] of [
    ['public, max-age=28800', 28_800],
    ['Public,MAX-AGE=10', 10],
    ['max-age=10, private', 10],
    ['max-age=10, stale-while-revalidate=60', 10],
    ['s-maxage=20 max-age=10', 10],
    ['max-age=86401', 86_400],
    ['max-age=999999999', 86_400],
    [`max-age=${'9'.repeat(400)}`, 86_400],
    ['max-age=0', 0],
    ['max-age=1e99', 0],
    ['max-age=1.5', 0],
    ['max-age=-1', 0],
    ['max-age=60x', 0],
    ['max-age=1, max-age=2', 0],
    ['max-age="10"', 0],
    ['max-age = 10', 0],
    ['max-age=', 0],
    ['max-age', 0],
    ['x-max-age=10', 0],
    ['no-store, max-age=10', 0],
    ['max-age=10, No-Store', 0],
    ['no-cache, max-age=10', 0],
    ['no-cache="x", max-age=10', 0],
    ['s-maxage=10', 0],
    ['', 0],
    [null, 0],
  ] as const) {
    it(`is ${seconds} for ${value === null ? 'no header' : `"${value.slice(0, 60)}"`}`, () => {
      assert.equal(maxAgeSeconds(value), seconds);
    });
  }

  it('is 0 in a shared cache if the answer is for one browser, and less if others have cached it', () => {
    for (const [value, seconds, others] of [
      ['private, max-age=10', 0, {}],
      ['max-age=10, Private="x"', 0, {}],
      ['no-store, max-age=10', 0, {}],
      ['no-cache, max-age=10', 0, {}],
      ['public, max-age=10', 10, {}],
      ['max-age=10, s-maxage=0', 0, {}],
      ['s-maxage=4, max-age=10', 4, {}],
      ['max-age=10, S-MaxAge=600', 10, {}],
      ['max-age=10, s-maxage=soon', 0, {}],
      ['s-maxage=10', 0, {}],
      ['max-age=10', 7, { age: '3' }],
      ['max-age=10', 0, { age: '11' }],
      ['max-age=10', 10, { age: '-1' }],
      ['max-age=10', 10, { vary: 'Accept' }],
      ['max-age=10', 0, { vary: 'Accept, *' }],
    ] as const) {
      const headers = new Headers({ 'cache-control': value, ...others });
      assert.equal(sharedMaxAgeSeconds(headers), seconds, JSON.stringify([value, others]));
    }
  });
});

describe('a Retry-After', () => {
  const now = Date.UTC(2026, 0, 1);
  for (const [value, seconds] of [
    ['7', 7],
    ['0', 0],
    ['007', 7],
    ['300', 300],
    ['301', 300],
    ['999999', 300],
    ['9'.repeat(400), 300],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
    ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 300],
    ['Thu, 99 Jan 2026 00:00:00 GMT', null],
    ['before Thu, 01 Jan 2026 00:01:00 GMT', null],
    ['2026-01-01T00:01:00Z', null],
    ['-5', null],
    ['+5', null],
    ['1.5', null],
    ['1e3', null],
    ['7 seconds', null],
    ['7, 9', null],
    ['soon', null],
    ['', null],
    [null, null],
  ] as const) {
    it(`is ${seconds} for ${value === null ? 'no header' : `"${value.slice(0, 60)}"`}`, () => {
      assert.equal(retryAfterSeconds(value, now), seconds);
    });
  }

  it('rounds up to whole seconds', () => {
    assert.equal(retryAfterSeconds('Thu, 01 Jan 2026 00:01:00 GMT', now + 1), 60);
    assert.equal(retryAfterSeconds('Thu, 01 Jan 2026 00:01:00 GMT', now + 1_000), 59);
  });
});
