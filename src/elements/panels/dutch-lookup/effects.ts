/** Calls the client for a request of the Dutch lookup, and converts the result to an event. */
import type { AddressClient } from '../../../client/client.ts';
import { AddressServiceError } from '../../../client/errors.ts';
import type { DutchAddress } from '../../../contract/types.ts';
import { hasPart } from '../../../core/address/address.ts';
import { addressFromDutch } from '../../../core/address/from-dutch.ts';
import type { DutchLookupEvent, LookupRequest } from '../../../core/dutch-lookup/state.ts';
import { answerTo } from '../../../effects/answer-to.ts';
import { askInTime } from '../../requests/foreign-answer.ts';

/** Rejects only if the signal was aborted. Without a client, the event says so. */
export function performLookup(
  request: LookupRequest,
  client: AddressClient | null,
  signal: AbortSignal,
): Promise<DutchLookupEvent> {
  const { onLine } = navigator;
  const lookUp = async (service: AddressClient, own: AbortSignal): Promise<DutchLookupEvent> => {
    const answer = answerTo(request.kind, await ask(request, service, own));
    // A number alone is not an address.
    const place = { ...addressFromDutch(answer), building: null, buildingNumber: null, buildingNumberAddition: null };
    if (!hasPart({ ...place, region: null })) throw new AddressServiceError('unexpected', request.kind);
    return { type: 'arrived', request, answer };
  };
  return askInTime(request.kind, client, signal, lookUp, (problem) => {
    // Lookups are billed: one that was answered, or sent while online, may have been counted.
    const isSent = onLine || problem.status !== null;
    return { type: 'failed', request, problem, isSent };
  });
}

function ask(request: LookupRequest, client: AddressClient, signal: AbortSignal): Promise<DutchAddress> {
  return request.kind === 'dutchByPostcode'
    ? client.dutchByPostcode(request.params, { signal })
    : client.dutchByStreet(request.params, { signal });
}
