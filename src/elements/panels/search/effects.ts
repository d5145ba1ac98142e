/** Calls the client for the search and its countries, and converts the result to an event. */
import type { AddressClient } from '../../../client/client.ts';
import { AddressServiceError, problemFrom } from '../../../client/errors.ts';
import type { Country } from '../../../contract/types.ts';
import { isCountry } from '../../../core/country/known.ts';
import type { CountryAnswer, CountryRequest } from '../../../core/country/state.ts';
import type { EntryProperties } from '../../../core/entry/state.ts';
import type { SearchEvent, SearchRequest } from '../../../core/search/state.ts';
import { askSearch, type SearchCall } from '../../../effects/search.ts';
import { delay } from '../../../waiting/delay.ts';
import type { PanelHost } from '../../field/host.ts';
import { Lazy } from '../../field/lazy.ts';
import { askInTime } from '../../requests/foreign-answer.ts';

/** Parses the typed text. */
export const textReader = new Lazy(() => import('./reader.ts'));

/** What a search depends on. `client`: null if there is no service. */
interface Situation extends Pick<SearchCall, 'iso2' | 'language'> {
  readonly client: AddressClient | null;
  readonly properties: EntryProperties;
}

/** Rejects only if the signal was aborted. Without a client, the event says so. */
export function performSearch(
  request: SearchRequest,
  { client, properties, ...around }: Situation,
  signal: AbortSignal,
): Promise<SearchEvent> {
  const { buildingListMode, dispatchCountry, poBox } = properties;
  const loadReader = () => textReader.load();
  const call = { ...around, buildingListMode, dispatchCountry, takesPoBoxes: poBox !== 'deny', loadReader };
  return askInTime(
    request.kind,
    client,
    signal,
    (service, own) => askSearch(request, { ...call, client: service }, own),
    (problem) => ({ type: 'failed', request, problem }),
  );
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
  const { kind } = request;
  try {
    if (!client) throw new AddressServiceError('not-configured', kind);
    if (kind === 'countries') return { kind, countries: await askForList(client, host, signal) };
    const { name } = request;
    const country: unknown = await client.country({ country: name }, { signal });
    return { kind, name, country: isCountry(country) ? country : null };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'failure', request, problem: problemFrom(error, kind) };
  }
}

async function askForList(client: AddressClient, host: PanelHost, signal: AbortSignal): Promise<readonly Country[]> {
  const over = new AbortController();
  const answer = { kind: 'late' } as const;
  const late = delay(countriesLateAfterMs, over.signal).then(() =>
    host.dispatch({ slice: 'country', type: 'countryAnswered', answer }),
  );
  late.catch(() => null);
  try {
    const countries: unknown = await client.countries({ signal });
    // A page's own client may answer anything, and the service may list a country without a code.
    const usable = Array.isArray(countries) ? countries.filter(isListableCountry) : [];
    if (!usable[0]) throw new AddressServiceError('unexpected', 'countries');
    return usable;
  } finally {
    over.abort();
  }
}

function isListableCountry(country: unknown): country is Country {
  return isCountry(country) && country.name !== '';
}
