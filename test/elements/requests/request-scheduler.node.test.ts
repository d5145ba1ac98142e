import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { RequestScheduler, type Situation } from '../../../src/elements/requests/request-scheduler.ts';

interface Ask {
  readonly text: string;
}

const intervalMs = 150;
let now = 0;

beforeEach(() => {
  now = 10_000;
  mock.method(performance, 'now', () => now);
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

/** Lets time pass, and what was waiting for it happen. */
async function pass(milliseconds: number): Promise<void> {
  await turn();
  now += milliseconds;
  mock.timers.tick(milliseconds);
  await turn();
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

function scheduler(intervalMsOf: (situation: Situation) => number = () => intervalMs) {
  const sent: { readonly text: string; readonly at: number; readonly signal: AbortSignal }[] = [];
  const answered: string[] = [];
  const answers = new Map<string, () => void>();
  const requests = new RequestScheduler<Ask, string>({
    intervalMsOf: (_, situation) => intervalMsOf(situation),
    perform: ({ text }, signal) => {
      sent.push({ text, at: now - 10_000, signal });
      return new Promise((resolve) => answers.set(text, () => resolve(text)));
    },
    afterPress: (run) => run(),
    answered: (text) => answered.push(text),
  });
  /** A newer request; what is in `wanted` may still be answered. */
  const ask = (text: string, wanted: readonly string[] = []) =>
    requests.follow({ text }, (request) => request.text === text || wanted.includes(request.text));
  return { ask, sent, answered, answers, requests };
}

describe('a scheduler of requests', () => {
  it('sends the first immediately, and only the last of those that follow within the pace', async () => {
    const { ask, sent } = scheduler();
    ask('j');
    await pass(40);
    for (const text of ['ju', 'jul', 'juli']) {
      ask(text, ['j']);
      await pass(30);
    }
    await pass(20);
    assert.deepEqual(
      sent.map(({ text, at }) => [text, at]),
      [
        ['j', 0],
        ['juli', intervalMs],
      ],
    );
  });

  it('does not send a request again while it is pending', async () => {
    const { requests, sent } = scheduler();
    const request = { text: 'j' };
    for (const _ of ['first', 'second']) {
      requests.follow(request, (it) => it === request);
      await pass(intervalMs);
    }
    assert.equal(sent.length, 1);
  });

  it('sends immediately again after a pause', async () => {
    const { ask, sent } = scheduler();
    ask('j');
    await pass(intervalMs);
    ask('ju', ['j']);
    await pass(0);
    assert.deepEqual(
      sent.map(({ at }) => at),
      [0, intervalMs],
    );
  });

  it('keeps the oldest and the newest of three, and aborts the one between', async () => {
    const { ask, sent } = scheduler();
    const texts = ['j', 'ju', 'jul'];
    for (const text of texts) {
      ask(text, texts);
      await pass(intervalMs);
    }
    assert.deepEqual(
      sent.map(({ signal }) => signal.aborted),
      [false, true, false],
    );
  });

  it('asks how long to wait, with how long the oldest is pending, and whether another one was overtaken', async () => {
    const situations: Situation[] = [];
    const { ask } = scheduler((situation) => {
      situations.push(situation);
      return intervalMs;
    });
    const texts = ['j', 'ju', 'jul'];
    for (const text of texts) {
      ask(text, texts);
      await pass(60);
    }
    assert.deepEqual(situations, [
      { hasOvertaken: false, unansweredMs: 0 },
      { hasOvertaken: false, unansweredMs: 60 },
      { hasOvertaken: true, unansweredMs: 120 },
    ]);
  });

  it('passes on no answer to an aborted request, and is settled without it', async () => {
    const { ask, answers, answered, requests } = scheduler();
    ask('j');
    await pass(intervalMs);
    requests.follow(null, () => false);
    answers.get('j')?.();
    await pass(0);
    await requests.settled();
    assert.deepEqual(answered, []);
  });
});
