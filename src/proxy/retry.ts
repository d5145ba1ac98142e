import { operations } from '../contract/operations.ts';
import type { Ask, CheckedCall } from './call.ts';
import { Problem } from './problem.ts';
import { wait } from './wait.ts';

/** Retries per request, over time. */
const share = 0.1;
/** Retries that may be saved up in quiet times. */
const mostSaved = 10;
/** Milliseconds before the second attempt: from, and at random up to. */
const pause = { from: 100, to: 400 };

/** What a server before the service says while the service itself is away. */
const passing: readonly (number | undefined)[] = [502, 503, 504];

/**
 * Asks once more after a passing failure, as long as retries stay a tenth of all requests: a service in trouble must
 * not get twice the traffic. Never a suggestion, whose next keystroke asks anyway; what is billed per request only
 * when the service cannot have seen the first one.
 */
export function withRetry(ask: Ask): Ask {
  let saved = 0;
  return async (call, signal) => {
    saved = Math.min(saved + share, mostSaved);
    try {
      return await ask(call, signal);
    } catch (error) {
      if (saved < 1 || !isWorthwhile(call, error)) throw error;
      saved -= 1;
    }
    await wait(pause.from + Math.random() * (pause.to - pause.from), signal);
    return ask(call, signal);
  };
}

function isWorthwhile({ operation }: CheckedCall, error: unknown): boolean {
  if (operation === 'suggest' || !(error instanceof Problem)) return false;
  const { isUnsent, retryAfter, upstreamStatus } = error.init;
  // The service named a time: it knows best.
  if (retryAfter !== undefined) return false;
  return isUnsent === true || (passing.includes(upstreamStatus) && !operations[operation].billedPerRequest);
}
