/** Calls the client for the search and its countries, and converts the result to an event. */
import type { AddressClient } from '../../../client/client.ts';
import { AddressServiceError, problemFrom } from '../../../client/errors.ts';
import { isCountry } from '../../../core/country/known.ts';
import { countryCodeOf } from '../../../core/country/selectors.ts';
import type { CountryAnswer, CountryRequest } from '../../../core/country/state.ts';
import type { SearchEvent, SearchRequest } from '../../../core/search/state.ts';
import { askSearch } from '../../../effects/search.ts';
import type { PanelHost } from '../../field/host.ts';
import { Lazy } from '../../field/lazy.ts';
import { askInTime } from '../../requests/foreign-answer.ts';

/** Parses the typed text. */
export const textReader = new Lazy(() => import('../../../effects/reader.ts'));

/** Rejects only if the signal was aborted. Without a client, the event says so. */
export function performSearch(
  request: SearchRequest,
  { client, state }: PanelHost,
  language: string,
  signal: AbortSignal,
): Promise<SearchEvent> {
  const { buildingListMode, dispatchCountry, poBox } = state.properties;
  const [iso2, takesPoBoxes] = [countryCodeOf(state), poBox !== 'deny'];
  const call = { buildingListMode, dispatchCountry, takesPoBoxes, iso2, language, loadReader: () => textReader.load() };
  const search = (service: AddressClient, own: AbortSignal) => askSearch(request, { ...call, client: service }, own);
  return askInTime(request.kind, client, signal, search, (problem) => ({ type: 'failed', request, problem }));
}

/** Milliseconds after which the page's country is searched without waiting for the list. */
const countriesLateAfterMs = 1_500;

/** Performs the country requests in the state. Without a client, the event says so. */
export async function performCountryRequest(
  request: CountryRequest,
  host: PanelHost,
  signal: AbortSignal,
): Promise<CountryAnswer> {
  const { client } = host;
  const answer = { kind: 'late' } as const;
  const isLate = () => host.dispatch({ slice: 'country', type: 'countryAnswered', answer });
  const timer = request.kind === 'countries' ? setTimeout(isLate, countriesLateAfterMs) : undefined;
  try {
    if (!client) throw new AddressServiceError('not-configured', request.kind);
    if (request.kind === 'country') {
      const { kind, name } = request;
      const country: unknown = await client.country({ country: name }, { signal });
      return { kind, name, country: isCountry(country) ? country : null };
    }
    const countries: unknown = await client.countries({ signal });
    // A page's own client may answer anything, and the service may list a country without a code.
    const usable = Array.isArray(countries) ? countries.filter(isCountry).filter(({ name }) => name !== '') : [];
    if (!usable[0]) throw new AddressServiceError('unexpected', request.kind);
    return { kind: request.kind, countries: usable };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'failure', request, problem: problemFrom(error, request.kind) };
  } finally {
    clearTimeout(timer);
  }
}
