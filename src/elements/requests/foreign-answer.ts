import type { AddressClient } from '../../client/client.ts';
import { AddressServiceError, problemFrom } from '../../client/errors.ts';
import type { OperationName } from '../../contract/operation.ts';
import type { Problem } from '../../core/problem.ts';
import { runWithDeadline } from '../../waiting/timers.ts';

/**
 * Milliseconds that a form waits for an answer. A `client` of the page may have no timeout, and the package's own gives an
 * answer to details more time than a form may be invalid for.
 */
const answerTimeoutMs = 5_000;

/**
 * Asks a client for something that decides what is submitted. Rejects only when the signal aborted: an answer that takes
 * longer than 5 seconds has failed, and so has a request without a client.
 *
 * @param ask makes an event of the answer; it may throw
 * @param failed makes an event of the reason
 */
export async function askInTime<Event>(
  operation: OperationName,
  client: AddressClient | null,
  signal: AbortSignal,
  ask: (client: AddressClient, signal: AbortSignal) => Promise<Event>,
  failed: (problem: Problem) => Event,
): Promise<Event> {
  try {
    if (!client) throw new AddressServiceError('not-configured', operation);
    return await runWithDeadline(answerTimeoutMs, signal, (own) => ask(client, own));
  } catch (error) {
    signal.throwIfAborted();
    return failed(problemFrom(error, operation));
  }
}
