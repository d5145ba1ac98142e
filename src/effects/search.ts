/** Calls a client for a search; the answer becomes an event of the search. */
import type { AddressClient } from '../client/client.ts';
import { AddressServiceError } from '../client/errors.ts';
import type { BuildingListMode } from '../contract/types.ts';
import { hasPart } from '../core/address/address.ts';
import { addressFrom } from '../core/address/from-details.ts';
import { isPoBoxMatch } from '../core/search/options.ts';
import type { readBeyond } from '../core/search/read-text.ts';
import type { SearchEvent, SearchRequest } from '../core/search/state.ts';
import { beginsEveryWord } from '../core/search/typed-words.ts';
import { answerTo } from './answer-to.ts';

/** What a call needs besides its request. */
interface SearchCall {
  readonly client: AddressClient;
  readonly buildingListMode: BuildingListMode;
  /** ISO 3166-1 alpha-3; empty if unknown. */
  readonly dispatchCountry: string;
  /** True if PO boxes may be chosen. */
  readonly takesPoBoxes: boolean;
  /** ISO 3166-1 alpha-2 code of the country that is searched; empty for none. */
  readonly iso2: string;
  /** `language-REGION`; empty for the service's default. */
  readonly language: string;
  /** Loads the code that compares the typed text with the chosen address; null if it cannot be loaded. */
  readonly loadReader: () => Promise<{ readonly readBeyond: typeof readBeyond } | null>;
}

/** Performs a request of the search. Rejects if the client rejects, or if its answer is invalid. */
export async function askSearch(request: SearchRequest, call: SearchCall, signal: AbortSignal): Promise<SearchEvent> {
  const { client, buildingListMode, dispatchCountry, takesPoBoxes, iso2, language, loadReader } = call;
  const { session } = request;
  if (request.kind === 'suggest') {
    const { context, term } = request;
    const params = { context, term, language, buildingListMode, session };
    const answer = answerTo(request.kind, await client.suggest(params, { signal }));
    const denied = takesPoBoxes ? [] : answer.matches.filter((match) => isPoBoxMatch(match, iso2));
    return { type: 'matchesArrived', request, answer, denied };
  }
  const { country, match, typed } = request;
  const params = { context: match.context, dispatchCountry, session };
  // A shorter word may be an addition.
  const isSaid = beginsEveryWord(match, typed, 3);
  const [answer, reader] = await Promise.all([client.details(params, { signal }), isSaid ? null : loadReader()]);
  const details = answerTo(request.kind, answer);
  const address = addressFrom(details, country);
  if (!hasPart(address)) throw new AddressServiceError('unexpected', request.kind);
  // Without that code, all that is known is that the text says more than the address.
  const read = await reader?.readBeyond(typed, match, address);
  const { unit, omitted } = read ?? { unit: null, omitted: isSaid ? '' : typed };
  // Adding a flat means printing the lines again.
  const whole = unit ? { ...address, unit, mailLines: [] } : address;
  return { type: 'detailsArrived', request, address: whole, details, omitted };
}
