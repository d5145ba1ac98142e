import { validate } from '../contract/validation.ts';
import type { Ask } from './ask.ts';
import type { AddressClient } from './client.ts';
import { withParams } from './with-params.ts';

/** What the manual fields ask. */
export type ValidationClient = Pick<AddressClient, 'validate'>;

export function validating(ask: Ask): ValidationClient {
  const validated = ask(validate, withParams);
  return {
    // §4.5: the path takes the code in lower case.
    validate: async (params, options) => validated({ ...params, country: params.country.toLowerCase() }, options),
  };
}
