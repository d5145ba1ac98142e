/** Where core meets client for countries: a request of the state becomes a call, its outcome an event. */
import { Task } from '@lit/task';
import { AddressServiceError, problemFrom } from '../../../client/errors.ts';
import type { CountryRequest, RootEvent } from '../../../core/entry/state.ts';
import type { PanelHost } from '../../host.ts';

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
