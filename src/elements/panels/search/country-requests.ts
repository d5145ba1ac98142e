/** Calls the client for requests of countries; the result becomes an event. */
import type { AddressClient } from '../../../client/client.ts';
import { AddressServiceError, problemFrom } from '../../../client/errors.ts';
import type { Country } from '../../../contract/types.ts';
import { isCountry } from '../../../core/country/known.ts';
import type { CountryAnswer, CountryRequest } from '../../../core/country/state.ts';
import { delay } from '../../../waiting/delay.ts';
import type { PanelHost } from '../../field/host.ts';
import { Lazy } from '../../field/lazy.ts';

/** Milliseconds after which a country that the page names is searched without the list. */
const countriesLateAfterMs = 1_500;

/** All countries there are. */
export const isoTable = new Lazy(async () => (await import('../../../core/country/iso-countries.ts')).isoCountries);

/** Makes the requests of countries in the state. Without a client it answers that there is none. */
export async function performCountryRequest(
  request: CountryRequest,
  host: PanelHost,
  signal: AbortSignal,
): Promise<CountryAnswer> {
  const { client } = host;
  const { kind } = request;
  try {
    if (!client) throw new AddressServiceError('not-configured', kind);
    if (kind === 'countries') {
      return { kind, countries: await askForList(client, host, signal) };
    }
    const { name } = request;
    const country: unknown = await client.country({ country: name }, { signal });
    return { kind, name, country: isCountry(country) ? country : null };
  } catch (error) {
    signal.throwIfAborted();
    const problem = problemFrom(error, kind);
    if (kind === 'countries') void loadIsoCountries(host);
    return { kind: 'failure', request, problem };
  }
}

async function askForList(client: AddressClient, host: PanelHost, signal: AbortSignal): Promise<readonly Country[]> {
  const over = new AbortController();
  const isLate = delay(countriesLateAfterMs, over.signal).then(() => loadIsoCountries(host));
  isLate.catch(() => null);
  try {
    const countries: unknown = await client.countries({ signal });
    // A page's own client may answer with anything, and the service with a country that has no code.
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

/** All countries there are: they stand in for the service's, or stand beside them where the page offers more. */
export async function loadIsoCountries(host: PanelHost): Promise<void> {
  if (host.state.countries.iso) return;
  const table = await isoTable.load();
  if (table && !host.state.countries.iso) {
    host.dispatch({ slice: 'country', type: 'isoCountriesLoaded', countries: table(), seed: host.seed() });
  }
}
