import { AddressServiceError } from '../../client/errors.ts';
import type { OperationBodies, OperationName } from '../../contract/operation.ts';
import { isBodyOf } from '../../contract/operations.ts';
import { runWithDeadline } from '../../waiting/timers.ts';

/**
 * Milliseconds that a form waits for an answer. A `client` of the page may have no timeout, and the package's own gives an
 * answer to details more time than a form may be invalid for.
 */
const answerTimeoutMs = 5_000;

/**
 * Asks a client for something that decides what is submitted. An answer that takes longer than 5 seconds counts as failed.
 *
 * @throws `DeadlineError`, the reason of the signal, or what the client throws
 */
export function askInTime<Answer>(signal: AbortSignal, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  return runWithDeadline(answerTimeoutMs, signal, ask);
}

/**
 * Checks the answer of a client: one that the page brings may answer with anything.
 *
 * @throws AddressServiceError `unexpected` when it is not what the operation answers
 */
export function answerTo<Name extends OperationName>(operation: Name, answer: unknown): OperationBodies[Name] {
  if (!isBodyOf(operation, answer)) throw new AddressServiceError('unexpected', operation);
  return answer;
}
