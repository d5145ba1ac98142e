import type { AddressClient } from '../../client/client.ts';
import { AddressServiceError, problemFrom } from '../../client/errors.ts';
import type { OperationName } from '../../contract/operations.ts';
import type { Problem } from '../../core/problem.ts';
import { runWithDeadline } from '../../waiting/timers.ts';

/**
 * Milliseconds that a form waits for an answer. A page's own `client` may have no timeout, and ours waits longer for
 * details than a form may be invalid.
 */
const answerTimeoutMs = 5_000;

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

/** Asks again when the page is back from the back/forward cache: Firefox drops answers that arrived meanwhile. */
async function untilAnswered<Event extends object>(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Event>,
): Promise<Event> {
  const [back, over] = [new AbortController(), new AbortController()];
  const isBack = new Promise<null>((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(null), { signal: over.signal });
  });
  try {
    const answer = await Promise.race([ask(AbortSignal.any([signal, back.signal])), isBack]);
    if (answer) return answer;
  } finally {
    over.abort();
  }
  back.abort();
  return untilAnswered(signal, ask);
}
