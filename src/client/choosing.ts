import { countries } from '../contract/countries.ts';
import type { Ask } from './ask.ts';
import type { AddressClient } from './client.ts';

/** What choosing a country asks. */
export type CountryClient = Pick<AddressClient, 'countries'>;

export function choosing(ask: Ask): CountryClient {
  const all = ask(countries);
  return { countries: (options) => all({}, options) };
}
