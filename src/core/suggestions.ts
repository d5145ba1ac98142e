/** What a search has found, for whoever shows it. */
import type { Match } from '../contract/types.ts';
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
