/** Where core meets client: a validation request becomes a call, its outcome an event. */
import type { AddressClient } from '../../../client/client.ts';
import { delay } from '../../../client/delay.ts';
import { AddressServiceError, problemFrom } from '../../../client/errors.ts';
import type { ValidationResponse } from '../../../contract/types.ts';
import type { ManualEvent, ValidateRequest } from '../../../core/manual/state.ts';

/** Milliseconds a person, and a submission, may have to wait for an opinion that is not needed to go on. */
const validationTimeoutMs = 6_000;

/** Rejects only when the signal aborted: an address goes on without an opinion, whatever went wrong. */
export async function performValidation(
  request: ValidateRequest,
  client: AddressClient | null,
  signal: AbortSignal,
): Promise<ManualEvent> {
  const call = new AbortController();
  const abort = () => call.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    if (!client) throw new AddressServiceError('not-configured', 'validate');
    const tooLate = delay(validationTimeoutMs, call.signal).then(() => {
      throw new AddressServiceError('unavailable', 'validate');
    });
    // A client that throws at once leaves it without a listener.
    tooLate.catch(() => null);
    const answer = await Promise.race([client.validate(request.params, { signal: call.signal }), tooLate]);
    if (!isAnswer(answer)) throw new AddressServiceError('unexpected', 'validate');
    return { type: 'validated', request, answer };
  } catch (error) {
    signal.throwIfAborted();
    return { type: 'validationFailed', request, problem: problemFrom(error, 'validate') };
  } finally {
    signal.removeEventListener('abort', abort);
    call.abort();
  }
}

/** A page's own client may answer with anything. */
function isAnswer(answer: ValidationResponse | null): answer is ValidationResponse {
  const { matches } = Object(answer) as Partial<ValidationResponse>;
  return Array.isArray(matches) && matches.every((match) => match?.status && match.address);
}
