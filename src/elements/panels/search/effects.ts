/** Calls the client for requests of the search; the result becomes an event. */
import type { AddressClient } from '../../../client/client.ts';
import { AddressServiceError } from '../../../client/errors.ts';
import { hasPart } from '../../../core/address/address.ts';
import { addressFrom } from '../../../core/address/from-details.ts';
import type { EntryProperties } from '../../../core/entry/state.ts';
import { isPoBoxMatch } from '../../../core/search/options.ts';
import type { SearchEvent, SearchRequest } from '../../../core/search/state.ts';
import { beginsEveryWord } from '../../../core/search/typed-words.ts';
import { Lazy } from '../../field/lazy.ts';
import { answerTo, askInTime } from '../../requests/foreign-answer.ts';

/** Reads the typed text. */
export const textReader = new Lazy(() => import('./reader.ts'));

/** The needs of a call besides its request. */
export interface SearchCall {
  /** Null if there is no service to ask. */
  readonly client: AddressClient | null;
  readonly properties: EntryProperties;
  /** ISO 3166-1 alpha-2 of the country that is searched; empty for none. */
  readonly iso2: string;
  /** `language-REGION`; empty for the service's own choice. */
  readonly language: string;
}

/** Rejects only when the signal aborted. Without a client it answers that there is none. */
export function performSearch(
  request: SearchRequest,
  { client, ...around }: SearchCall,
  signal: AbortSignal,
): Promise<SearchEvent> {
  const call = (service: AddressClient, own: AbortSignal) => ask(request, around, service, own);
  return askInTime(request.kind, client, signal, call, (problem) => ({ type: 'failed', request, problem }));
}

async function ask(
  request: SearchRequest,
  { properties: { buildingListMode, dispatchCountry, poBox }, iso2, language }: Omit<SearchCall, 'client'>,
  client: AddressClient,
  signal: AbortSignal,
): Promise<SearchEvent> {
  const { session } = request;
  if (request.kind === 'suggest') {
    const { context, term } = request;
    const params = { context, term, language, buildingListMode, session };
    const body = await client.suggest(params, { signal });
    const answer = answerTo(request.kind, body);
    const denied = poBox === 'deny' ? answer.matches.filter((match) => isPoBoxMatch(match, iso2)) : [];
    return { type: 'matchesArrived', request, answer, denied };
  }
  const { country, match, typed } = request;
  const params = { context: match.context, dispatchCountry, session };
  // A shorter word may be an addition.
  const isSaid = beginsEveryWord(match, typed, 3);
  const [answer, reader] = await Promise.all([client.details(params, { signal }), isSaid ? null : textReader.load()]);
  const details = answerTo(request.kind, answer);
  const address = addressFrom(details, country);
  if (!hasPart(address)) throw new AddressServiceError('unexpected', request.kind);
  // Without the code that compares them, the typed text is only known to say more.
  const read = await reader?.readBeyond(typed, match, address);
  const { unit, omitted } = read ?? { unit: null, omitted: isSaid ? '' : typed };
  // With a flat the lines are printed again.
  const whole = unit ? { ...address, unit, mailLines: [] } : address;
  return { type: 'detailsArrived', request, address: whole, details, omitted };
}
