/** Between core and client: a request of the search becomes a call, its outcome an event. */
import type { AddressClient } from '../../../client/client.ts';
import { AddressServiceError, problemFrom } from '../../../client/errors.ts';
import { addressFrom } from '../../../core/address/from-details.ts';
import type { EntryProperties } from '../../../core/entry/state.ts';
import type { SearchEvent, SearchRequest } from '../../../core/search/state.ts';
import { answerTo, askInTime } from '../../requests/foreign-answer.ts';

/** The needs of a call besides its request. */
export interface SearchCall {
  /** Null when there is nothing to ask. */
  readonly client: AddressClient | null;
  readonly properties: EntryProperties;
  /** `language-REGION`; empty for the service's own choice. */
  readonly language: string;
}

/** Rejects only when the signal aborted. Without a client the answer is that there is none. */
export async function performSearch(
  request: SearchRequest,
  call: SearchCall,
  signal: AbortSignal,
): Promise<SearchEvent> {
  try {
    return await askInTime(signal, (own) => ask(request, call, own));
  } catch (error) {
    signal.throwIfAborted();
    return { type: 'failed', request, problem: problemFrom(error, request.kind) };
  }
}

async function ask(
  request: SearchRequest,
  { client, properties, language }: SearchCall,
  signal: AbortSignal,
): Promise<SearchEvent> {
  if (!client) throw new AddressServiceError('not-configured', request.kind);
  const { session } = request;
  const { buildingListMode, dispatchCountry } = properties;
  if (request.kind === 'suggest') {
    const { context, term } = request;
    const params = { context, term, language, buildingListMode, session };
    const answer = answerTo(request.kind, await client.suggest(params, { signal }));
    return { type: 'matchesArrived', request, answer };
  }
  const { country, match } = request;
  const params = { context: match.context, dispatchCountry, session };
  const details = answerTo(request.kind, await client.details(params, { signal }));
  return { type: 'detailsArrived', request, address: addressFrom(details, country), details };
}
