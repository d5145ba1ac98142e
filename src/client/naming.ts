import { country } from '../contract/country.ts';
import type { Ask } from './ask.ts';
import type { AddressClient } from './client.ts';
import { withParams } from './with-params.ts';

/** What a country that is given by its name asks. */
export type NameClient = Pick<AddressClient, 'country'>;

export function naming(ask: Ask): NameClient {
  return { country: ask(country, withParams) };
}
