import { type AddressClient, checksAnswers } from '../client/client.ts';
import { AddressServiceError } from '../client/errors.ts';
import type { OperationBodies, OperationName } from '../contract/operation.ts';
import { isBodyOf } from '../contract/operations.ts';

/**
 * Checks a client's answer, unless the client has done so.
 *
 * @throws AddressServiceError `unexpected` if the operation cannot have this answer
 */
export function answerTo<Name extends OperationName>(
  client: AddressClient,
  operation: Name,
  answer: OperationBodies[Name],
): OperationBodies[Name] {
  if (!checksAnswers(client) && !isBodyOf(operation, answer)) throw new AddressServiceError('unexpected', operation);
  return answer;
}
