/** What a suggestion leads to, as the text of its id: a host may ask for the address in another worker than it searched in. */
import { AddressServiceError } from '../client/errors.ts';
import type { Country, Match } from '../contract/types.ts';
import { isCountry } from '../core/country/known.ts';
import type { SessionSeed } from '../core/search/state.ts';

/** The match of a suggestion, in its session. */
export interface Pointer {
  readonly session: SessionSeed;
  readonly country: Country;
  /** The text that found it; it may say more than the match. */
  readonly typed: string;
  readonly match: Match;
}

/** A text without spaces and quotation marks, which is valid in ids of HTML. */
export function idOf({ match: { highlights, tags, ...match }, ...pointer }: Pointer): string {
  return encodeURIComponent(JSON.stringify({ ...pointer, match }));
}

/** @throws AddressServiceError `invalid-input` for a text that is no such id */
export function pointerOf(id: string): Pointer {
  try {
    const pointer = JSON.parse(decodeURIComponent(id)) as Pointer;
    const { session, typed, match } = pointer;
    const texts = [session.id, typed, match.value, match.label, match.description, match.context];
    if (isCountry(pointer.country) && texts.every((it) => typeof it === 'string')) return pointer;
  } catch {
    // Of another provider.
  }
  throw new AddressServiceError('invalid-input', 'details');
}
