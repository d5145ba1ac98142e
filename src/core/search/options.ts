/** The suggestions on display. */
import type { Match } from '../../contract/types.ts';
import type { SearchState } from './state.ts';

/** A suggestion, as a list shows it. */
export interface Option {
  readonly match: Match;
  /** Every precision but Address leads to more suggestions (§4.3 rule 3). */
  readonly opensMore: boolean;
}

/** The options of the list; none while the details of one of them are on their way. */
export function optionsOf({ list, request }: SearchState): readonly Option[] {
  if (request?.kind === 'details') return [];
  return (list?.matches ?? []).map((match) => ({ match, opensMore: match.precision !== 'Address' }));
}

/** Whether the list on display was found elsewhere than the next search looks: it shows, but cannot be chosen from. */
export function isListStale({ list, context }: SearchState): boolean {
  return list !== null && list.request.context !== context;
}

/** Whether two matches are one. Several matches of a list may have the same `value`. */
export function isSameMatch(a: Match, b: Match): boolean {
  return a.value === b.value && a.description === b.description && a.precision === b.precision;
}
