import { AddressServiceError } from '../client/errors.ts';
import { isBodyOf, type OperationBodies, type OperationName } from '../contract/operations.ts';

/**
 * Checks the answer of a client, which may be the page's own.
 *
 * @throws AddressServiceError `unexpected` if the operation cannot have this answer
 */
export function answerTo<Name extends OperationName>(operation: Name, answer: OperationBodies[Name]): typeof answer {
  if (!isBodyOf(operation, answer)) throw new AddressServiceError('unexpected', operation);
  return answer;
}
