/** Typing against a service that takes its time, on a clock that is not the machine's. */
import { mock } from 'node:test';
import { RequestScheduler, type Situation } from '../../src/elements/requests/request-scheduler.ts';

/** The typed text, and the one who answers. */
export interface TypingSituation {
  /** Milliseconds between two keys. */
  readonly gapMs: number;
  /** Milliseconds that the service takes. */
  readonly latencyMs: number;
  readonly keys: number;
}

/** The result of typing. */
export interface TypingOutcome {
  readonly requests: number;
  /** Most requests that were under way at a time. */
  readonly inFlight: number;
  /** Milliseconds that the list for the whole text came later than had it been asked for with its last key. */
  readonly lastWaitMs: number;
  /** Lists on display before the one for the whole text. */
  readonly listsBefore: number;
}

/** A text, by how many characters it has. */
interface Ask {
  readonly length: number;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Types a text, and waits for the list of the whole.
 *
 * @param intervalMsOf milliseconds that lie between a request and the one before it
 */
export async function typeInto(
  intervalMsOf: (situation: Situation) => number,
  { gapMs, latencyMs, keys }: TypingSituation,
): Promise<TypingOutcome> {
  let now = 0;
  let shown = 0;
  let newest: Ask | null = null;
  let requests = 0;
  let inFlight = 0;
  const pending = new Set<Ask>();
  const lists: { readonly length: number; readonly at: number }[] = [];
  const clock = mock.method(performance, 'now', () => now);
  mock.timers.enable({ apis: ['setTimeout'] });
  const scheduler = new RequestScheduler<Ask, Ask>({
    intervalMsOf: (_, situation) => intervalMsOf(situation),
    perform: (ask, signal) =>
      new Promise((resolve, reject) => {
        requests++;
        pending.add(ask);
        inFlight = Math.max(inFlight, pending.size);
        const timer = setTimeout(() => {
          pending.delete(ask);
          resolve(ask);
        }, latencyMs);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          pending.delete(ask);
          reject(signal.reason);
        });
      }),
    afterPress: (run) => run(),
    answered(ask) {
      if (ask === newest) newest = null;
      shown = ask.length;
      lists.push({ length: shown, at: now });
      follow();
    },
  });
  const follow = () => scheduler.follow(newest, ({ length }) => length > shown);
  try {
    const firstKeyAt = 1;
    const lastKeyAt = firstKeyAt + gapMs * (keys - 1);
    // Set before all other timers, so that a key goes before the timer of its millisecond: those are late, if anything.
    for (let length = 1; length <= keys; length++) {
      setTimeout(
        () => {
          newest = { length };
          follow();
        },
        firstKeyAt + gapMs * (length - 1),
      );
    }
    while (shown < keys && now < lastKeyAt + latencyMs + 10_000) {
      now++;
      mock.timers.tick(1);
      await turn();
    }
    const last = lists.at(-1);
    if (last?.length !== keys) throw new Error('The list for the whole text never came.');
    // A timer of no milliseconds is one of a millisecond.
    const lastWaitMs = last.at - lastKeyAt - Math.max(1, latencyMs);
    return { requests, inFlight, lastWaitMs, listsBefore: lists.length - 1 };
  } finally {
    mock.timers.reset();
    clock.mock.restore();
  }
}
