import { AddressServiceError } from '../client/errors.ts';
import type { OperationBodies, OperationName } from '../contract/operation.ts';
import { isBodyOf } from '../contract/operations.ts';

/**
 * Checks a client's answer, because a page's own client may answer anything.
 *
 * @throws AddressServiceError `unexpected` if the operation cannot have this answer
 */
export function answerTo<Name extends OperationName>(operation: Name, answer: unknown): OperationBodies[Name] {
  if (!isBodyOf(operation, answer)) throw new AddressServiceError('unexpected', operation);
  return answer;
}
