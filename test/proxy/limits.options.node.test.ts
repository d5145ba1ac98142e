/** Tests the limits that a shop may set, and the errors for wrong ones. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultLimits, parseLimits } from '../../src/proxy/limits.ts';
import { addressHeader } from '../../src/proxy.ts';
import { bodies, createClock, createProxy, createRequest, jsonResponse, noLimits } from './support.ts';

type Given = Parameters<typeof parseLimits>[0];

const good = { count: 10, seconds: 60, burst: 5 };

const wrong: readonly (readonly [what: string, limit: unknown])[] = [
  ['a count that is no whole number', { ...good, count: 1.5 }],
  ['a count that is a text', { ...good, count: '10' }],
  ['a burst that is no whole number', { ...good, burst: 1.5 }],
  ['a burst of nothing', { ...good, burst: 0 }],
  ['a burst above the count', { ...good, burst: 11 }],
  ['a window of no time', { ...good, seconds: 0 }],
  ['a window before now', { ...good, seconds: -1 }],
  ['a window without an end', { ...good, seconds: Number.POSITIVE_INFINITY }],
  ['a window longer than a store can count', { ...good, seconds: 1e306 }],
  ['more requests than a store can count', { ...good, count: 2 ** 53 }],
  ['a window that is a text', { ...good, seconds: '60' }],
  ['a member that is misspelt', { ...good, bursts: 5 }],
  ['null', null],
  ['a number', 10],
  ['a text', 'all'],
];

describe('the limits that a shop sets', () => {
  it('replace only the defaults of the same name', () => {
    assert.deepEqual(parseLimits({ details: [good] }), { ...defaultLimits, details: [good] });
    assert.deepEqual(parseLimits({}), defaultLimits);
  });

  it('may have a burst of their whole count, a window of half a second, or be absent', () => {
    const list = [
      { count: 5, seconds: 0.5, burst: 5 },
      { count: 1, seconds: 1 },
    ];
    assert.deepEqual(parseLimits({ requests: list, lookups: [] }).requests, list);
  });

  for (const [what, limit] of wrong) {
    it(`are refused, by their name, with ${what}`, () => {
      const sentence = 'limits.details must be a list of { count, seconds, burst }, burst up to count.';
      assert.throws(() => parseLimits({ details: [good, limit] } as Given), new TypeError(sentence));
    });
  }

  it('are refused if they are not a list', () => {
    assert.throws(() => parseLimits({ dutch: good } as unknown as Given), /limits\.dutch must be a list/);
  });

  it('are refused with an unknown name, and the message lists the known ones', () => {
    const sentence =
      'limits may name requests, lookups, suggestions, details, addresses, international, dutch, and nothing else.';
    for (const given of [{ detail: [good] }, [good], []]) {
      assert.throws(() => parseLimits(given as unknown as Given), new TypeError(sentence));
    }
  });
});

describe('a client that sent too many requests', () => {
  it('is told in how many seconds to try again', async () => {
    const { now, forward } = createClock();
    const limits = { ...noLimits, requests: [{ count: 2, seconds: 20, burst: 1 }] };
    const fetch = async () => jsonResponse(bodies.countries);
    const proxy = createProxy(fetch, { now, limits, clientAddress: addressHeader('x-client') });
    const ask = () => proxy(createRequest('countries', {}, { 'x-client': '192.0.2.1' }));
    assert.equal((await ask()).status, 200);
    forward(500);
    const refused = await ask();
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '10']);
    forward(9_500);
    assert.equal((await ask()).status, 200);
  });
});
