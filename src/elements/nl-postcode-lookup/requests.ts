/** Where core meets client: a request of the lookup machine becomes a call, its outcome an event. */
import { AddressServiceError } from '../../client/errors.ts';
import type { LookupClient } from '../../client/looking-up.ts';
import type { DutchAddress } from '../../contract/types.ts';
import type { LookupEvent, LookupProblem } from '../../core/dutch-lookup/state.ts';
import type { LookupRequest } from '../../core/dutch-lookup/parse.ts';

/** Rejects only when aborted. Without a client the answer is that there is none. */
export async function performLookup(
  request: LookupRequest,
  client: LookupClient | null,
  signal: AbortSignal,
): Promise<LookupEvent> {
  try {
    if (!client) throw new AddressServiceError('not-configured', request.kind);
    return { type: 'arrived', request, answer: await ask(request, client, signal) };
  } catch (error) {
    if (!(error instanceof AddressServiceError)) throw error;
    return { type: 'failed', request, problem: failureOf(request, error) };
  }
}

/** Without an error: of a request that could not be sent. */
export function failureOf(
  { kind }: LookupRequest,
  error = new AddressServiceError('unavailable', kind),
): LookupProblem {
  const { reason, operation, status, retryAfter } = error;
  return { reason, operation, status, retryAfter };
}

function ask(request: LookupRequest, client: LookupClient, signal: AbortSignal): Promise<DutchAddress> {
  return request.kind === 'dutchByPostcode'
    ? client.dutchByPostcode(request.params, { signal })
    : client.dutchByStreet(request.params, { signal });
}
