import type { Ask, Method } from '../client/ask.ts';
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
  validate: later(ask, 'validate'),
  dutchByPostcode: later(ask, 'dutchByPostcode'),
  dutchByStreet: later(ask, 'dutchByStreet'),
}));

function later<Name extends keyof OtherClient>(ask: Ask, name: Name): Method<Name> {
  return async (params, options) => {
    const module = await import('../client/others.ts').catch(() => null);
    options?.signal?.throwIfAborted();
    if (!module) throw new AddressServiceError('unavailable', name);
    return module.others(ask)[name](params, options);
  };
}
