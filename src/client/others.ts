import type { Ask, Method } from './ask.ts';
import { lookingUp } from './looking-up.ts';
import { validating } from './validating.ts';

/** What the ways around searching ask. */
export type OtherClient = {
  readonly [Name in 'dutchByPostcode' | 'dutchByStreet' | 'validate']: Method<Name>;
};

export function others(ask: Ask): OtherClient {
  return { ...lookingUp(ask), ...validating(ask) };
}
