/** Loads the countries the service supports, and finds the one that the page names and the list does not have. */
import { Task } from '@lit/task';
import type { LitElement } from 'lit';
import type { AddressClient } from '../../client/client.ts';
import { AddressServiceError, problemFrom } from '../../client/errors.ts';
import { unlistedCountryOf } from '../../core/entry/country.ts';
import type { RootEvent } from '../../core/entry/state.ts';
import type { SessionSeed } from '../../core/search/state.ts';
import type { PanelHost } from '../host.ts';

/** What is loaded, and again when it failed. */
export interface CountryTasks {
  /** Asks again for what could not be had. */
  retry(): void;
}

/** Both tasks dispatch what came of them. None of them rejects: a task keeps to itself what is thrown in it. */
export function createCountryTasks(
  element: LitElement,
  entry: Pick<PanelHost, 'client' | 'state' | 'dispatch' | 'seed'>,
): CountryTasks {
  function tell(signal: AbortSignal, event: RootEvent): void {
    if (signal.aborted) return;
    try {
      entry.dispatch({ slice: 'entry', ...event });
    } catch (error) {
      reportError(error);
    }
  }

  const list = new Task(element, {
    args: () => [entry.client] as const,
    task: async ([client], { signal }) => tell(signal, await askForList(client, entry.seed(), signal)),
  });
  const named = new Task(element, {
    args: () => [entry.client, unlistedCountryOf(entry.state)] as const,
    task: async ([client, name], { signal }) => {
      if (client && name !== '') tell(signal, await askForName(client, name, entry.seed(), signal));
    },
  });

  return {
    retry() {
      const { problem } = entry.state.countries;
      if (!problem) return;
      entry.dispatch({ slice: 'entry', type: 'countriesRequested' });
      void (problem.operation === 'country' ? named : list).run();
    },
  };
}

async function askForList(client: AddressClient | null, seed: SessionSeed, signal: AbortSignal): Promise<RootEvent> {
  try {
    if (!client) throw new AddressServiceError('not-configured', 'countries');
    const countries = await client.countries({ signal });
    // A page's own client may answer with anything.
    if (!Array.isArray(countries)) throw new AddressServiceError('unexpected', 'countries');
    return { type: 'countriesArrived', countries, seed };
  } catch (error) {
    return { type: 'countriesFailed', problem: problemFrom(error, 'countries'), seed };
  }
}

async function askForName(
  client: AddressClient,
  name: string,
  seed: SessionSeed,
  signal: AbortSignal,
): Promise<RootEvent> {
  try {
    return { type: 'countryNamed', name, country: await client.country({ country: name }, { signal }), seed };
  } catch (error) {
    return { type: 'countryFailed', problem: problemFrom(error, 'country') };
  }
}
