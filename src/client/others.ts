import type { Ask } from './ask.ts';
import { type LookupClient, lookingUp } from './looking-up.ts';
import { type ValidationClient, validating } from './validating.ts';

/** What the ways around searching ask. */
export type OtherClient = LookupClient & ValidationClient;

export function others(ask: Ask): OtherClient {
  return { ...lookingUp(ask), ...validating(ask) };
}
