/** What an entry's state means for whoever shows it. */
import type { Country } from '../contract/types.ts';
import type { EntryState } from './entry.ts';

export function countryOf(state: EntryState): Country | null {
  return state.step === 'country' ? null : state.country;
}

/** Whether the newest answer is there and holds nothing. */
export function isNothingFound(state: EntryState): boolean {
  return state.step === 'search' && state.request === null && state.list?.matches.length === 0;
}

/** The service's word, not a guess from the text. */
export function isPoBox(state: EntryState): boolean {
  return state.step === 'done' && state.address.isPoBox;
}
