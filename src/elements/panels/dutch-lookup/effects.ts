/** Between core and client: a request of the Dutch lookup becomes a call, its outcome an event. */
import type { AddressClient } from '../../../client/client.ts';
import { AddressServiceError, problemFrom } from '../../../client/errors.ts';
import type { DutchAddress } from '../../../contract/types.ts';
import type { DutchLookupEvent, LookupRequest } from '../../../core/dutch-lookup/state.ts';
import { answerTo, askInTime } from '../../requests/foreign-answer.ts';

/** Rejects only when the signal aborted. Without a client it answers that there is none. */
export async function performLookup(
  request: LookupRequest,
  client: AddressClient | null,
  signal: AbortSignal,
): Promise<DutchLookupEvent> {
  const isSent = navigator.onLine;
  try {
    if (!client) throw new AddressServiceError('not-configured', request.kind);
    // A lookup is billed: without a network it is not even tried.
    if (!isSent) throw new AddressServiceError('unavailable', request.kind);
    const answer = answerTo(request.kind, await askInTime(signal, (own) => ask(request, client, own)));
    return { type: 'arrived', request, answer };
  } catch (error) {
    signal.throwIfAborted();
    return { type: 'failed', request, problem: problemFrom(error, request.kind), isSent };
  }
}

function ask(request: LookupRequest, client: AddressClient, signal: AbortSignal): Promise<DutchAddress> {
  return request.kind === 'dutchByPostcode'
    ? client.dutchByPostcode(request.params, { signal })
    : client.dutchByStreet(request.params, { signal });
}
