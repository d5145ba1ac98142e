import { AddressServiceError } from '../client/errors.ts';
import type { OperationBodies, OperationName } from '../contract/operation.ts';
import { isBodyOf } from '../contract/operations.ts';

/**
 * Checks the answer of a client: one that the page brings may answer with anything.
 *
 * @throws AddressServiceError `unexpected` when it is not what the operation answers
 */
export function answerTo<Name extends OperationName>(operation: Name, answer: unknown): OperationBodies[Name] {
  if (!isBodyOf(operation, answer)) throw new AddressServiceError('unexpected', operation);
  return answer;
}
