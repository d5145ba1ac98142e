import type { AddressClient } from '../../client/client.ts';
import { AddressServiceError, problemFrom } from '../../client/errors.ts';
import type { OperationName } from '../../contract/operations.ts';
import type { Problem } from '../../core/problem.ts';
import { delay } from '../../waiting/delay.ts';
import { runWithDeadline } from '../../waiting/timers.ts';

/**
 * Milliseconds that a form waits for an answer. A page's own `client` may have no timeout, and ours waits longer for
 * details than a form may be invalid.
 */
const answerTimeoutMs = 5_000;

/** Milliseconds that an answer may take once the page is back from the back/forward cache. */
const backTimeoutMs = 1_000;

/**
 * Makes a request that decides what is submitted. Rejects only if the signal was aborted: an answer that takes longer
 * than 5 seconds counts as failed, and so does a request without a client.
 *
 * @param ask converts the answer to an event; it may throw
 * @param failed converts a failure to an event
 */
export async function askInTime<Event extends object>(
  operation: OperationName,
  client: AddressClient | null,
  signal: AbortSignal,
  ask: (client: AddressClient, signal: AbortSignal) => Promise<Event>,
  failed: (problem: Problem) => Event,
): Promise<Event> {
  try {
    if (!client) throw new AddressServiceError('not-configured', operation);
    return await runWithDeadline(answerTimeoutMs, signal, (own) => untilAnswered(own, (one) => ask(client, one)));
  } catch (error) {
    signal.throwIfAborted();
    return failed(problemFrom(error, operation));
  }
}

/** Asks again if no answer comes soon after the page is back from the back/forward cache: Firefox drops those that arrived meanwhile. */
async function untilAnswered<Event extends object>(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Event>,
): Promise<Event> {
  const [again, over] = [new AbortController(), new AbortController()];
  const isLost = new Promise<null>((resolve) => {
    const wait = async ({ persisted }: PageTransitionEvent) => {
      if (persisted)
        await delay(backTimeoutMs, over.signal)
          .then(() => resolve(null))
          .catch(() => null);
    };
    addEventListener('pageshow', wait, { signal: AbortSignal.any([signal, over.signal]) });
  });
  try {
    const answer = await Promise.race([ask(AbortSignal.any([signal, again.signal])), isLost]);
    if (answer) return answer;
  } finally {
    over.abort();
  }
  again.abort();
  // The client forgets the request first.
  await delay(0, signal);
  return untilAnswered(signal, ask);
}
