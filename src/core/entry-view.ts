/** What an entry's state means for whoever shows it. */
import type { Country, Match } from '../contract/types.ts';
import type { EntryState } from './entry.ts';

/** A suggestion, as a list shows it. */
export interface Option {
  readonly match: Match;
  /** Every precision but Address leads to more suggestions (§4.3 rule 3). */
  readonly opensMore: boolean;
}

export function optionsOf(state: EntryState): readonly Option[] {
  if (state.step !== 'search') return [];
  return (state.list?.matches ?? []).map((match) => ({ match, opensMore: match.precision !== 'Address' }));
}

/** Whether the list on display was found elsewhere than the next search looks: shown, but not to be chosen from. */
export function isListStale(state: EntryState): boolean {
  return state.step === 'search' && state.list !== null && state.list.request.context !== state.context;
}

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
