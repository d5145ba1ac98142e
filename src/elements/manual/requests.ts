/** Where core meets client: a validation request becomes a call, its outcome an event. */
import { delay } from '../../client/delay.ts';
import { AddressServiceError } from '../../client/errors.ts';
import type { ValidationClient } from '../../client/validating.ts';
import type { ManualEvent, ValidateRequest } from '../../core/manual/state.ts';

/** Milliseconds a person, and a submission, may have to wait for an opinion that is not needed to go on. */
const patience = 6_000;

/** Rejects only when aborted: an address goes on without an opinion, whatever went wrong. */
export async function performValidation(
  request: ValidateRequest,
  client: ValidationClient | null,
  signal: AbortSignal,
): Promise<ManualEvent> {
  const call = new AbortController();
  const abort = () => call.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    if (!client) throw new AddressServiceError('not-configured', 'validate');
    const tooLate = delay(patience, call.signal).then(() => {
      throw new AddressServiceError('unavailable', 'validate');
    });
    const answer = await Promise.race([client.validate(request.params, { signal: call.signal }), tooLate]);
    return { type: 'validated', request, answer };
  } catch (error) {
    signal.throwIfAborted();
    const known = error instanceof AddressServiceError ? error : new AddressServiceError('unexpected', 'validate');
    const { reason, operation, status, retryAfter } = known;
    return { type: 'validationFailed', request, problem: { reason, operation, status, retryAfter } };
  } finally {
    signal.removeEventListener('abort', abort);
    call.abort();
  }
}
