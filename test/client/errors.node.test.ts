import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AddressProblem, AddressServiceError, problemFrom, type Reason } from '../../src/client/errors.ts';
import { reasons } from '../support/reasons.ts';

/** As the class of another copy of the package would be. */
class ForeignError extends Error {
  readonly reason: unknown;
  readonly status: unknown;
  readonly retryAfter: unknown;

  constructor(reason: unknown, status?: unknown, retryAfter?: unknown) {
    super('foreign');
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

type Expected = Omit<AddressProblem, 'operation'>;

const plain = (reason: Reason): Expected => ({ reason, status: null, retryAfter: null, limit: null });

const rows: readonly (readonly [what: string, thrown: unknown, expected: Expected])[] = [
  [
    'the client’s own error',
    new AddressServiceError('rate-limited', 'suggest', { status: 429, retryAfter: 7 }),
    { reason: 'rate-limited', status: 429, retryAfter: 7, limit: null },
  ],
  ['a limit', { reason: 'rate-limited', limit: 'session' }, { ...plain('rate-limited'), limit: 'session' }],
  ['a limit that is none', { reason: 'rate-limited', limit: 'shop' }, plain('rate-limited')],
  ...reasons.map((reason) => [`a foreign error "${reason}"`, new ForeignError(reason), plain(reason)] as const),
  [
    'a foreign error with numbers',
    new ForeignError('unavailable', 503, 0),
    { reason: 'unavailable', status: 503, retryAfter: 0, limit: null },
  ],
  ['a plain object', { reason: 'not-found', status: 404 }, { ...plain('not-found'), status: 404 }],
  ['numbers that are text', new ForeignError('rate-limited', '429', '7'), plain('rate-limited')],
  [
    'numbers that are none',
    new ForeignError('rate-limited', Number.NaN, Number.POSITIVE_INFINITY),
    plain('rate-limited'),
  ],
  ['numbers below zero', new ForeignError('rate-limited', -1, -7), plain('rate-limited')],
  ['a reason that is not known', new ForeignError('tired', 503, 7), plain('unexpected')],
  ['a reason that is a list', new ForeignError(['not-found'], 404), plain('unexpected')],
  ['a reason that every object has', new ForeignError('toString'), plain('unexpected')],
  ['a timeout', new DOMException('timed out', 'TimeoutError'), plain('unavailable')],
  ['an abort', new DOMException('aborted', 'AbortError'), plain('unavailable')],
  ['an abort that says no more than its name', { name: 'AbortError' }, plain('unavailable')],
  ['another exception of the platform', new DOMException('no', 'SecurityError'), plain('unexpected')],
  ['a TypeError', new TypeError('x is undefined'), plain('unexpected')],
  ['a rejection as of a promise', { status: 'rejected', reason: new Error('no') }, plain('unexpected')],
  ['a text', 'not-found', plain('unexpected')],
  ['undefined', undefined, plain('unexpected')],
  ['null', null, plain('unexpected')],
];

describe('the problem of a call that failed', () => {
  for (const [what, thrown, expected] of rows) {
    it(`is ${expected.reason} for ${what}`, () => {
      assert.deepEqual(problemFrom(thrown, 'details'), { ...expected, operation: 'details' });
    });
  }
});
