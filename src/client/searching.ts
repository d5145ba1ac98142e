import { countries, country, details, suggest } from '../contract/international.ts';
import type { Ask } from './ask.ts';
import type { AddressClient } from './client.ts';

/** What searching asks. */
export type SearchClient = Pick<AddressClient, 'suggest' | 'details' | 'country' | 'countries'>;

export function searching(ask: Ask): SearchClient {
  const all = ask(countries);
  return {
    suggest: ask(suggest),
    details: ask(details),
    country: ask(country),
    countries: (options) => all({}, options),
  };
}
