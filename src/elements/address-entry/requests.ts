/** Where core meets client: a request of the entry machine becomes a call, its outcome an event. */
import { AddressServiceError } from '../../client/errors.ts';
import type { SearchClient } from '../../client/searching.ts';
import { countryCodePattern, languagePattern } from '../../contract/rules.ts';
import type { BuildingListMode } from '../../contract/types.ts';
import type { EntryEvent, EntryRequest } from '../../core/entry.ts';
import { addressFrom } from '../../core/address/from-details.ts';

export interface RequestSettings {
  /** ISO 3166-1 alpha-3; empty for no country line. */
  readonly dispatchCountry: string;
  readonly buildingListMode: BuildingListMode;
}

/**
 * Rejects only when aborted. Without a client the answer is that there is none.
 *
 * @param language `language-REGION`; empty for the service's own choice
 */
export async function performEntryRequest(
  request: EntryRequest,
  client: SearchClient | null,
  language: string,
  settings: RequestSettings,
  signal: AbortSignal,
): Promise<EntryEvent> {
  try {
    if (!client) throw new AddressServiceError('not-configured', request.kind);
    return await ask(request, client, meant(language, settings), signal);
  } catch (error) {
    if (!(error instanceof AddressServiceError)) throw error;
    const { reason, operation, status, retryAfter } = error;
    return { type: 'failed', request, problem: { reason, operation, status, retryAfter } };
  }
}

interface Meant extends RequestSettings {
  readonly language: string;
}

/** As in HTML, a setting that means nothing is as good as none: the service would refuse every request for it. */
function meant(language: string, { buildingListMode, dispatchCountry }: RequestSettings): Meant {
  return {
    language: languagePattern.test(language) ? language : '',
    buildingListMode: buildingListMode === 'short' ? 'short' : 'paged',
    dispatchCountry: countryCodePattern.test(dispatchCountry.toLowerCase()) ? dispatchCountry : '',
  };
}

async function ask(
  request: EntryRequest,
  client: SearchClient,
  { language, buildingListMode, dispatchCountry }: Meant,
  signal: AbortSignal,
): Promise<EntryEvent> {
  const { session } = request;
  if (request.kind === 'suggest') {
    const { context, term } = request;
    const answer = await client.suggest({ context, term, language, buildingListMode, session }, { signal });
    return { type: 'matchesArrived', request, answer };
  }
  const { country, match } = request;
  const details = await client.details({ context: match.context, dispatchCountry, session }, { signal });
  return { type: 'detailsArrived', request, address: addressFrom(details, country), details };
}
