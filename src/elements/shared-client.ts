import type { Ask, CallOptions } from '../client/ask.ts';
import { choosing } from '../client/choosing.ts';
import type { AddressClient } from '../client/client.ts';
import { AddressServiceError } from '../client/errors.ts';
import type { OtherClient } from '../client/others.ts';
import { searching } from '../client/searching.ts';
import { sharing } from './sharing.ts';

/** The client of a proxy. Only searching has its operations there at once; the others are loaded when first asked. */
export const sharedClient: (proxyUrl: string) => AddressClient = sharing((ask) => ({
  ...choosing(ask),
  ...searching(ask),
  validate: async (params, options) => (await loaded(ask, 'validate', options)).validate(params, options),
  dutchByPostcode: async (params, options) =>
    (await loaded(ask, 'dutchByPostcode', options)).dutchByPostcode(params, options),
  dutchByStreet: async (params, options) =>
    (await loaded(ask, 'dutchByStreet', options)).dutchByStreet(params, options),
}));

async function loaded(ask: Ask, operation: keyof OtherClient, options?: CallOptions): Promise<OtherClient> {
  const module = await import('../client/others.ts').catch(() => null);
  options?.signal?.throwIfAborted();
  if (!module) throw new AddressServiceError('unavailable', operation);
  return module.others(ask);
}
