import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { describe, it } from 'node:test';
import { withTimeout } from '../../src/client/timeout.ts';

const noAnswer = () => new Promise<never>(() => {});

describe('the time that a request may take', () => {
  it('ends a request that ignores its signal', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const ended = assert.rejects(withTimeout(1_000, undefined, noAnswer), { name: 'TimeoutError' });
    mock.timers.tick(1_000);
    await ended;
  });

  it('aborts the signal of the request', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    let given: AbortSignal | undefined;
    const ended = assert.rejects(
      withTimeout(1_000, undefined, (signal) => {
        given = signal;
        return noAnswer();
      }),
    );
    mock.timers.tick(999);
    assert.equal(given?.aborted, false);
    mock.timers.tick(1);
    await ended;
    assert.equal(given?.reason.name, 'TimeoutError');
  });

  it('ends with the reason of the caller, and leaves no listener at the caller’s signal', async () => {
    const caller = new AbortController();
    const reason = new Error('typed on');
    const ended = assert.rejects(withTimeout(1_000, caller.signal, noAnswer), reason);
    caller.abort(reason);
    await ended;
    assert.equal(getEventListeners(caller.signal, 'abort').length, 0);
  });

  it('does not begin for a caller who has aborted', async () => {
    const reason = new Error('typed on');
    const begin = () => assert.fail('began');
    await assert.rejects(withTimeout(1_000, AbortSignal.abort(reason), begin), reason);
  });

  it('may be longer than a timer can wait', async () => {
    const answer = () => new Promise<string>((resolve) => setImmediate(resolve, 'answer'));
    assert.equal(await withTimeout(Infinity, undefined, answer), 'answer');
  });

  it('hands on the answer and the error of the request', async () => {
    assert.equal(await withTimeout(1_000, undefined, async () => 'answer'), 'answer');
    await assert.rejects(
      withTimeout(1_000, undefined, async () => Promise.reject(new TypeError('dropped'))),
      /dropped/,
    );
  });
});
