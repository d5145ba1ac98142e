import { dutchByPostcode, dutchByStreet } from '../contract/dutch.ts';
import type { Ask } from './ask.ts';
import type { AddressClient } from './client.ts';
import { withParams } from './with-params.ts';

/** What the Dutch lookups ask. */
export type LookupClient = Pick<AddressClient, 'dutchByPostcode' | 'dutchByStreet'>;

export function lookingUp(ask: Ask): LookupClient {
  return { dutchByPostcode: ask(dutchByPostcode, withParams), dutchByStreet: ask(dutchByStreet, withParams) };
}
