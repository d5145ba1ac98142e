import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { describe, it } from 'node:test';
import { delay, untilAborted } from '../../src/waiting/delay.ts';
import { DeadlineError, runWithDeadline } from '../../src/waiting/timers.ts';

const noAnswer = () => new Promise<never>(() => {});

describe('the time limit of a task', () => {
  it('ends a task that ignores its signal', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const ended = assert.rejects(runWithDeadline(1_000, undefined, noAnswer), { name: 'TimeoutError' });
    mock.timers.tick(1_000);
    await ended;
  });

  it('aborts the signal of the task, as an overdue request of the platform does', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    let given: AbortSignal | undefined;
    const ended = assert.rejects(
      runWithDeadline(1_000, undefined, (signal) => {
        given = signal;
        return noAnswer();
      }),
    );
    mock.timers.tick(999);
    assert.equal(given?.aborted, false);
    mock.timers.tick(1);
    await ended;
    assert.ok(given?.reason instanceof DeadlineError);
    assert.ok(given.reason instanceof DOMException);
    assert.equal(given.reason.name, 'TimeoutError');
  });

  it('ends with the reason of the caller, and leaves no listener on the caller’s signal', async () => {
    const caller = new AbortController();
    const reason = new Error('typed on');
    const ended = assert.rejects(runWithDeadline(1_000, caller.signal, noAnswer), reason);
    caller.abort(reason);
    await ended;
    assert.equal(getEventListeners(caller.signal, 'abort').length, 0);
  });

  it('does not start for a caller who has aborted', async () => {
    const reason = new Error('typed on');
    const begin = () => assert.fail('began');
    await assert.rejects(runWithDeadline(1_000, AbortSignal.abort(reason), begin), reason);
  });

  it('may be longer than a timer can wait', async () => {
    const answer = () => new Promise<string>((resolve) => setImmediate(resolve, 'answer'));
    assert.equal(await runWithDeadline(Infinity, undefined, answer), 'answer');
  });

  it('passes on the answer and the error of the task', async () => {
    assert.equal(await runWithDeadline(1_000, undefined, async () => 'answer'), 'answer');
    await assert.rejects(
      runWithDeadline(1_000, undefined, async () => Promise.reject(new TypeError('dropped'))),
      /dropped/,
    );
  });
});

describe('a delay', () => {
  it('ends when its time is over, and leaves no listener on the signal', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { signal } = new AbortController();
    let isOver = false;
    const over = delay(100, signal).then(() => {
      isOver = true;
    });
    mock.timers.tick(99);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(isOver, false);
    mock.timers.tick(1);
    await over;
    assert.equal(getEventListeners(signal, 'abort').length, 0);
  });

  it('ends early with the reason of the signal, even of one that was aborted before', async () => {
    const reason = new Error('typed on');
    const abort = new AbortController();
    const ended = assert.rejects(delay(60_000, abort.signal), reason);
    abort.abort(reason);
    await ended;
    await assert.rejects(delay(60_000, abort.signal), reason);
  });
});

describe('a promise until a signal aborts', () => {
  it('settles as the promise does, and leaves no listener on the signal', async () => {
    const { signal } = new AbortController();
    assert.equal(await untilAborted(Promise.resolve('answer'), signal), 'answer');
    await assert.rejects(untilAborted(Promise.reject(new TypeError('dropped')), signal), /dropped/);
    assert.equal(getEventListeners(signal, 'abort').length, 0);
  });

  it('rejects with the reason of the signal, even of one that was aborted before', async () => {
    const reason = new Error('closed');
    const abort = new AbortController();
    const ended = assert.rejects(untilAborted(noAnswer(), abort.signal), reason);
    abort.abort(reason);
    await ended;
    await assert.rejects(untilAborted(noAnswer(), abort.signal), reason);
  });
});
