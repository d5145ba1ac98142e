/** Where core meets client for countries: a request of the state becomes a call, its outcome an event. */
import type { AddressClient } from '../../../client/client.ts';
import { delay } from '../../../client/delay.ts';
import { AddressServiceError, problemFrom } from '../../../client/errors.ts';
import type { Country } from '../../../contract/types.ts';
import { isCountry } from '../../../core/address/country-codes.ts';
import type { CountryRequest, RootEvent } from '../../../core/entry/state.ts';
import type { PanelHost } from '../../host.ts';
import { Lazy } from '../../lazy.ts';

/** Milliseconds after which a country that the page names is searched without the list. */
const lateAfterMs = 1_500;

const isoTable = new Lazy(async () => (await import('../../../core/address/iso-countries.ts')).isoCountries);

/** Asks for what the state wants to know of countries. Without a client the answer is that there is none. */
export async function performCountryRequest(
  request: CountryRequest,
  host: PanelHost,
  signal: AbortSignal,
): Promise<RootEvent> {
  const { client } = host;
  const { kind } = request;
  try {
    if (!client) throw new AddressServiceError('not-configured', kind);
    if (kind === 'countries') {
      return { type: 'countriesArrived', countries: await askForList(client, host, signal), seed: host.seed() };
    }
    const { name } = request;
    const country: unknown = await client.country({ country: name }, { signal });
    return { type: 'countryNamed', name, country: isCountry(country) ? country : null, seed: host.seed() };
  } catch (error) {
    signal.throwIfAborted();
    const problem = problemFrom(error, kind);
    if (kind === 'country') return { type: 'countryFailed', problem };
    void substitute(host);
    return { type: 'countriesFailed', problem, seed: host.seed() };
  }
}

async function askForList(client: AddressClient, host: PanelHost, signal: AbortSignal): Promise<readonly Country[]> {
  const over = new AbortController();
  const isLate = delay(lateAfterMs, over.signal).then(() => substitute(host));
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
export async function substitute(host: PanelHost): Promise<void> {
  if (host.state.countries.substitute) return;
  const table = await isoTable.load();
  if (table && !host.state.countries.substitute) {
    host.dispatch({ slice: 'entry', type: 'countriesSubstituted', countries: table(), seed: host.seed() });
  }
}
