/** Calls the client for a search, and converts the result to an event. */
import type { AddressClient } from '../../../client/client.ts';
import type { EntryProperties } from '../../../core/entry/state.ts';
import type { SearchEvent, SearchRequest } from '../../../core/search/state.ts';
import { askSearch } from '../../../effects/search.ts';
import { Lazy } from '../../field/lazy.ts';
import { askInTime } from '../../requests/foreign-answer.ts';

/** Parses the typed text. */
export const textReader = new Lazy(() => import('./reader.ts'));

/** What a call needs besides its request. */
export interface SearchCall {
  /** Null if there is no service. */
  readonly client: AddressClient | null;
  readonly properties: EntryProperties;
  /** ISO 3166-1 alpha-2 code of the country that is searched; empty for none. */
  readonly iso2: string;
  /** `language-REGION`; empty for the service's default. */
  readonly language: string;
}

/** Rejects only if the signal was aborted. Without a client, the event says so. */
export function performSearch(
  request: SearchRequest,
  { client, properties, ...around }: SearchCall,
  signal: AbortSignal,
): Promise<SearchEvent> {
  const { buildingListMode, dispatchCountry, poBox } = properties;
  const settings = { ...around, buildingListMode, dispatchCountry, takesPoBoxes: poBox !== 'deny' };
  const call = (service: AddressClient, own: AbortSignal) =>
    askSearch(request, { ...settings, client: service, loadReader: () => textReader.load() }, own);
  return askInTime(request.kind, client, signal, call, (problem) => ({ type: 'failed', request, problem }));
}
