import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { RequestRunner } from '../../src/elements/request-runner.ts';

interface Ask {
  readonly text: string;
}

const pace = 150;
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

function runner() {
  const sent: { readonly text: string; readonly at: number; readonly signal: AbortSignal }[] = [];
  const answered: string[] = [];
  const answers = new Map<string, () => void>();
  const runs = new RequestRunner<Ask, string>({
    paceOf: () => pace,
    perform: ({ text }, signal) => {
      sent.push({ text, at: now - 10_000, signal });
      return new Promise((resolve) => answers.set(text, () => resolve(text)));
    },
    answered: (text) => answered.push(text),
  });
  /** A newer request; what is in `wanted` may still be answered. */
  const ask = (text: string, wanted: readonly string[] = []) =>
    runs.follow({ text }, (request) => request.text === text || wanted.includes(request.text));
  return { ask, sent, answered, answers, runs };
}

describe('a runner of requests', () => {
  it('sends the first at once, and of those that follow within the pace only the last', async () => {
    const { ask, sent } = runner();
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
        ['juli', pace],
      ],
    );
  });

  it('sends at once again after a rest', async () => {
    const { ask, sent } = runner();
    ask('j');
    await pass(pace);
    ask('ju', ['j']);
    await pass(0);
    assert.deepEqual(
      sent.map(({ at }) => at),
      [0, pace],
    );
  });

  it('keeps the oldest and the newest of three, and aborts the one between', async () => {
    const { ask, sent } = runner();
    const texts = ['j', 'ju', 'jul'];
    for (const text of texts) {
      ask(text, texts);
      await pass(pace);
    }
    assert.deepEqual(
      sent.map(({ signal }) => signal.aborted),
      [false, true, false],
    );
  });

  it('hands on no answer of what was aborted, and is settled without it', async () => {
    const { ask, answers, answered, runs } = runner();
    ask('j');
    await pass(pace);
    runs.follow(null, () => false);
    answers.get('j')?.();
    await pass(0);
    await runs.settled();
    assert.deepEqual(answered, []);
  });
});
