/** Calls the client for a validation, and converts the result to an event. */
import type { AddressClient } from '../../../client/client.ts';
import { AddressServiceError } from '../../../client/errors.ts';
import type { ValidationResponse } from '../../../contract/types.ts';
import type { ManualEvent, ValidateRequest } from '../../../core/manual/state.ts';
import { askInTime } from '../../requests/foreign-answer.ts';

/** Rejects only if the signal was aborted: after any other failure, the address is accepted unverified. */
export function performValidation(
  request: ValidateRequest,
  client: AddressClient | null,
  signal: AbortSignal,
): Promise<ManualEvent> {
  const validate = async (service: AddressClient, own: AbortSignal): Promise<ManualEvent> => {
    const answer = await service.validate(request.params, { signal: own });
    if (!isAnswer(answer)) throw new AddressServiceError('unexpected', request.kind);
    return { type: 'validated', request, answer };
  };
  return askInTime(request.kind, client, signal, validate, (problem) => {
    return { type: 'validationFailed', request, problem };
  });
}

/** A page's own client may answer anything. */
function isAnswer(answer: ValidationResponse | null): answer is ValidationResponse {
  const { matches } = Object(answer) as Partial<ValidationResponse>;
  return Array.isArray(matches) && matches.every((match) => match?.status && match.address);
}
