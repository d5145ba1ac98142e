/** Where core meets client for countries: a request becomes a call, its outcome an event. */
import { AddressServiceError, problemFrom } from '../../../client/errors.ts';
import type { CountryRequest, RootEvent } from '../../../core/entry/state.ts';
import type { PanelHost } from '../../host.ts';

/** Rejects only when the signal aborted. Without a client the answer is that there is none. */
export async function performCountryRequest(
  request: CountryRequest,
  host: PanelHost,
  signal: AbortSignal,
): Promise<RootEvent> {
  const { client } = host;
  const { kind } = request;
  try {
    if (!client) throw new AddressServiceError('not-configured', kind);
    if (request.kind === 'country') {
      const { name } = request;
      return {
        type: 'countryNamed',
        name,
        country: await client.country({ country: name }, { signal }),
        seed: host.seed(),
      };
    }
    const countries = await client.countries({ signal });
    // A page's own client may answer with anything.
    if (!Array.isArray(countries)) throw new AddressServiceError('unexpected', kind);
    return { type: 'countriesArrived', countries, seed: host.seed() };
  } catch (error) {
    signal.throwIfAborted();
    const problem = problemFrom(error, kind);
    return kind === 'country'
      ? { type: 'countryFailed', problem }
      : { type: 'countriesFailed', problem, seed: host.seed() };
  }
}
