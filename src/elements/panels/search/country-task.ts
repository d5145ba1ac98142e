/** Where core meets client for countries: a request of the state becomes a call, its outcome an event. */
import { Task } from '@lit/task';
import type { AddressClient } from '../../../client/client.ts';
import { delay } from '../../../client/delay.ts';
import { AddressServiceError, problemFrom } from '../../../client/errors.ts';
import type { Country } from '../../../contract/types.ts';
import type { CountryRequest, RootEvent } from '../../../core/entry/state.ts';
import type { PanelHost } from '../../host.ts';
import { lazy } from '../../lazy.ts';

/** Milliseconds after which a country that the page names is searched without the list. */
const lateAfterMs = 1_500;

const isoTable = lazy(async () => (await import('../../../core/address/iso-countries.ts')).isoCountries);

/**
 * Asks for what the state wants to know of countries. One question at a time, and a new one takes the place of the one
 * before: that is what a task of Lit does.
 */
export function createCountryTask(host: PanelHost): Task {
  return new Task(host.controllers, {
    args: () => [host.state.countries.request] as const,
    task: async ([request], { signal }) => {
      if (!request) return;
      const event = await performCountryRequest(request, host, signal);
      if (signal.aborted) return;
      try {
        host.dispatch({ slice: 'entry', ...event });
      } catch (error) {
        // A task keeps to itself what is thrown in it.
        reportError(error);
      }
    },
  });
}

/** Rejects only when the signal aborted. Without a client the answer is that there is none. */
async function performCountryRequest(
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
    return { type: 'countriesArrived', countries: await askForList(client, host, signal), seed: host.seed() };
  } catch (error) {
    signal.throwIfAborted();
    if (kind === 'countries') void substitute(host);
    const problem = problemFrom(error, kind);
    return kind === 'country'
      ? { type: 'countryFailed', problem }
      : { type: 'countriesFailed', problem, seed: host.seed() };
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
  const { iso2, iso3, name } = Object(country) as Partial<Country>;
  return /^[a-z]{2} [a-z]{3} ./i.test(`${iso2} ${iso3} ${name}`);
}

/** All countries there are: they stand in for the service's, or stand beside them where the page offers more. */
export async function substitute(host: PanelHost): Promise<void> {
  if (host.state.countries.substitute) return;
  const table = await isoTable();
  if (table && !host.state.countries.substitute) {
    host.dispatch({ slice: 'entry', type: 'countriesSubstituted', countries: table(), seed: host.seed() });
  }
}
