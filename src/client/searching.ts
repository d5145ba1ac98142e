import { details, suggest } from '../contract/autocomplete.ts';
import type { Ask } from './ask.ts';
import type { AddressClient } from './client.ts';
import { withParams } from './with-params.ts';

/** What searching asks. */
export type SearchClient = Pick<AddressClient, 'suggest' | 'details'>;

export function searching(ask: Ask): SearchClient {
  return { suggest: ask(suggest, withParams), details: ask(details, withParams) };
}
